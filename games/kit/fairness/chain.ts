/**
 * Shared draws: a chain of hashes whose end is published before the first draw. Each draw reveals the link before the one that was
 * revealed last, so that nobody, the house included, can change a draw once the end is known; and a salt that was fixed only
 * afterwards is mixed in, so that the house could not choose among chains either.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The link that was revealed one draw earlier: SHA-256 of this link's 32 bytes. */
export function earlierLink(link: Buffer): Buffer {
  return createHash('sha256').update(link).digest();
}

export type Chain = {
  /** Published before the first draw: the hash of the first draw's link. */
  end: Buffer;
  length: number;
  /**
   * The link of a draw, from 1 to the length.
   * @throws RangeError for another number.
   */
  link: (draw: number) => Buffer;
};

/** Which draws' links are kept of a chain: every `spacing`-th, counted back from the last. */
function isKept(draw: number, length: number, spacing: number): boolean {
  return (length - draw) % spacing === 0;
}

/** A chain from some of its links: those of every `spacing`-th draw, counted back from the last. */
function chainOf(end: Buffer, length: number, spacing: number, kept: ReadonlyMap<number, Buffer>): Chain {
  return {
    end,
    length,
    link(draw) {
      if (!Number.isInteger(draw) || draw < 1 || draw > length)
        throw new RangeError(`The chain has no draw ${draw}.`);
      const after = length - Math.floor((length - draw) / spacing) * spacing;
      let found = kept.get(after);
      if (!found) throw new RangeError(`The link of draw ${after} is not kept.`);
      for (let at = after; at > draw; at -= 1) found = earlierLink(found);
      return found;
    },
  };
}

function requireLength(length: number): void {
  if (!Number.isInteger(length) || length < 1) throw new RangeError('A chain has at least one link.');
}

/**
 * A chain from its secret, the link of the last draw. A link is computed from the nearest kept one after it, so that a chain of a
 * million links keeps a thousand of them.
 */
export function createChain(secret: Buffer, length: number, spacing = 1_000): Chain {
  requireLength(length);
  const kept = new Map<number, Buffer>();
  let link = secret;
  for (let draw = length; draw > 0; draw -= 1) {
    if (isKept(draw, length, spacing)) kept.set(draw, link);
    link = earlierLink(link);
  }
  return chainOf(link, length, spacing, kept);
}

/** The end of a chain, and the links that it can be restored from, the last draw's first. */
export type ComputedChain = { end: Buffer; links: Buffer };

/** Computes a long chain in short steps, so that a server can answer in between. */
export async function computeChain(secret: Buffer, length: number, spacing: number): Promise<ComputedChain> {
  requireLength(length);
  const kept: Buffer[] = [];
  let link = secret;
  for (let draw = length; draw > 0; draw -= 1) {
    if (isKept(draw, length, spacing)) kept.push(link);
    link = earlierLink(link);
    if (draw % 1_000 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { end: link, links: Buffer.concat(kept) };
}

/** A chain from what {@link computeChain} gave. */
export function restoreChain(end: Buffer, length: number, spacing: number, links: Buffer): Chain {
  const kept = new Map<number, Buffer>();
  for (let at = 0; at * 32 < links.length; at += 1)
    kept.set(length - at * spacing, links.subarray(at * 32, (at + 1) * 32));
  return chainOf(end, length, spacing, kept);
}

/** Whether a link is that of a draw on the chain with this end. */
export function isLinkOf(link: Buffer, draw: number, end: Buffer): boolean {
  if (link.length !== end.length || !Number.isInteger(draw) || draw < 1) return false;
  let hash = link;
  for (let at = 0; at < draw; at += 1) hash = earlierLink(hash);
  return timingSafeEqual(hash, end);
}

/** What a draw's outcome is read from: HMAC-SHA256 of the link's 32 bytes, keyed by the salt's text. */
export function saltedLink(link: Buffer, salt: string): Buffer {
  return createHmac('sha256', salt).update(link).digest();
}
