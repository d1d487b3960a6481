/**
 * Where a crash round ends. The mapping is bustabit's (https://github.com/bustabit/verifier): the first 52 bits of the salted link
 * are a number X in [0, 1), and the round ends at 0.99 / (1 − X), rounded down to a hundredth, and at 1.00 at the least. So a bet
 * that is cashed out at a multiplier of t wins with a chance of 0.99 / t and returns 99 % whatever t is, and about two rounds in a
 * hundred end before anybody could have cashed out.
 */
import type { Law } from '../../kit/prove/law.ts';
import { rational } from '../../kit/prove/fraction.ts';

/** So many bits decide. */
export const OUTCOME_BITS = 52;
/** Equally likely outcomes. */
const OUTCOMES = 2n ** BigInt(OUTCOME_BITS);
/** What a bet returns, in percent. */
export const RETURNS = 99n;

/** The crash point of a number below 2⁵² in hundredths: 146 is ×1.46. */
export function pointOfNumber(number: bigint): number {
  const reached = (RETURNS * OUTCOMES) / (OUTCOMES - number);
  return Math.max(100, Number(reached));
}

/** The crash point of a salted link. */
export function crashPointOf(salted: Uint8Array): number {
  return pointOfNumber(new DataView(salted.buffer, salted.byteOffset).getBigUint64(0) >> 12n);
}

/** How many of all outcomes reach a target in hundredths. */
function reaching(target: number): bigint {
  return target <= 100 ? OUTCOMES : (RETURNS * OUTCOMES) / BigInt(target);
}

/** The law of a bet that is cashed out at a target in hundredths, from 101. */
export function lawOfTarget(target: number): Law {
  const wins = reaching(target);
  return {
    outcomes: [
      { pays: rational(BigInt(target), 100n), cases: wins },
      { pays: rational(0n), cases: OUTCOMES - wins },
    ],
    total: OUTCOMES,
  };
}

/** The chance that a round ends at 1.00, where no bet wins. */
export function instantBust(): readonly [cases: bigint, outcomes: bigint] {
  return [OUTCOMES - reaching(101), OUTCOMES];
}
