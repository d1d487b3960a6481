/** What moves in a tumble follows from the book alone, and leads to the grid that the book says. */
import { expect, test } from 'vitest';
import { createSimulationRandom } from '../../../../kit/fairness/random.ts';
import { playTumbleBook } from '../../tumble/engine/book-recorder.ts';
import { compileTumble } from '../../tumble/engine/compile.ts';
import { fixtures } from '../../tumble/testing/fixtures.ts';
import { gridAfter, planFalls } from './fall-plan.ts';
import { fallTime_ms, falling, tumbleTimes } from './tumble-tempo.ts';

test.each(fixtures)('the falls of $code lead to the grid of the book, and none passes another', (game) => {
  const random = createSimulationRandom(5);
  const compiled = compileTumble(game);
  let tumbles = 0;
  for (let round = 0; round < 80; round += 1) {
    let grid: readonly (readonly string[])[] = [];
    for (const event of playTumbleBook(compiled, BigInt(game.betCoins), random).events) {
      if (event.type === 'spin') ({ grid } = event);
      if (event.type !== 'tumble') continue;
      tumbles += 1;
      const falls = planFalls(grid, event.positions, event.fresh);
      expect(gridAfter(grid, falls)).toEqual(event.grid);
      for (const { from, to } of falls) expect(to).toBeGreaterThan(from);
      grid.forEach((_, reel) => {
        const own = falls.filter((fall) => fall.reel === reel);
        own.slice(1).forEach((fall, index) => {
          expect(fall.to).toBeLessThan(own[index]?.to ?? 0);
          expect(fall.from).toBeLessThan(own[index]?.from ?? 0);
        });
      });
      ({ grid } = event);
    }
  }
  expect(tumbles).toBeGreaterThan(50);
});

test('turbo is quicker in everything, and without motion winners are still lit long enough to be read', () => {
  const [normal, turbo, still] = [
    tumbleTimes('normal', false),
    tumbleTimes('turbo', false),
    tumbleTimes('turbo', true),
  ];
  expect(turbo.fall_ms + turbo.light_ms + turbo.pop_ms).toBeLessThan(normal.fall_ms);
  expect(still).toMatchObject({ fall_ms: 0, pop_ms: 0 });
  expect(still.light_ms).toBeGreaterThanOrEqual(400);
  expect(fallTime_ms(1, 7, normal)).toBeLessThan(fallTime_ms(7, 7, normal));
  expect([falling(0), falling(1)].map((part) => Number(part.toFixed(9)))).toEqual([0, 1]);
});
