/**
 * Lotteries of six numbers with pools: what a tier is won by, how often, and how the stakes of a draw are shared out. Pure; amounts are
 * minor units, and every one of them goes somewhere: what is staked is prizes, rake and what is carried to the next draw.
 */
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { type Rational, rational, zero } from '../../kit/prove/fraction.ts';
import type { Law } from '../../kit/prove/law.ts';
import { BetRefused } from '../../kit/round/round-game.ts';
import type { LiveWager } from './rules.ts';

/** Numbers on a ticket, and numbers drawn. */
export const PICKED = 6;
/** Most numbers of a system bet, which stands for every six of them. */
export const MOST_PICKED = 12;

/** How many of a player's numbers were drawn. The highest tier is the jackpot. */
export const TIERS = [6, 5, 4, 3] as const;
export type Tier = (typeof TIERS)[number];

/** How the stakes of a draw are shared out. In bingo the tiers are prizes: jackpot, full house, the second prize and one line. */
export type ShareRules = {
  /** Of the stakes, in ten-thousandths: what the house keeps, and what goes to the pool of each tier. Together 10,000. */
  rake: number;
  shares: Readonly<Record<Tier, number>>;
  /** After so many draws in a row without a jackpot, the jackpot goes to the next tier that is won; null where it waits. */
  mustBeWonAfter: number | null;
};

export type PoolRules = ShareRules & {
  form: 'numbers';
  /** Numbers are drawn from 1 to this. */
  of: number;
  mustBeWonAfter: number;
};

/** How many combinations of `k` there are among `n`. */
export function choose(n: number, k: number): bigint {
  let combinations = 1n;
  for (let i = 1; i <= k; i += 1) combinations = (combinations * BigInt(n - k + i)) / BigInt(i);
  return combinations;
}

/** How many of all combinations of a lottery have just so many of the numbers that were drawn. */
export function combinationsOf(of: number, tier: number): bigint {
  return choose(PICKED, tier) * choose(of - PICKED, PICKED - tier);
}

/** The chance of a tier with one line. */
export function chanceOf(of: number, tier: number): Rational {
  return rational(combinationsOf(of, tier), choose(of, PICKED));
}

/** What is in the pools before a draw. */
export type Pools = Readonly<Record<Tier, bigint>>;
export const noPools: Pools = { 6: 0n, 5: 0n, 4: 0n, 3: 0n };

/** Amounts by tier from a list, the jackpot's first. @throws RangeError unless there is one for each tier. */
export function poolsFrom(list: readonly (string | bigint)[]): Pools {
  const [six, five, four, three] = list;
  if (six === undefined || five === undefined || four === undefined || three === undefined)
    throw new RangeError('An amount of a tier is missing.');
  return { 6: BigInt(six), 5: BigInt(five), 4: BigInt(four), 3: BigInt(three) };
}

export type Shared = {
  /** What the house keeps of the stakes: its rake, and what a division leaves over. */
  rake: bigint;
  /** What each winning line of a tier is paid; zero where nobody has won it. */
  prizes: Pools;
  /** What is carried to the next draw. */
  carried: Pools;
  /** How many draws in a row have had no jackpot, this one included. */
  withoutJackpot: number;
};

/**
 * Shares out a draw. A tier that nobody has won is carried, pool by pool. Lines of one tier share its pool alike; what cannot be divided is carried.
 * @param payment the smallest amount that can be paid: a prize is a whole number of these.
 */
export function shareOut(
  { rake, shares, mustBeWonAfter }: ShareRules,
  draw: {
    staked: bigint;
    pools: Pools;
    winners: Pools;
    withoutJackpot: number;
    payment: bigint;
  },
): Shared {
  const { staked, pools, winners, payment } = draw;
  const added = (tier: Tier): bigint => (staked * BigInt(shares[tier])) / 10_000n;
  const full: Record<Tier, bigint> = { ...noPools };
  for (const tier of TIERS) full[tier] = pools[tier] + added(tier);
  const kept = staked - TIERS.reduce((sum, tier) => sum + added(tier), 0n);
  if (rake + TIERS.reduce((sum, tier) => sum + shares[tier], 0) !== 10_000)
    throw new RangeError('Rake and shares are not the whole of a stake.');
  const isDue = mustBeWonAfter !== null && winners[6] === 0n && draw.withoutJackpot + 1 >= mustBeWonAfter;
  const heir = isDue ? TIERS.find((tier) => tier !== 6 && winners[tier] > 0n) : undefined;
  if (heir !== undefined) {
    full[heir] += full[6];
    full[6] = 0n;
  }
  const prizes: Record<Tier, bigint> = { ...noPools };
  const carried: Record<Tier, bigint> = { ...noPools };
  for (const tier of TIERS) {
    const lines = winners[tier];
    prizes[tier] = lines === 0n ? 0n : (full[tier] / lines / payment) * payment;
    carried[tier] = full[tier] - prizes[tier] * lines;
  }
  const isWon = winners[6] > 0n || heir !== undefined;
  return { rake: kept, prizes, carried, withoutJackpot: isWon ? 0 : draw.withoutJackpot + 1 };
}

/** How many lines of a system of so many numbers are in a tier, when so many of its numbers were drawn. */
export function linesInTier(picked: number, drawn: number, tier: Tier): bigint {
  return drawn < tier ? 0n : choose(drawn, tier) * choose(picked - drawn, PICKED - tier);
}

/** How many lines a ticket with so many numbers has. */
export function linesOn(picked: number): bigint {
  return choose(picked, PICKED);
}

/**
 * The numbers of a ticket: spots with one unit each, since all lines of a pool cost the same.
 * @throws BetRefused for a wager that is no ticket of the lottery.
 */
export function numbersOf({ of }: Pick<PoolRules, 'of'>, { spots }: LiveWager): number[] {
  const numbers = Object.entries(spots).map(([spot, units]) => {
    const number = Number(spot);
    if (units !== 1 || String(number) !== spot || !Number.isInteger(number) || number < 1 || number > of)
      throw new BetRefused(`spots.${spot}: a ticket names numbers from 1 to ${of}, with one unit each`);
    return number;
  });
  if (numbers.length < PICKED || numbers.length > MOST_PICKED)
    throw new BetRefused(`spots: a ticket has ${PICKED} to ${MOST_PICKED} numbers`);
  return numbers.toSorted((a, b) => a - b);
}

/** What comes: six of the numbers, in the order in which they are drawn. */
export function drawNumbers({ of }: Pick<PoolRules, 'of'>, random: RandomSource): number[] {
  return chosenWithout(of, PICKED, random).map((number) => number + 1);
}

/** How many lines of a ticket are in each tier. */
export function tiersOf(numbers: readonly number[], drawn: readonly number[]): Pools {
  const hits = numbers.filter((number) => drawn.includes(number)).length;
  const lines: Record<Tier, bigint> = { ...noPools };
  for (const tier of TIERS) lines[tier] = linesInTier(numbers.length, hits, tier);
  return lines;
}

/** What a ticket is paid, by what a line of each tier is. */
export function prizeOf(lines: Pools, prizes: Pools): bigint {
  return TIERS.reduce((sum, tier) => sum + lines[tier] * prizes[tier], 0n);
}

/**
 * The law of a line over many draws: of each tier the share of all stakes that its pool takes, paid out among those who win it. What one
 * draw pays differs with its sales and with what was carried; over all draws nothing else comes back.
 */
export function lawOfLine({ of, shares }: Pick<PoolRules, 'of' | 'shares'>): Law {
  const total = choose(of, PICKED);
  const won = TIERS.map((tier) => {
    const cases = combinationsOf(of, tier);
    return { pays: rational(BigInt(shares[tier]) * total, 10_000n * cases), cases };
  });
  const lost = won.reduce((rest, { cases }) => rest - cases, total);
  return { outcomes: [...won, { pays: zero, cases: lost }], total };
}

/**
 * What a line returns of its stake, on average, as a function of what is staked in the draw and what was carried, in ten-thousandths:
 * of each tier what its pool pays in the draw if it is won, times the chance that one line at least wins it.
 * @param lines how many lines are in the draw, each picked by itself.
 */
export function expectedReturn(
  rules: PoolRules,
  { lines, line_minor, pools }: { lines: number; line_minor: number; pools: Readonly<Record<Tier, number>> },
): number {
  const staked = lines * line_minor;
  const paid = TIERS.reduce((sum, tier) => {
    const { numerator, denominator } = chanceOf(rules.of, tier);
    const isWon = -Math.expm1(lines * Math.log1p(-Number(numerator) / Number(denominator)));
    return sum + isWon * (pools[tier] + (staked * rules.shares[tier]) / 10_000);
  }, 0);
  return (10_000 * paid) / staked;
}
