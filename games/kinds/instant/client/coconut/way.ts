/**
 * How the coconut falls so that it goes to the side of each peg that the round drew. From side to side a length is in places from the
 * left wall, downwards in rows: the pegs of row r lie at a height of r.
 */
import { PLACES, ROWS, wayOf } from '../../coconut.ts';
import { hopsThrough, type Hops, type Stop } from '../falling/hops.ts';

/** How far above a peg the middle of the coconut is when they touch. */
const REACH = 0.66;
/** How far beside the middle of a peg it strikes it, on the side that it goes to; at a wall more, so that it does not sink into that. */
const BESIDE = 0.07;
const BESIDE_WALL = 0.2;
/** The monkey's hands, and the inside of a basket. */
const HANDS = -1.35;
const BASKET = ROWS + 0.3;

/**
 * The way from the monkey's hands into a basket, or to the ground.
 * @param share a number from 0 to 1 that varies the leaps and nothing else, from the row on.
 */
export function fallOf(
  from: number,
  path: readonly number[],
  share: (row: number) => number,
): { hops: Hops } {
  const way = wayOf(from, path);
  const touches = path.map((_, row): Stop => {
    const at = way[row] ?? 0;
    const to = way[row + 1] ?? 0;
    const beside = at === 0 || at === 2 * PLACES ? BESIDE_WALL : BESIDE;
    return { x: at / 2 + Math.sign(to - at) * beside, y: row - REACH };
  });
  const hands = { x: from - 0.5, y: HANDS };
  const end = { x: (way.at(-1) ?? 0) / 2, y: BASKET };
  return { hops: hopsThrough([hands, ...touches, end], share) };
}
