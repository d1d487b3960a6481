/**
 * The board of a tumbling slot: symbols that fall in, are lit when they win, leave, and let others fall. It shows what it is told.
 * A reel fills the height of the board with as many cells as it has in the spin.
 */
import { Container, Graphics } from 'pixi.js';
import type { Position } from '../../book.ts';
import type { Speed } from '../reels/tempo.ts';
import type { Scene } from '../scene.ts';
import type { SymbolTextures } from '../stage/art.ts';
import { easeOut, thereAndBack } from '../stage/easing.ts';
import { cellCentre, type Layout, type Size } from '../stage/layout.ts';
import type { Stage } from '../stage/stage.ts';
import { type Fall, gridAfter, planFalls } from './fall-plan.ts';
import type { CellNumber } from './first-board.ts';
import { createLights } from './lights.ts';
import { createPiece, type Piece, shade, sit } from './piece.ts';
import { fallTime_ms, falling, type TumbleTimes, tumbleTimes } from './tumble-tempo.ts';

type Columns = readonly (readonly string[])[];

/** Cells that win together, and what is written over them. */
export type LitGroup = { positions: readonly Position[]; text?: string };

export type TumbleBoard = {
  container: Container;
  place: (layout: Layout) => void;
  /** Shows a grid at once. */
  show: (grid: Columns, numbers: readonly CellNumber[]) => void;
  /** What lies on the board falls out of it, while the server decides. */
  clear: (speed: Speed) => Promise<void>;
  /** A grid falls in, reel by reel; tells when each reel has landed. */
  land: (
    grid: Columns,
    numbers: readonly CellNumber[],
    speed: Speed,
    onTouch: (reel: number) => void,
  ) => Promise<void>;
  /** Lights groups of cells, each within its own edge, and darkens the others, for as long as winners are lit. */
  light: (groups: readonly LitGroup[], speed: Speed) => Promise<void>;
  /** Puts all lights out. */
  unlight: () => void;
  /** Lit cells leave, others fall, new ones come: what a tumble says. */
  tumble: (
    change: { positions: readonly Position[]; fresh: Columns; numbers: readonly CellNumber[] },
    speed: Speed,
    onTouch: (reel: number) => void,
  ) => Promise<void>;
  /** Whether anything falls. */
  isFalling: () => boolean;
  /** What lies on the board; empty columns while nothing does. */
  grid: () => Columns;
  numbers: () => readonly CellNumber[];
};

/**
 * Makes a board.
 * @param first what lies on it from the beginning.
 * @param options `hasTrays`: the board draws the places of its cells itself, because a reel's cells change.
 */
export function createTumbleBoard(
  scene: Pick<Scene, 'palette' | 'title'>,
  stage: Pick<Stage, 'timeline' | 'isMotionReduced'>,
  symbols: Pick<SymbolTextures, 'still'>,
  first: Columns,
  {
    hasTrays = false,
    numbers: firstNumbers = [],
  }: { hasTrays?: boolean; numbers?: readonly CellNumber[] } = {},
): TumbleBoard {
  const { timeline } = stage;
  const container = new Container();
  const aperture = new Graphics();
  const trays = new Graphics();
  const pieces = new Container();
  const sparks = new Graphics({ blendMode: 'add' });
  const lights = createLights(scene, stage);
  pieces.mask = aperture;
  container.addChild(trays, lights.behind, pieces, aperture, sparks, lights.inFront);

  let size: Size = { width: 280, height: 280 };
  let cellWidth = 40;
  let columns: string[][] = first.map((column) => [...column]);
  let lying: (Piece | null)[][] = [];
  let drops = 0;

  const timesAt = (speed: Speed): TumbleTimes => tumbleTimes(speed, stage.isMotionReduced());
  const rowsOf = (reel: number): number => Math.max(1, columns[reel]?.length ?? 1);
  /** Cells of a reel share the height of the board. */
  const cellOf = (reel: number): Size => ({ width: cellWidth, height: size.height / rowsOf(reel) });

  function make(symbol: string, reel: number, row: number, numbers: readonly CellNumber[], at = row): Piece {
    const number = numbers.find((each) => each.reel === reel && each.row === row);
    const piece = createPiece(scene, symbol, symbols.still(symbol), number?.multiplier ?? null);
    pieces.addChild(piece.holder);
    sit(piece, cellOf(reel), reel, at);
    return piece;
  }

  function destroyAll(): void {
    for (const piece of lying.flat()) piece?.holder.destroy({ children: true });
    lying = columns.map(() => []);
  }

  function drawTrays(): void {
    trays.clear();
    if (!hasTrays) return;
    columns.forEach((column, reel) => {
      const cell = cellOf(reel);
      const inset = Math.max(2, cell.width * 0.03);
      column.forEach((_, row) =>
        trays
          .roundRect(
            reel * cell.width + inset,
            row * cell.height + inset,
            cell.width - 2 * inset,
            cell.height - 2 * inset,
            Math.min(12, cell.width * 0.12),
          )
          .fill({ color: scene.palette.accent, alpha: 0.1 })
          .stroke({ width: 1, color: scene.palette.frameLight, alpha: 0.2 }),
      );
    });
  }

  function show(grid: Columns, numbers: readonly CellNumber[]): void {
    unlight();
    destroyAll();
    columns = grid.map((column) => [...column]);
    lying = columns.map((column, reel) => column.map((symbol, row) => make(symbol, reel, row, numbers)));
    drawTrays();
  }

  function unlight(): void {
    lights.clear();
    for (const piece of lying.flat()) if (piece) shade(piece, false);
  }

  /** One piece goes down its reel. */
  async function drop(piece: Piece, fall: Fall, delay_ms: number, times: TumbleTimes): Promise<void> {
    const { reel, from, to } = fall;
    const cell = cellOf(reel);
    sit(piece, cell, reel, from);
    const [start, end] = [cellCentre(cell, reel, from).y, cellCentre(cell, reel, to).y];
    if (delay_ms > 0) await timeline.wait(delay_ms, { skippable: true });
    await timeline.tween({
      duration_ms: fallTime_ms(to - from, rowsOf(reel), times),
      easing: falling,
      skippable: true,
      update: (t) => (piece.holder.y = start + (end - start) * t),
    });
    sit(piece, cellOf(reel), reel, to);
  }

  /** Lets pieces fall, reel after reel. */
  async function dropAll(
    falls: readonly { piece: Piece; fall: Fall }[],
    times: TumbleTimes,
    onTouch: (reel: number) => void,
  ): Promise<void> {
    const reels = [...new Set(falls.map(({ fall }) => fall.reel))].toSorted((a, b) => a - b);
    drops += 1;
    await Promise.all(
      reels.map(async (reel, place) => {
        const own = falls.filter(({ fall }) => fall.reel === reel);
        await Promise.all(own.map(({ piece, fall }) => drop(piece, fall, place * times.stagger_ms, times)));
        onTouch(reel);
      }),
    );
    drops -= 1;
  }

  /** Every piece, with a fall of as many rows as its reel has. */
  function wholeFalls(fallOf: (row: number, height: number) => { from: number; to: number }) {
    return lying.flatMap((column, reel) =>
      column.flatMap((piece, row) =>
        piece ? [{ piece, fall: { reel, symbol: piece.symbol, ...fallOf(row, rowsOf(reel)) } }] : [],
      ),
    );
  }

  /** Winners swell, burst and are gone. */
  async function pop(gone: readonly Position[], times: TumbleTimes): Promise<void> {
    const found = gone.flatMap(({ reel, row }) => {
      const piece = lying[reel]?.[row];
      return piece ? [{ piece, cell: cellOf(reel), centre: cellCentre(cellOf(reel), reel, row) }] : [];
    });
    await timeline.tween({
      duration_ms: times.pop_ms,
      easing: easeOut,
      skippable: true,
      update(t) {
        sparks.clear();
        for (const { piece, cell, centre } of found) {
          piece.holder.scale.set((1 + 0.22 * thereAndBack(Math.min(1, t * 1.4))) * (1 - t * t));
          piece.holder.alpha = 1 - t * t;
          if (t >= 1 || times.pop_ms === 0) continue;
          sparks
            .circle(centre.x, centre.y, Math.min(cell.width, cell.height) * 0.55 * t)
            .stroke({ width: 3 * (1 - t), color: scene.palette.accent, alpha: 1 - t });
        }
      },
    });
    sparks.clear();
    for (const { reel, row } of gone) {
      lying[reel]?.[row]?.holder.destroy({ children: true });
      const column = lying[reel];
      if (column) column[row] = null;
    }
  }

  show(first, firstNumbers);
  return {
    container,
    place({ reels, cell }) {
      cellWidth = cell.width;
      size = { width: reels.width, height: reels.height };
      container.position.set(reels.x, reels.y);
      aperture.clear().rect(0, 0, reels.width, reels.height).fill(0xffffff);
      unlight();
      drawTrays();
      lying.forEach((column, reel) =>
        column.forEach((piece, row) => piece && sit(piece, cellOf(reel), reel, row)),
      );
    },
    show,
    async clear(speed) {
      unlight();
      await dropAll(
        wholeFalls((row, height) => ({ from: row, to: row + height })),
        timesAt(speed),
        () => {},
      );
      destroyAll();
      columns = columns.map(() => []);
    },
    async land(grid, numbers, speed, onTouch) {
      show(grid, numbers);
      const falls = wholeFalls((row, height) => ({ from: row - height, to: row }));
      await dropAll(falls, timesAt(speed), onTouch);
    },
    async light(groups, speed) {
      unlight();
      const isLit = new Set(
        groups.flatMap(({ positions }) => positions).map(({ reel, row }) => `${reel}:${row}`),
      );
      lying.forEach((column, reel) =>
        column.forEach((piece, row) => piece && shade(piece, !isLit.has(`${reel}:${row}`))),
      );
      const lit = groups.flatMap(({ positions }) =>
        positions.flatMap(({ reel, row }) => lying[reel]?.[row]?.holder ?? []),
      );
      lights.show(groups, cellOf, size);
      await lights.breathe(lit, timesAt(speed).light_ms);
    },
    unlight,
    async tumble({ positions, fresh, numbers }, speed, onTouch) {
      const times = timesAt(speed);
      await pop(positions, times);
      unlight();
      const falls = planFalls(columns, positions, fresh);
      const moved = falls.map((fall) => ({
        fall,
        piece:
          fall.from >= 0
            ? lying[fall.reel]?.[fall.from]
            : make(fall.symbol, fall.reel, fall.to, numbers, fall.from),
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
    isFalling: () => drops > 0,
    grid: () => columns,
    numbers: () =>
      lying.flatMap((column, reel) =>
        column.flatMap((piece, row) => {
          const multiplier = piece?.multiplier ?? null;
          return multiplier === null ? [] : [{ reel, row, multiplier }];
        }),
      ),
  };
}
