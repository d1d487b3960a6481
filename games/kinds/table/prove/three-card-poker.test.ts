/** Three card poker, counted over every pair of hands, is what its laws say; queen, six and four is where playing begins to be better. */
import { expect, test } from 'vitest';
import { outcomesOf } from '../poker/laws.ts';
import { bestThreeCardPlay } from '../poker/three-card-poker.ts';
import { threeCardCategories, threeCardCategoryOf, WORTH_PLAYING } from '../poker/three-card-value.ts';
import { solveThreeCardPoker, threeCardHands } from './three-card-poker.ts';

test('all 22,100 hands have the published categories', () => {
  const counts = threeCardCategories.map(() => 0);
  for (const { value } of threeCardHands()) {
    const category = threeCardCategoryOf(value);
    counts[category] = (counts[category] ?? 0) + 1;
  }
  expect(counts).toEqual([16_440, 3744, 1096, 720, 52, 48]);
});

test('the laws are those of all 407,170,400 deals', { timeout: 300_000 }, () => {
  const { ante, pairPlus, lowestPlayed, highestFolded } = solveThreeCardPoker();
  expect(ante).toEqual(outcomesOf['three-card-poker ante']);
  expect(pairPlus).toEqual(outcomesOf['three-card-poker pair plus']);
  expect(ante.reduce((sum, [, , cases]) => sum + cases, 0n)).toBe(407_170_400n);
  expect(lowestPlayed).toBe(WORTH_PLAYING);
  expect(highestFolded).toBeLessThan(lowestPlayed);
});

test('queen, six and four is played; queen, six and three is folded', () => {
  const [queen, six, four, three] = [11, 13 + 5, 26 + 3, 26 + 2];
  expect(bestThreeCardPlay([four, queen, six])).toBe('play');
  expect(bestThreeCardPlay([three, queen, six])).toBe('fold');
});
