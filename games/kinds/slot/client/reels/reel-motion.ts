/** The mechanics of one reel: pure functions of speed and distance. Distances are cells, speeds cells a millisecond. */
import type { Easing } from '../stage/easing.ts';

/** Before it turns a reel is drawn back by this much. */
export const DRAW_BACK_CELLS = 0.22;
export const DRAW_BACK_MS = 130;

/** Overshoot parameter of the landing curve for a bounce from 0 to 1. */
export function overshootOf(bounce: number): number {
  return bounce * 1.5;
}

/** The landing curve: starts at the reel's own speed, passes its place by the bounce, and settles. */
export function landing(overshoot: number): Easing {
  return (t) => 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2;
}

/**
 * How long a landing takes, so that it begins at exactly the speed the reel has: the curve's slope at its start is
 * `overshoot + 3` distances a duration.
 */
export function landingTime_ms(distance: number, speed: number, overshoot: number): number {
  return (distance * (overshoot + 3)) / speed;
}

/** The speed of a reel that gathers speed from rest. */
export function speedAfter(elapsed_ms: number, full: number, gather_ms: number): number {
  if (elapsed_ms >= gather_ms) return full;
  return full * (elapsed_ms / gather_ms);
}

/** Speed that moves from one value towards another without a jolt, at most `step` a millisecond. */
export function approach(speed: number, target: number, elapsed_ms: number, step: number): number {
  const change = step * elapsed_ms;
  if (Math.abs(target - speed) <= change) return target;
  return speed + Math.sign(target - speed) * change;
}
