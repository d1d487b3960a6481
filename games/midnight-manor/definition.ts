/** Midnight Manor: twenty lines, expanding wilds stick for the rest of the free spins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'midnight-manor',
  title: 'Midnight Manor',
  theme: 'horror',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Blood Moon', kind: 'wild' },
    { id: 'count', name: 'The Count', kind: 'high' },
    { id: 'bride', name: 'The Bride', kind: 'high' },
    { id: 'wolf', name: 'Dire Wolf', kind: 'high' },
    { id: 'bat', name: 'Bat', kind: 'high' },
    { id: 'chalice', name: 'Chalice', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'scatter', name: 'Manor Key', kind: 'scatter' },
  ],
  strips: {
    base: [
      'count ace wolf queen ten chalice scatter king jack bat bride ace ten wolf queen jack chalice count king bat ten ace jack wolf queen bride chalice ten king bat jack',
      'king bat jack ace scatter count wolf queen ten chalice jack king bat ten ace bride wolf wild queen jack chalice count king ten bat ace jack wolf queen chalice ten bride',
      'queen chalice ten king jack bride bat ace wolf ten queen count chalice jack king bat scatter ten ace wolf jack bride queen chalice king ten bat count wild jack ace wolf',
      'jack count ace wolf queen ten chalice jack king wild bat bride ace ten wolf queen jack chalice count king bat ten ace jack wolf queen chalice bride scatter ten king bat',
      'ten bride king jack bat ace wolf count ten queen chalice jack king bat ten ace bride wolf queen jack chalice scatter king count ten bat jack ace wolf queen chalice',
    ],
    free: [
      'count ace wolf queen ten chalice king jack bat bride ace ten wolf queen jack chalice count king bat ten ace jack wolf queen bride chalice ten king bat jack',
      'king bat jack ace count wolf queen ten chalice jack king bat ten ace bride wolf wild queen jack chalice count king ten bat ace jack wolf queen chalice ten bride',
      'queen chalice ten king jack bride bat ace wolf ten queen count chalice jack king bat ten ace wolf jack bride queen chalice king ten bat count wild jack ace wolf',
      'jack count ace wolf queen ten chalice jack king wild bat bride ace ten wolf queen jack chalice count king bat ten ace jack wolf queen chalice bride ten king bat',
      'ten bride king jack bat ace wolf count ten queen chalice jack king bat ten ace bride wolf queen jack chalice king count ten bat jack ace wolf queen chalice',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    count: { 3: 34, 4: 160, 5: 1100 },
    bride: { 3: 27, 4: 110, 5: 540 },
    wolf: { 3: 16, 4: 70, 5: 270 },
    bat: { 3: 14, 4: 55, 5: 200 },
    chalice: { 3: 14, 4: 41, 5: 160 },
    ace: { 3: 5, 4: 20, 5: 80 },
    king: { 3: 5, 4: 20, 5: 80 },
    queen: { 3: 4, 4: 16, 5: 70 },
    jack: { 3: 4, 4: 15, 5: 55 },
    ten: { 3: 4, 4: 14, 5: 55 },
  },
  scatterPays: { 3: 2, 4: 10, 5: 100 },
  features: {
    expandingWilds: { reels: [1, 2, 3], phases: ['base', 'free'], respin: false, sticky: true },
    freeSpins: {
      awards: { 3: 8, 4: 10, 5: 12 },
      retriggers: {},
      maxSpins: 12,
      multiplier: { start: 1, step: 0, max: 1 },
      special: null,
    },
  },
  volatility: 'high',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
