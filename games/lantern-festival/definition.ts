/** Lantern Festival: 243 ways, lanterns multiply any spin by chance, more so in free spins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';

export default defineSlot({
  code: 'lantern-festival',
  title: 'Lantern Festival',
  theme: 'asia',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'rabbit', name: 'Jade Rabbit', kind: 'high' },
    { id: 'lantern-gold', name: 'Gold Lantern', kind: 'high' },
    { id: 'lantern-red', name: 'Red Lantern', kind: 'high' },
    { id: 'mooncake', name: 'Mooncake', kind: 'high' },
    { id: 'teapot', name: 'Teapot', kind: 'low' },
    { id: 'peony', name: 'Peony', kind: 'low' },
    { id: 'lute', name: 'Moon Lute', kind: 'low' },
    { id: 'plum', name: 'Plum Blossom', kind: 'low' },
    { id: 'knot', name: 'Silk Knot', kind: 'low' },
    { id: 'wild', name: 'Harvest Moon', kind: 'wild' },
    { id: 'scatter', name: 'Firework', kind: 'scatter' },
  ],
  strips: {
    base: [
      'rabbit peony lantern-red plum teapot lute knot peony mooncake lantern-gold plum teapot lantern-red lute knot rabbit peony scatter plum mooncake teapot lute knot lantern-red peony lantern-gold plum teapot lute mooncake knot',
      'lute mooncake knot peony plum rabbit lantern-red teapot lute knot peony mooncake plum teapot lantern-gold lute lantern-red scatter knot peony plum rabbit teapot mooncake lute knot peony lantern-red plum wild teapot lantern-gold',
      'plum teapot lute knot lantern-gold mooncake peony plum wild teapot lantern-red lute rabbit knot peony plum mooncake teapot lute lantern-red knot lantern-gold peony plum teapot lute mooncake rabbit scatter knot peony lantern-red',
      'knot peony rabbit plum lantern-red teapot lute knot scatter peony mooncake plum lantern-gold teapot lantern-red lute knot peony rabbit plum teapot mooncake wild lute knot lantern-red peony plum lantern-gold teapot lute mooncake',
      'scatter lute lantern-gold knot mooncake peony plum teapot lantern-red rabbit lute knot peony mooncake plum teapot lute lantern-gold lantern-red knot peony plum teapot rabbit mooncake lute knot peony lantern-red plum teapot',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 20,
  pays: {
    rabbit: { 3: 35, 4: 105, 5: 440 },
    'lantern-gold': { 3: 26, 4: 70, 5: 260 },
    'lantern-red': { 3: 14, 4: 44, 5: 175 },
    mooncake: { 3: 14, 4: 35, 5: 140 },
    teapot: { 3: 7, 4: 18, 5: 55 },
    peony: { 3: 7, 4: 18, 5: 50 },
    lute: { 3: 5, 4: 14, 5: 44 },
    plum: { 3: 5, 4: 14, 5: 44 },
    knot: { 3: 4, 4: 11, 5: 35 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 50 },
  features: {
    boost: {
      phases: ['base', 'free'],
      outcomes: [
        { multiplier: 1, weight: 80 },
        { multiplier: 2, weight: 10 },
        { multiplier: 3, weight: 6 },
        { multiplier: 5, weight: 3 },
        { multiplier: 10, weight: 1 },
      ],
    },
    freeSpins: {
      awards: { 3: 8, 4: 12, 5: 20 },
      retriggers: { 3: 5, 4: 5, 5: 5 },
      maxSpins: 35,
      multiplier: { start: 2, step: 0, max: 2 },
      special: null,
    },
  },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
