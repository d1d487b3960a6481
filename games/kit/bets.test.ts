import { describe, expect, test } from 'vitest';
import { games } from '../catalogue.ts';
import { betLadder, defaultBet } from './bets.ts';

describe.each(['EUR', 'PHP', 'XXX', 'USD'])('bets in %s', (currency) => {
  test.each(games.map((game) => [game.code, game] as const))(
    '%s: ascending, with every coin worth whole hundredths of a unit',
    (_code, game) => {
      const ladder = betLadder(game, currency);
      expect(ladder.length).toBeGreaterThanOrEqual(5);
      expect(ladder).toEqual(ladder.toSorted((a, b) => Number(a - b)));
      for (const bet of ladder) expect(bet % (BigInt(game.betCoins) * 1000n)).toBe(0n);
      expect(ladder).toContain(defaultBet(game, currency));
    },
  );
});
