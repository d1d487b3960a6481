/** What happens between the reels and a kept meter: symbols fly into it, and a level shows large what it turns into what. */
import { Container, Graphics, type PointData, Sprite } from 'pixi.js';
import type { Position } from '../../book.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { Art } from '../stage/art.ts';
import { easeInOut, easeOut, easeOutBack } from '../stage/easing.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';

export type KeptShow = {
  container: Container;
  place: (layout: Layout) => void;
  /** Symbols fly from their cells into the meter, one after the other. */
  gather: (positions: readonly Position[], factor: number) => Promise<void>;
  /** One symbol turns into another over the reels, and flies to a place on the meter. */
  turn: (turned: { from: string; into: string }, to: PointData, factor: number) => Promise<void>;
};

const FLIGHT_MS = 520;
const BETWEEN_FLIGHTS_MS = 110;
/** A symbol that arrives in the meter is so much of what it was on its reel. */
const ARRIVES_AT = 0.3;

const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** @param tip where the meter ends now. */
export function createKeptShow({
  scene,
  stage,
  symbols,
  collects,
  tip,
}: {
  scene: Scene;
  stage: Stage;
  symbols: Art['symbols'];
  collects: string;
  tip: () => PointData;
}): KeptShow {
  const container = new Container();
  const { timeline } = stage;
  let layout: Layout | null = null;

  async function fly({ reel, row }: Position, delay_ms: number, factor: number): Promise<void> {
    if (!layout) return;
    const { reels, cell } = layout;
    const centre = cellCentre(cell, reel, row);
    const from = { x: reels.x + centre.x, y: reels.y + centre.y };
    const sprite = new Sprite({ texture: symbols.still(collects), anchor: 0.5 });
    const scale = symbolScale(cell, sprite.texture);
    const glow = new Graphics({ blendMode: 'add' })
      .circle(0, 0, cell.width * 0.4)
      .fill({ color: scene.palette.accent, alpha: 0.28 });
    const drop = new Container();
    drop.addChild(glow, sprite);
    sprite.scale.set(scale);
    drop.position.copyFrom(from);
    container.addChild(drop);
    await timeline.wait(delay_ms * factor, { skippable: true });
    const to = tip();
    // It rises out of its cell before it turns towards the meter.
    const bend = { x: from.x, y: Math.min(from.y, to.y) - cell.height * 0.15 };
    await timeline.tween({
      duration_ms: FLIGHT_MS * factor,
      easing: easeInOut,
      skippable: true,
      update(t) {
        const [a, b] = [{ x: between(from.x, bend.x, t), y: between(from.y, bend.y, t) }, to];
        drop.position.set(between(a.x, between(bend.x, b.x, t), t), between(a.y, between(bend.y, b.y, t), t));
        drop.scale.set(between(1.1, ARRIVES_AT, t));
      },
    });
    drop.destroy({ children: true });
  }

  return {
    container,
    place(next) {
      layout = next;
    },
    async gather(positions, factor) {
      if (stage.isMotionReduced()) return;
      await Promise.all(positions.map((cell, index) => fly(cell, index * BETWEEN_FLIGHTS_MS, factor)));
    },
    async turn({ from, into }, to, factor) {
      if (!layout) return;
      const { frame, reels } = layout;
      const middle = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 };
      const size = Math.min(frame.width * 0.34, frame.height * 0.5);
      const veil = new Graphics()
        .rect(reels.x, reels.y, reels.width, reels.height)
        .fill({ color: '#05030a', alpha: 0.66 });
      const light = new Graphics({ blendMode: 'add' });
      for (const [part, alpha] of [
        [0.95, 0.1],
        [0.72, 0.16],
        [0.5, 0.22],
      ] as const)
        light.circle(0, 0, size * part).fill({ color: scene.palette.accent, alpha });
      light.position.copyFrom(middle);
      const old = new Sprite({ texture: symbols.still(from), anchor: 0.5 });
      const fresh = new Sprite({ texture: symbols.still(into), anchor: 0.5 });
      const arrow = new Graphics()
        .poly([-0.1, -0.16, 0.12, 0, -0.1, 0.16].map((part) => part * size))
        .fill(scene.palette.accent)
        .stroke({ width: 3, color: scene.palette.frameDark });
      old.setSize(size * 0.62);
      fresh.setSize(size);
      const whole = fresh.scale.x;
      old.position.set(middle.x - size * 0.82, middle.y);
      arrow.position.set(middle.x - size * 0.3, middle.y);
      fresh.position.set(middle.x + size * 0.42, middle.y);
      light.position.x = fresh.x;
      container.addChild(veil, light, old, arrow, fresh);
      const isStill = stage.isMotionReduced();
      if (!isStill) {
        fresh.visible = false;
        arrow.alpha = 0;
        light.alpha = 0;
        await timeline.tween({
          duration_ms: 260 * factor,
          skippable: true,
          update(t) {
            veil.alpha = easeOut(t);
            old.alpha = easeOut(t);
          },
        });
        fresh.visible = true;
        await timeline.tween({
          duration_ms: 480 * factor,
          skippable: true,
          update(t) {
            arrow.alpha = Math.min(1, t * 2);
            light.alpha = t;
            fresh.scale.set(Math.max(0.001, whole * easeOutBack(t)));
          },
        });
      }
      await timeline.wait((isStill ? 1500 : 800) * factor, { skippable: true });
      if (!isStill) {
        const start = { x: fresh.x, y: fresh.y };
        await timeline.tween({
          duration_ms: 460 * factor,
          easing: easeInOut,
          skippable: true,
          update(t) {
            for (const part of [veil, light, old, arrow]) part.alpha = 1 - t;
            fresh.position.set(between(start.x, to.x, t), between(start.y, to.y, t));
            fresh.scale.set(whole * between(1, 0.2, t));
          },
        });
      }
      for (const part of container.removeChildren()) part.destroy();
    },
  };
}
