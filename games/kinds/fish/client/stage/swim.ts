/** The fish as they swim: each is bent into the moments of one stroke, once for each size, so that a frame only lays pictures. */
import type { FishName } from '../../../instant/fishing.ts';
import { CELL, cellOf, sizes, upright } from '../figures.ts';

const MOMENTS = 8;
/** What a fish's side is more on each edge, so that a bent tail is not cut off. */
export const EDGE = 0.08;
/** So many pictures are bent in one frame at most: those of a new size come in by degrees. */
const MOST_BENT = 2;
/** What moves nothing of itself. */
const stiff: ReadonlySet<FishName> = new Set(['shell', 'oyster']);

type Swimmers = {
  /** Before each frame. */
  begin: () => void;
  /** The picture of a fish at a time; null while it has not been bent: then it is drawn as it is. */
  at: (fish: FishName, size_px: number, now_ms: number, id: number) => HTMLCanvasElement | null;
  clear: () => void;
};

export function createSwimmers(picture: HTMLImageElement): Swimmers {
  const kept = new Map<string, HTMLCanvasElement>();
  let left = MOST_BENT;
  return {
    begin: () => {
      left = MOST_BENT;
    },
    at(fish, size_px, now_ms, id) {
      if (!picture.complete || picture.naturalWidth === 0) return null;
      // The larger, the slower its stroke.
      const stroke_ms = 520 + sizes[fish] * 3;
      const moment = stiff.has(fish) ? 0 : Math.floor((now_ms / stroke_ms + id * 0.37) * MOMENTS) % MOMENTS;
      const key = `${fish} ${moment}`;
      const found = kept.get(key);
      if (found || left === 0) return found ?? null;
      left -= 1;
      const made = bend(picture, fish, Math.max(8, Math.round(size_px)), moment);
      kept.set(key, made);
      return made;
    },
    clear: () => kept.clear(),
  };
}

/** A fish at a moment of its stroke: what lies behind, or below, moves most. */
function bend(picture: HTMLImageElement, fish: FishName, side: number, moment: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const edge = Math.ceil(side * EDGE);
  canvas.width = side + 2 * edge;
  canvas.height = side + 2 * edge;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const { column, row } = cellOf(fish);
  const [left, top] = [column * CELL, row * CELL];
  if (stiff.has(fish)) {
    pen.drawImage(picture, left, top, CELL, CELL, edge, edge, side, side);
    return canvas;
  }
  const isUpright = upright.has(fish);
  const phase = (2 * Math.PI * moment) / MOMENTS;
  const step = side > 150 ? 2 : 1;
  for (let at = 0; at < side; at += step) {
    const part = at / side;
    const away = side * 0.055 * part ** 1.4 * Math.sin(phase - 2.6 * part);
    const wide = Math.min(step, side - at);
    const [from, length] = [part * CELL, (wide / side) * CELL];
    if (isUpright) pen.drawImage(picture, left, top + from, CELL, length, edge + away, edge + at, side, wide);
    else pen.drawImage(picture, left + from, top, length, CELL, edge + at, edge + away, wide, side);
  }
  return canvas;
}
