/**
 * The course of a round: its book without what only tells a client where to look (`positions`, `anticipation`). It is
 * what a check compares, digit by digit.
 */
import type { Book } from '../book.ts';
import { createFairRandom } from '../fairness/stream.ts';
import { playBook } from '../slot/book-recorder.ts';
import type { CompiledSlot } from '../slot/compile.ts';
import { canonicalJson } from './published-game.ts';

const forTheEye = new Set(['positions', 'anticipation']);

/** The events of a book without the fields that are only for the eye. */
export function courseOf(book: Book): unknown {
  return JSON.parse(JSON.stringify(book.events, (key, value) => (forTheEye.has(key) ? undefined : value)));
}

/** The seeds of all test vectors: not secret, and long enough to tell byte orders apart. */
export const vectorSeeds = {
  serverSeed: Buffer.from('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f', 'hex'),
  clientSeed: 'marquee-test-vectors',
};

/** The stake of all test vectors, in 1/100,000: 1.00 a coin. */
export function vectorBet(slot: CompiledSlot): bigint {
  return BigInt(slot.betCoins) * 100_000n;
}

/** The book of a test vector. */
export function vectorBook(slot: CompiledSlot, nonce: number): Book {
  return playBook(slot, vectorBet(slot), createFairRandom({ ...vectorSeeds, nonce }));
}

/** A round's course as one line of canonical JSON. */
export function courseLine(book: Book): string {
  return `${canonicalJson(courseOf(book))}\n`;
}
