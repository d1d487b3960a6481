/** Hi-lo: whether the next card is higher or lower; each right call raises what the round pays, the rarer the more. */
import { z } from 'zod';
import { rational, multiply, one, type Rational } from '../../kit/prove/fraction.ts';
import type { Fraction, Law } from '../../kit/prove/law.ts';
import { ActionRefused } from '../../kit/round/round-game.ts';
import { defineInstant } from './instant.ts';
import { cashOut, cashOutSchema, climb } from './ladder.ts';
import { lawOf } from './laws.ts';
import { CAP, multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Ace to king, low to high; every card of 52 is as likely each time. */
const RANKS = 13;
const CARDS = 52;
/** Cards after the first; the last ends the round. */
const STEPS = 40;
const calls = ['higher', 'lower', 'skip'] as const;
type Call = (typeof calls)[number];

const stepSchema = z.strictObject({ type: z.literal('call'), call: z.enum(calls) });
type Step = z.infer<typeof stepSchema>;
type Action = Step | z.infer<typeof cashOutSchema>;
type Cards = { cards: readonly number[] };
type Seen = Cards & { calls: readonly Call[] };

const rankOf = (card: number): number => card % RANKS;

/**
 * How many of the 13 ranks are called right. An equal card counts for both, but for an ace and a king: nothing is lower than an
 * ace or higher than a king, so there the call that could never lose is for the equal card alone.
 */
function rightRanks(rank: number, call: 'higher' | 'lower'): number {
  if (rank === 0) return call === 'higher' ? RANKS - 1 : 1;
  if (rank === RANKS - 1) return call === 'lower' ? RANKS - 1 : 1;
  return call === 'higher' ? RANKS - rank : rank + 1;
}

function isRight(rank: number, next: number, call: Call): boolean {
  if (call === 'skip') return true;
  if (rank === 0) return call === 'higher' ? next > 0 : next === 0;
  if (rank === RANKS - 1) return call === 'lower' ? next < rank : next === rank;
  return call === 'higher' ? next >= rank : next <= rank;
}

/** The chance of a row of calls, beginning at the first card. */
function chanceOf(cards: readonly number[], steps: readonly Step[]): Rational {
  return steps.reduce((chance, { call }, index) => {
    if (call === 'skip') return chance;
    return multiply(chance, rational(BigInt(rightRanks(rankOf(cards[index] ?? 0), call)), BigInt(RANKS)));
  }, one);
}

/** What each call could come to pay where a round stands, and of how many of the 13 ranks it is right; none if no card is left. */
export function hiLoCalls(
  cards: readonly number[],
  steps: readonly Step[],
): { call: 'higher' | 'lower'; ranks: number; multiplier: number; isAllowed: boolean }[] {
  if (steps.length === STEPS) return [];
  return (['higher', 'lower'] as const).map((call) => {
    const multiplier = multiplierAfter(cards, [...steps, { type: 'call', call }]);
    const ranks = rightRanks(rankOf(cards[steps.length] ?? 0), call);
    return { call, ranks, multiplier, isAllowed: multiplier <= CAP };
  });
}

const fractionOf = ({ numerator, denominator }: Rational): Fraction => [numerator, denominator];

/** What a row of calls pays; a skipped card alone pays the bet less the house's part, not more. */
function multiplierAfter(cards: readonly number[], steps: readonly Step[]): number {
  return multiplierOf(fractionOf(chanceOf(cards, steps)), RTP);
}

/** What a round of right calls pays after each of them, in ten-thousandths. */
export function hiLoRow(cards: readonly number[], calls: readonly Call[]): number[] {
  const steps = calls.map((call): Step => ({ type: 'call', call }));
  return steps.map((_, index) => multiplierAfter(cards, steps.slice(0, index + 1)));
}

export const hiLo = defineInstant<object, Action, Cards, Seen>({
  code: 'hi-lo',
  title: 'Hi-Lo',
  version: 1,
  mathematics: {
    draws: [{ cards: { below: CARDS, times: STEPS + 1 } }],
    ranks: RANKS,
    cards: CARDS,
    steps: STEPS,
  },
  wagerSchema: z.strictObject({}),
  actionSchema: z.discriminatedUnion('type', [stepSchema, cashOutSchema]),
  usual: { wager: {}, actions: [{ type: 'call', call: 'higher' }, cashOut] },
  draw: (_, random) => ({ cards: Array.from({ length: STEPS + 1 }, () => random.below(CARDS)) }),
  course(_, { cards }, actions) {
    const { steps, ...standing } = climb<Step>(actions, (action) => action.type === 'cash_out', {
      isWon({ call }, before) {
        if (call !== 'skip' && multiplierAfter(cards, [...before, { type: 'call', call }]) > CAP)
          throw new ActionRefused('The call would lead beyond the most that a round pays.');
        const [rank, next] = [rankOf(cards[before.length] ?? 0), rankOf(cards[before.length + 1] ?? 0)];
        return isRight(rank, next, call);
      },
      multiplierAfter: (taken) => multiplierAfter(cards, taken),
      next: (taken) => hiLoCalls(cards, taken).map(({ multiplier }) => multiplier),
    });
    const hasCalled = steps.some(({ call }) => call !== 'skip');
    if (standing.state === 'ended' && !hasCalled && steps.length < STEPS)
      throw new ActionRefused('A round is cashed out after its first call.');
    return {
      ...standing,
      canCashOut: standing.canCashOut && hasCalled,
      seen: { cards: cards.slice(0, steps.length + 1), calls: steps.map(({ call }) => call) },
    };
  },
  mostMultiplier: () => CAP,
  wagers: () => [{}],
  plans: (wager) =>
    [1, 2, 3].map((count) => ({
      name: `the likelier call, ${count} ${count === 1 ? 'time' : 'times'}`,
      law: likelierCalls(count),
      wager,
      next: ({ seen: { cards } }, taken) =>
        taken < count ? { type: 'call', call: likelier(rankOf(cards.at(-1) ?? 0)) } : { type: 'cash_out' },
    })),
});

/** The call with the better chance; higher where both are the same. */
function likelier(rank: number): 'higher' | 'lower' {
  return rightRanks(rank, 'higher') >= rightRanks(rank, 'lower') ? 'higher' : 'lower';
}

/** What this many of the likelier calls pay: every row of ranks, counted. */
function likelierCalls(count: number): Law {
  const cases = new Map<number, bigint>();
  const ranks = Array.from({ length: RANKS }, (_, rank) => rank);
  const tally = (multiplier: number, rows: bigint): void => {
    cases.set(multiplier, (cases.get(multiplier) ?? 0n) + rows);
  };
  const go = (row: readonly number[], steps: readonly Step[]): void => {
    if (steps.length === count) return tally(multiplierAfter(row, steps), 1n);
    const rank = row.at(-1) ?? 0;
    const call = likelier(rank);
    for (const next of ranks) {
      const step: Step = { type: 'call', call };
      if (isRight(rank, next, call)) go([...row, next], [...steps, step]);
      else tally(0, BigInt(RANKS) ** BigInt(count - steps.length - 1));
    }
  };
  for (const rank of ranks) go([rank], []);
  return lawOf([...cases], BigInt(RANKS) ** BigInt(count + 1));
}
