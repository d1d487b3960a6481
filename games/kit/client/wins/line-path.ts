/** The path of a win line over the reels, and its colour. */
import { Container, Graphics } from 'pixi.js';
import { cellCentre, type Layout } from '../stage/layout.ts';
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
  /** Draws one line, running from its side. */
  draw: (line: number, rows: readonly number[], fromRight: boolean, duration_ms: number) => Promise<void>;
  clear: () => void;
};

/** Makes the drawer of win lines. */
export function createLinePaths(timeline: Timeline): LinePaths {
  const container = new Container();
  let layout: Layout | null = null;

  function points(rows: readonly number[]): { x: number; y: number }[] {
    if (!layout) return [];
    const { cell, reels } = layout;
    const inner = rows.map((row, reel) => {
      const centre = cellCentre(cell, reel, row);
      return { x: reels.x + centre.x, y: reels.y + centre.y };
    });
    const first = inner[0];
    const last = inner.at(-1);
    if (!first || !last) return [];
    return [{ x: reels.x, y: first.y }, ...inner, { x: reels.x + reels.width, y: last.y }];
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
      container.removeChildren().forEach((child) => child.destroy());
    },
    async draw(line, rows, fromRight, duration_ms) {
      const path = points(rows);
      if (fromRight) path.reverse();
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
    clear() {
      container.removeChildren().forEach((child) => child.destroy());
    },
  };
}
