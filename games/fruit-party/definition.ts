/** Fruit Party: twenty lines, mystery boxes in stacks, frequent small wins. */
import { defineSlot } from '../kit/slot/definition.ts';
import { twentyLines5x3 } from '../kit/slot/lines.ts';

export default defineSlot({
  code: 'fruit-party',
  title: 'Fruit Party',
  version: 1,
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
    strawberry: { 3: 15, 4: 50, 5: 200 },
    pineapple: { 3: 10, 4: 30, 5: 100 },
    banana: { 3: 8, 4: 25, 5: 80 },
    kiwi: { 3: 5, 4: 12, 5: 40 },
    blueberry: { 3: 4, 4: 10, 5: 35 },
    apple: { 3: 3, 4: 8, 5: 30 },
    peach: { 3: 3, 4: 8, 5: 30 },
  },
  features: {
    mystery: {
      symbol: 'mystery',
      weights: { strawberry: 1, pineapple: 2, banana: 2, kiwi: 3, blueberry: 3, apple: 4, peach: 4 },
    },
  },
  volatility: 'low',
});
