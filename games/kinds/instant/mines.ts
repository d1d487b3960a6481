/** Mines: 25 tiles hide 1 to 24 mines; each tile without one raises what the round pays. */
import { z } from 'zod';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { choose, type Fraction } from '../../kit/prove/law.ts';
import { ActionRefused, defineInstant } from './instant.ts';
import { cashOutSchema, climb, placesToStop } from './ladder.ts';
import { multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

const TILES = 25;

const wagerSchema = z.object({
  mines: z
    .int()
    .min(1)
    .max(TILES - 1),
});
const revealSchema = z.object({
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

export const mines = defineInstant({
  code: 'mines',
  title: 'Mines',
  version: 1,
  mathematics: { draws: [{ mines: { chosen: 'mines', of: TILES } }], tiles: TILES, most_mines: TILES - 1 },
  wagerSchema,
  actionSchema: z.discriminatedUnion('type', [revealSchema, cashOutSchema]),
  draw: ({ mines: count }, random) => ({ mines: chosenWithout(TILES, count, random) }),
  course({ mines: count }, drawn, actions) {
    const { steps, ...standing } = climb<Reveal>(actions, (action) => action.type === 'cash_out', {
      isWon({ tile }, before) {
        if (before.some((earlier) => earlier.tile === tile))
          throw new ActionRefused('The tile is already open.');
        return !drawn.mines.includes(tile);
      },
      multiplierAfter: ({ length }) => multiplierOf(chanceOf(count, length), RTP),
      isTop: ({ length }) => length === TILES - count,
    });
    const revealed = steps.map(({ tile }) => tile);
    const hidden = standing.state === 'ended' ? { mines: drawn.mines.toSorted((a, b) => a - b) } : {};
    return { ...standing, seen: { revealed, ...hidden } };
  },
  betTypes: () =>
    Array.from({ length: TILES - 1 }, (_, index) => index + 1).flatMap((count) =>
      placesToStop(
        `${count} ${count === 1 ? 'mine' : 'mines'}`,
        { mines: count },
        Array.from({ length: TILES - count }, (_, step) => chanceOf(count, step + 1)),
        (taken) => ({ type: 'reveal', tile: taken }) as const,
      ),
    ),
});
