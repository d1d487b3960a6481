/** Thunder Hall: twenty lines, lightning turns whole reels wild. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'thunder-hall',
  title: 'Thunder Hall',
  theme: 'myth',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Thunder Hammer', kind: 'wild' },
    { id: 'odin', name: 'Odin', kind: 'high' },
    { id: 'thor', name: 'Thor', kind: 'high' },
    { id: 'freya', name: 'Freya', kind: 'high' },
    { id: 'raven', name: 'Raven', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'scatter', name: 'Great Hall', kind: 'scatter' },
  ],
  strips: {
    base: [
      'odin odin king freya jack ace queen ten scatter raven thor jack king freya queen ten ace jack raven queen king ten freya scatter thor ace jack queen raven ten',
      'queen raven ten king jack freya queen ace ten odin odin raven jack king thor queen freya ten ace jack raven queen king ten freya jack wild ace thor',
      'jack ace queen ten thor raven jack king wild freya queen ace ten scatter jack raven king queen freya ten thor ace odin odin jack queen raven ten king scatter freya',
      'ten king jack odin odin freya ace queen ten raven jack thor king freya queen ten ace jack raven wild queen king ten freya jack ace thor queen raven',
      'wild queen thor ten raven king jack freya queen ace scatter ten raven jack odin odin king queen thor freya ten ace jack raven queen scatter ten king freya jack ace',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    wild: { 3: 50, 4: 250, 5: 1250 },
    odin: { 3: 50, 4: 250, 5: 1250 },
    thor: { 3: 38, 4: 150, 5: 620 },
    freya: { 3: 25, 4: 100, 5: 370 },
    raven: { 3: 25, 4: 75, 5: 300 },
    ace: { 3: 10, 4: 37, 5: 150 },
    king: { 3: 10, 4: 37, 5: 150 },
    queen: { 3: 7, 4: 25, 5: 125 },
    jack: { 3: 7, 4: 25, 5: 100 },
    ten: { 3: 7, 4: 25, 5: 100 },
  },
  features: {
    strike: {
      chance: { base: [1, 60], free: [1, 3] },
      outcomes: [
        { reels: [2], weight: 4 },
        { reels: [1, 3], weight: 3 },
        { reels: [2, 4], weight: 2 },
        { reels: [1, 2, 3], weight: 1 },
      ],
    },
    freeSpins: {
      awards: { 3: 8 },
      retriggers: { 3: 4 },
      maxSpins: 24,
      multiplier: { start: 1, step: 0, max: 1 },
      special: null,
    },
  },
  volatility: 'high',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
