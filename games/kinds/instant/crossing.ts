/** Night Crossing: a road is crossed lane by lane; each lane that is clear raises what the round pays. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, ladderOf, placesToStop, rungAfter } from './ladder.ts';

/** Of so many equally likely numbers of a lane, the lowest ones mean that something passes. */
export const NUMBERS = 25;
/** Numbers are drawn for as many lanes; the harder levels have fewer. */
const MOST_LANES = 24;

export const levels = ['easy', 'medium', 'hard', 'daredevil'] as const;
type Level = (typeof levels)[number];

/** How many numbers of a lane mean that something passes. */
export const HITS: Readonly<Record<Level, number>> = { easy: 1, medium: 3, hard: 5, daredevil: 10 };

const crossSchema = z.strictObject({ type: z.literal('cross') });
type Cross = z.infer<typeof crossSchema>;

const chanceOf = (level: Level, lanes: number): Fraction => [
  BigInt(NUMBERS - HITS[level]) ** BigInt(lanes),
  BigInt(NUMBERS) ** BigInt(lanes),
];

const chancesOf = (level: Level): Fraction[] =>
  Array.from({ length: MOST_LANES }, (_, lane) => chanceOf(level, lane + 1));

/** Computed once: a course asks for them at each step. */
const ladders = new Map(levels.map((level) => [level, ladderOf(chancesOf(level))]));

/** What a round pays after each lane, in ten-thousandths. The road has as many lanes. */
export const crossingLadder = (level: Level): readonly number[] => ladders.get(level) ?? [];

/** Whether something passes in a lane with this number. */
export const isHit = (level: Level, number: number): boolean => number < HITS[level];

export const crossing = defineInstant({
  code: 'crossing',
  title: 'Night Crossing',
  version: 1,
  mathematics: {
    draws: [{ numbers: { below: NUMBERS, times: MOST_LANES } }],
    numbers: NUMBERS,
    most_lanes: MOST_LANES,
    hits: HITS,
  },
  wagerSchema: z.strictObject({ level: z.enum(levels) }),
  actionSchema: z.discriminatedUnion('type', [crossSchema, cashOutSchema]),
  usual: { wager: { level: 'easy' }, actions: [{ type: 'cross' }, cashOut] },
  draw: (_, random) => ({ numbers: Array.from({ length: MOST_LANES }, () => random.below(NUMBERS)) }),
  course({ level }, { numbers }, actions) {
    const ladder = crossingLadder(level);
    const { steps, ...standing } = climb<Cross>(actions, (action) => action.type === 'cash_out', {
      isWon: (_, before) => !isHit(level, numbers[before.length] ?? 0),
      multiplierAfter: ({ length }) => ladder[length - 1] ?? 0,
      next: ({ length }) => rungAfter(ladder, length),
    });
    const shown = standing.state === 'ended' ? MOST_LANES : steps.length;
    return {
      ...standing,
      seen: { crossed: steps.map(({ type }) => type), numbers: numbers.slice(0, shown) },
    };
  },
  mostMultiplier: ({ level }) => crossingLadder(level).at(-1) ?? 0,
  wagers: () => levels.map((level) => ({ level })),
  plans: (wager) =>
    placesToStop(wager.level, wager, chancesOf(wager.level), () => ({ type: 'cross' }) as const),
});
