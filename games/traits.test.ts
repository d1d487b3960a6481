import { expect, test } from 'vitest';
import { games } from './catalogue.ts';
import { featuresOf } from './traits.ts';

const featuresByCode = new Map(games.map((game) => [game.code, featuresOf(game)]));

test('every game of the house has a theme and tells what it does', () => {
  for (const game of games) expect(game.theme, game.code).toBeDefined();
  expect(featuresByCode.get('dragon-fortune')).toEqual([
    'free_spins',
    'hold_and_win',
    'jackpot',
    'respins',
    'ways',
  ]);
  expect(featuresByCode.get('crystal-gems')).toEqual(['respins', 'expanding_wilds', 'both_ways']);
  expect(featuresByCode.get('dusty-gulch')).toEqual(['free_spins', 'multiplier']);
  expect(featuresByCode.get('fruit-party')).toEqual(['mystery']);
  expect(featuresByCode.get('star-voyager')).toEqual(['free_spins', 'multiplier', 'random_wilds', 'ways']);
  expect(featuresByCode.get('lucky-sevens')).toEqual(['multiplier']);
});
