/** Lucky Sevens: classic three reels, multiplying wilds. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { fiveLines3x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'lucky-sevens',
  title: 'Lucky Sevens',
  theme: 'classic',
  version: 2,
  reels: 3,
  rows: 3,
  symbols: [
    { id: 'wild2', name: 'Double Diamond', kind: 'wild', multiplier: 2 },
    { id: 'wild3', name: 'Triple Diamond', kind: 'wild', multiplier: 3 },
    { id: 'seven-red', name: 'Red Seven', kind: 'high' },
    { id: 'seven-blue', name: 'Blue Seven', kind: 'high' },
    { id: 'seven-green', name: 'Green Seven', kind: 'high' },
    { id: 'bar-triple', name: 'Triple Bar', kind: 'low' },
    { id: 'bar-double', name: 'Double Bar', kind: 'low' },
    { id: 'bar-single', name: 'Single Bar', kind: 'low' },
    { id: 'cherry', name: 'Cherry', kind: 'low' },
  ],
  strips: {
    base: [
      'wild2 bar-double seven-blue cherry bar-triple bar-single bar-double seven-green bar-single seven-red cherry bar-triple seven-blue bar-double bar-single cherry seven-green bar-triple bar-double bar-single seven-blue bar-single seven-red bar-double cherry bar-triple seven-green bar-single',
      'bar-double seven-blue cherry bar-triple bar-single bar-double seven-green bar-single seven-red cherry bar-triple wild2 seven-blue bar-double bar-single cherry seven-green bar-triple bar-double bar-single seven-blue bar-single seven-red bar-double cherry bar-triple seven-green bar-single wild3',
      'cherry bar-triple bar-single bar-double seven-red seven-green bar-single cherry bar-triple bar-double bar-single seven-blue cherry seven-green bar-triple bar-double bar-single seven-red wild2 bar-single bar-double cherry bar-triple seven-green bar-single bar-double seven-blue',
    ],
  },
  evaluation: { kind: 'lines', lines: fiveLines3x3, direction: 'left' },
  betCoins: 5,
  pays: {
    wild2: { 3: 55 },
    'seven-red': { 3: 43 },
    'seven-blue': { 3: 23 },
    'seven-green': { 3: 14 },
    'bar-triple': { 3: 8 },
    'bar-double': { 3: 6 },
    'bar-single': { 3: 3 },
    cherry: { 2: 1, 3: 6 },
  },
  features: {},
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
