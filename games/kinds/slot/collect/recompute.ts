/** Computes a round of a slot whose meter is kept from its seeds, where the player is: by the browser's own cryptography. */
import { playRevealed, type RevealedSeeds } from '../../../kit/fairness/revealed.ts';
import type { CollectBook } from './book.ts';
import { playCollectBook } from './engine/book-recorder.ts';
import type { CompiledCollect } from './engine/compile.ts';

/**
 * The book that follows from seeds, and from where the meter stood: the round before says so.
 * @throws RangeError if the bet cannot be divided into the game's coins, or for a meter that the game does not have.
 */
export function recomputeCollect(
  game: CompiledCollect,
  betMinor: bigint,
  seeds: RevealedSeeds,
  meter: number,
): Promise<CollectBook> {
  return playRevealed(seeds, (random) => playCollectBook(game, betMinor, random, meter));
}
