/** Where the time comes from. Tests put a clock of their own here. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is told to move. */
export function createManualClock(start: Date): Clock & { advance(duration_ms: number): void } {
  let time_ms = start.getTime();
  return {
    now: () => new Date(time_ms),
    advance: (duration_ms) => {
      time_ms += duration_ms;
    },
  };
}
