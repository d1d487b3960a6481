/** How a ball falls from touch to touch: thrown up a little at each, then faster and faster. Lengths are whatever the stops are in. */

export type Stop = { x: number; y: number };
type Hop = { from: Stop; to: Stop; leap: number };
export type Hops = readonly Hop[];

/** How high it leaps: what a hop rises first, as a part of its fall. */
const LEAP = { least: 0.7, most: 1.25 };

/**
 * The hops between stops; into the first one it is let go and not thrown.
 * @param share a number from 0 to 1 that varies the leaps and nothing else, from the hop's number on.
 */
export function hopsThrough(stops: readonly Stop[], share: (hop: number) => number): Hops {
  return stops.slice(1).map((to, index) => {
    const from = stops[index] ?? to;
    const leap = index === 0 ? 0 : LEAP.least + (LEAP.most - LEAP.least) * share(index);
    return { from, to, leap };
  });
}

/** Where the ball is when this part of the way has passed, from 0 to 1, and which row's peg it has last struck (-1 for none). */
export function placeAt({ hops }: { hops: Hops }, passed: number): Stop & { row: number } {
  const at = Math.min(Math.max(passed, 0), 1) * hops.length;
  const index = Math.min(hops.length - 1, Math.floor(at));
  const hop = hops[index];
  if (!hop) return { x: 0, y: 0, row: -1 };
  const s = at - index;
  const { from, to, leap } = hop;
  // Thrown up a little and falling evenly faster; sideways it moves evenly.
  const fallen = leap === 0 ? s * s : -leap * s + (1 + leap) * s * s;
  return { x: from.x + (to.x - from.x) * s, y: from.y + (to.y - from.y) * fallen, row: index - 1 };
}
