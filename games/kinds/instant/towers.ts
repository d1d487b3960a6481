/** Towers: on each of nine floors some doors are safe; each floor climbed raises what the round pays. */
import { z } from 'zod';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import type { Fraction } from '../../kit/prove/law.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, ladderOf, placesToStop, rungAfter } from './ladder.ts';

export const FLOORS = 9;
export const levels = ['easy', 'medium', 'hard', 'expert', 'master'] as const;
export type Level = (typeof levels)[number];

/** Doors on a floor, and how many of them are safe. */
export const DOORS: Readonly<Record<Level, { doors: number; safe: number }>> = {
  easy: { doors: 4, safe: 3 },
  medium: { doors: 3, safe: 2 },
  hard: { doors: 2, safe: 1 },
  expert: { doors: 3, safe: 1 },
  master: { doors: 4, safe: 1 },
};

const wagerSchema = z.strictObject({ level: z.enum(levels) });
const openSchema = z.strictObject({ type: z.literal('open'), door: z.int().min(0).max(3) });
type Open = z.infer<typeof openSchema>;

const chanceOf = (level: Level, floors: number): Fraction => [
  BigInt(DOORS[level].safe) ** BigInt(floors),
  BigInt(DOORS[level].doors) ** BigInt(floors),
];

const chancesOf = (level: Level): Fraction[] =>
  Array.from({ length: FLOORS }, (_, floor) => chanceOf(level, floor + 1));

/** Computed once: a course asks for them at each step. */
const ladders = new Map(levels.map((level) => [level, ladderOf(chancesOf(level))]));

/** What a round pays after each floor, in ten-thousandths. */
export const towersLadder = (level: Level): readonly number[] => ladders.get(level) ?? [];

export const towers = defineInstant({
  code: 'towers',
  title: 'Towers',
  version: 1,
  mathematics: {
    draws: [{ safe: { chosen: 'safe', of: 'doors', times: FLOORS } }],
    floors: FLOORS,
    levels: DOORS,
  },
  wagerSchema,
  actionSchema: z.discriminatedUnion('type', [openSchema, cashOutSchema]),
  /** The safe doors of each floor, from the lowest. */
  usual: { wager: { level: 'easy' }, actions: [{ type: 'open', door: 0 }, cashOut] },
  draw({ level }, random) {
    const { doors, safe } = DOORS[level];
    return { safe: Array.from({ length: FLOORS }, () => chosenWithout(doors, safe, random)) };
  },
  course({ level }, drawn, actions) {
    const ladder = towersLadder(level);
    const { steps, ...standing } = climb<Open>(actions, (action) => action.type === 'cash_out', {
      isWon({ door }, before) {
        if (door >= DOORS[level].doors) throw new ActionRefused('There is no such door.');
        return drawn.safe[before.length]?.includes(door) ?? false;
      },
      multiplierAfter: ({ length }) => ladder[length - 1] ?? 0,
      next: ({ length }) => rungAfter(ladder, length),
    });
    const floors = standing.state === 'ended' ? FLOORS : steps.length;
    return {
      ...standing,
      seen: { opened: steps.map(({ door }) => door), safe: drawn.safe.slice(0, floors) },
    };
  },
  mostMultiplier: ({ level }) => towersLadder(level).at(-1) ?? 0,
  wagers: () => levels.map((level) => ({ level })),
  plans: (wager) =>
    placesToStop(wager.level, wager, chancesOf(wager.level), () => ({ type: 'open', door: 0 }) as const),
});
