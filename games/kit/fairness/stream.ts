/**
 * The fair stream of a round. Before play the server commits to a secret seed by its SHA-256; the
 * player chooses a seed too; every round has the next nonce. The numbers of a round follow from the
 * three alone, so that once the server seed is revealed anyone can compute the round again.
 *
 * Block i of the stream is HMAC-SHA256(key = server seed, message = "<client seed>:<nonce>:<i>"),
 * read as eight big-endian 32-bit numbers. A number u gives an integer below n as u mod n; values of
 * u in the incomplete last run of n are skipped, so that no integer is favoured.
 */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { RandomSource } from '../slot/random.ts';

/** A new secret server seed: 32 random bytes. */
export function newServerSeed(): Buffer {
  return randomBytes(32);
}

/** The commitment to a server seed: SHA-256 of its 32 bytes, in hex. */
export function hashServerSeed(serverSeed: Buffer): string {
  return createHash('sha256').update(serverSeed).digest('hex');
}

/** A client seed for a player who has not chosen one. */
export function newClientSeed(): string {
  return randomBytes(8).toString('hex');
}

const span = 2 ** 32;

export type RoundSeeds = { serverSeed: Buffer; clientSeed: string; nonce: number };

/**
 * The stream of one round.
 * @throws RangeError from `below` if the limit is no integer from 1 to 2³¹.
 */
export function createFairRandom({ serverSeed, clientSeed, nonce }: RoundSeeds): RandomSource {
  let block = Buffer.alloc(0);
  let blockIndex = 0;
  let offset = 0;
  const next = () => {
    if (offset === block.length) {
      block = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${blockIndex}`).digest();
      blockIndex += 1;
      offset = 0;
    }
    const value = block.readUInt32BE(offset);
    offset += 4;
    return value;
  };
  return {
    below: (limit) => {
      if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 31) {
        throw new RangeError(`No integer can be drawn below ${limit}.`);
      }
      const usable = span - (span % limit);
      let value = next();
      while (value >= usable) value = next();
      return value % limit;
    },
  };
}
