/**
 * The rules of a progressive jackpot, the same in a server and in a browser. Amounts are in 1/100,000 of a unit.
 *
 * A share of every stake for money enters the pot. The pot is won by the round whose draw falls below the chance that its
 * contribution has: the units that it adds, over the units that are missing to the amount that the pot must be won by. So every
 * missing unit is equally likely to win, whoever stakes it and however it is split into bets; there is no winning point that
 * anybody could know before, and the chance is whole when the pot is full.
 */
import { currencies, smallestPayment } from '@marquee/contract/currencies.ts';

/** An exact fraction. */
type Fraction = readonly [numerator: number, denominator: number];

export type JackpotRules = {
  /** Of the stake. */
  contribution: Fraction;
  /** Of the contribution, what is kept for the seed of the next pot. */
  saved: Fraction;
  /** The smallest seed, in usual stakes of the currency. */
  seedStakes: number;
  /** What a pot must be won by, in smallest seeds. */
  mustPayBySeeds: number;
};

/** A draw is below 2^64. */
export const drawSpan = 2n ** 64n;

/** What the draw of a round is the HMAC of, under its server seed: the first eight bytes of it, big-endian. */
export function jackpotMessage(clientSeed: string, nonce: number): string {
  return `${clientSeed}:${nonce}:jackpot`;
}

/** The draw from the bytes of the HMAC. */
export function drawOf(bytes: Uint8Array): bigint {
  let draw = 0n;
  for (const byte of bytes.subarray(0, 8)) draw = draw * 256n + BigInt(byte);
  return draw;
}

export type PotStep = { before: bigint; after: bigint; mustPayBy: bigint };

/** Whether an entry wins the pot. */
export function winsPot({ before, after, mustPayBy }: PotStep, draw: bigint): boolean {
  return after >= mustPayBy || draw * (mustPayBy - before) < (after - before) * drawSpan;
}

/** What a pot pays that is won at an amount: whole payments of the currency, and never more than it must be won by. */
export function potPays(
  { after, mustPayBy }: Pick<PotStep, 'after' | 'mustPayBy'>,
  currency: string,
): bigint {
  const payment = paymentOf(currency);
  const amount = after < mustPayBy ? after : mustPayBy;
  return (amount / payment) * payment;
}

/** @throws for a currency that the house does not take. */
export function paymentOf(currency: string): bigint {
  const known = currencies.get(currency);
  if (!known) throw new Error(`No pot is kept in ${currency}.`);
  return smallestPayment(known);
}

/** The smallest seed of a pot in a currency, and what it must be won by. */
export function potBounds(rules: JackpotRules, currency: string): { seed: bigint; mustPayBy: bigint } {
  const usual = currencies.get(currency)?.stakes.usual;
  if (usual === undefined) throw new Error(`No pot is kept in ${currency}.`);
  const seed = usual * BigInt(rules.seedStakes);
  return { seed, mustPayBy: seed * BigInt(rules.mustPayBySeeds) };
}
