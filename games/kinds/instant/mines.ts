/** Mines: 25 tiles hide 1 to 24 mines; each tile without one raises what the round pays. */
import { z } from 'zod';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { choose, type Fraction } from '../../kit/prove/law.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, ladderOf, placesToStop, rungAfter } from './ladder.ts';

export const TILES = 25;

const wagerSchema = z.strictObject({
  mines: z
    .int()
    .min(1)
    .max(TILES - 1),
});
const revealSchema = z.strictObject({
  type: z.literal('reveal'),
  tile: z
    .int()
    .min(0)
    .max(TILES - 1),
});
type Reveal = z.infer<typeof revealSchema>;

/** The chance that this many tiles hide none of the mines. */
const chanceOf = (mines: number, revealed: number): Fraction => [
  choose(TILES - mines, revealed),
  choose(TILES, revealed),
];

/** The chances to have opened one tile, two, and so on, and no mine. */
const chancesOf = (mines: number): Fraction[] =>
  Array.from({ length: TILES - mines }, (_, index) => chanceOf(mines, index + 1));

/** By the number of mines. Computed once: a course asks for them at each step. */
const ladders: readonly (readonly number[])[] = Array.from({ length: TILES }, (_, mines) =>
  ladderOf(chancesOf(mines)),
);

/** What a round with so many mines pays after each tile, in ten-thousandths. */
export const minesLadder = (mines: number): readonly number[] => ladders[mines] ?? [];

export const mines = defineInstant({
  code: 'mines',
  title: 'Mines',
  version: 1,
  mathematics: { draws: [{ mines: { chosen: 'mines', of: TILES } }], tiles: TILES, most_mines: TILES - 1 },
  wagerSchema,
  actionSchema: z.discriminatedUnion('type', [revealSchema, cashOutSchema]),
  usual: { wager: { mines: 3 }, actions: [{ type: 'reveal', tile: 12 }, cashOut] },
  draw: ({ mines: count }, random) => ({ mines: chosenWithout(TILES, count, random) }),
  course({ mines: count }, drawn, actions) {
    const ladder = minesLadder(count);
    const { steps, ...standing } = climb<Reveal>(actions, (action) => action.type === 'cash_out', {
      isWon({ tile }, before) {
        if (before.some((earlier) => earlier.tile === tile))
          throw new ActionRefused('The tile is already open.');
        return !drawn.mines.includes(tile);
      },
      multiplierAfter: ({ length }) => ladder[length - 1] ?? 0,
      next: ({ length }) => rungAfter(ladder, length),
    });
    const revealed = steps.map(({ tile }) => tile);
    const hidden = standing.state === 'ended' ? { mines: drawn.mines.toSorted((a, b) => a - b) } : {};
    return { ...standing, seen: { revealed, ...hidden } };
  },
  mostMultiplier: ({ mines: count }) => minesLadder(count).at(-1) ?? 0,
  wagers: () => Array.from({ length: TILES - 1 }, (_, index) => ({ mines: index + 1 })),
  plans: (wager) =>
    placesToStop(
      `${wager.mines} ${wager.mines === 1 ? 'mine' : 'mines'}`,
      wager,
      chancesOf(wager.mines),
      (taken) => ({ type: 'reveal', tile: taken }) as const,
    ),
});
