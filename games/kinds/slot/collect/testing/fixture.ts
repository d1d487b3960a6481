/** A game whose meter is soon full, for tests of what it does. */
import { defineCollect } from '../engine/definition.ts';

export const smallMeter = defineCollect({
  code: 'small-meter',
  title: 'Small Meter',
  version: 1,
  reels: 3,
  rows: 3,
  symbols: [
    { id: 'high', name: 'High', kind: 'high' },
    { id: 'low', name: 'Low', kind: 'low' },
    { id: 'other', name: 'Other', kind: 'low' },
    { id: 'wild', name: 'Wild', kind: 'wild' },
    { id: 'drop', name: 'Drop', kind: 'scatter' },
  ],
  strips: {
    base: [
      'low other high low drop other low',
      'other low drop wild other high low drop',
      'low high other drop low other',
    ],
    free: ['high low high', 'low wild high low', 'high high low'],
  },
  evaluation: { kind: 'ways' },
  betCoins: 5,
  pays: { high: { 3: 4 }, low: { 3: 1 }, other: { 3: 1 } },
  levels: [
    { needs: 2, turns: null },
    { needs: 1, turns: { from: 'other', into: 'low' } },
    { needs: 3, turns: { from: 'low', into: 'high' } },
  ],
  harvest: { spins: 2, multiplier: 2, expands: [1] },
  volatility: 'low',
  mostCoins: 1_000,
});
