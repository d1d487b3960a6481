/** What the skins paint with. */
import type { Point } from './curve.ts';
import type { Size } from './scene.ts';

export type Context = CanvasRenderingContext2D;
export type Layer = { canvas: HTMLCanvasElement; width: number; height: number };

/**
 * Paints a layer once, in pixels of the page. It is as large as its own pixels are, so that it is drawn one to one.
 * @param isOpaque whether it covers all of its ground: it is then copied instead of blended.
 */
export function paintLayer(
  width: number,
  height: number,
  density: number,
  paint: (context: Context, width: number, height: number) => void,
  isOpaque = false,
): Layer {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.ceil(width * density));
  canvas.height = Math.max(1, Math.ceil(height * density));
  const context = canvas.getContext('2d', { alpha: !isOpaque });
  const [wide, high] = [canvas.width / density, canvas.height / density];
  if (context) {
    context.scale(density, density);
    context.imageSmoothingQuality = 'high';
    paint(context, wide, high);
  }
  return { canvas, width: wide, height: high };
}

/** Draws a layer on whole pixels of the screen: between them a processor would have to mix each pixel from four. */
export function drawLayer(
  context: Context,
  { canvas, width, height }: Layer,
  x: number,
  y: number,
  { density }: Size,
): void {
  const onPixel = (at: number): number => Math.round(at * density) / density;
  context.drawImage(canvas, onPixel(x), onPixel(y), width, height);
}

/** Lays a layer side by side with itself across the stage. */
export function tileAcross(context: Context, layer: Layer, shift: number, y: number, size: Size): void {
  const { width } = layer;
  const first = -(((shift % width) + width) % width);
  for (let x = first; x < size.width; x += width) drawLayer(context, layer, x, y, size);
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
export function pathOf(points: readonly Point[]): Path2D {
  const path = new Path2D();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  }
  return path;
}

/** Darkens the stage once the draw has ended: quickly, and not all the way. */
export function veil(context: Context, { width, height }: Size, since_ms: number, colour: string): void {
  context.save();
  context.globalAlpha = Math.min(1, since_ms / 180);
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.restore();
}
