/**
 * The meter as a Markov chain, exact. Its states are where the meter may stand before a round; it only rises until it is emptied, so
 * everything follows from one pass through the states.
 */
import type { CompiledCollect } from '../engine/compile.ts';
import { spinsOf } from '../engine/play.ts';
import { freeSpinMoments } from '../../prove/feature-moments.ts';
import { type Moments, oneOf, together } from '../../prove/moments.ts';
import { type TurnOutcome, turnOutcomes } from '../../prove/turn.ts';
import {
  add,
  compare,
  divide,
  multiply,
  one,
  type Rational,
  rational,
  subtract,
  sum,
  zero,
} from '../../../../kit/prove/fraction.ts';

/** A round that begins with the meter at `meter`. */
export type State = {
  meter: number;
  level: number;
  /** Share of all rounds that begin here, over a long time. */
  share: Rational;
  /** What a round that begins here wins, in coins, its harvest included. */
  win: Moments;
  /** Chance that it is followed by the harvest. */
  fills: Rational;
  /** Where the meter may stand after it, other than empty by a harvest. */
  next: readonly { meter: number; chance: Rational }[];
  /**
   * The most that a player can expect to be ahead, in bets, who begins here and stops whenever it is best to: 0 where it is best
   * not to play. What it took to come here is not in it.
   */
  advantage: Rational;
};

export type Chain = {
  states: readonly State[];
  /** What the harvest wins, in coins. */
  harvest: Moments;
  /** Rounds from one harvest to the next, on average. */
  roundsPerHarvest: Rational;
  /** What the best play from an empty meter is worth, in bets, after its first round: below 0, or the game gives money away. */
  beginning: Rational;
};

/** One round at a level: what is collected, by chance, and what is won then. */
function spinsByCollected(outcomes: readonly TurnOutcome[]) {
  return outcomes.map(({ turn, chance, win }) => ({ collected: turn.scatters, chance, win }));
}

/** Computes the chain of a game. */
export function chainOf(game: CompiledCollect): Chain {
  const { full, harvest: reaped } = game;
  const harvest = freeSpinMoments(reaped)(game.definition.harvest.spins);
  const byLevel = game.levels.map((slot) =>
    spinsByCollected(turnOutcomes(slot, { phase: 'base', heldMask: 0, special: -1 })),
  );
  const rounds = Array.from({ length: full }, (_, meter) => {
    const level = game.levels.indexOf(spinsOf(game, meter));
    const spins = byLevel[level] ?? [];
    const cases = spins.map(({ collected, chance, win }) => {
      const isFilled = meter + collected >= full;
      return { collected, chance, isFilled, win: isFilled ? together(win, harvest) : win };
    });
    return {
      meter,
      level,
      win: oneOf(cases),
      fills: sum(cases.filter(({ isFilled }) => isFilled).map(({ chance }) => chance)),
      next: cases
        .filter(({ isFilled }) => !isFilled)
        .map(({ collected, chance }) => ({ meter: meter + collected, chance })),
    };
  });

  const visits = roundsSpent(rounds);
  const roundsPerHarvest = sum(visits);
  const { values, beginning } = bestToStop(rounds, game.betCoins);
  return {
    harvest,
    roundsPerHarvest,
    beginning,
    states: rounds.map((round, meter) => ({
      ...round,
      share: divide(visits[meter] ?? zero, roundsPerHarvest),
      advantage: values[meter] ?? zero,
    })),
  };
}

type Round = Pick<State, 'meter' | 'win' | 'fills' | 'next'>;

/** Rounds that begin at each state between two harvests, on average. */
function roundsSpent(rounds: readonly Round[]): Rational[] {
  const arrivals: Rational[] = rounds.map((_, meter) => (meter === 0 ? one : zero));
  return rounds.map(({ meter, next }) => {
    const stays = sum(next.filter((each) => each.meter === meter).map(({ chance }) => chance));
    const spent = divide(arrivals[meter] ?? zero, subtract(one, stays));
    for (const each of next) {
      if (each.meter === meter) continue;
      arrivals[each.meter] = add(arrivals[each.meter] ?? zero, multiply(spent, each.chance));
    }
    return spent;
  });
}

/**
 * The value of each state to a player who may stop at any time, in bets, where an empty meter is worth nothing; and what beginning with
 * an empty meter is worth to one who plays at least one round and then does what is best. If that is not above 0, an empty meter is
 * indeed worth nothing, and no way of playing is ahead on average.
 */
function bestToStop(rounds: readonly Round[], betCoins: number): { values: Rational[]; beginning: Rational } {
  const values: Rational[] = rounds.map(() => zero);
  const valueOfPlaying = ({ meter, win, next }: Round): Rational => {
    const gained = subtract(multiply(win.mean, rational(1n, BigInt(betCoins))), one);
    const stays = sum(next.filter((each) => each.meter === meter).map(({ chance }) => chance));
    const later = sum(
      next
        .filter((each) => each.meter !== meter)
        .map((each) => multiply(each.chance, values[each.meter] ?? zero)),
    );
    // A round that leaves the meter where it is comes to the same choice again.
    return divide(add(gained, later), subtract(one, stays));
  };
  for (const round of rounds.toReversed()) {
    const value = valueOfPlaying(round);
    if (round.meter === 0) return { values, beginning: value };
    values[round.meter] = compare(value, zero) > 0 ? value : zero;
  }
  return { values, beginning: zero };
}
