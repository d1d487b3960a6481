/** Golden Carabao: twenty lines, hold and respin on fifteen cells, three fixed jackpots, and a progressive Grand. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'golden-carabao',
  title: 'Golden Carabao',
  theme: 'asia',
  version: 1,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Golden Carabao', kind: 'wild' },
    { id: 'hut', name: 'Bahay Kubo', kind: 'high' },
    { id: 'salakot', name: 'Salakot', kind: 'high' },
    { id: 'drum', name: 'Fiesta Drum', kind: 'high' },
    { id: 'mango', name: 'Golden Mango', kind: 'high' },
    { id: 'coconut', name: 'Coconut', kind: 'low' },
    { id: 'banana', name: 'Bananas', kind: 'low' },
    { id: 'rice', name: 'Rice Sheaf', kind: 'low' },
    { id: 'flower', name: 'Sampaguita', kind: 'low' },
    { id: 'coin', name: 'Sun Coin', kind: 'coin' },
  ],
  strips: {
    base: [
      'wild rice banana hut flower coin coin coin coconut mango rice flower drum banana coconut rice salakot flower banana mango coconut rice hut flower banana drum coconut rice mango flower',
      'flower coconut wild rice mango banana coin coin coin flower hut rice coconut drum banana flower salakot rice coconut mango banana flower rice drum coconut banana hut rice flower mango',
      'banana rice coconut flower wild mango drum rice banana coin coin coin flower coconut hut rice banana salakot flower mango coconut rice banana drum flower coconut rice mango banana flower',
      'coconut flower banana rice drum coin coin coin mango flower coconut wild banana rice hut flower coconut salakot banana rice mango flower coconut banana drum rice flower mango coconut rice',
      'rice mango flower banana coconut hut rice coin coin coin flower banana drum coconut wild rice salakot flower banana coconut mango rice flower banana coconut drum rice mango flower banana',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    wild: { 3: 50, 4: 300, 5: 2000 },
    hut: { 3: 45, 4: 180, 5: 1000 },
    salakot: { 3: 40, 4: 150, 5: 800 },
    drum: { 3: 25, 4: 90, 5: 400 },
    mango: { 3: 20, 4: 70, 5: 300 },
    coconut: { 3: 10, 4: 30, 5: 120 },
    banana: { 3: 9, 4: 30, 5: 120 },
    rice: { 3: 7, 4: 22, 5: 84 },
    flower: { 3: 7, 4: 20, 5: 80 },
  },
  features: {
    holdAndRespin: {
      symbol: 'coin',
      trigger: 6,
      respins: 3,
      landChance: [1, 20],
      values: [
        { bets: 1, weight: 640 },
        { bets: 2, weight: 220 },
        { bets: 3, weight: 80 },
        { bets: 5, weight: 40 },
        { bets: 10, weight: 14, jackpot: 'mini' },
        { bets: 30, weight: 4, jackpot: 'minor' },
        { bets: 100, weight: 2, jackpot: 'major' },
      ],
      grandBets: 500,
    },
  },
  jackpot: { contribution: [1, 100], saved: [1, 5], seedStakes: 2_000, mustPayBySeeds: 9 },
  volatility: 'medium',
  maxWin: { bets: 5_000, sinceVersion: 1 },
});
