/** Computes a round from its seeds where the player is: by the browser's own cryptography, without asking anybody. */
import { playRevealed, type RevealedSeeds } from '../../kit/fairness/revealed.ts';
import type { Book } from './book.ts';
import { playBook } from './engine/book-recorder.ts';
import type { CompiledSlot } from './engine/compile.ts';

/**
 * The book that follows from seeds.
 * @throws RangeError if the bet cannot be divided into the game's coins.
 */
export function recomputeBook(slot: CompiledSlot, betMinor: bigint, seeds: RevealedSeeds): Promise<Book> {
  return playRevealed(seeds, (random) => playBook(slot, betMinor, random));
}
