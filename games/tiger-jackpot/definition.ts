/** Tiger Jackpot: three reels with hold and respin on nine cells, four fixed jackpots. */
import { defineSlot } from '../kit/slot/definition.ts';
import { fiveLines3x3 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'tiger-jackpot',
  title: 'Tiger Jackpot',
  version: 1,
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
      'wild knot ingot coin firecracker orange knot gourd tiger orange firecracker ingot coin knot orange gourd firecracker orange ingot knot coin tiger firecracker orange gourd',
      'orange gourd knot ingot firecracker orange coin coin knot wild gourd orange firecracker tiger ingot knot orange firecracker gourd orange coin coin knot ingot firecracker tiger',
      'coin firecracker orange tiger gourd knot orange firecracker ingot coin knot orange gourd firecracker ingot tiger coin orange knot wild firecracker gourd orange knot ingot',
    ],
  },
  evaluation: { kind: 'lines', lines: fiveLines3x3, direction: 'left' },
  betCoins: 5,
  pays: {
    wild: { 3: 100 },
    tiger: { 3: 50 },
    ingot: { 3: 25 },
    gourd: { 3: 15 },
    firecracker: { 3: 8 },
    knot: { 3: 6 },
    orange: { 3: 4 },
  },
  features: {
    holdAndRespin: {
      symbol: 'coin',
      trigger: 3,
      respins: 3,
      landChance: [1, 15],
      values: [
        { bets: 1, weight: 60 },
        { bets: 2, weight: 25 },
        { bets: 5, weight: 10 },
        { bets: 10, weight: 3, jackpot: 'mini' },
        { bets: 25, weight: 1, jackpot: 'minor' },
        { bets: 100, weight: 1, jackpot: 'major' },
      ],
      grandBets: 500,
    },
  },
  volatility: 'very-high',
});
