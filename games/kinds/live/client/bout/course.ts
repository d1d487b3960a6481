/** How a bout is seen: where each champion is at a moment, and which points are lit. Pure; it follows from the outcome that is known. */
import type { BoutOutcome } from '../../sides.ts';

/** The two come forward before the first strike, and stand for a while after the last. */
const COMES_MS = 1_500;
const STANDS_MS = 1_500;
/** How long a strike is seen coming, and how long they go back. */
const SWINGS_MS = 300;
const RETURNS_MS = 420;

export type Champion = 'meron' | 'wala';

/** Where a champion is. Lengths are heights of a champion. */
export type Pose = {
  /** How far it has come towards the other: 0 at its place, 1 where both meet. */
  forward: number;
  hop: number;
  /** In degrees towards the other. */
  lean: number;
  /** From 0 to 1: how brightly it is lit. */
  light: number;
};

export type BoutMoment = {
  poses: Readonly<Record<Champion, Pose>>;
  points: Readonly<Record<Champion, number>>;
  /** The last strike: who made it, and how long ago in milliseconds. */
  struck: { by: BoutOutcome['strikes'][number]; ago_ms: number } | null;
  /** Whether the last strike has been seen. */
  isOver: boolean;
};

/** When each strike meets, in milliseconds from the beginning. */
export function strikeTimes(strikes: readonly unknown[], whole_ms: number): number[] {
  const comes_ms = Math.min(COMES_MS, whole_ms * 0.12);
  const each_ms = (whole_ms - comes_ms - Math.min(STANDS_MS, whole_ms * 0.12)) / strikes.length;
  return strikes.map((_, index) => comes_ms + each_ms * (index + 1));
}

/** Calmly breathing, each in its own time. */
function waiting(side: Champion, time_ms: number): Pose {
  const phase = time_ms / 460 + (side === 'meron' ? 0 : 1.9);
  return {
    forward: 0,
    hop: Math.max(0, Math.sin(phase)) * 0.035,
    lean: Math.sin(phase / 2) * 2.5,
    light: 0.75,
  };
}

/** Between bouts. @param time_ms any clock. */
export function restingMoment(time_ms: number): BoutMoment {
  return {
    poses: { meron: waiting('meron', time_ms), wala: waiting('wala', time_ms) },
    points: { meron: 0, wala: 0 },
    struck: null,
    isOver: false,
  };
}

const eased = (part: number): number => part * part * (3 - 2 * part);
const within = (part: number): number => Math.max(0, Math.min(1, part));

/** How far a strike has swung at a moment before or after it meets: back a little, forward fast, and home. */
function swing(from_ms: number): number {
  if (from_ms < -SWINGS_MS || from_ms > RETURNS_MS) return 0;
  if (from_ms > 0) return 1 - eased(within(from_ms / RETURNS_MS));
  const part = within(1 + from_ms / SWINGS_MS);
  return part < 0.45
    ? -0.22 * Math.sin((part / 0.45) * (Math.PI / 2))
    : -0.22 + 1.22 * ((part - 0.45) / 0.55) ** 2;
}

/** The bout at a moment. @param whole_ms how long it is seen in all. */
export function momentOfBout(
  { strikes, result }: BoutOutcome,
  passed_ms: number,
  whole_ms: number,
): BoutMoment {
  const times = strikeTimes(strikes, whole_ms);
  const points = { meron: 0, wala: 0 };
  let struck: BoutMoment['struck'] = null;
  const poses = { meron: waiting('meron', passed_ms), wala: waiting('wala', passed_ms) };
  const stands = within(passed_ms / Math.max(1, (times[0] ?? 0) - SWINGS_MS)) * 0.34;
  for (const side of ['meron', 'wala'] as const) {
    poses[side].forward = eased(within(stands / 0.34)) * 0.34;
    poses[side].light = 0.8;
  }
  for (const [index, by] of strikes.entries()) {
    const from_ms = passed_ms - (times[index] ?? 0);
    if (from_ms >= 0) {
      if (by !== 'wala') points.meron += 1;
      if (by !== 'meron') points.wala += 1;
      struck = { by, ago_ms: from_ms };
    }
    const reach = swing(from_ms);
    if (reach === 0) continue;
    for (const side of ['meron', 'wala'] as const) {
      const pose = poses[side];
      const strikesNow = by === side || by === 'both';
      pose.forward += reach * (strikesNow ? 0.62 : -0.16);
      pose.lean += reach * (strikesNow ? 20 : -12);
      pose.hop += strikesNow ? Math.max(0, Math.sin(within(1 + from_ms / SWINGS_MS) * Math.PI)) * 0.22 : 0;
      if (strikesNow) pose.light = Math.max(pose.light, 0.8 + 0.2 * Math.max(0, reach));
    }
  }
  const last_ms = times.at(-1) ?? 0;
  const after_ms = passed_ms - last_ms - RETURNS_MS;
  const isOver = passed_ms >= last_ms;
  if (after_ms > 0) {
    for (const side of ['meron', 'wala'] as const) {
      const part = eased(within(after_ms / 500));
      const pose = poses[side];
      if (result === side) {
        pose.hop += part * Math.abs(Math.sin(after_ms / 190)) * 0.2;
        pose.light = 1;
      } else {
        // Whoever is beaten, and both after a draw, bow to the other.
        pose.lean += part * (result === 'draw' ? 9 : 14);
        pose.forward -= part * 0.12;
        pose.light = result === 'draw' ? 0.8 : 0.8 - 0.45 * part;
      }
    }
  }
  return { poses, points, struck, isOver };
}
