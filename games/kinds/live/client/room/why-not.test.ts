import { expect, test } from 'vitest';
import { autoRoulette } from '../../games.ts';
import type { OwnBet } from '../../socket-api.ts';
import { layoutOf } from './own.ts';
import { whyNot } from './why-not.ts';

const unit_minor = 20_000n;
const stakes = {
  least_minor: '20000',
  usual_minor: '100000',
  most_minor: '2000000',
  step_minor: '1000',
  most_win_minor: '36000000',
};
const standing = (spots: Record<string, number>, units: number): OwnBet => ({
  bet_id: crypto.randomUUID(),
  bet_minor: (unit_minor * BigInt(units)).toString(),
  wager: { spots },
  state: 'standing',
  win_minor: null,
});
const check = (layout: Record<string, number>, bets: readonly OwnBet[] = []) =>
  whyNot(layout, {
    game: autoRoulette,
    bet_minor: unit_minor * BigInt(Object.values(layout).reduce((sum, units) => sum + units, 0)),
    stakes,
    bets,
  });

test('all bets of a draw are held to what one may stake and win', () => {
  expect(check({ red: 100 })).toBeNull();
  expect(check({ red: 101 })).toBe('too_high');
  expect(check({ red: 50 }, [standing({ black: 51 }, 51)])).toBe('too_high');
  expect(check({ '17': 50 })).toBeNull();
  expect(check({ '17': 51 })).toBe('wins_too_much');
  expect(check({ '17': 26 }, [standing({ '17': 25 }, 25)])).toBe('wins_too_much');
  // Bets that cannot win together are not added up.
  expect(check({ '17': 50 }, [standing({ '18': 50 }, 50)])).toBeNull();
});

test('no more bets, and no more spots, than a draw takes', () => {
  expect(
    check(
      { red: 1 },
      Array.from({ length: 10 }, () => standing({ red: 1 }, 1)),
    ),
  ).toBe('too_many_bets');
  expect(check(Object.fromEntries(autoRoulette.spots.slice(0, 41).map((spot) => [spot, 1])))).toBe(
    'too_many_spots',
  );
});

test('the chips of bets lie where they were laid, in units of the table', () => {
  expect(layoutOf([standing({ red: 2, '17': 1 }, 3), standing({ red: 1 }, 4)], unit_minor)).toEqual({
    red: 6,
    '17': 1,
  });
});
