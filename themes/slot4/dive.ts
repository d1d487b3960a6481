/**
 * Tells how deep one is, as one scrolls: from the surface at the top of the page, through what says its depth in `data-depth`, to the last of
 * them at its end. Between two of them the depth lies between theirs. It measures when one has scrolled, at most once a frame.
 * @param show is told the depth in metres, and the share of the way through the marks, from 0 to 1.
 * @returns what ends it.
 */
export function followDive(page: HTMLElement, show: (depth_m: number, share: number) => void): () => void {
  let due: number | undefined;
  function measure(): void {
    due = undefined;
    const { scrollHeight, clientHeight } = document.documentElement;
    const room = Math.max(1, scrollHeight - clientHeight);
    // One looks from the upper edge at the surface, and from the lower one at the sea floor.
    const eye = clientHeight * Math.min(1, scrollY / room);
    const stops = [...page.querySelectorAll<HTMLElement>('[data-depth]')].map((stop) => ({
      depth_m: Number(stop.dataset['depth']),
      top: stop.getBoundingClientRect().top,
    }));
    const all = [{ depth_m: 0, top: -scrollY }, ...stops];
    const last = all.length - 1;
    const at = all.findLastIndex(({ top }) => top <= eye);
    const [from, to] = [all[Math.max(0, at)], all[at + 1]];
    if (!from || last === 0) return;
    const part = to ? Math.min(1, (eye - from.top) / Math.max(1, to.top - from.top)) : 0;
    show(from.depth_m + part * ((to?.depth_m ?? 0) - from.depth_m), (Math.max(0, at) + part) / last);
  }
  function ask(): void {
    due ??= requestAnimationFrame(measure);
  }
  addEventListener('scroll', ask, { passive: true });
  addEventListener('resize', ask);
  ask();
  return () => {
    removeEventListener('scroll', ask);
    removeEventListener('resize', ask);
    if (due !== undefined) cancelAnimationFrame(due);
  };
}
