/** Rounds from revealed seeds where the player is: by the browser's own cryptography, without asking anybody. */
import { blockMessage, drawFromBlocks } from './draw.ts';
import type { RandomSource } from './random.ts';

export type RevealedSeeds = {
  /** 64 hexadecimal digits. */
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};

/** The browser's cryptography is asynchronous and rules are not, so blocks are made ahead of the round. */
const blocksAtFirst = 32;
const blocksAtMost = 2 ** 16;

class OutOfBlocks extends Error {}

/** What `play` makes of the numbers that follow from seeds. It is called again where the round needs more of them than were made. */
export async function playRevealed<Played>(
  { serverSeed, clientSeed, nonce }: RevealedSeeds,
  play: (random: RandomSource) => Played,
): Promise<Played> {
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOfHex(serverSeed),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const blockAt = async (index: number) => {
    const message = new TextEncoder().encode(blockMessage(clientSeed, nonce, index));
    return new Uint8Array(await crypto.subtle.sign('HMAC', key, message));
  };
  for (let count = blocksAtFirst; count <= blocksAtMost; count *= 2) {
    const blocks = await Promise.all(Array.from({ length: count }, (_, index) => blockAt(index)));
    try {
      return play(
        drawFromBlocks((index) => {
          const block = blocks[index];
          if (!block) throw new OutOfBlocks();
          return block;
        }),
      );
    } catch (error) {
      if (!(error instanceof OutOfBlocks)) throw error;
    }
  }
  throw new Error(`The round needs more than ${blocksAtMost} blocks.`);
}

/** The commitment to a server seed: SHA-256 of its 32 bytes, in hex. */
export async function hashOfSeed(serverSeed: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOfHex(serverSeed)));
}

/** SHA-256 of a text's UTF-8 bytes, in hex. */
export async function hashOfText(text: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

export function bytesOfHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

export function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
