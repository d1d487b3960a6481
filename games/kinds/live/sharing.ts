/** How the stakes of a draw are shared out among its winners, in the same words for pools of numbers, of sides and of cards. */
import { BetRefused } from '../../kit/round/round-game.ts';
import { MOST_CARDS } from './bingo/cards.ts';
import type { BingoRules } from './bingo/game.ts';
import { cardsOn } from './bingo/round.ts';
import { type LiveOutcome, numbersOutcomeSchema } from './games.ts';
import {
  linesOn,
  MOST_PICKED,
  numbersOf,
  type PoolRules,
  poolsFrom,
  shareOut,
  TIERS,
  tiersOf,
} from './pools.ts';
import { type LiveWager, MOST_BETS } from './rules.ts';
import {
  boutOutcomeSchema,
  linesOnSides,
  rakeReturned,
  shareBout,
  type SideRules,
  SIDES,
  sidesFrom,
} from './sides.ts';

export type SharingRules = PoolRules | SideRules | BingoRules;

/** Rules by which a bet's lines follow from the bet and the outcome; those of bingo follow from all cards of a round. */
type BetByBet = PoolRules | SideRules;
/** Rules whose bets are tickets: each has a price. */
type Priced = PoolRules | BingoRules;

/** A bet in a pool. */
export type Ticket = { id: string; bet_minor: bigint; wager: LiveWager };
type Staked = Omit<Ticket, 'id'>;

/** How many pools there are: of sides one for each, else one a tier. */
export function poolsIn({ form }: Pick<SharingRules, 'form'>): number {
  return form === 'sides' ? SIDES.length : TIERS.length;
}

/** How many lines, or cards, a player may have in a draw, on all tickets together. */
export function mostPriced({ form }: Pick<Priced, 'form'>): bigint {
  return form === 'cards' ? BigInt(MOST_CARDS) : linesOn(MOST_PICKED) * BigInt(MOST_BETS);
}

/** @throws BetRefused unless the amount is one that the wager costs. @param line_minor what a line, or a card, costs. */
export function requirePrice(rules: SharingRules, { bet_minor, wager }: Staked, line_minor: bigint): void {
  if (rules.form === 'sides') {
    linesOnSides(wager, bet_minor, line_minor);
    return;
  }
  const lines = rules.form === 'cards' ? BigInt(cardsOn(wager)) : linesOn(numbersOf(rules, wager).length);
  if (bet_minor !== lines * line_minor)
    throw new BetRefused(
      `bet_minor: a ticket of ${lines} ${rules.form === 'cards' ? 'cards' : 'lines'} costs ${lines * line_minor}`,
    );
}

/** How many lines of a bet are in each pool, once the draw is known. @throws BetRefused for one that is none of the game. */
export function linesOf(
  rules: BetByBet,
  { bet_minor, wager }: Staked,
  outcome: unknown,
  line_minor: bigint,
): readonly bigint[] {
  if (rules.form === 'sides') return linesOnSides(wager, bet_minor, line_minor);
  const lines = tiersOf(numbersOf(rules, wager), numbersOutcomeSchema.parse(outcome).numbers);
  return TIERS.map((tier) => lines[tier]);
}

/** The lines of each bet by pool; in bingo also with which ball each prize was won, zero for a jackpot that was not. */
type Counted = { lines: readonly (readonly bigint[])[]; wonAt: readonly number[] | null };

/** Counts all bets of a draw in a currency, in their order. */
export type Count = (tickets: readonly Ticket[], line_minor: bigint) => Counted;

/** Counts bets one by one. */
export function countByBet(rules: BetByBet, outcome: LiveOutcome): Count {
  return (tickets, line_minor) => ({
    lines: tickets.map((ticket) => linesOf(rules, ticket, outcome, line_minor)),
    wonAt: null,
  });
}

/** All lines of bets together. @param first what is in the pools beside them. */
export function linesTogether(
  lines: readonly (readonly bigint[])[],
  first: readonly bigint[],
): readonly bigint[] {
  return lines.reduce((sum, own) => sum.map((count, pool) => count + (own[pool] ?? 0n)), first);
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
  if (rules.form !== 'sides') {
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
