/** A page is reloaded because of a missing chunk at most once in this time, in milliseconds. */
export const reloadGuard_ms = 10_000;

/** Whether a page may be reloaded now. `reloadedAt_ms` is when it last was, if it ever was. */
export function mayReload(reloadedAt_ms: number | undefined, now_ms: number): boolean {
  return reloadedAt_ms === undefined || now_ms - reloadedAt_ms >= reloadGuard_ms;
}

/**
 * A chunk that cannot be loaded usually belongs to a build that is no longer served; the page is then loaded anew, at
 * most once a path in ten seconds, so that a chunk that is really missing does not reload for ever.
 */
export function reloadOnMissingChunk(): void {
  addEventListener('vite:preloadError', (event) => {
    const key = `marquee.reloaded.${location.pathname}`;
    const stored = sessionStorage.getItem(key);
    if (!mayReload(stored === null ? undefined : Number(stored), Date.now())) return;
    event.preventDefault();
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
  });
}
