/**
 * The endless tape of symbols that a reel shows. Position `p` is how many cells the reel has moved down; row `r` then shows
 * tape index `p − r`. Between results the tape is the game's own strip; where a result begins, the strip is joined anew.
 */
export type Tape = {
  /** The symbol at a tape index. */
  at: (index: number) => string;
  /** From `above` upwards (larger indices) the tape shows the strip so that `stop` is on the top row at position `p`. */
  join: (above: number, stop: number, p: number) => void;
  /** Fixes a symbol at an index, whatever the strip says there. */
  fix: (index: number, symbol: string) => void;
  /** Changes the strip from the next join on. */
  useStrip: (strip: readonly string[]) => void;
  /** Forgets what has left the view below `index`. */
  forget: (index: number) => void;
};

type Stretch = { from: number; strip: readonly string[]; anchor: number };

/** Makes a tape that shows `stop` of the strip on the top row at position 0. */
export function createTape(strip: readonly string[], stop: number): Tape {
  let nextStrip = strip;
  let stretches: Stretch[] = [{ from: Number.NEGATIVE_INFINITY, strip, anchor: stop }];
  const fixed = new Map<number, string>();

  return {
    at(index) {
      const symbol = fixed.get(index);
      if (symbol !== undefined) return symbol;
      const stretch = stretches.findLast(({ from }) => index >= from) ?? stretches[0];
      if (!stretch) throw new Error('a tape has at least one stretch');
      const { length } = stretch.strip;
      const place = (((stretch.anchor - index) % length) + length) % length;
      const found = stretch.strip[place];
      if (found === undefined) throw new Error('a strip has at least one symbol');
      return found;
    },
    join(above, stop, p) {
      stretches = [
        ...stretches.filter(({ from }) => from < above),
        { from: above, strip: nextStrip, anchor: stop + p },
      ];
    },
    fix: (index, symbol) => fixed.set(index, symbol),
    useStrip(next) {
      nextStrip = next;
    },
    forget(index) {
      for (const key of fixed.keys()) if (key < index) fixed.delete(key);
      const current = stretches.findLastIndex(({ from }) => from <= index);
      if (current > 0) stretches = stretches.slice(current);
    },
  };
}
