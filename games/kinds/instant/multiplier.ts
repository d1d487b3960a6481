/**
 * Multipliers are whole ten-thousandths of the bet: 19,800 pays 1.98 bets. Where one follows from a chance it is rounded down,
 * so that no bet returns more than the game states.
 */
import type { Fraction } from '../../kit/prove/law.ts';

/** Ten-thousandths in a whole bet. */
export const UNIT = 10_000;

/** No step leads to more than this, 10,000 bets: a round that could only go beyond it ends, and is paid what it has reached. */
export const CAP = 10_000 * UNIT;

/** What a bet of this chance pays when the game returns `rtp` of it, rounded down to a ten-thousandth. */
export function multiplierOf(chance: Fraction, rtp: Fraction): number {
  const [wins, all] = chance;
  return Number((BigInt(UNIT) * rtp[0] * all) / (rtp[1] * wins));
}

/** A multiplier as a table writes it: `5.6` bets. */
export function bets(value: number): number {
  return Math.round(value * UNIT);
}

/** What a bet pays, in minor units; a part of a minor unit is the house's. */
export function payoutOf(bet_minor: bigint, multiplier: number): bigint {
  return (bet_minor * BigInt(multiplier)) / BigInt(UNIT);
}
