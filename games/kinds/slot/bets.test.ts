import { currencies, smallestPayment } from '@marquee/contract/currencies.ts';
import { describe, expect, test } from 'vitest';
import { games } from '../../catalogue.ts';
import { betLadder, defaultBet, worstCase } from './bets.ts';
import { compileSlot } from './engine/compile.ts';

const slots = games.map(compileSlot);

describe.each([...currencies.values()].map((currency) => [currency.code, currency] as const))(
  'bets in %s',
  (code, currency) => {
    test('the table is of one piece: payable stakes in order, and a maximum win above the largest', () => {
      const { minimum, usual, maximum } = currency.stakes;
      expect(minimum > 0n && minimum <= usual && usual <= maximum).toBe(true);
      for (const stake of [minimum, usual, maximum, currency.maximumWin]) {
        expect(stake % smallestPayment(currency)).toBe(0n);
      }
      expect(currency.maximumWin >= maximum * 1000n).toBe(true);
      expect(currency.exposureLimit >= currency.maximumWin).toBe(true);
      // The wire carries int64, and the protocol's amounts are JSON numbers.
      expect(currency.maximumWin <= BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
    });

    test.each(slots.map((slot) => [slot.definition.code, slot] as const))(
      '%s: ascending, within the limits, every coin payable, the top within the maximum win',
      (_game, slot) => {
        const ladder = betLadder(slot, code);
        expect(ladder.length).toBeGreaterThanOrEqual(3);
        expect(ladder).toEqual([...new Set(ladder)].toSorted((a, b) => (a < b ? -1 : 1)));
        for (const bet of ladder) {
          expect(bet % (BigInt(slot.betCoins) * smallestPayment(currency))).toBe(0n);
          expect(bet >= currency.stakes.minimum && bet <= currency.stakes.maximum).toBe(true);
          expect(worstCase(slot, bet) <= currency.maximumWin).toBe(true);
        }
        expect(ladder).toContain(defaultBet(slot, code));
      },
    );
  },
);

test('demo play has the ladder of the euro; a currency that is not in the table has none', () => {
  for (const slot of slots) {
    expect(betLadder(slot, 'XXX')).toEqual(betLadder(slot, 'EUR'));
    expect(betLadder(slot, 'QQQ')).toEqual([]);
    expect(defaultBet(slot, 'QQQ')).toBeUndefined();
  }
});

test('no spin of a game can owe more pesos than the maximum win', () => {
  for (const slot of slots) {
    const top = betLadder(slot, 'PHP').at(-1) ?? 0n;
    expect(worstCase(slot, top) <= 25_000_000n * 100_000n).toBe(true);
  }
});
