/** What of a picture varies from round to round and decides nothing: it follows from the round's id, so that it is the same again. */

/** A number from 0 to 1 for a text: a round's id, or a part of what is drawn of it (FNV-1a). */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const sign of text) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // The last steps of MurmurHash3, so that ids that differ little lie far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
