/** All reels of a game: they start together, land one after the other, and show what the book says. */
import { stopWithout } from './first-stop.ts';
import { Container, Graphics } from 'pixi.js';
import type { BookEventOf } from '../../book.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import type { Layout } from '../stage/layout.ts';
import type { Timeline } from '../stage/timeline.ts';
import { createReel } from './reel.ts';
import { planReels, type Speed } from './tempo.ts';

export type Grid = readonly (readonly string[])[];

export type ReelSetOptions = {
  strips: { base: readonly (readonly string[])[]; free: readonly (readonly string[])[] };
  rowCount: number;
  firstGrid: Grid | null;
  /** What no reel shows without a grid; undefined where nothing is to be left out. */
  notAtFirst: string | undefined;
  scene: Scene;
  symbols: SymbolTextures;
  timeline: Timeline;
  isMotionReduced: () => boolean;
};

export type ReelEvents = {
  onTouch: (reel: number) => void;
  onAnticipation: (reel: number) => void;
};

export type ReelSet = {
  container: Container;
  place: (layout: Layout) => void;
  /** Sets the reels turning; those in `held` stay. */
  start: (speed: Speed, held: readonly number[]) => void;
  /** Lands all turning reels as the book says. */
  land: (event: BookEventOf<'spin'>, speed: Speed, events: ReelEvents) => Promise<void>;
  /** Whether any reel still turns. */
  isTurning: () => boolean;
  /** Stops reels whose result will not come. */
  giveUp: () => Promise<void>;
  /** Changes between the strips of the base game and of the free spins. */
  useStrips: (phase: 'base' | 'free') => void;
  /** Changes the strips of the base game, from the next turn on. */
  changeStrips: (base: readonly (readonly string[])[]) => void;
  replace: (reel: number, row: number, symbol: string) => void;
  symbolAt: (reel: number, row: number) => string;
  setVisible: (reel: number, row: number, isVisible: boolean) => void;
  /** Darkens everything but what is drawn above the reels. */
  dim: (isDimmed: boolean) => void;
};

const speedFactor = { normal: 1, fast: 1.3, turbo: 2.1 } as const satisfies Record<Speed, number>;

/** Makes the reels, at rest. */
export function createReelSet(options: ReelSetOptions): ReelSet {
  const { strips, rowCount, firstGrid, notAtFirst, scene, symbols, timeline, isMotionReduced } = options;
  const container = new Container();
  const aperture = new Graphics();
  const content = new Container();
  content.mask = aperture;
  const glows = new Container();
  container.addChild(content, aperture, glows);

  const reels = strips.base.map((strip, index) =>
    createReel({
      rowCount,
      strip,
      firstStop: stopWithout(strip, (index * 7) % strip.length, rowCount, notAtFirst),
      symbols,
      timeline,
      bounce: scene.bounce,
      isMotionReduced,
    }),
  );
  content.addChild(...reels.map((reel) => reel.container));
  const glowOfReel = reels.map(() => new Graphics({ alpha: 0, blendMode: 'add' }));
  glows.addChild(...glowOfReel);
  if (firstGrid) reels.forEach((reel, index) => reel.show(firstGrid[index] ?? []));

  const turning = new Set<number>();
  let { base } = strips;

  function useStrips(phase: 'base' | 'free'): void {
    const used = phase === 'base' ? base : strips.free;
    reels.forEach((reel, index) => reel.useStrip(used[index] ?? base[index] ?? []));
  }

  function glow(index: number, isOn: boolean): void {
    const shape = glowOfReel[index];
    if (!shape) return;
    const from = shape.alpha;
    const to = isOn ? 1 : 0;
    void timeline.tween({ duration_ms: 220, update: (t) => (shape.alpha = from + (to - from) * t) });
  }

  return {
    container,
    place({ reels: area, cell }) {
      container.position.set(area.x, area.y);
      aperture.clear().rect(0, 0, area.width, area.height).fill(0xffffff);
      reels.forEach((reel, index) => {
        reel.container.x = index * cell.width;
        reel.setCell(cell);
      });
      glowOfReel.forEach((shape, index) => {
        shape.clear();
        for (const [inset, alpha] of [
          [0, 0.5],
          [3, 0.3],
          [7, 0.2],
          [13, 0.12],
        ] as const) {
          shape
            .roundRect(index * cell.width + inset, inset, cell.width - 2 * inset, area.height - 2 * inset, 10)
            .stroke({ width: 5, color: scene.palette.accent, alpha });
        }
        shape
          .rect(index * cell.width, 0, cell.width, area.height)
          .fill({ color: scene.palette.accent, alpha: 0.1 });
      });
    },
    start(speed, held) {
      turning.clear();
      const times = planReels(reels.length, speed, scene.pace, []);
      reels.forEach((reel, index) => {
        if (held.includes(index)) return;
        turning.add(index);
        reel.start(times[index]?.start_ms ?? 0, (scene.reelSpeed / 1000) * speedFactor[speed]);
      });
    },
    async land(event, speed, events) {
      const anticipated = isMotionReduced() ? [] : event.anticipation;
      const times = planReels(reels.length, speed, scene.pace, anticipated);
      await Promise.all(
        reels.map(async (reel, index) => {
          const plan = times[index];
          const column = event.grid[index] ?? [];
          if (!turning.has(index) || !plan) {
            reel.show(column);
            return;
          }
          await reel.land({
            stop: event.stops[index] ?? 0,
            column,
            stop_ms: plan.stop_ms,
            anticipation_ms: plan.anticipation_ms,
            onAnticipation() {
              glow(index, true);
              events.onAnticipation(index);
            },
            onTouch() {
              if (plan.anticipation_ms > 0) glow(index, false);
              events.onTouch(index);
            },
          });
        }),
      );
      turning.clear();
    },
    isTurning: () => turning.size > 0,
    async giveUp() {
      await Promise.all(reels.filter((_, index) => turning.has(index)).map((reel) => reel.giveUp()));
      turning.clear();
    },
    useStrips,
    changeStrips(next) {
      base = next;
      useStrips('base');
    },
    replace: (reel, row, symbol) => reels[reel]?.replace(row, symbol),
    symbolAt: (reel, row) => reels[reel]?.symbolAt(row) ?? '',
    setVisible: (reel, row, isVisible) => reels[reel]?.setVisible(row, isVisible),
    dim(isDimmed) {
      content.tint = isDimmed ? 0x50505e : 0xffffff;
    },
  };
}
