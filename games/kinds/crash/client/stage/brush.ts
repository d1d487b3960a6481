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

export function glow(
  context: Context,
  { x, y }: Point,
  radius: number,
  stops: readonly (readonly [number, string])[],
) {
  const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
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

/** A ridge of hills that meets itself at its ends, as a path that is closed below. */
export function traceRidge(
  context: Context,
  {
    width,
    height,
    base,
    rise,
    waves,
    seed,
  }: { width: number; height: number; base: number; rise: number; waves: number; seed: number },
): void {
  const chance = createChance(seed);
  const swings = Array.from({ length: 4 }, (_, index) => ({
    turns: waves * (index + 1) + Math.floor(chance() * 2),
    share: 1 / (index + 1.4),
    phase: chance() * Math.PI * 2,
  }));
  const total = swings.reduce((sum, { share }) => sum + share, 0);
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width; x += 4) {
    const high = swings.reduce(
      (sum, { turns, share, phase }) =>
        sum + share * (0.5 + 0.5 * Math.sin((x / width) * Math.PI * 2 * turns + phase)),
      0,
    );
    context.lineTo(x, base - (rise * high) / total);
  }
  context.lineTo(width, height);
  context.closePath();
}

/** Darkens the stage once the draw has ended: quickly, and not all the way. */
export function veil(context: Context, { width, height }: Size, since_ms: number, colour: string): void {
  context.save();
  context.globalAlpha = Math.min(1, since_ms / 180);
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.restore();
}

/** Puffs of smoke that rise from a place and spread. */
export function puffs(context: Context, from: Point, unit: number, since_ms: number, colour: string): void {
  const chance = createChance(7);
  context.save();
  context.fillStyle = colour;
  for (let index = 0; index < 12; index += 1) {
    const delay_ms = index * 90;
    const age = Math.min(1, Math.max(0, (since_ms - delay_ms) / 1_800));
    const [side, size] = [chance() - 0.5, 0.6 + chance() * 0.8];
    if (age === 0 || age === 1) continue;
    context.globalAlpha = 0.4 * (1 - age);
    context.beginPath();
    context.arc(
      from.x + side * 46 * unit * age,
      from.y - 62 * unit * age * size,
      (6 + 20 * age) * size * unit,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.restore();
}
