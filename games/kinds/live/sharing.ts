/** How the stakes of a draw are shared out among its winners, in the same words for pools of numbers and pools of sides. */
import { BetRefused } from '../../kit/round/round-game.ts';
import { type LiveOutcome, numbersOutcomeSchema } from './games.ts';
import { linesOn, numbersOf, type PoolRules, poolsFrom, shareOut, TIERS, tiersOf } from './pools.ts';
import type { LiveWager } from './rules.ts';
import {
  boutOutcomeSchema,
  linesOnSides,
  rakeReturned,
  shareBout,
  type SideRules,
  SIDES,
  sidesFrom,
} from './sides.ts';

export type SharingRules = PoolRules | SideRules;

/** A bet in a pool. */
export type Ticket = { bet_minor: bigint; wager: LiveWager };

/** How many pools there are: of numbers one a tier, of sides one for each. */
export function poolsIn({ form }: SharingRules): number {
  return form === 'numbers' ? TIERS.length : SIDES.length;
}

/** @throws BetRefused unless the amount is one that the wager costs. @param line_minor what a line costs. */
export function requirePrice(rules: SharingRules, { bet_minor, wager }: Ticket, line_minor: bigint): void {
  if (rules.form === 'sides') {
    linesOnSides(wager, bet_minor, line_minor);
    return;
  }
  const lines = linesOn(numbersOf(rules, wager).length);
  if (bet_minor !== lines * line_minor)
    throw new BetRefused(`bet_minor: a ticket of ${lines} lines costs ${lines * line_minor}`);
}

/** How many lines of a ticket are in each pool, once the draw is known. @throws BetRefused for one that is none of the game. */
export function linesOf(
  rules: SharingRules,
  { bet_minor, wager }: Ticket,
  outcome: unknown,
  line_minor: bigint,
): readonly bigint[] {
  if (rules.form === 'sides') return linesOnSides(wager, bet_minor, line_minor);
  const lines = tiersOf(numbersOf(rules, wager), numbersOutcomeSchema.parse(outcome).numbers);
  return TIERS.map((tier) => lines[tier]);
}

/** What lines are paid, by what a line of each pool is. @throws RangeError unless there is a prize for each pool. */
export function paidTo(lines: readonly bigint[], prizes: readonly (string | bigint)[]): bigint {
  if (prizes.length !== lines.length) throw new RangeError('A prize of a pool is missing.');
  return lines.reduce((sum, count, pool) => sum + count * BigInt(prizes[pool] ?? 0), 0n);
}

/** What of a ticket goes to the pools. Stakes are whole lines, and a line's price is divided without a rest. */
export function contributionOf({ rake }: Pick<SharingRules, 'rake'>, staked: bigint): bigint {
  return (staked * BigInt(10_000 - rake)) / 10_000n;
}

export type SoldDraw = {
  outcome: LiveOutcome;
  staked: bigint;
  /** All lines of the draw, by pool. */
  lines: readonly bigint[];
  /** What the pools hold before it, and for how many draws in a row the greatest of them was not won. */
  before: readonly bigint[];
  without: number;
  /** What a line costs, and the smallest part of a prize. */
  line: bigint;
  payment: bigint;
};

export type SharedDraw = {
  rake: bigint;
  prizes: readonly bigint[];
  carried: readonly bigint[];
  without: number;
  /** What of a ticket's win is rake that the house gives up, and no pool has paid. */
  fromRake: (lines: readonly bigint[]) => bigint;
};

/** Shares out a draw. Every unit of the stakes is paid, kept or carried. */
export function shareTickets(rules: SharingRules, draw: SoldDraw): SharedDraw {
  const { staked, lines, before, without, payment, line } = draw;
  if (rules.form === 'numbers') {
    const { rake, prizes, carried, withoutJackpot } = shareOut(rules, {
      staked,
      pools: poolsFrom(before),
      winners: poolsFrom(lines),
      withoutJackpot: without,
      payment,
    });
    return {
      rake,
      prizes: TIERS.map((tier) => prizes[tier]),
      carried: TIERS.map((tier) => carried[tier]),
      without: withoutJackpot,
      fromRake: () => 0n,
    };
  }
  const { result } = boutOutcomeSchema.parse(draw.outcome);
  const shared = shareBout(rules, {
    lines: sidesFrom(lines),
    line,
    before: sidesFrom(before),
    result,
    withoutDraw: without,
  });
  const { rake, prizes, carried, withoutDraw, returned } = shared;
  return {
    rake,
    prizes,
    carried,
    without: withoutDraw,
    fromRake: (own) => rakeReturned(rules, sidesFrom(own), returned, line),
  };
}
