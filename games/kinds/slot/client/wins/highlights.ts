/** Winning symbols, lifted out of the darkened reels: each moves in its own way before a glow. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Position } from '../../book.ts';
import type { ReelSet } from '../reels/reel-set.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { easeOutBack } from '../stage/easing.ts';
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

type Lifted = {
  position: Position;
  holder: Container;
  sprite: Sprite;
  glow: Graphics;
  /** A star of light that turns behind the symbol, and a light that runs round its edge. */
  star: Graphics;
  runner: Graphics;
  symbol: string;
};

const STAR_RAYS = 8;
/** A lifted symbol comes out of its cell by this much. */
const LIFT = 1.1;
const ARRIVE_MS = 260;

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
    item.star.clear();
    item.runner.clear();
    if (isStill) return;
    const reach = Math.min(cell.width, cell.height) * 0.62;
    for (let ray = 0; ray < STAR_RAYS; ray += 1) {
      const angle = (ray / STAR_RAYS) * Math.PI * 2;
      const half = (Math.PI / STAR_RAYS) * 0.4;
      item.star
        .poly([
          0,
          0,
          Math.cos(angle - half) * reach,
          Math.sin(angle - half) * reach,
          Math.cos(angle + half) * reach,
          Math.sin(angle + half) * reach,
        ])
        .fill({ color: scene.palette.accent, alpha: 0.3 });
    }
    const size = Math.min(cell.width, cell.height) * 0.04;
    for (const [grow, alpha] of [
      [2.4, 0.25],
      [1.5, 0.5],
      [0.8, 1],
    ] as const) {
      item.runner.circle(0, 0, size * grow).fill({ color: '#ffffff', alpha });
    }
  }

  /** Where the light stands that runs round a cell. */
  function alongEdge(part: number): { x: number; y: number } {
    if (!layout) return { x: 0, y: 0 };
    const { width, height } = layout.cell;
    const way = part * 2 * (width + height);
    if (way < width) return { x: way - width / 2, y: -height / 2 };
    if (way < width + height) return { x: width / 2, y: way - width - height / 2 };
    if (way < 2 * width + height) return { x: width / 2 - (way - width - height), y: height / 2 };
    return { x: -width / 2, y: height / 2 - (way - 2 * width - height) };
  }

  function pose(item: Lifted, phase: number): void {
    if (!layout) return;
    const { cell } = layout;
    const scale = symbolScale(cell, item.sprite.texture);
    const effect = scene.effects.bySymbol?.[item.symbol] ?? scene.effects.usual;
    const { scaleX, scaleY, rotation, x, y } = poseAt(effect, isStill ? 0 : phase);
    const arrived = isStill ? 1 : Math.min(1, age_ms / ARRIVE_MS);
    const lift = isStill ? 1 : 1 + (LIFT - 1) * easeOutBack(arrived);
    item.sprite.scale.set(scale * scaleX * lift, scale * scaleY * lift);
    item.sprite.rotation = rotation;
    item.sprite.position.set(x * cell.width, y * cell.height);
    item.glow.alpha = isStill ? 1 : 0.6 + 0.4 * Math.sin(phase * Math.PI * 2);
    if (isStill) return;
    item.star.rotation = age_ms / 1400;
    const edge = alongEdge((age_ms / 1500) % 1);
    item.runner.position.set(edge.x, edge.y);
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
        const star = new Graphics({ blendMode: 'add' });
        const runner = new Graphics({ blendMode: 'add' });
        const sprite = new Sprite({ texture: symbols.still(symbol), anchor: 0.5 });
        holder.addChild(glow, star, sprite, runner);
        container.addChild(holder);
        reels.setVisible(position.reel, position.row, false);
        const item: Lifted = { position, holder, sprite, glow, star, runner, symbol };
        lifted.push(item);
        arrange(item);
        pose(item, 0);
      }
    },
    clear,
  };
}
