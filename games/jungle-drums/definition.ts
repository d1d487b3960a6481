/** Jungle Drums: 4,096 ways, free spins whose multiplier rises with every spin. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';

export default defineSlot({
  code: 'jungle-drums',
  title: 'Jungle Drums',
  theme: 'adventure',
  version: 2,
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
      'jaguar jaguar king king jack jack toucan toucan toucan ace ace queen queen ten ten king king scatter monkey monkey jack jack ace ace python python python queen queen ten ten',
      'queen queen ten ten python python python king king scatter jack jack jaguar jaguar ace ace queen queen toucan toucan toucan ten ten king king scatter jack jack ace ace wild monkey monkey',
      'jack jack ace ace queen queen wild ten ten monkey monkey king king scatter jack jack python python python ace ace queen queen jaguar jaguar ten ten king king scatter toucan toucan toucan',
      'ten ten king king jaguar jaguar scatter jack jack ace ace toucan toucan toucan queen queen ten ten king king scatter wild jack jack monkey monkey ace ace queen queen python python python',
      'wild queen queen monkey monkey ten ten king king scatter python python python jack jack ace ace jaguar jaguar queen queen ten ten toucan toucan toucan king king scatter jack jack ace ace',
      'toucan toucan toucan jack jack ace ace queen queen ten ten scatter monkey monkey king king jack jack ace ace python python python queen queen jaguar jaguar ten ten king king',
    ],
  },
  evaluation: { kind: 'ways' },
  betCoins: 50,
  pays: {
    jaguar: { 3: 21, 4: 50, 5: 125, 6: 260 },
    monkey: { 3: 10, 4: 31, 5: 85, 6: 260 },
    toucan: { 3: 8, 4: 21, 5: 65, 6: 210 },
    python: { 3: 8, 4: 21, 5: 50, 6: 155 },
    ace: { 3: 3, 4: 8, 5: 21, 6: 65 },
    king: { 3: 2, 4: 8, 5: 21, 6: 65 },
    queen: { 3: 2, 4: 6, 5: 16, 6: 50 },
    jack: { 3: 2, 4: 6, 5: 16, 6: 50 },
    ten: { 3: 2, 4: 5, 5: 13, 6: 42 },
  },
  features: {
    freeSpins: {
      awards: { 4: 8, 5: 10, 6: 12 },
      retriggers: { 4: 3, 5: 4, 6: 5 },
      maxSpins: 20,
      multiplier: { start: 1, step: 1, max: 10 },
      special: null,
    },
  },
  volatility: 'very-high',
  maxWin: { bets: 10_000, sinceVersion: 2 },
});
