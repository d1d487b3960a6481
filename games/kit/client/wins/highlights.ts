/** Winning symbols, lifted out of the darkened reels: each moves in its own way before a glow. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Position } from '../../book.ts';
import type { ReelSet } from '../reels/reel-set.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import { poseAt } from './symbol-effects.ts';

export type Highlights = {
  container: Container;
  place: (layout: Layout) => void;
  /** Lifts these cells and darkens the rest; replaces what was lifted before. */
  lift: (positions: readonly Position[], isQuiet: boolean) => void;
  /** Puts everything back. */
  clear: () => void;
};

type Lifted = { position: Position; holder: Container; sprite: Sprite; glow: Graphics; symbol: string };

const PERIOD_MS = 1100;

/** Makes the highlights for a set of reels. */
export function createHighlights(
  scene: Scene,
  stage: Stage,
  symbols: SymbolTextures,
  reels: ReelSet,
): Highlights {
  const container = new Container();
  let layout: Layout | null = null;
  let lifted: Lifted[] = [];
  let isStill = false;
  let age_ms = 0;

  function clear(): void {
    for (const { position, holder } of lifted) {
      reels.setVisible(position.reel, position.row, true);
      holder.destroy({ children: true });
    }
    lifted = [];
    reels.dim(false);
  }

  function arrange(item: Lifted): void {
    if (!layout) return;
    const { cell, reels: area } = layout;
    const centre = cellCentre(cell, item.position.reel, item.position.row);
    item.holder.position.set(area.x + centre.x, area.y + centre.y);
    const width = cell.width - 6;
    const height = cell.height - 6;
    item.glow
      .clear()
      .roundRect(-width / 2, -height / 2, width, height, 10)
      .fill({ color: scene.palette.accent, alpha: 0.22 })
      .stroke({ width: 3, color: scene.palette.accent, alpha: 0.95 })
      .roundRect(-width / 2 - 3, -height / 2 - 3, width + 6, height + 6, 13)
      .stroke({ width: 4, color: scene.palette.accent, alpha: 0.3 });
  }

  function pose(item: Lifted, phase: number): void {
    if (!layout) return;
    const { cell } = layout;
    const scale = symbolScale(cell, item.sprite.texture);
    const effect = scene.effects.bySymbol?.[item.symbol] ?? scene.effects.usual;
    const { scaleX, scaleY, rotation, x, y } = poseAt(effect, isStill ? 0 : phase);
    item.sprite.scale.set(scale * scaleX, scale * scaleY);
    item.sprite.rotation = rotation;
    item.sprite.position.set(x * cell.width, y * cell.height);
    item.glow.alpha = isStill ? 1 : 0.6 + 0.4 * Math.sin(phase * Math.PI * 2);
  }

  stage.timeline.onFrame((elapsed_ms) => {
    if (lifted.length === 0) return;
    age_ms += elapsed_ms;
    for (const item of lifted) pose(item, (age_ms % PERIOD_MS) / PERIOD_MS);
  });

  return {
    container,
    place(next) {
      layout = next;
      for (const item of lifted) {
        arrange(item);
        pose(item, 0);
      }
    },
    lift(positions, isQuiet) {
      clear();
      age_ms = 0;
      isStill = isQuiet || stage.isMotionReduced();
      reels.dim(true);
      const seen = new Set<string>();
      for (const position of positions) {
        const key = `${position.reel}:${position.row}`;
        if (seen.has(key)) continue;
        seen.add(key);
        const symbol = reels.symbolAt(position.reel, position.row);
        const holder = new Container();
        const glow = new Graphics();
        const sprite = new Sprite({ texture: symbols.still(symbol), anchor: 0.5 });
        holder.addChild(glow, sprite);
        container.addChild(holder);
        reels.setVisible(position.reel, position.row, false);
        const item: Lifted = { position, holder, sprite, glow, symbol };
        lifted.push(item);
        arrange(item);
        pose(item, 0);
      }
    },
    clear,
  };
}
