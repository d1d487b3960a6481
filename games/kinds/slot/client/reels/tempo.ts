/** When each reel starts, slows and stops. Pure: the times follow from the speed, the game's own pace and the anticipation. */

export const speeds = ['normal', 'fast', 'turbo'] as const;
export type Speed = (typeof speeds)[number];

/** A game's own pace, a factor on every time: below 1 is brisker, above 1 statelier. */
export type Pace = { spin: number; stagger: number };

export type ReelTimes = {
  /** From the press of the button to the reel's first movement. */
  start_ms: number;
  /** From the arrival of the result until the reel begins to stop. */
  stop_ms: number;
  /** How much of the time before the stop is run slowly, with a glow; 0 without anticipation. */
  anticipation_ms: number;
};

const base = {
  normal: { startStagger_ms: 70, firstStop_ms: 620, stopStagger_ms: 240, anticipation_ms: 1600 },
  fast: { startStagger_ms: 30, firstStop_ms: 300, stopStagger_ms: 120, anticipation_ms: 1000 },
  turbo: { startStagger_ms: 0, firstStop_ms: 60, stopStagger_ms: 20, anticipation_ms: 500 },
} as const satisfies Record<Speed, Record<string, number>>;

/**
 * Plans one spin.
 * @param anticipated the reels (from 0) that may still complete a feature; each waits for the one before it, then runs slowly.
 */
export function planReels(
  reelCount: number,
  speed: Speed,
  pace: Pace,
  anticipated: readonly number[],
): ReelTimes[] {
  const times = base[speed];
  let waited_ms = 0;
  return Array.from({ length: reelCount }, (_, reel) => {
    const anticipation_ms = anticipated.includes(reel) ? times.anticipation_ms : 0;
    waited_ms += anticipation_ms;
    return {
      start_ms: reel * times.startStagger_ms * pace.stagger,
      stop_ms: times.firstStop_ms * pace.spin + reel * times.stopStagger_ms * pace.stagger + waited_ms,
      anticipation_ms,
    };
  });
}

/** The speed after this one; the last is followed by the first. */
export function nextSpeed(speed: Speed): Speed {
  const next = speeds[(speeds.indexOf(speed) + 1) % speeds.length];
  return next ?? 'normal';
}

/** A factor on the times of everything after the reels have stopped. */
export const showFactor = { normal: 1, fast: 0.65, turbo: 0.35 } as const satisfies Record<Speed, number>;
