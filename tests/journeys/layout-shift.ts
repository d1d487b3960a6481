/** A script that counts layout shifts from the first on; those that follow a press or a change of the window's size are expected ones. */
export const countShifts = `
  globalThis.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue;
      const what = sources.map(({ node, previousRect, currentRect }) =>
        (node?.outerHTML ?? '').slice(0, 90) + ' from ' + [previousRect.x, previousRect.y] + ' to ' + [currentRect.x, currentRect.y]);
      shifts.push({ at_ms: startTime, value, what: what.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

/** What moved, by how much, when. The script above leaves a list of them in `shifts`. */
export interface Shift {
  readonly at_ms: number;
  readonly value: number;
  readonly what: string;
}

/** Cumulative layout shift: the most in one session of at most 5 s without a pause of 1 s (web.dev/articles/cls). */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let most = 0;
  let session = { began_ms: -Infinity, last_ms: -Infinity, sum: 0 };
  for (const { at_ms, value } of shifts) {
    const isOnward = at_ms - session.last_ms < 1000 && at_ms - session.began_ms < 5000;
    session = isOnward
      ? { ...session, last_ms: at_ms, sum: session.sum + value }
      : { began_ms: at_ms, last_ms: at_ms, sum: value };
    most = Math.max(most, session.sum);
  }
  return most;
}
