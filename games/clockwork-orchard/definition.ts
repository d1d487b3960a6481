/** Clockwork Orchard: drops of oil turn the parts on the reels into fruit, level by level, until the harvest. */
import { defineCollect } from '../kinds/slot/collect/engine/definition.ts';
import { tenLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineCollect({
  code: 'clockwork-orchard',
  title: 'Clockwork Orchard',
  theme: 'fruit',
  version: 1,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'apple', name: 'Golden Apple', kind: 'high' },
    { id: 'pear', name: 'Silver Pear', kind: 'high' },
    { id: 'plum', name: 'Steel Plum', kind: 'high' },
    { id: 'cherry', name: 'Copper Cherries', kind: 'high' },
    { id: 'key', name: 'Winding Key', kind: 'low' },
    { id: 'spring', name: 'Spring', kind: 'low' },
    { id: 'bolt', name: 'Bolt', kind: 'low' },
    { id: 'nut', name: 'Nut', kind: 'low' },
    { id: 'wild', name: 'Sun Wheel', kind: 'wild' },
    { id: 'drop', name: 'Oil Drop', kind: 'scatter' },
  ],
  strips: {
    base: [
      'nut bolt spring nut key spring drop key nut apple key bolt spring key bolt apple spring bolt nut apple spring nut bolt key spring nut bolt key',
      'nut key bolt nut key wild nut bolt key spring bolt apple nut spring key apple drop spring key bolt spring nut bolt key spring nut apple spring bolt',
      'key spring nut bolt wild spring bolt apple spring nut key spring drop bolt key spring nut apple bolt key nut bolt key spring nut apple key nut bolt',
      'key bolt nut apple bolt spring drop key spring bolt nut key spring bolt key nut apple spring nut wild spring apple key nut bolt key spring bolt nut',
      'key spring nut bolt apple spring key bolt spring nut key bolt apple nut bolt spring key nut spring key drop apple bolt nut key spring nut bolt',
    ],
    free: [
      'key plum pear apple key plum cherry key pear cherry key pear cherry plum key apple plum key cherry plum key apple cherry pear plum key cherry pear',
      'apple plum pear key cherry plum key cherry plum pear cherry plum key cherry pear key apple plum key pear plum cherry key apple wild key pear cherry key',
      'cherry plum key pear apple key cherry wild key plum cherry key pear plum key cherry plum key apple plum pear key cherry pear plum key cherry apple pear',
      'key pear plum key cherry pear key plum cherry key pear plum key pear plum key apple cherry pear apple cherry key plum cherry apple key cherry wild plum',
      'key apple cherry key apple plum pear cherry key plum cherry pear key cherry plum key pear apple key plum cherry key pear plum cherry key plum pear',
    ],
  },
  evaluation: { kind: 'lines', lines: tenLines5x3, direction: 'left' },
  betCoins: 10,
  pays: {
    apple: { 3: 25, 4: 100, 5: 500 },
    pear: { 3: 13, 4: 36, 5: 130 },
    plum: { 3: 10, 4: 25, 5: 80 },
    cherry: { 3: 8, 4: 20, 5: 60 },
    key: { 3: 7, 4: 18, 5: 50 },
    spring: { 3: 7, 4: 16, 5: 45 },
    bolt: { 3: 6, 4: 14, 5: 40 },
    nut: { 3: 6, 4: 14, 5: 35 },
  },
  levels: [
    { needs: 10, turns: null },
    { needs: 10, turns: { from: 'nut', into: 'cherry' } },
    { needs: 10, turns: { from: 'bolt', into: 'plum' } },
    { needs: 10, turns: { from: 'spring', into: 'pear' } },
  ],
  harvest: { spins: 8, multiplier: 2, expands: [2] },
  volatility: 'medium',
  mostCoins: 12_422,
});
