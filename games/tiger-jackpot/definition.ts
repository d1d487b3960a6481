/** Tiger Jackpot: three reels with hold and respin on nine cells, four fixed jackpots. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { fiveLines3x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'tiger-jackpot',
  title: 'Tiger Jackpot',
  theme: 'asia',
  version: 2,
  reels: 3,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Golden Tiger', kind: 'wild' },
    { id: 'tiger', name: 'Tiger Cub', kind: 'high' },
    { id: 'ingot', name: 'Silver Ingot', kind: 'high' },
    { id: 'gourd', name: 'Lucky Gourd', kind: 'high' },
    { id: 'firecracker', name: 'Firecrackers', kind: 'low' },
    { id: 'knot', name: 'Red Knot', kind: 'low' },
    { id: 'orange', name: 'Mandarin', kind: 'low' },
    { id: 'coin', name: 'Tiger Coin', kind: 'coin' },
  ],
  strips: {
    base: [
      'wild knot ingot firecracker orange coin knot gourd tiger orange firecracker ingot knot orange gourd firecracker coin orange ingot knot tiger firecracker orange gourd',
      'orange gourd knot ingot firecracker orange knot wild gourd orange firecracker tiger ingot knot orange coin coin firecracker gourd orange knot ingot firecracker tiger',
      'coin firecracker orange tiger gourd knot orange firecracker ingot knot orange gourd coin firecracker ingot tiger orange knot wild firecracker gourd orange knot ingot',
    ],
  },
  evaluation: { kind: 'lines', lines: fiveLines3x3, direction: 'left' },
  betCoins: 5,
  pays: {
    wild: { 3: 85 },
    tiger: { 3: 46 },
    ingot: { 3: 24 },
    gourd: { 3: 14 },
    firecracker: { 3: 7 },
    knot: { 3: 5 },
    orange: { 3: 4 },
  },
  features: {
    holdAndRespin: {
      symbol: 'coin',
      trigger: 3,
      respins: 3,
      landChance: [1, 20],
      values: [
        { bets: 1, weight: 700 },
        { bets: 2, weight: 200 },
        { bets: 5, weight: 60 },
        { bets: 10, weight: 25, jackpot: 'mini' },
        { bets: 25, weight: 10, jackpot: 'minor' },
        { bets: 100, weight: 5, jackpot: 'major' },
      ],
      grandBets: 500,
    },
  },
  volatility: 'high',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
