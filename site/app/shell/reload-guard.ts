import { keep, readKept } from './kept-state.ts';

/** A page is reloaded because of a missing chunk at most once in this time, in milliseconds. */
export const reloadGuard_ms = 10_000;

/** Whether a page may be reloaded now. `reloadedAt_ms` is when it last was, if it ever was. */
export function mayReload(reloadedAt_ms: number | undefined, now_ms: number): boolean {
  return reloadedAt_ms === undefined || now_ms - reloadedAt_ms >= reloadGuard_ms;
}

/** What the site does without where it cannot be loaded. */
const doneWithout = new WeakSet<object>();

/** A module that could not be loaded is no reason to reload the page. To be said by whoever asked for it, at once. */
export function ignoreMissingChunk(error: unknown): void {
  if (typeof error === 'object' && error !== null) doneWithout.add(error);
}

/** For `catch`, where a late part is one that the page lives without. */
export function doWithout(error: unknown): void {
  ignoreMissingChunk(error);
  console.warn(error);
}

/**
 * A chunk that cannot be loaded usually belongs to a build that is no longer served; the page is then loaded anew, at
 * most once a path in ten seconds, so that a chunk that is really missing does not reload for ever.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    // Whoever asked hears of it right after this event, and may do without.
    setTimeout(() => {
      if (doneWithout.has(payload)) return;
      const now_ms = Date.now();
      const reloads = new URLSearchParams(readKept('reloaded') ?? '');
      const last = reloads.get(location.pathname);
      if (!mayReload(last === null ? undefined : Number(last), now_ms)) return;
      reloads.set(location.pathname, String(now_ms));
      // Without storage nothing would end the reloading.
      if (keep('reloaded', reloads.toString())) location.reload();
    });
  });
}
