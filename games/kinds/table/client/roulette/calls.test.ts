import { expect, test } from 'vitest';
import { rouletteSpots, wheelOrder } from '../../roulette.ts';
import { calls, neighboursOf, numbersBetOn } from './calls.ts';

const coveredBy = (spots: Readonly<Record<string, number>>): Set<number> =>
  new Set(Object.keys(spots).flatMap((spot) => rouletteSpots.get(spot) ?? [NaN]));

test('the calls cover their sectors of the wheel and nothing else', () => {
  const [voisins, orphelins, tier, zero] = calls.map(({ spots }) => coveredBy(spots));
  const between = (from: number, to: number): Set<number> => {
    const [a, b] = [wheelOrder.indexOf(from), wheelOrder.indexOf(to)];
    return new Set(
      a <= b ? wheelOrder.slice(a, b + 1) : [...wheelOrder.slice(a), ...wheelOrder.slice(0, b + 1)],
    );
  };
  expect(voisins).toEqual(between(22, 25));
  expect(tier).toEqual(between(27, 33));
  expect(zero).toEqual(between(12, 15));
  expect(orphelins).toEqual(new Set([...between(17, 6), ...between(1, 9)]));
  expect(calls.map(({ spots }) => Object.values(spots).reduce((sum, chips) => sum + chips, 0))).toEqual([
    9, 5, 6, 4,
  ]);
});

test('neighbours go round the zero', () => {
  expect(neighboursOf(0)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26)).toEqual([35, 3, 26, 0, 32]);
});

test('chips on numbers, and between them, lie on those numbers; chips outside lie on none', () => {
  expect(numbersBetOn({})).toEqual(new Set());
  expect(numbersBetOn({ '26': 1, '0-3': 2, '13-14-15-16-17-18': 1 })).toEqual(
    new Set([26, 0, 3, 13, 14, 15, 16, 17, 18]),
  );
  expect(numbersBetOn({ red: 1, 'dozen-1': 1, 'column-2': 1 })).toEqual(new Set());
});
