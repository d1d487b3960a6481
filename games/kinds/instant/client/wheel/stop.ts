/** Where the wheel comes to rest: inside the segment that was drawn, at a place that follows from the round alone. */

/** How far from a segment's edges it never stops, as a part of its width, so that nobody has to ask which segment it is. */
const MARGIN = 0.06;

/** A number from 0 to 1 that every round has of its own (FNV-1a over its id). */
export function shareOf(roundId: string): number {
  let hash = 0x811c9dc5;
  for (const sign of roundId) {
    hash ^= sign.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  // The last steps of MurmurHash3, so that ids that differ little lie far apart.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** The place under the pointer at the end, in degrees clockwise from the first segment's beginning. */
export function restingPlace(segment: number, segments: number, roundId: string): number {
  const within = MARGIN + shareOf(roundId) * (1 - 2 * MARGIN);
  return ((segment + within) * 360) / segments;
}

/** How far the wheel has to be turned from `from` degrees until that place is under the pointer, after whole turns. */
export function turnTo(place: number, from: number, turns: number): number {
  const at = (((360 - place) % 360) + 360) % 360;
  const now = ((from % 360) + 360) % 360;
  return from + turns * 360 + ((at - now + 360) % 360);
}

/** The segment under the pointer when the wheel is turned by so many degrees. */
export function segmentUnder(turned: number, segments: number): number {
  const place = (((360 - turned) % 360) + 360) % 360;
  return Math.floor((place * segments) / 360) % segments;
}
