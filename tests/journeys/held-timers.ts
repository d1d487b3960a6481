import type { Page } from 'playwright-core';

/**
 * Script for a page that holds every timer of the site's own of at least `from_ms` until the test lets it run, so that how
 * long something waits is seen exactly, however busy the machine is.
 */
export function holdTimers(from_ms: number): string {
  return `{
    const held = new Map();
    const begin = globalThis.setTimeout, end = globalThis.clearTimeout;
    let last = 1e9;
    globalThis.setTimeout = (run, delay_ms, ...values) => {
      if (typeof run !== 'function' || !(delay_ms >= ${from_ms})) return begin(run, delay_ms, ...values);
      held.set(++last, { run: () => run(...values), delay_ms });
      return last;
    };
    globalThis.clearTimeout = (timer) => { if (!held.delete(timer)) end(timer); };
    globalThis.heldTimers = () => [...held.values()].map(({ delay_ms }) => delay_ms);
    globalThis.runTimers = (upTo_ms) => {
      for (const [timer, { run, delay_ms }] of [...held]) if (delay_ms <= upTo_ms && held.delete(timer)) run();
    };
  }`;
}

/** For how long each of the timers that are held would wait. What only such a timer begins has not begun. */
export function heldTimers(page: Page): Promise<number[]> {
  return page.evaluate<number[]>('heldTimers()');
}

/** Let the timers run whose time has come when so many milliseconds have passed, and React show what they have changed. */
export async function runTimers(page: Page, upTo_ms: number): Promise<void> {
  await page.evaluate(`runTimers(${upTo_ms})`);
  await painted(page);
}

/** Everything that the page has been told is on it: what follows an answer is, after two frames. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => queueMicrotask(done))))',
  );
}
