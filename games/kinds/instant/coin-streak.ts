/** Coin streak: heads or tails, again and again; each right call doubles what the round pays. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb, ladderOf, placesToStop, rungAfter } from './ladder.ts';

const FLIPS = 20;
const sides = ['heads', 'tails'] as const;

const callSchema = z.strictObject({ type: z.literal('call'), side: z.enum(sides) });
type Call = z.infer<typeof callSchema>;

const chanceOf = (calls: number): Fraction => [1n, 2n ** BigInt(calls)];

const chances = Array.from({ length: FLIPS }, (_, index) => chanceOf(index + 1));

/** What a round pays after each right call, in ten-thousandths. */
export const coinStreakLadder: readonly number[] = ladderOf(chances);

export const coinStreak = defineInstant({
  code: 'coin-streak',
  title: 'Coin Streak',
  version: 1,
  mathematics: { draws: [{ flips: { below: sides.length, times: FLIPS } }], sides, flips: FLIPS },
  wagerSchema: z.strictObject({}),
  actionSchema: z.discriminatedUnion('type', [callSchema, cashOutSchema]),
  usual: { wager: {}, actions: [{ type: 'call', side: 'heads' }, cashOut] },
  draw: (_, random) => ({ flips: Array.from({ length: FLIPS }, () => sides[random.below(2)] ?? 'heads') }),
  course(_, { flips }, actions) {
    const { steps, ...standing } = climb<Call>(actions, (action) => action.type === 'cash_out', {
      isWon: ({ side }, before) => flips[before.length] === side,
      multiplierAfter: ({ length }) => coinStreakLadder[length - 1] ?? 0,
      next: ({ length }) => rungAfter(coinStreakLadder, length),
    });
    const shown = standing.state === 'ended' ? FLIPS : steps.length;
    return { ...standing, seen: { calls: steps.map(({ side }) => side), flips: flips.slice(0, shown) } };
  },
  mostMultiplier: () => coinStreakLadder.at(-1) ?? 0,
  wagers: () => [{}],
  plans: (wager) => placesToStop('calls', wager, chances, () => ({ type: 'call', side: 'heads' }) as const),
});
