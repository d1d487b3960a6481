import { expect, test } from 'vitest';
import { games } from './catalogue.ts';

/** What makes a game play as it does, without its names, strips and amounts. */
function character({ reels, rows, evaluation, betCoins, symbols, features }: (typeof games)[number]) {
  const wilds = symbols.filter((symbol) => symbol.kind === 'wild').map((symbol) => symbol.multiplier ?? 1);
  const { freeSpins, expandingWilds } = features;
  return JSON.stringify([
    reels,
    rows,
    evaluation.kind === 'lines' ? [betCoins, evaluation.direction] : 'ways',
    wilds,
    Object.keys(features).toSorted(),
    expandingWilds ?? null,
    freeSpins ? [freeSpins.multiplier, freeSpins.special !== null] : null,
  ]);
}

test('no two games are alike in grid, wins and features', () => {
  expect(new Set(games.map(character)).size).toBe(games.length);
});

test('games differ in volatility and in their symbols', () => {
  expect(new Set(games.map((game) => game.volatility)).size).toBe(4);
  const themed = games.map((game) =>
    game.symbols
      .filter((symbol) => symbol.kind === 'high')
      .map((symbol) => symbol.name)
      .join(),
  );
  expect(new Set(themed).size).toBe(games.length);
});

test('symbols are listed from the best-paying down, and more of a kind pay more', () => {
  for (const game of games) {
    const ordinary = game.symbols.filter((symbol) => symbol.kind === 'high' || symbol.kind === 'low');
    const pays = ordinary.map((symbol) => game.pays[symbol.id] ?? {});
    for (const byCount of pays) {
      const coins = Object.values(byCount);
      expect(coins, game.code).toEqual(coins.toSorted((a, b) => a - b));
      expect(new Set(coins).size, game.code).toBe(coins.length);
    }
    for (const count of [game.reels, game.reels - 1].filter((number) => number > 3)) {
      const coins = pays.map((byCount) => byCount[count] ?? 0);
      expect(coins, `${game.code}, ${count} of a kind`).toEqual(coins.toSorted((a, b) => b - a));
    }
  }
});
