/**
 * The fair stream of a round. Before play the server commits to a secret seed by its SHA-256; the
 * player chooses a seed too; every round has the next nonce. The numbers of a round follow from the
 * three alone (`draw.ts`), so that once the server seed is revealed anyone can compute the round again.
 */
import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { RandomSource } from './random.ts';
import { blockMessage, drawFromBlocks } from './draw.ts';

/** A new secret server seed: 32 random bytes. */
export function newServerSeed(): Buffer {
  return randomBytes(32);
}

/** The commitment to a server seed: SHA-256 of its 32 bytes, in hex. */
export function hashServerSeed(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** A client seed for a player whose client has not given one. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

/** The server seed may be a key object, with which many rounds of one seed are computed several times as fast. */
export type RoundSeeds = { serverSeed: Buffer | KeyObject; clientSeed: string; nonce: number };

/** Block `index` of a round: 32 bytes. */
export function roundBlock({ serverSeed, clientSeed, nonce }: RoundSeeds, index: number): Buffer {
  return createHmac('sha256', serverSeed)
    .update(blockMessage(clientSeed, nonce, index))
    .digest();
}

/**
 * The stream of one round.
 * @throws RangeError from `below` if the limit is no integer from 1 to 2³¹.
 */
export function createFairRandom(seeds: RoundSeeds): RandomSource {
  return drawFromBlocks((index) => roundBlock(seeds, index));
}
