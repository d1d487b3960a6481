/** What blocks of rounds say of a game, and how surely. */
import { type Block, countedTwice } from './blocks.ts';

/** Standard deviations on either side of a mean that hold 99 % of a normal distribution. */
const sureness = 2.575_829_303_548_901;

/** A mean and half the width of its 99 % interval, in the same unit. */
export type Estimate = { mean: number; half: number };

export type Estimates = {
  rounds: number;
  /** Of the bet. */
  rtp: Estimate;
  /** The part of it that free spins pay. */
  freeShare: number;
  hits: Estimate;
  freeSpins: Estimate;
  maxWins: Estimate;
  /** Standard deviation of a round, in bets. */
  deviationBets: number;
  /** Highest round that came. */
  mostBets: number;
};

/** A frequency and its interval. Of what never came it says at most how often it may come (the rule of 4.6: −ln 0.01). */
function frequency(count: number, rounds: number): Estimate {
  const mean = count / rounds;
  if (count === 0) return { mean, half: 4.61 / rounds };
  return { mean, half: sureness * Math.sqrt((mean * (1 - mean)) / rounds) };
}

/**
 * Adds blocks up. The interval of the return is that of a mean of independent rounds; its deviation is the rounds' own.
 * @throws Error if there is no block, or one twice.
 */
export function estimate(blocks: readonly Block[], betCoins: number): Estimates {
  if (blocks.length === 0) throw new Error('no block has been played');
  if (countedTwice(blocks) !== null) throw new Error(`block ${countedTwice(blocks)} counts twice`);
  // Added up in big integers: a thousand blocks exceed what a double holds exactly.
  const total = (of: (block: Block) => number) => blocks.reduce((sum, block) => sum + BigInt(of(block)), 0n);
  const rounds = Number(total((block) => block.rounds));
  const coins = total((block) => block.coins);
  const mean = Number(coins) / rounds;
  const variance =
    Number(BigInt(rounds) * total((block) => block.squares) - coins * coins) / rounds / (rounds - 1);
  const deviation = Math.sqrt(variance);
  return {
    rounds,
    rtp: { mean: mean / betCoins, half: (sureness * deviation) / Math.sqrt(rounds) / betCoins },
    freeShare: Number(total((block) => block.free_coins)) / rounds / betCoins,
    hits: frequency(Number(total((block) => block.hits)), rounds),
    freeSpins: frequency(Number(total((block) => block.free_rounds)), rounds),
    maxWins: frequency(Number(total((block) => block.max_wins)), rounds),
    deviationBets: deviation / betCoins,
    mostBets: Math.max(...blocks.map((block) => block.most_coins)) / betCoins,
  };
}

/**
 * A percentage with the digits that its interval supports: the last one shown is worth no less than half the interval, so that it
 * is right to one. At most four decimals, as the exact figures of other games have.
 * @returns null if not even the whole percent is known.
 */
export function supportedPercent({ mean, half }: Estimate): string | null {
  const halfPercent = half * 100;
  if (halfPercent > 1) return null;
  const decimals = Math.min(4, Math.max(0, Math.floor(-Math.log10(halfPercent))));
  return (mean * 100).toFixed(decimals);
}
