/** Computes a round of a tumbling slot from its seeds where the player is: by the browser's own cryptography. */
import { playRevealed, type RevealedSeeds } from '../../../kit/fairness/revealed.ts';
import type { TumbleBook } from './book.ts';
import { playTumbleBook } from './engine/book-recorder.ts';
import type { CompiledTumble } from './engine/compile.ts';

/**
 * The book that follows from seeds.
 * @throws RangeError if the bet cannot be divided into the game's coins.
 */
export function recomputeTumble(
  game: CompiledTumble,
  betMinor: bigint,
  seeds: RevealedSeeds,
): Promise<TumbleBook> {
  return playRevealed(seeds, (random) => playTumbleBook(game, betMinor, random));
}
