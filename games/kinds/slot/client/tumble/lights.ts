/** What is lit on a board: each group of winners on a surface of its own with an edge around it, and its amount over it. */
import { Container, Graphics } from 'pixi.js';
import type { Position } from '../../book.ts';
import type { Scene } from '../scene.ts';
import type { Size } from '../stage/layout.ts';
import { createLettering, type Lettering } from '../stage/lettering.ts';
import type { Stage } from '../stage/stage.ts';
import type { LitGroup } from './board.ts';

export type Lights = {
  /** Lies under the symbols. */
  behind: Container;
  /** Lies over them. */
  inFront: Container;
  show: (groups: readonly LitGroup[], cellOf: (reel: number) => Size, board: Size) => void;
  /** Lets what is lit swell and sink once, for a time. */
  breathe: (lit: readonly Container[], duration_ms: number) => Promise<void>;
  clear: () => void;
};

/** Makes lights that are out. */
export function createLights(
  scene: Pick<Scene, 'palette' | 'title'>,
  { timeline, isMotionReduced }: Pick<Stage, 'timeline' | 'isMotionReduced'>,
): Lights {
  const behind = new Container();
  const inFront = new Container();
  /** Letters are made once and written again. */
  const letterings: Lettering[] = [];

  /** One surface for a whole group, with an edge around it: so it is seen what belongs together, wilds too. */
  function surround(group: readonly Position[], cellOf: (reel: number) => Size): Graphics {
    const isIn = new Set(group.map(({ reel, row }) => `${reel}:${row}`));
    const shape = new Graphics();
    const { accent } = scene.palette;
    const outline = (): void => {
      for (const { reel, row } of group) {
        const cell = cellOf(reel);
        const edges = [
          [reel - 1, row, 0, 0, 0, 1],
          [reel + 1, row, 1, 0, 1, 1],
          [reel, row - 1, 0, 0, 1, 0],
          [reel, row + 1, 0, 1, 1, 1],
        ] as const;
        for (const [besideReel, besideRow, x1, y1, x2, y2] of edges) {
          // Beside a reel of another height there is no cell that shares the whole side.
          const isShared = cellOf(besideReel).height === cell.height;
          if (isShared && isIn.has(`${besideReel}:${besideRow}`)) continue;
          shape
            .moveTo((reel + x1) * cell.width, (row + y1) * cell.height)
            .lineTo((reel + x2) * cell.width, (row + y2) * cell.height);
        }
      }
    };
    for (const { reel, row } of group) {
      const cell = cellOf(reel);
      shape.rect(reel * cell.width, row * cell.height, cell.width, cell.height);
    }
    shape.fill({ color: accent, alpha: 0.34 });
    outline();
    shape.stroke({ width: 9, color: accent, cap: 'round', alpha: 0.25 });
    outline();
    return shape.stroke({ width: 3, color: accent, cap: 'round' });
  }

  /** The cell of a group that is nearest to its middle. */
  function middleOf(group: readonly Position[], cellOf: (reel: number) => Size): { x: number; y: number } {
    const centres = group.map(({ reel, row }) => {
      const cell = cellOf(reel);
      return { x: (reel + 0.5) * cell.width, y: (row + 0.5) * cell.height };
    });
    const mean = (of: (at: { x: number; y: number }) => number): number =>
      centres.reduce((sum, at) => sum + of(at), 0) / Math.max(1, centres.length);
    const [x, y] = [mean((at) => at.x), mean((at) => at.y)];
    const far = (at: { x: number; y: number }): number => (at.x - x) ** 2 + (at.y - y) ** 2;
    return centres.reduce((best, at) => (far(at) < far(best) ? at : best), centres[0] ?? { x, y });
  }

  function write(text: string, index: number, at: { x: number; y: number }, cell: Size, board: Size): void {
    const lettering = letterings[index] ?? createLettering(scene, '', 64, 'figure');
    letterings[index] = lettering;
    const height = Math.min(cell.height, cell.width) * 0.52;
    const width = cell.width * 2.4;
    const x = Math.min(board.width - width / 2, Math.max(width / 2, at.x));
    lettering.setText(text);
    lettering.fit({ x: x - width / 2, y: at.y - height / 2, width, height }, height);
    inFront.addChild(lettering.container);
  }

  return {
    behind,
    inFront,
    show(groups, cellOf, board) {
      behind.addChild(...groups.map(({ positions }) => surround(positions, cellOf)));
      groups.forEach(({ positions, text }, index) => {
        const [first] = positions;
        if (text === undefined || !first) return;
        write(text, index, middleOf(positions, cellOf), cellOf(first.reel), board);
      });
    },
    async breathe(lit, duration_ms) {
      if (isMotionReduced()) return timeline.wait(duration_ms, { skippable: true });
      await timeline.tween({
        duration_ms,
        skippable: true,
        update(t) {
          const swell = 1 + 0.09 * Math.sin(Math.PI * Math.min(1, t * 1.6));
          for (const holder of lit) holder.scale.set(swell);
        },
      });
      for (const holder of lit) holder.scale.set(1);
    },
    clear() {
      for (const light of behind.removeChildren()) light.destroy();
      inFront.removeChildren();
    },
  };
}
