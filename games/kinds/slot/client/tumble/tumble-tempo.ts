/** How long each part of a tumbling round takes. Pure. */
import type { Speed } from '../reels/tempo.ts';

export type TumbleTimes = {
  /** From one reel's beginning to fall to the next one's. */
  stagger_ms: number;
  /** A fall over the whole height of the board; shorter ones take their square root of it, as falling does. */
  fall_ms: number;
  /** How long winners are lit before they leave. */
  light_ms: number;
  /** How long they take to leave. */
  pop_ms: number;
  /** How long the number of a multiplier symbol flies to where it is added. */
  fly_ms: number;
};

const times = {
  normal: { stagger_ms: 45, fall_ms: 520, light_ms: 620, pop_ms: 260, fly_ms: 460 },
  fast: { stagger_ms: 22, fall_ms: 340, light_ms: 380, pop_ms: 180, fly_ms: 300 },
  turbo: { stagger_ms: 0, fall_ms: 190, light_ms: 180, pop_ms: 110, fly_ms: 150 },
} as const satisfies Record<Speed, TumbleTimes>;

/**
 * @param isMotionReduced without falling and bursting: symbols change in place, and what has won stays lit as long, so that it can be
 * read.
 */
export function tumbleTimes(speed: Speed, isMotionReduced: boolean): TumbleTimes {
  if (!isMotionReduced) return times[speed];
  return { stagger_ms: 0, fall_ms: 0, light_ms: Math.max(400, times[speed].light_ms), pop_ms: 0, fly_ms: 0 };
}

/** The time of a fall over some cells of a board, in milliseconds. */
export function fallTime_ms(cells: number, height: number, { fall_ms }: TumbleTimes): number {
  return cells <= 0 ? 0 : fall_ms * Math.sqrt(cells / height);
}

/** A height that falls: faster and faster, and at the end a small bounce, from 0 to 1 over a time from 0 to 1. */
export function falling(t: number): number {
  const touch = 0.82;
  if (t < touch) return (t / touch) ** 2;
  const after = (t - touch) / (1 - touch);
  return 1 - 0.055 * Math.sin(Math.PI * after);
}
