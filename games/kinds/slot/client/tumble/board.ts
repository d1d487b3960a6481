/** The board of a tumbling slot: symbols that fall in, are lit when they win, leave, and let others fall. It shows what it is told. */
import { Container, Graphics, Sprite } from 'pixi.js';
import type { Position } from '../../book.ts';
import { symbolScale } from '../reels/reel.ts';
import type { Speed } from '../reels/tempo.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { easeOut, thereAndBack } from '../stage/easing.ts';
import { cellCentre, type Layout, type Size } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import { type Fall, gridAfter, planFalls } from './fall-plan.ts';
import { fallTime_ms, falling, type TumbleTimes, tumbleTimes } from './tumble-tempo.ts';

type Columns = readonly (readonly string[])[];

export type TumbleBoard = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows a grid at once. */
  show: (grid: Columns) => void;
  /** What lies on the board falls out of it, while the server decides. */
  clear: (speed: Speed) => Promise<void>;
  /** A grid falls in, reel by reel; tells when each reel has landed. */
  land: (grid: Columns, speed: Speed, onTouch: (reel: number) => void) => Promise<void>;
  /** Lights groups of cells, each within its own edge, and darkens the others, for as long as winners are lit. */
  light: (groups: readonly (readonly Position[])[], speed: Speed) => Promise<void>;
  /** Puts all lights out. */
  unlight: () => void;
  /** Lit cells leave, others fall, new ones come: what a tumble says. */
  tumble: (
    change: { positions: readonly Position[]; fresh: Columns },
    speed: Speed,
    onTouch: (reel: number) => void,
  ) => Promise<void>;
  /** What lies on the board; empty columns while nothing does. */
  grid: () => Columns;
};

type Piece = { sprite: Sprite; symbol: string };

const DARK = 0x4a4a58;

/** Makes an empty board. */
export function createTumbleBoard(
  scene: Pick<Scene, 'palette'>,
  stage: Pick<Stage, 'timeline' | 'isMotionReduced'>,
  symbols: Pick<SymbolTextures, 'still'>,
  first: Columns,
): TumbleBoard {
  const { timeline } = stage;
  const container = new Container();
  const aperture = new Graphics();
  const lights = new Container();
  const pieces = new Container();
  const sparks = new Graphics({ blendMode: 'add' });
  pieces.mask = aperture;
  container.addChild(lights, pieces, aperture, sparks);

  let cell: Size = { width: 40, height: 40 };
  let height = Math.max(1, ...first.map(({ length }) => length));
  let columns: string[][] = first.map((column) => [...column]);
  let lying: (Piece | null)[][] = [];

  const timesAt = (speed: Speed): TumbleTimes => tumbleTimes(speed, stage.isMotionReduced());

  function sit(piece: Piece, reel: number, row: number): void {
    const centre = cellCentre(cell, reel, row);
    piece.sprite.position.set(centre.x, centre.y);
    piece.sprite.scale.set(symbolScale(cell, piece.sprite.texture));
  }

  function make(symbol: string, reel: number, row: number): Piece {
    const sprite = new Sprite({ texture: symbols.still(symbol), anchor: 0.5 });
    pieces.addChild(sprite);
    const piece = { sprite, symbol };
    sit(piece, reel, row);
    return piece;
  }

  function destroyAll(): void {
    for (const piece of lying.flat()) piece?.sprite.destroy();
    lying = columns.map(() => []);
  }

  function show(grid: Columns): void {
    unlight();
    destroyAll();
    columns = grid.map((column) => [...column]);
    height = Math.max(1, ...columns.map(({ length }) => length));
    lying = columns.map((column, reel) => column.map((symbol, row) => make(symbol, reel, row)));
  }

  function unlight(): void {
    for (const light of lights.removeChildren()) light.destroy();
    for (const piece of lying.flat()) if (piece) piece.sprite.tint = 0xffffff;
  }

  /** One piece goes down its reel. */
  async function drop(piece: Piece, fall: Fall, delay_ms: number, times: TumbleTimes): Promise<void> {
    const { reel, from, to } = fall;
    sit(piece, reel, from);
    const [start, end] = [cellCentre(cell, reel, from).y, cellCentre(cell, reel, to).y];
    if (delay_ms > 0) await timeline.wait(delay_ms, { skippable: true });
    await timeline.tween({
      duration_ms: fallTime_ms(to - from, height, times),
      easing: falling,
      skippable: true,
      update: (t) => (piece.sprite.y = start + (end - start) * t),
    });
    sit(piece, reel, to);
  }

  /** Lets pieces fall, reel after reel. */
  async function dropAll(
    falls: readonly { piece: Piece; fall: Fall }[],
    times: TumbleTimes,
    onTouch: (reel: number) => void,
  ): Promise<void> {
    const reels = [...new Set(falls.map(({ fall }) => fall.reel))].toSorted((a, b) => a - b);
    await Promise.all(
      reels.map(async (reel, place) => {
        const own = falls.filter(({ fall }) => fall.reel === reel);
        await Promise.all(own.map(({ piece, fall }) => drop(piece, fall, place * times.stagger_ms, times)));
        onTouch(reel);
      }),
    );
  }

  /** One surface for a whole group, with an edge around it: so it is seen what belongs together, wilds too. */
  function surround(group: readonly Position[]): Graphics {
    const isIn = new Set(group.map(({ reel, row }) => `${reel}:${row}`));
    const shape = new Graphics();
    for (const { reel, row } of group)
      shape.rect(reel * cell.width, row * cell.height, cell.width, cell.height);
    shape.fill({ color: scene.palette.accent, alpha: 0.34 });
    for (const { reel, row } of group) {
      const edges = [
        [reel - 1, row, 0, 0, 0, 1],
        [reel + 1, row, 1, 0, 1, 1],
        [reel, row - 1, 0, 0, 1, 0],
        [reel, row + 1, 0, 1, 1, 1],
      ] as const;
      for (const [besideReel, besideRow, x1, y1, x2, y2] of edges) {
        if (isIn.has(`${besideReel}:${besideRow}`)) continue;
        shape
          .moveTo((reel + x1) * cell.width, (row + y1) * cell.height)
          .lineTo((reel + x2) * cell.width, (row + y2) * cell.height);
      }
    }
    return shape.stroke({ width: 3, color: scene.palette.accent, cap: 'round' });
  }

  function light(groups: readonly (readonly Position[])[]): void {
    unlight();
    const isLit = new Set(groups.flat().map(({ reel, row }) => `${reel}:${row}`));
    lying.forEach((column, reel) =>
      column.forEach((piece, row) => {
        if (piece && !isLit.has(`${reel}:${row}`)) piece.sprite.tint = DARK;
      }),
    );
    lights.addChild(...groups.map(surround));
  }

  /** Winners swell, burst and are gone. */
  async function pop(gone: readonly Position[], times: TumbleTimes): Promise<void> {
    const found = gone.flatMap(({ reel, row }) => {
      const piece = lying[reel]?.[row];
      return piece ? [{ piece, scale: piece.sprite.scale.x, centre: cellCentre(cell, reel, row) }] : [];
    });
    const reach = Math.min(cell.width, cell.height) * 0.55;
    await timeline.tween({
      duration_ms: times.pop_ms,
      easing: easeOut,
      skippable: true,
      update(t) {
        sparks.clear();
        for (const { piece, scale, centre } of found) {
          piece.sprite.scale.set(scale * (1 + 0.22 * thereAndBack(Math.min(1, t * 1.4))) * (1 - t * t));
          piece.sprite.alpha = 1 - t * t;
          if (t >= 1 || times.pop_ms === 0) continue;
          sparks
            .circle(centre.x, centre.y, reach * t)
            .stroke({ width: 3 * (1 - t), color: scene.palette.accent, alpha: 1 - t });
        }
      },
    });
    sparks.clear();
    for (const { reel, row } of gone) {
      lying[reel]?.[row]?.sprite.destroy();
      const column = lying[reel];
      if (column) column[row] = null;
    }
  }

  show(first);
  return {
    container,
    place({ reels, cell: next }) {
      cell = next;
      container.position.set(reels.x, reels.y);
      aperture.clear().rect(0, 0, reels.width, reels.height).fill(0xffffff);
      unlight();
      lying.forEach((column, reel) => column.forEach((piece, row) => piece && sit(piece, reel, row)));
    },
    show,
    async clear(speed) {
      unlight();
      const times = timesAt(speed);
      const falls = lying.flatMap((column, reel) =>
        column.flatMap((piece, row) =>
          piece ? [{ piece, fall: { reel, from: row, to: row + height, symbol: piece.symbol } }] : [],
        ),
      );
      await dropAll(falls, times, () => {});
      destroyAll();
      columns = columns.map(() => []);
    },
    async land(grid, speed, onTouch) {
      show(grid);
      const falls = lying.flatMap((column, reel) =>
        column.flatMap((piece, row) =>
          piece ? [{ piece, fall: { reel, from: row - height, to: row, symbol: piece.symbol } }] : [],
        ),
      );
      await dropAll(falls, timesAt(speed), onTouch);
    },
    async light(groups, speed) {
      light(groups);
      await timeline.wait(timesAt(speed).light_ms, { skippable: true });
    },
    unlight,
    async tumble({ positions, fresh }, speed, onTouch) {
      const times = timesAt(speed);
      await pop(positions, times);
      unlight();
      const falls = planFalls(columns, positions, fresh);
      const moved = falls.map((fall) => ({
        fall,
        piece: fall.from >= 0 ? lying[fall.reel]?.[fall.from] : make(fall.symbol, fall.reel, fall.from),
      }));
      columns = gridAfter(columns, falls);
      for (const { fall, piece } of moved) {
        const column = lying[fall.reel];
        if (column && piece) column[fall.to] = piece;
      }
      await dropAll(
        moved.flatMap(({ fall, piece }) => (piece ? [{ fall, piece }] : [])),
        times,
        onTouch,
      );
    },
    grid: () => columns,
  };
}
