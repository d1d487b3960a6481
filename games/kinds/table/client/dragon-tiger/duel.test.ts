import { expect, test } from 'vitest';
import { dragonTiger } from '../../dragon-tiger.ts';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { cardOf, sides, steps, wins } from './duel.ts';
import { roundSchemas } from './schemas.ts';

const duel = { dragon: 4, tiger: 12, result: 'tiger' } as const;

test('both cards come face down and are turned one after the other', () => {
  const seen = Array.from({ length: steps.length + 1 }, (_, shown) =>
    sides.map((side) => cardOf(side, duel, shown)),
  );
  expect(seen).toEqual([
    [undefined, undefined],
    [null, undefined],
    [null, null],
    [4, null],
    [4, 12],
  ]);
});

test('the spots that are lit are those that pay more than they stake', () => {
  const random = createSimulationRandom(7);
  for (let round = 0; round < 2_000; round += 1) {
    for (const spot of ['dragon', 'tiger', 'tie', 'suited-tie']) {
      const course = dragonTiger.begin(1n, { spots: { [spot]: 1 } }, random).after([]);
      expect(wins(spot, roundSchemas.seenSchema.parse(course.seen)), spot).toBe(course.multiplier > 10_000);
    }
  }
});
