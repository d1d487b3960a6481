/**
 * What lives in a scene, as data: drawn parts that hang on each other like bones and swing about their joints, and the way on
 * which the whole moves. Lengths are in the drawing's own units, where a creature is about 100 high; times are milliseconds.
 */

/** A movement there and back: how much, how long it takes, and where in it the part begins (0 to 1). */
export type Swing = { by: number; period_ms: number; phase?: number };

export type Part = {
  id: string;
  /** The part that it hangs on; without one it hangs on the creature itself. */
  on?: string;
  /** Its joint, in the coordinates of what it hangs on. */
  at?: readonly [x: number, y: number];
  /** SVG elements, drawn around the joint at 0, 0. */
  svg: string;
  /** Radians. */
  turn?: Swing;
  /** Parts of its height, as breath. */
  grow?: Swing;
  /** Parts of its width, as a wing that beats. */
  beat?: Swing;
  /** Units up and down. */
  lift?: Swing;
  /** Parts of its opacity. */
  fade?: Swing;
  /** Closes for a moment, this often. */
  blinks_ms?: number;
};

/** Where a creature is. Places are parts of the window, or of the room beside and above the reels. */
export type Way =
  /**
   * Stands behind the frame's upper edge, or beside the frame where there is room; `side` is where. `onMeter` stands on the kept meter's
   * upper edge instead, where that is over the frame.
   */
  | { kind: 'perch'; side: 'left' | 'right'; onMeter?: boolean }
  /** Hangs from the window's upper edge. */
  | { kind: 'hang'; x: number; turn: Swing }
  /** Crosses the window at heights between two parts of it, and turns round. */
  | { kind: 'cross'; between: readonly [number, number]; pixelsPerSecond: number; wave: number }
  /** Rolls along the lower edge of the stage. */
  | { kind: 'roll'; pixelsPerSecond: number }
  /** Floats about a place. */
  | { kind: 'float'; x: number; y: number; reach: number; period_ms: number };

export type Creature = {
  /** Height as a part of the window's shorter side. */
  size: number;
  way: Way;
  parts: readonly Part[];
  /** A body of equal parts that follow the head on its way, from the neck to the tail, each smaller by a factor. */
  chain?: { count: number; spacing: number; svg: string; shrink: number };
  /** Several of it, at different times. */
  count?: number;
  /** Drawn facing right; turned where it moves to the left. */
  isFacing?: boolean;
};

/**
 * The different drawings of a scene's life, in the order in which they first appear. The place of a drawing in this list is the
 * name of its picture on the game's sheet (`art/life.json`).
 */
export function drawingsOf(life: readonly Creature[]): readonly string[] {
  return [
    ...new Set(
      life.flatMap(({ parts, chain }) => [...(chain ? [chain.svg] : []), ...parts.map(({ svg }) => svg)]),
    ),
  ];
}
