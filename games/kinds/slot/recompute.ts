/** Computes a round from its seeds where the player is: by the browser's own cryptography, without asking anybody. */
import { bytesOfHex, playRevealed, type RevealedSeeds } from '../../kit/fairness/revealed.ts';
import { drawOf, jackpotMessage } from '../../kit/jackpot/rules.ts';
import type { Book } from './book.ts';
import { type CompiledChoices, playChoiceBook } from './choice/play.ts';
import { playBook } from './engine/book-recorder.ts';
import type { Bought } from './engine/definition.ts';
import type { CompiledSlot } from './engine/compile.ts';

/**
 * The book that follows from seeds.
 * @throws RangeError if the bet cannot be divided into the game's coins.
 */
export function recomputeBook(
  slot: CompiledSlot,
  betMinor: bigint,
  seeds: RevealedSeeds,
  bought: Bought | null = null,
): Promise<Book> {
  return playRevealed(seeds, (random) => playBook(slot, betMinor, random, bought));
}

/**
 * The same of a game with a choice.
 * @param chosen null for a round as far as its choice, or one without.
 * @throws NoSuchChoice if there is nothing to choose, or not this.
 */
export function recomputeChoiceBook(
  choices: CompiledChoices,
  betMinor: bigint,
  seeds: RevealedSeeds,
  chosen: string | null,
): Promise<Book> {
  return playRevealed(seeds, (random) => playChoiceBook(choices, betMinor, random, chosen));
}

/** The draw for a progressive jackpot that follows from seeds. */
export async function recomputeDraw({ serverSeed, clientSeed, nonce }: RevealedSeeds): Promise<bigint> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfHex(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const message = new TextEncoder().encode(jackpotMessage(clientSeed, nonce));
  return drawOf(new Uint8Array(await crypto.subtle.sign('HMAC', key, message)));
}
