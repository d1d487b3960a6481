/** Koi Pond: 243 ways, calm: an expanding lotus on the middle reel, gentle free spins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';

export default defineSlot({
  code: 'koi-pond',
  title: 'Koi Pond',
  theme: 'asia',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'koi-gold', name: 'Golden Koi', kind: 'high' },
    { id: 'koi-red', name: 'Red Koi', kind: 'high' },
    { id: 'turtle', name: 'Pond Turtle', kind: 'high' },
    { id: 'frog', name: 'Frog', kind: 'low' },
    { id: 'dragonfly', name: 'Dragonfly', kind: 'low' },
    { id: 'lily', name: 'Water Lily', kind: 'low' },
    { id: 'reed', name: 'Reed', kind: 'low' },
    { id: 'pebble', name: 'Pebble', kind: 'low' },
    { id: 'wild', name: 'Lotus', kind: 'wild' },
    { id: 'scatter', name: 'Stone Lantern', kind: 'scatter' },
  ],
  strips: {
    base: [
      'koi-gold lily pebble turtle dragonfly reed koi-red frog lily pebble reed dragonfly turtle lily frog pebble koi-gold koi-red reed dragonfly lily pebble frog reed turtle lily pebble dragonfly koi-red reed scatter frog',
      'reed frog lily pebble koi-gold turtle dragonfly reed lily frog scatter koi-red pebble reed dragonfly lily turtle pebble frog reed koi-red koi-gold lily dragonfly pebble frog reed turtle lily pebble dragonfly koi-red',
      'pebble dragonfly reed koi-red frog lily pebble reed scatter dragonfly turtle lily koi-gold frog pebble koi-red reed dragonfly lily pebble frog turtle wild reed lily koi-red dragonfly pebble koi-gold reed frog lily turtle',
      'lily scatter koi-gold pebble turtle dragonfly reed lily frog koi-red pebble reed dragonfly lily turtle pebble frog koi-gold reed koi-red lily dragonfly pebble frog reed turtle lily pebble dragonfly koi-red reed frog',
      'koi-red reed frog lily pebble reed dragonfly turtle koi-gold lily frog pebble koi-red scatter reed dragonfly lily pebble turtle frog reed koi-red lily dragonfly koi-gold pebble frog reed turtle lily pebble dragonfly',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 10,
  pays: {
    'koi-gold': { 3: 27, 4: 70, 5: 175 },
    'koi-red': { 3: 14, 4: 35, 5: 105 },
    turtle: { 3: 11, 4: 27, 5: 70 },
    frog: { 3: 7, 4: 14, 5: 35 },
    dragonfly: { 3: 7, 4: 13, 5: 35 },
    lily: { 3: 4, 4: 9, 5: 21 },
    reed: { 3: 4, 4: 9, 5: 21 },
    pebble: { 3: 4, 4: 7, 5: 18 },
  },
  scatterPays: { 3: 1, 4: 5, 5: 20 },
  features: {
    expandingWilds: { reels: [2], phases: ['base', 'free'], respin: false, sticky: false },
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 16 },
      retriggers: { 3: 3, 4: 5, 5: 8 },
      maxSpins: 30,
      multiplier: { start: 2, step: 0, max: 2 },
      special: null,
    },
  },
  volatility: 'low',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
