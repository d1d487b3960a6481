/** Thunder Hall: twenty lines, lightning turns whole reels wild. */
import { defineSlot } from '../kit/slot/definition.ts';
import { twentyLines5x3 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'thunder-hall',
  title: 'Thunder Hall',
  version: 1,
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
      'odin odin king freya jack ace queen ten raven thor jack king freya queen ten ace scatter jack raven queen king ten freya thor ace jack queen raven ten',
      'queen raven ten king jack freya queen ace ten odin odin raven jack king thor queen freya ten ace jack raven queen king ten freya jack wild ace thor',
      'jack ace queen ten thor raven jack king wild freya queen ace ten jack raven king queen freya ten thor ace odin odin jack queen raven scatter ten king freya',
      'ten king jack odin odin freya ace queen ten raven jack thor king freya queen ten ace jack raven wild queen king ten freya jack ace thor queen raven',
      'wild queen thor ten raven king jack freya queen ace ten raven jack odin odin king queen thor freya ten ace scatter jack raven queen ten king freya jack ace',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    wild: { 3: 20, 4: 100, 5: 500 },
    odin: { 3: 20, 4: 100, 5: 500 },
    thor: { 3: 15, 4: 60, 5: 250 },
    freya: { 3: 10, 4: 40, 5: 150 },
    raven: { 3: 10, 4: 30, 5: 120 },
    ace: { 3: 4, 4: 15, 5: 60 },
    king: { 3: 4, 4: 15, 5: 60 },
    queen: { 3: 3, 4: 10, 5: 50 },
    jack: { 3: 3, 4: 10, 5: 40 },
    ten: { 3: 3, 4: 10, 5: 40 },
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
  volatility: 'low',
});
