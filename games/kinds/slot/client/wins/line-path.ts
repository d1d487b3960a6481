/** The path of a win line over the reels, and its colour. */
import { Container, Graphics } from 'pixi.js';
import type { Scene } from '../scene.ts';
import { cellCentre, type Layout } from '../stage/layout.ts';
import { createLettering } from '../stage/lettering.ts';
import type { Timeline } from '../stage/timeline.ts';

/** Colours that can be told apart on a dark ground; lines take them in turn. */
const lineColors = [
  '#ffd84a',
  '#4adcff',
  '#ff6b8b',
  '#7dff7a',
  '#c78bff',
  '#ff9f45',
  '#6bffd8',
  '#ff7af0',
  '#a5c8ff',
  '#e4ff5a',
] as const;

/** The colour of a line, the same on the stage and in the paytable. */
export function lineColor(line: number): string {
  return lineColors[line % lineColors.length] ?? '#ffffff';
}

export type LinePaths = {
  container: Container;
  place: (layout: Layout) => void;
  /** Draws one line, running from its side to the last symbol that it pays for. */
  draw: (line: DrawnLine, duration_ms: number) => Promise<void>;
  /** Writes an amount at a cell, in a line's colour. */
  tag: (text: string, at: { reel: number; row: number }, color: string) => void;
  clear: () => void;
};

export type DrawnLine = { line: number; rows: readonly number[]; count: number; fromRight: boolean };

/**
 * The corners of a line, in cells from the reels' top left corner: from the edge where it begins to the middle of the last
 * symbol that counts.
 */
export function cornersOf({ rows, count, fromRight }: DrawnLine): { reel: number; row: number }[] {
  const all = rows.map((row, reel) => ({ reel: reel + 0.5, row: row + 0.5 }));
  const paid = fromRight ? all.toReversed().slice(0, count) : all.slice(0, count);
  const first = paid[0];
  if (!first) return [];
  return [{ reel: fromRight ? rows.length : 0, row: first.row }, ...paid];
}

/** Makes the drawer of win lines. */
export function createLinePaths(scene: Scene, timeline: Timeline): LinePaths {
  const container = new Container();
  let layout: Layout | null = null;
  let tags: { reel: number; row: number }[] = [];

  function clear(): void {
    tags = [];
    container.removeChildren().forEach((child) => child.destroy({ children: true }));
  }

  function points(line: DrawnLine): { x: number; y: number }[] {
    if (!layout) return [];
    const { cell, reels } = layout;
    return cornersOf(line).map(({ reel, row }) => ({
      x: reels.x + reel * cell.width,
      y: reels.y + row * cell.height,
    }));
  }

  function trace(shape: Graphics, path: readonly { x: number; y: number }[], part: number): void {
    const total = path.length - 1;
    const reach = part * total;
    const start = path[0];
    if (!start) return;
    shape.moveTo(start.x, start.y);
    for (let index = 1; index < path.length; index += 1) {
      const from = path[index - 1];
      const to = path[index];
      if (!from || !to || reach <= index - 1) return;
      const within = Math.min(1, reach - (index - 1));
      shape.lineTo(from.x + (to.x - from.x) * within, from.y + (to.y - from.y) * within);
    }
  }

  return {
    container,
    place(next) {
      layout = next;
      clear();
    },
    async draw(drawn, duration_ms) {
      const { line } = drawn;
      const path = points(drawn);
      const shape = new Graphics();
      container.addChild(shape);
      await timeline.tween({
        duration_ms,
        skippable: true,
        update(part) {
          if (shape.destroyed) return;
          shape.clear();
          for (const [width, color, alpha] of [
            [13, '#000000', 0.35],
            [9, lineColor(line), 0.4],
            [5, lineColor(line), 1],
            [2, '#ffffff', 0.85],
          ] as const) {
            trace(shape, path, part);
            shape.stroke({ width, color, alpha, join: 'round', cap: 'round' });
          }
        },
      });
    },
    tag(text, at, color) {
      if (!layout) return;
      const { cell, reels } = layout;
      const centre = cellCentre(cell, at.reel, at.row);
      const height = Math.max(18, Math.min(34, cell.height * 0.26));
      const lettering = createLettering(scene, text, 44, 'figure');
      lettering.fit(
        { x: -cell.width * 0.47, y: -height / 2, width: cell.width * 0.94, height },
        height * 0.82,
      );
      const plate = new Graphics()
        .roundRect(-cell.width * 0.49, -height / 2, cell.width * 0.98, height, height / 2)
        .fill({ color: '#0a0610', alpha: 0.88 })
        .stroke({ width: 2, color });
      const holder = new Container();
      holder.addChild(plate, lettering.container);
      // At the foot of the symbol; several at one cell stand over each other.
      const above = tags.filter(({ reel, row }) => reel === at.reel && row === at.row).length;
      tags.push(at);
      holder.position.set(
        reels.x + centre.x,
        reels.y + centre.y + cell.height * 0.5 - height * (0.7 + above * 1.08),
      );
      container.addChild(holder);
    },
    clear,
  };
}
