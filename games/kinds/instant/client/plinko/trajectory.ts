/**
 * How a ball falls so that it goes to the side of each pin that the round drew. Lengths are in distances between two pins: the pins
 * of row r (from 0) lie at a height of r and at -(r + 2) / 2, …, (r + 2) / 2 from the middle, and below the last row the slots are one wide.
 */

/** The ball's centre over a pin when they touch. */
export const REACH = 0.3;
/** How far beside the middle of a pin the ball strikes it, on the side that it goes to. */
const BESIDE = 0.07;
/** How high it leaps from a pin: what a hop of one row rises first, as a part of its fall. */
const LEAP = { least: 0.7, most: 1.25 };
/** Above the first row. */
const DROP = 1.6;
/** From the last pin down into the slot. */
const INTO_SLOT = 1.15;

type Place = { x: number; y: number };
type Hop = { from: Place; to: Place; leap: number };

export type Trajectory = {
  hops: readonly Hop[];
  /** Where it ends. */
  slot: number;
};

/**
 * The way of a ball.
 * @param path for each row 0 for left and 1 for right.
 * @param share a number from 0 to 1 that varies the leaps and nothing else, from the row on.
 */
export function trajectoryOf(path: readonly number[], share: (row: number) => number): Trajectory {
  const touches: Place[] = [];
  let rights = 0;
  path.forEach((side, row) => {
    touches.push({ x: rights - row / 2 + (side === 1 ? BESIDE : -BESIDE), y: row - REACH });
    rights += side;
  });
  const rows = path.length;
  const end = { x: rights - rows / 2, y: rows - 1 + INTO_SLOT };
  const stops = [{ x: touches[0]?.x ?? 0, y: -REACH - DROP }, ...touches, end];
  const hops = stops.slice(1).map((to, index): Hop => {
    const from = stops[index] ?? to;
    const leap = index === 0 ? 0 : LEAP.least + (LEAP.most - LEAP.least) * share(index);
    return { from, to, leap };
  });
  return { hops, slot: rights };
}

/** Where the ball is when this part of the way has passed, from 0 to 1, and which row's pin it has last struck (-1 for none). */
export function placeAt({ hops }: Trajectory, passed: number): Place & { row: number } {
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
