/**
 * How a ball falls so that it goes to the side of each pin that the round drew. Lengths are in distances between two pins: the pins
 * of row r (from 0) lie at a height of r and at -(r + 2) / 2, …, (r + 2) / 2 from the middle, and below the last row the slots are one wide.
 */
import { hopsThrough, type Hops, type Stop } from '../falling/hops.ts';

/** The ball's centre over a pin when they touch. */
export const REACH = 0.3;
/** How far beside the middle of a pin the ball strikes it, on the side that it goes to. */
const BESIDE = 0.07;
/** Above the first row. */
const DROP = 1.6;
/** From the last pin down into the slot. */
const INTO_SLOT = 1.15;

type Trajectory = {
  hops: Hops;
  /** Where it ends. */
  slot: number;
};

/**
 * The way of a ball.
 * @param path for each row 0 for left and 1 for right.
 * @param share a number from 0 to 1 that varies the leaps and nothing else, from the row on.
 */
export function trajectoryOf(path: readonly number[], share: (row: number) => number): Trajectory {
  const touches: Stop[] = [];
  let rights = 0;
  path.forEach((side, row) => {
    touches.push({ x: rights - row / 2 + (side === 1 ? BESIDE : -BESIDE), y: row - REACH });
    rights += side;
  });
  const rows = path.length;
  const end = { x: rights - rows / 2, y: rows - 1 + INTO_SLOT };
  const stops = [{ x: touches[0]?.x ?? 0, y: -REACH - DROP }, ...touches, end];
  return { hops: hopsThrough(stops, share), slot: rights };
}
