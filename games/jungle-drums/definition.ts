/** Jungle Drums: 4,096 ways, free spins whose multiplier rises with every spin. */
import { defineSlot } from '../kit/slot/definition.ts';

export default defineSlot({
  code: 'jungle-drums',
  title: 'Jungle Drums',
  version: 1,
  reels: 6,
  rows: 4,
  symbols: [
    { id: 'jaguar', name: 'Jaguar', kind: 'high' },
    { id: 'monkey', name: 'Monkey King', kind: 'high' },
    { id: 'toucan', name: 'Toucan', kind: 'high' },
    { id: 'python', name: 'Python', kind: 'high' },
    { id: 'ace', name: 'Ace', kind: 'low' },
    { id: 'king', name: 'King', kind: 'low' },
    { id: 'queen', name: 'Queen', kind: 'low' },
    { id: 'jack', name: 'Jack', kind: 'low' },
    { id: 'ten', name: 'Ten', kind: 'low' },
    { id: 'wild', name: 'Jade Idol', kind: 'wild' },
    { id: 'scatter', name: 'War Drum', kind: 'scatter' },
  ],
  strips: {
    base: [
      'jaguar king jack toucan ace queen monkey ten king python jack ace scatter queen toucan ten king jack monkey ace queen python ten',
      'queen ten python king jack ace toucan queen jaguar ten king monkey scatter jack python ace queen ten toucan king jack wild ace monkey',
      'jack ace queen monkey ten king python wild jack ace queen toucan ten king monkey jack ace jaguar python queen ten scatter king toucan',
      'ten king jaguar jack toucan ace queen scatter ten monkey king jack python ace queen wild toucan ten king jack ace monkey queen python',
      'wild monkey queen ten python king jack ace toucan queen ten jaguar king monkey jack ace scatter python queen ten king toucan jack ace',
      'toucan jack ace queen monkey ten king python jack scatter ace queen toucan ten king jack monkey ace jaguar python queen ten king',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 50,
  pays: {
    jaguar: { 3: 20, 4: 60, 5: 150, 6: 500 },
    monkey: { 3: 10, 4: 30, 5: 80, 6: 250 },
    toucan: { 3: 8, 4: 20, 5: 60, 6: 200 },
    python: { 3: 8, 4: 20, 5: 50, 6: 150 },
    ace: { 3: 3, 4: 8, 5: 20, 6: 60 },
    king: { 3: 3, 4: 8, 5: 20, 6: 60 },
    queen: { 3: 2, 4: 6, 5: 15, 6: 50 },
    jack: { 3: 2, 4: 6, 5: 15, 6: 50 },
    ten: { 3: 2, 4: 5, 5: 12, 6: 40 },
  },
  features: {
    freeSpins: {
      awards: { 4: 8, 5: 10, 6: 12 },
      retriggers: { 4: 3, 5: 4, 6: 5 },
      maxSpins: 25,
      multiplier: { start: 1, step: 1, max: 15 },
      special: null,
    },
  },
  volatility: 'low',
});
