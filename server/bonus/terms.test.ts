import type { StoredTerms } from '@marquee/contract/promotion-rules.ts';
import { expect, test } from 'vitest';
import { plainTerms } from '../../tests/bonus-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import { contributionOf, fundsFor, matchOf, maxWinOf, parseTerms, requirementOf } from './terms.ts';

const termsWith = (change: Partial<StoredTerms>) => parseTerms({ ...plainTerms, ...change });
const slot = { providerCode: 'TESTHOUSE', gameCode: 'slot', category: 'slot_game', keepsMeter: false };

test('the requirement is a multiple of the bonus, or of the bonus and its deposit', () => {
  const ofBonus = termsWith({ wagering_multiple: '2.5' });
  expect(requirementOf(ofBonus, units(100), units(200))).toBe(units(250));
  const ofBoth = termsWith({ wagering_multiple: '2.5', wagering_base: 'deposit_and_bonus' });
  expect(requirementOf(ofBoth, units(100), units(200))).toBe(units(750));
  expect(requirementOf(ofBonus, 1n, 0n)).toBe(2n);
});

test('of two caps the smaller holds', () => {
  const capped = (max_win: string | null, max_win_multiple: string | null) =>
    maxWinOf(termsWith({ max_win, max_win_multiple }), units(100));
  expect(capped(null, null)).toBeNull();
  expect(capped('300', null)).toBe(units(300));
  expect(capped(null, '2')).toBe(units(200));
  expect(capped('300', '2')).toBe(units(200));
  expect(capped('150', '2')).toBe(units(150));
});

test.each([
  ['a slot counts in full', slot, 100, 100],
  ['a table counts one tenth', { ...slot, category: 'casino' }, 100, 10],
  ['a category without a weight has that of the others', { ...slot, category: 'bingo' }, 100, 20],
  ['a game whose category is not known has that of the others', { ...slot, category: undefined }, 100, 20],
  ['an excluded game counts nothing', { ...slot, gameCode: 'other' }, 100, 0],
  ['a game that keeps a meter counts nothing', { ...slot, keepsMeter: true }, 100, 0],
  ['the largest bet that is allowed counts', slot, 500, 500],
  ['a larger bet counts nothing', slot, 501, 0],
])('%s', (_, game, stake_units, counted_units) => {
  const terms = termsWith({
    game_weights: { slot_game: 100, casino: 10, other: 20 },
    excluded_games: [{ provider_code: 'TESTHOUSE', game_code: 'other' }],
    max_bet: '500',
  });
  expect(contributionOf(terms, game, units(stake_units))).toBe(units(counted_units));
});

test('a game that does not count is played with real money only', () => {
  const terms = termsWith({ funds_order: 'bonus_first' });
  expect(fundsFor(terms, slot)).toBe('bonus_first');
  expect(fundsFor(terms, { ...slot, category: 'bingo' })).toBe('real_only');
  expect(fundsFor(undefined, slot)).toBeUndefined();
});

test('a game that keeps a meter takes real money only, under a bonus and without one', () => {
  const keeper = { ...slot, keepsMeter: true };
  expect(fundsFor(termsWith({ funds_order: 'bonus_first' }), keeper)).toBe('real_only');
  expect(fundsFor(undefined, keeper)).toBe('real_only');
});

test('a match is a share of the deposit, rounded down, up to its maximum', () => {
  expect(matchOf(units(100), 50, units(200))).toBe(units(50));
  expect(matchOf(units(400), 50, units(200))).toBe(units(200));
  expect(matchOf(units(1000), 50, units(200))).toBe(units(200));
  expect(matchOf(3n, 50, units(200))).toBe(1n);
});
