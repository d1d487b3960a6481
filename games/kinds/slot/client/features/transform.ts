/** Symbols that turn into others: expanding wilds, strikes, the special symbol, mystery symbols. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { ReelSet } from '../reels/reel-set.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { easeOut } from '../stage/easing.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';

export type Transformer = {
  container: Container;
  place: (layout: Layout) => void;
  /** Fills whole reels with a symbol, row by row; `struck` reels are hit by light first. */
  fillReels: (reels: readonly number[], symbol: string, isStruck: boolean, factor: number) => Promise<void>;
  /** Turns single cells over: each shows its back, and then the symbol. */
  turnCells: (
    cells: readonly { reel: number; row: number }[],
    symbol: string,
    factor: number,
  ) => Promise<void>;
  /** Frames reels that do not turn. */
  holdReels: (reels: readonly number[]) => void;
};

const ROW_MS = 150;
const FLIP_MS = 560;

/** Makes the transformer of a set of reels. */
export function createTransformer(
  scene: Scene,
  stage: Stage,
  reelSet: ReelSet,
  rowCount: number,
  symbols: SymbolTextures,
): Transformer {
  const container = new Container();
  const held = new Graphics();
  const flashes = new Container();
  container.addChild(held, flashes);
  let layout: Layout | null = null;
  let heldReels: readonly number[] = [];

  function drawHeld(): void {
    held.clear();
    if (!layout) return;
    const { reels, cell } = layout;
    for (const reel of heldReels) {
      held
        .roundRect(reels.x + reel * cell.width + 3, reels.y + 3, cell.width - 6, reels.height - 6, 12)
        .stroke({ width: 4, color: scene.palette.accent, alpha: 0.95 })
        .roundRect(reels.x + reel * cell.width, reels.y, cell.width, reels.height, 14)
        .stroke({ width: 7, color: scene.palette.accent, alpha: 0.28 });
    }
  }

  async function flash(reel: number, row: number, rows: number): Promise<void> {
    if (!layout || stage.isMotionReduced()) return;
    const { cell, reels } = layout;
    const centre = cellCentre(cell, reel, row);
    const shape = new Graphics({ blendMode: 'add' })
      .roundRect(-cell.width / 2, -cell.height / 2, cell.width, cell.height * rows, 12)
      .fill({ color: scene.palette.accent, alpha: 0.85 });
    shape.position.set(reels.x + centre.x, reels.y + centre.y);
    flashes.addChild(shape);
    await stage.timeline.tween({
      duration_ms: 360,
      easing: easeOut,
      update(t) {
        shape.alpha = 1 - t;
      },
    });
    shape.destroy();
  }

  async function strike(reel: number): Promise<void> {
    if (!layout || stage.isMotionReduced()) return;
    const { cell, reels } = layout;
    const shape = new Graphics({ blendMode: 'add' });
    flashes.addChild(shape);
    const x = reels.x + (reel + 0.5) * cell.width;
    const bolt = Array.from({ length: 9 }, (_, step) => ({
      x: x + (step === 8 ? 0 : (Math.random() - 0.5) * cell.width * 0.7),
      y: (reels.y + reels.height) * (step / 8),
    }));
    await stage.timeline.tween({
      duration_ms: 380,
      update(t) {
        shape.clear();
        for (const [width, color, alpha] of [
          [18, scene.palette.accent, 0.3],
          [8, scene.palette.accent, 0.8],
          [3, '#ffffff', 1],
        ] as const) {
          const [first, ...others] = bolt;
          if (!first) return;
          shape.moveTo(first.x, first.y);
          for (const point of others) shape.lineTo(point.x, point.y);
          shape.stroke({ width, color, alpha: alpha * (1 - t), join: 'round' });
        }
      },
    });
    shape.destroy();
  }

  /** Turns one cell over about its upright axis; at its edge the old symbol is changed for the next. */
  async function flip(reel: number, row: number, symbol: string, duration_ms: number): Promise<void> {
    if (!layout || stage.isMotionReduced()) {
      reelSet.replace(reel, row, symbol);
      return;
    }
    const { cell, reels } = layout;
    const centre = cellCentre(cell, reel, row);
    const card = new Container();
    card.position.set(reels.x + centre.x, reels.y + centre.y);
    const back = new Graphics()
      .roundRect(-cell.width * 0.46, -cell.height * 0.46, cell.width * 0.92, cell.height * 0.92, 12)
      .fill(scene.palette.frameDark)
      .stroke({ width: 4, color: scene.palette.accent });
    const sprite = new Sprite({ texture: symbols.still(reelSet.symbolAt(reel, row)), anchor: 0.5 });
    card.addChild(back, sprite);
    container.addChild(card);
    reelSet.setVisible(reel, row, false);
    let isTurned = false;
    await stage.timeline.tween({
      duration_ms,
      skippable: true,
      update(t) {
        // Two half turns: to the edge, where it becomes the other, and open again.
        const width = Math.abs(Math.cos(t * Math.PI));
        if (t >= 0.5 && !isTurned) {
          isTurned = true;
          sprite.texture = symbols.still(symbol);
        }
        const scale = symbolScale(cell, sprite.texture);
        const lift = 1 + 0.16 * Math.sin(t * Math.PI);
        sprite.scale.set(scale, scale);
        card.scale.set(Math.max(0.03, width) * lift, lift);
      },
    });
    card.destroy({ children: true });
    reelSet.replace(reel, row, symbol);
    reelSet.setVisible(reel, row, true);
    void flash(reel, row, 1);
  }

  return {
    container,
    place(next) {
      layout = next;
      drawHeld();
    },
    async fillReels(reels, symbol, isStruck, factor) {
      await Promise.all(
        reels.map(async (reel, order) => {
          await stage.timeline.wait(order * 130 * factor, { skippable: true });
          if (isStruck) await strike(reel);
          for (let row = 0; row < rowCount; row += 1) {
            reelSet.replace(reel, row, symbol);
            void flash(reel, row, 1);
            await stage.timeline.wait(ROW_MS * factor, { skippable: true });
          }
        }),
      );
      await stage.timeline.wait(260 * factor, { skippable: true });
    },
    async turnCells(cells, symbol, factor) {
      await Promise.all(
        cells.map(async ({ reel, row }) => {
          await stage.timeline.wait((reel * 110 + row * 50) * factor, { skippable: true });
          await flip(reel, row, symbol, FLIP_MS * factor);
        }),
      );
      await stage.timeline.wait(300 * factor, { skippable: true });
    },
    holdReels(reels) {
      heldReels = reels;
      drawHeld();
    },
  };
}
