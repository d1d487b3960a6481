/** Super Joker: five lines, fruit classics, joker boosts wins up to tenfold. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { tenLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'super-joker',
  title: 'Super Joker',
  theme: 'classic',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Joker', kind: 'wild' },
    { id: 'seven', name: 'Lucky Seven', kind: 'high' },
    { id: 'bell', name: 'Bell', kind: 'high' },
    { id: 'melon', name: 'Melon', kind: 'high' },
    { id: 'grape', name: 'Grapes', kind: 'low' },
    { id: 'plum', name: 'Plum', kind: 'low' },
    { id: 'orange', name: 'Orange', kind: 'low' },
    { id: 'lemon', name: 'Lemon', kind: 'low' },
    { id: 'cherry', name: 'Cherry', kind: 'low' },
    { id: 'scatter', name: 'Star', kind: 'scatter' },
  ],
  strips: {
    base: [
      'seven seven orange melon cherry plum lemon orange grape bell cherry plum melon lemon seven seven orange cherry grape plum lemon melon orange bell cherry plum lemon scatter grape',
      'orange melon cherry plum lemon orange grape bell cherry plum wild melon lemon seven seven orange cherry grape plum lemon melon orange bell cherry plum lemon scatter grape seven seven',
      'lemon grape orange cherry seven seven melon plum lemon scatter orange grape cherry plum bell lemon melon orange cherry seven seven plum grape wild lemon orange melon cherry plum bell',
      'cherry plum lemon wild bell grape orange cherry plum melon lemon seven seven orange cherry grape plum lemon melon scatter bell orange cherry plum lemon grape seven seven orange melon',
      'lemon bell grape orange cherry plum melon seven seven lemon orange scatter grape cherry plum lemon bell melon orange cherry plum seven seven grape lemon orange melon cherry plum',
    ],
  },
  evaluation: { kind: 'lines', lines: tenLines5x3.slice(0, 5), direction: 'left' },
  betCoins: 5,
  pays: {
    seven: { 3: 47, 4: 230, 5: 1150 },
    bell: { 3: 30, 4: 95, 5: 350 },
    melon: { 3: 23, 4: 70, 5: 290 },
    grape: { 3: 12, 4: 35, 5: 140 },
    plum: { 3: 9, 4: 23, 5: 95 },
    orange: { 3: 7, 4: 18, 5: 70 },
    lemon: { 3: 7, 4: 18, 5: 70 },
    cherry: { 2: 1, 3: 6, 4: 18, 5: 60 },
  },
  scatterPays: { 3: 5, 4: 25, 5: 100 },
  features: {
    boost: {
      phases: ['base'],
      outcomes: [
        { multiplier: 1, weight: 85 },
        { multiplier: 2, weight: 9 },
        { multiplier: 3, weight: 4 },
        { multiplier: 5, weight: 1 },
        { multiplier: 10, weight: 1 },
      ],
    },
  },
  volatility: 'very-high',
  maxWin: { bets: 10_000, sinceVersion: 2 },
});
