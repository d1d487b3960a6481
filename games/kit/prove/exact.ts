/** The exact figures of a game, from its definition alone. */
import type { Proof } from '../paytable.ts';
import { compileSlot, type CompiledSlot } from '../slot/compile.ts';
import type { SlotDefinition, Volatility } from '../slot/definition.ts';
import { freeSpinMoments, holdMoments, wildRespinMoments } from './feature-moments.ts';
import {
  multiply,
  one,
  type Rational,
  rational,
  squareRootDecimal,
  subtract,
  sum,
  toDecimal,
} from './fraction.ts';
import { type Moments, oneOf, together } from './moments.ts';
import { turnOutcomes } from './turn.ts';

export type ExactFigures = {
  /** Mean win of a round in bets. */
  rtp: Rational;
  /** Chance that a round wins anything. */
  hitFrequency: Rational;
  /** The most that a round can pay, in bets. */
  maxWinBets: Rational;
  /** Variance of a round's win, in bets². */
  variance: Rational;
  /** Shares of the RTP: the base game's own wins and each feature. */
  shares: Readonly<Record<'base' | 'wildRespins' | 'freeSpins' | 'holdAndRespin', Rational>>;
  /** Chance a round that the feature begins. */
  chances: Readonly<Record<'wildRespins' | 'freeSpins' | 'holdAndRespin', Rational>>;
};

/** Standard deviations, in bets, from which a game counts as more volatile. */
const volatilityFrom = { medium: 3, high: 7, 'very-high': 10 } as const;

export function volatilityOf(variance: Rational): Volatility {
  const atLeast = (deviation: number) =>
    variance.numerator >= BigInt(deviation * deviation) * variance.denominator;
  if (atLeast(volatilityFrom['very-high'])) return 'very-high';
  if (atLeast(volatilityFrom.high)) return 'high';
  return atLeast(volatilityFrom.medium) ? 'medium' : 'low';
}

function roundFigures(slot: CompiledSlot): ExactFigures {
  const respins = wildRespinMoments(slot);
  const freeSpins = freeSpinMoments(slot);
  const hold = holdMoments(slot);
  const bets = (coins: Rational) => multiply(coins, rational(1n, BigInt(slot.betCoins)));

  const cases = turnOutcomes(slot, { phase: 'base', heldMask: 0, special: -1 }).map(
    ({ turn, chance, win }) => {
      const follows = {
        wildRespins: slot.wildRespin && turn.wildMask !== 0 ? respins(turn.wildMask) : null,
        freeSpins: (slot.awards[turn.scatters] ?? 0) > 0 ? freeSpins(slot.awards[turn.scatters] ?? 0) : null,
        holdAndRespin: slot.hold && turn.coins >= slot.hold.trigger ? hold(turn.coins) : null,
      };
      const parts = Object.values(follows).filter((part): part is Moments => part !== null);
      return { chance, base: win, follows, win: parts.reduce(together, win) };
    },
  );
  const share = (feature: keyof (typeof cases)[number]['follows']) =>
    bets(sum(cases.map((part) => multiply(part.chance, part.follows[feature]?.mean ?? rational(0n)))));
  const chanceOf = (feature: keyof (typeof cases)[number]['follows']) =>
    sum(cases.filter((part) => part.follows[feature] !== null).map((part) => part.chance));

  const round = oneOf(cases);
  const rtp = bets(round.mean);
  return {
    rtp,
    hitFrequency: subtract(one, round.nothing),
    maxWinBets: bets(rational(round.max)),
    variance: subtract(bets(bets(round.secondMoment)), multiply(rtp, rtp)),
    shares: {
      base: bets(sum(cases.map((part) => multiply(part.chance, part.base.mean)))),
      wildRespins: share('wildRespins'),
      freeSpins: share('freeSpins'),
      holdAndRespin: share('holdAndRespin'),
    },
    chances: {
      wildRespins: chanceOf('wildRespins'),
      freeSpins: chanceOf('freeSpins'),
      holdAndRespin: chanceOf('holdAndRespin'),
    },
  };
}

/** Computes a game's figures by enumerating every combination. Takes from milliseconds to seconds. */
export function exactFigures(definition: SlotDefinition): ExactFigures {
  return roundFigures(compileSlot(definition));
}

/** The figures as a game's `proof.json` keeps them and the player is shown them. */
export function proofOf(definition: SlotDefinition, figures: ExactFigures): Proof {
  const percent = (value: Rational) => toDecimal(multiply(value, rational(100n)), 4);
  const oneIn = (chance: Rational) =>
    chance.numerator === 0n ? null : toDecimal(rational(chance.denominator, chance.numerator), 1);
  return {
    game_code: definition.code,
    version: definition.version,
    rtp_percent: percent(figures.rtp),
    hit_frequency_percent: percent(figures.hitFrequency),
    max_win_bets: toDecimal(figures.maxWinBets, 2),
    deviation_bets: squareRootDecimal(figures.variance, 4),
    volatility: volatilityOf(figures.variance),
    rtp_shares_percent: {
      base: percent(figures.shares.base),
      wild_respins: percent(figures.shares.wildRespins),
      free_spins: percent(figures.shares.freeSpins),
      hold_and_respin: percent(figures.shares.holdAndRespin),
    },
    one_in: {
      wild_respins: oneIn(figures.chances.wildRespins),
      free_spins: oneIn(figures.chances.freeSpins),
      hold_and_respin: oneIn(figures.chances.holdAndRespin),
    },
  };
}
