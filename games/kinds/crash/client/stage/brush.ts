/** What the skins paint with. */
import type { Point } from './curve.ts';
import type { Size } from './scene.ts';

export type Context = CanvasRenderingContext2D;
export type Layer = { canvas: HTMLCanvasElement; width: number; height: number };

/** Paints a layer once, in pixels of the page. */
export function paintLayer(
  width: number,
  height: number,
  density: number,
  paint: (context: Context, width: number, height: number) => void,
): Layer {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * density));
  canvas.height = Math.max(1, Math.ceil(height * density));
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(density, density);
    paint(context, width, height);
  }
  return { canvas, width, height };
}

/** Lays a layer side by side with itself across the stage. */
export function tileAcross(
  context: Context,
  { canvas, width, height }: Layer,
  shift: number,
  y: number,
  size: Size,
): void {
  const first = -(((shift % width) + width) % width);
  for (let x = first; x < size.width; x += width) context.drawImage(canvas, x, y, width, height);
}

/** The same numbers every time, so that a scene looks the same after a turn of the phone. */
export function createChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

export function upright(
  context: Context,
  height: number,
  stops: readonly (readonly [number, string])[],
  from = 0,
) {
  const gradient = context.createLinearGradient(0, from, 0, from + height);
  for (const [at, colour] of stops) gradient.addColorStop(at, colour);
  return gradient;
}

/** A path through points. */
export function trace(context: Context, points: readonly Point[]): void {
  context.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** Darkens the stage once the draw has ended: quickly, and not all the way. */
export function veil(context: Context, { width, height }: Size, since_ms: number, colour: string): void {
  context.save();
  context.globalAlpha = Math.min(1, since_ms / 180);
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.restore();
}
