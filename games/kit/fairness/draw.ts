/**
 * How the numbers of a round are read from its blocks, the same in a server and in a browser.
 *
 * Block i of a round is HMAC-SHA256(key = server seed, message = "<client seed>:<nonce>:<i>"), read as
 * eight big-endian 32-bit numbers. A number u gives an integer below n as u mod n; values of u in the
 * incomplete last run of n are skipped, so that no integer is favoured.
 */
import type { RandomSource } from './random.ts';

const span = 2 ** 32;

/** What block `index` of a round is the HMAC of. */
export function blockMessage(clientSeed: string, nonce: number, index: number): string {
  return `${clientSeed}:${nonce}:${index}`;
}

/**
 * The numbers of a round from its blocks, which are asked for one after the other.
 * @throws RangeError from `below` if the limit is no integer from 1 to 2³¹.
 */
export function drawFromBlocks(blockAt: (index: number) => Uint8Array): RandomSource {
  let block = new Uint8Array();
  let blockIndex = 0;
  let offset = 0;
  const byte = () => {
    const value = block[offset] ?? 0;
    offset += 1;
    return value;
  };
  const next = () => {
    if (offset === block.length) {
      block = Uint8Array.from(blockAt(blockIndex));
      blockIndex += 1;
      offset = 0;
    }
    return byte() * 2 ** 24 + byte() * 2 ** 16 + byte() * 2 ** 8 + byte();
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
