/**
 * A flight: crash for one player alone, without waiting for a draw. The curve, the law and what a cash-out is worth are those of a draw;
 * where it ends follows from the player's own seeds. Its time begins when the bet has been taken.
 */
import { z } from 'zod';
import type { RandomSource } from '../../kit/fairness/random.ts';
import { pointOfNumber } from './crash-point.ts';
import { roomEndOf, timeOf, wagerSchema } from './rules.ts';

/** A wager that is a flight's, as a round keeps it. */
export const flightWagerSchema = wagerSchema.extend({ form: z.literal('solo') });
export type FlightWager = z.infer<typeof flightWagerSchema>;

/** Half of the bits that decide: a number of 32 bits has no more than one half of 52. */
const HALF = 2 ** 26;

/** Where a flight ends, in hundredths: two numbers of its seeds are the 52 bits that decide. */
export function flightEndOf(random: RandomSource): number {
  const [high, low] = [random.below(HALF), random.below(HALF)];
  return roomEndOf(pointOfNumber(BigInt(high) * BigInt(HALF) + BigInt(low)));
}

/** What lies open of a flight. */
export const flightSeenSchema = z.object({
  form: z.literal('solo'),
  /** In hundredths: it is cashed out here at the latest. */
  ceiling: z.int().min(101),
  /** When the multiplier began to rise, in milliseconds since 1970; null until the bet is taken. */
  began_at: z.int().nullable(),
  /** The following are null until it is over. */
  cashed_out_on: z.int().min(100).nullable(),
  ended_on: z.int().min(100).nullable(),
});
export type FlightSeen = z.infer<typeof flightSeenSchema>;

export type Fate = {
  /** What it is cashed out at if its player does nothing; null if it is lost then. */
  pays: number | null;
  /** How long after its beginning that is known. */
  after_ms: number;
};

/** What becomes of a flight that its player leaves alone. */
export function fateOf(ceiling: number, end: number): Fate {
  if (ceiling <= end) return { pays: ceiling, after_ms: timeOf(ceiling) };
  return { pays: null, after_ms: timeOf(end) };
}
