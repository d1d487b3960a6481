/** The source of the current time. Tests inject their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that only moves when `advance` is called. */
export function createManualClock(start: Date): Clock & { advance(duration_ms: number): void } {
  let time_ms = start.getTime();
  return {
    now: () => new Date(time_ms),
    advance: (duration_ms) => {
      time_ms += duration_ms;
    },
  };
}
