/** Fruit Party: twenty lines, mystery boxes in stacks, frequent small wins. */
import { defineSlot } from '../kinds/slot/engine/definition.ts';
import { twentyLines5x3 } from '../kinds/slot/engine/lines.ts';

export default defineSlot({
  code: 'fruit-party',
  title: 'Fruit Party',
  theme: 'fruit',
  version: 2,
  reels: 5,
  rows: 3,
  symbols: [
    { id: 'wild', name: 'Cocktail', kind: 'wild' },
    { id: 'strawberry', name: 'Strawberry', kind: 'high' },
    { id: 'pineapple', name: 'Pineapple', kind: 'high' },
    { id: 'banana', name: 'Banana', kind: 'high' },
    { id: 'kiwi', name: 'Kiwi', kind: 'low' },
    { id: 'blueberry', name: 'Blueberry', kind: 'low' },
    { id: 'apple', name: 'Apple', kind: 'low' },
    { id: 'peach', name: 'Peach', kind: 'low' },
    { id: 'mystery', name: 'Party Box', kind: 'mystery' },
  ],
  strips: {
    base: [
      'strawberry apple banana blueberry mystery mystery peach pineapple kiwi apple blueberry banana peach kiwi strawberry apple pineapple blueberry mystery mystery peach kiwi banana apple blueberry pineapple peach kiwi',
      'apple banana blueberry mystery mystery peach pineapple kiwi apple blueberry wild banana peach kiwi strawberry apple pineapple blueberry mystery mystery peach kiwi banana apple blueberry pineapple peach kiwi strawberry',
      'peach kiwi apple strawberry banana blueberry peach kiwi pineapple mystery mystery mystery apple blueberry peach banana kiwi apple pineapple strawberry blueberry wild peach kiwi mystery mystery mystery apple banana blueberry pineapple',
      'mystery mystery blueberry peach wild pineapple kiwi apple blueberry banana peach strawberry kiwi pineapple apple mystery mystery blueberry peach kiwi banana apple pineapple blueberry peach strawberry kiwi apple banana',
      'apple strawberry banana blueberry peach mystery mystery kiwi pineapple apple blueberry banana peach wild kiwi apple strawberry pineapple blueberry peach mystery mystery kiwi banana apple blueberry pineapple peach kiwi',
    ],
  },
  evaluation: { kind: 'lines', lines: twentyLines5x3, direction: 'left' },
  betCoins: 20,
  pays: {
    strawberry: { 3: 34, 4: 115, 5: 460 },
    pineapple: { 3: 23, 4: 70, 5: 230 },
    banana: { 3: 18, 4: 55, 5: 185 },
    kiwi: { 3: 11, 4: 28, 5: 90 },
    blueberry: { 3: 9, 4: 23, 5: 80 },
    apple: { 3: 7, 4: 18, 5: 75 },
    peach: { 3: 7, 4: 18, 5: 70 },
  },
  features: {
    mystery: {
      symbol: 'mystery',
      weights: { strawberry: 1, pineapple: 2, banana: 2, kiwi: 3, blueberry: 3, apple: 4, peach: 4 },
    },
  },
  volatility: 'low',
  maxWin: { bets: 5_000, sinceVersion: 2 },
});
