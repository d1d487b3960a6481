/** Penalty Shootout: ball after ball goes at one of five targets, some of which the keeper reaches; each goal raises what the round pays. */
import { z } from 'zod';
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import type { Fraction } from '../../kit/prove/law.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, ladderOf, placesToStop, rungAfter } from './ladder.ts';

export const TARGETS = 5;
/** The keeper's arms are drawn for as many kicks; the hardest level has fewer. */
const MOST_KICKS = 10;

export const levels = ['easy', 'medium', 'hard', 'legend'] as const;
type Level = (typeof levels)[number];

/** How many of the targets the keeper reaches at each kick. Which ones is drawn; each is as likely as any other. */
export const ARMS: Readonly<Record<Level, number>> = { easy: 1, medium: 2, hard: 3, legend: 4 };

const kickSchema = z.strictObject({
  type: z.literal('kick'),
  target: z
    .int()
    .min(0)
    .max(TARGETS - 1),
});
type Kick = z.infer<typeof kickSchema>;

const chanceOf = (level: Level, kicks: number): Fraction => [
  BigInt(TARGETS - ARMS[level]) ** BigInt(kicks),
  BigInt(TARGETS) ** BigInt(kicks),
];

const chancesOf = (level: Level): Fraction[] =>
  Array.from({ length: MOST_KICKS }, (_, kick) => chanceOf(level, kick + 1));

/** Computed once: a course asks for them at each step. */
const ladders = new Map(levels.map((level) => [level, ladderOf(chancesOf(level))]));

/** What a round pays after each goal, in ten-thousandths. The round has as many kicks. */
export const penaltyLadder = (level: Level): readonly number[] => ladders.get(level) ?? [];

export const penalty = defineInstant({
  code: 'penalty',
  title: 'Penalty Shootout',
  version: 1,
  mathematics: {
    draws: [{ reached: { chosen: 'arms', of: TARGETS, times: MOST_KICKS } }],
    targets: TARGETS,
    most_kicks: MOST_KICKS,
    arms: ARMS,
  },
  wagerSchema: z.strictObject({ level: z.enum(levels) }),
  actionSchema: z.discriminatedUnion('type', [kickSchema, cashOutSchema]),
  usual: { wager: { level: 'easy' }, actions: [{ type: 'kick', target: 0 }, cashOut] },
  /** The targets that the keeper reaches at each kick, from the first. */
  draw: ({ level }, random) => ({
    reached: Array.from({ length: MOST_KICKS }, () => chosenWithout(TARGETS, ARMS[level], random)),
  }),
  course({ level }, { reached }, actions) {
    const ladder = penaltyLadder(level);
    const { steps, ...standing } = climb<Kick>(actions, (action) => action.type === 'cash_out', {
      isWon: ({ target }, before) => !(reached[before.length]?.includes(target) ?? true),
      multiplierAfter: ({ length }) => ladder[length - 1] ?? 0,
      next: ({ length }) => rungAfter(ladder, length),
    });
    const shown = standing.state === 'ended' ? MOST_KICKS : steps.length;
    return {
      ...standing,
      seen: { kicked: steps.map(({ target }) => target), reached: reached.slice(0, shown) },
    };
  },
  mostMultiplier: ({ level }) => penaltyLadder(level).at(-1) ?? 0,
  wagers: () => levels.map((level) => ({ level })),
  plans: (wager) =>
    // The targets in turn, as each has the same chance.
    placesToStop(
      wager.level,
      wager,
      chancesOf(wager.level),
      (taken) => ({ type: 'kick', target: taken % TARGETS }) as const,
    ),
});
