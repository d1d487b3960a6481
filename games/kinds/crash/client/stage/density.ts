/** How many pixels the stage is drawn with: as many as the screen has, and fewer where the device does not keep up. */

/** Pixels of the stage in one of the page, from the finest. More than two cost a phone more than they show. */
const STEPS = [2, 1.5, 1] as const;
/** So many pictures are looked at before a step is taken. */
const PICTURES = 24;
/** A device that draws thirty pictures a second by choice, to save power, stays below it. */
const SLOW_MS = 36;
/** A longer pause is a page that was hidden. */
const PAUSE_MS = 1_000;

export type Density = {
  /** Pixels of the stage in one of the page. */
  now: () => number;
  /** Hears of each picture; answers whether the stage is to be drawn with fewer pixels from now on. */
  drew: (now_ms: number) => boolean;
};

/** Begins as fine as the screen is, and never grows again: a stage that changes to and fro would be worse than a coarse one. */
export function createDensity(screen: number): Density {
  let density = Math.min(STEPS[0], screen);
  let last_ms: number | null = null;
  let gaps: number[] = [];
  return {
    now: () => density,
    drew(now_ms) {
      const gap_ms = last_ms === null ? PAUSE_MS : now_ms - last_ms;
      last_ms = now_ms;
      if (gap_ms >= PAUSE_MS) {
        gaps = [];
        return false;
      }
      gaps.push(gap_ms);
      if (gaps.length < PICTURES) return false;
      const middle_ms = gaps.toSorted((a, b) => a - b)[PICTURES / 2] ?? 0;
      gaps = [];
      const coarser = STEPS.find((step) => step < density);
      if (middle_ms <= SLOW_MS || coarser === undefined) return false;
      density = coarser;
      return true;
    },
  };
}
