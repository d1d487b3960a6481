/** Where the wheel comes to rest: inside the segment that was drawn, at a place that follows from the round alone. */
import { shareOf } from '../round-share.ts';

/** How far from a segment's edges it never stops, as a part of its width, so that nobody has to ask which segment it is. */
const MARGIN = 0.06;

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
