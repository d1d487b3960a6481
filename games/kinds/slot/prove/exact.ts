/** The exact figures of a game, from its definition alone. */
import type { Proof } from '../paytable.ts';
import { compileSlot, type CompiledSlot } from '../engine/compile.ts';
import type { SlotDefinition, Volatility } from '../engine/definition.ts';
import { type Bounded, type CapFigures, capFigures } from './max-win.ts';
import { createRoundLaw } from './round-law.ts';
import { freeSpinMoments, holdMoments, wildRespinMoments } from './feature-moments.ts';
import { potChances, type PotChances } from './pot-chances.ts';
import {
  add,
  divide,
  multiply,
  one,
  type Rational,
  rational,
  squareRootDecimal,
  subtract,
  sum,
  toDecimal,
} from '../../../kit/prove/fraction.ts';
import { type Moments, oneOf, together } from './moments.ts';
import { turnOutcomes } from './turn.ts';

/** All but `cap` are of the game as it would be without its maximum win. */
export type ExactFigures = {
  /** What the maximum win changes; null if no round can win as much. */
  cap: CapFigures | null;
  /** Mean win of a round in bets. */
  rtp: Rational;
  /** Chance that a round wins anything. */
  hitFrequency: Rational;
  /** The most that a round can pay, in bets. */
  maxWinBets: Rational;
  /** Chance of exactly that. */
  maxWinChance: Rational;
  /** Variance of a round's win, in bets². */
  variance: Rational;
  /** Shares of the RTP: the base game's own wins and each feature. */
  shares: Readonly<Record<'base' | 'wildRespins' | 'freeSpins' | 'holdAndRespin', Rational>>;
  /** Chance a round that the feature begins. */
  chances: Readonly<Record<'wildRespins' | 'freeSpins' | 'holdAndRespin', Rational>>;
  /** Chance of each pot; null without pots. */
  pots: PotChances | null;
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

function roundFigures(slot: CompiledSlot, withMaxWin: boolean): ExactFigures {
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
      return { chance, coins: turn.coins, base: win, follows, win: parts.reduce(together, win) };
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
    maxWinChance: round.atMax,
    cap:
      !withMaxWin || round.max < BigInt(slot.maxCoins)
        ? null
        : capFigures(createRoundLaw(slot), Number(round.max), slot.maxCoins),
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
    pots: potChances(
      slot,
      cases.map(({ chance, coins }) => ({ chance, coins })),
    ),
  };
}

/** The exact figures of rounds that are bought, in bets like all others; the price besides. */
export type BoughtFigures = Pick<
  ExactFigures,
  'cap' | 'rtp' | 'maxWinBets' | 'maxWinChance' | 'variance' | 'hitFrequency'
> & {
  priceBets: Rational;
};

/**
 * Computes the figures of the rounds of a game that are bought; null if it sells none. `rtp` is what such a round pays on average, in
 * bets: what it returns is that over the price.
 */
export function boughtFigures(definition: SlotDefinition): BoughtFigures | null {
  const { buy, betCoins } = definition;
  if (!buy) return null;
  const slot = compileSlot(definition);
  const round = freeSpinMoments(slot)(buy.spins);
  const bets = (coins: Rational) => multiply(coins, rational(1n, BigInt(betCoins)));
  const mean = bets(round.mean);
  return {
    priceBets: rational(BigInt(buy.priceCoins), BigInt(betCoins)),
    rtp: mean,
    hitFrequency: subtract(one, round.nothing),
    maxWinBets: bets(rational(round.max)),
    maxWinChance: round.atMax,
    variance: subtract(bets(bets(round.secondMoment)), multiply(mean, mean)),
    cap:
      round.max < BigInt(slot.maxCoins)
        ? null
        : capFigures(createRoundLaw(slot, 'free_spins'), Number(round.max), slot.maxCoins),
  };
}

/** Computes a game's figures by enumerating every combination. Takes up to minutes, nearly all of it for the maximum win. */
export function exactFigures(definition: SlotDefinition): ExactFigures {
  return roundFigures(compileSlot(definition), true);
}

/** The figures as they would be without the maximum win. Takes from milliseconds to seconds. */
export function figuresWithoutMaxWin(definition: SlotDefinition): ExactFigures {
  return roundFigures(compileSlot(definition), false);
}

/** The fraction of a double, to 20 places. */
function fromDouble(value: number): Rational {
  const places = 20n;
  const [mantissa = '0', exponent = '0'] = value.toExponential(17).split('e');
  const [units = '0', decimals = ''] = mantissa.split('.');
  const shift = BigInt(exponent) - BigInt(decimals.length) + places;
  const digits = BigInt(units + decimals);
  return rational(shift >= 0n ? digits * 10n ** shift : digits / 10n ** -shift, 10n ** places);
}

/** What a computation within bounds shows. @throws Error if the bounds do not settle every digit shown. */
function settled(figure: Bounded, show: (value: Rational) => string): string {
  // A hundredth of the last place of `fromDouble` is far below any bound that matters.
  const margin = figure.error + 1e-18;
  const [low, high] = [show(fromDouble(figure.value - margin)), show(fromDouble(figure.value + margin))];
  if (low !== high)
    throw new Error(`A figure lies between ${low} and ${high}: its error is too large to show it.`);
  return low;
}

/** Rarer than this, a chance is told as "less than". */
const rarest = 10n ** 15n;

/** N of "once in N rounds", to three digits; at most `rarest`. */
export function onceIn(chance: Rational): string {
  if (chance.numerator * rarest <= chance.denominator) return rarest.toString();
  const rounds = (2n * chance.denominator + chance.numerator) / (2n * chance.numerator);
  const place = 10n ** BigInt(Math.max(0, rounds.toString().length - 3));
  return (((rounds + place / 2n) / place) * place).toString();
}

const percent = (value: Rational) => toDecimal(multiply(value, rational(100n)), 4);

/**
 * The figures that the maximum win changes.
 * @param stake of which the return is told, in bets.
 */
function cappedFigures(
  { maxWin, betCoins }: SlotDefinition,
  figures: Pick<ExactFigures, 'cap' | 'rtp' | 'variance' | 'maxWinBets' | 'maxWinChance'>,
  stake: Rational = one,
) {
  const { cap, rtp, variance, maxWinBets, maxWinChance } = figures;
  const returned = (mean: Rational) => percent(divide(mean, stake));
  if (!cap || !maxWin) {
    return {
      rtp_percent: returned(rtp),
      max_win_bets: toDecimal(maxWinBets, 2),
      max_win_once_in: onceIn(maxWinChance),
      max_win_cost_percent: '0',
      deviation_bets: squareRootDecimal(variance, 4),
    };
  }
  const inBets = ({ value, error }: Bounded, power: number) => ({
    value: value / betCoins ** power,
    error: error / betCoins ** power,
  });
  const excess = inBets(cap.excess, 1);
  const squareExcess = inBets(cap.squareExcess, 2);
  const secondMoment = add(variance, multiply(rtp, rtp));
  const chance = cap.chance.value + cap.chance.error;
  return {
    rtp_percent: settled(excess, (cost) => returned(subtract(rtp, cost))),
    max_win_bets: toDecimal(rational(BigInt(maxWin.bets)), 2),
    max_win_once_in: onceIn(fromDouble(Math.max(chance, 0))),
    max_win_cost_percent: ((excess.value + excess.error) * 100).toExponential(1),
    deviation_bets: settled(squareExcess, (lost) => {
      const mean = subtract(rtp, fromDouble(excess.value));
      return squareRootDecimal(subtract(subtract(secondMoment, lost), multiply(mean, mean)), 4);
    }),
  };
}

/**
 * The figures as a game's `proof.json` keeps them and the player is shown them.
 * @throws Error if the error of a figure with the maximum win is too large for the digits shown.
 */
export function proofOf(
  definition: SlotDefinition,
  figures: ExactFigures,
  bought: BoughtFigures | null = null,
): Proof {
  const oneIn = (chance: Rational) =>
    chance.numerator === 0n ? null : toDecimal(rational(chance.denominator, chance.numerator), 1);
  return {
    game_code: definition.code,
    version: definition.version,
    ...cappedFigures(definition, figures),
    rtp_before_max_win_percent: percent(figures.rtp),
    uncapped_max_win_bets: toDecimal(figures.maxWinBets, 2),
    hit_frequency_percent: percent(figures.hitFrequency),
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
    pots_once_in: figures.pots && {
      mini: onceIn(figures.pots.mini),
      minor: onceIn(figures.pots.minor),
      major: onceIn(figures.pots.major),
      grand: onceIn(figures.pots.grand),
    },
    ...(bought ? { bought: boughtProof(definition, bought) } : {}),
  };
}

function boughtProof(definition: SlotDefinition, figures: BoughtFigures): NonNullable<Proof['bought']> {
  const { rtp_percent, max_win_bets, max_win_once_in, deviation_bets } = cappedFigures(
    definition,
    figures,
    figures.priceBets,
  );
  return {
    price_bets: toDecimal(figures.priceBets, 4),
    rtp_percent,
    hit_frequency_percent: percent(figures.hitFrequency),
    max_win_bets,
    max_win_once_in,
    deviation_bets,
  };
}
