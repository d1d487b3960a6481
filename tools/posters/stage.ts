import type { Ramp } from './colour.ts';
import { type Random, seeded } from './random.ts';

/** A scene's stage is this tall; its width follows from the picture's shape. A poster is 480 × 640. */
export const STAGE_HEIGHT = 640;

/** A colour stop: offset (0–1), colour, and optionally opacity (0–1). */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Where the light of a scene comes from, in stage units. */
export type Point = { x: number; y: number };

/** A picture being drawn: its size, its seeded randomness, and the SVG definitions that its parts use. */
export type Stage = {
  width: number;
  height: number;
  random: Random;
  /** A gradient along a line (in fractions of the painted shape's box). */
  linear(stops: readonly Stop[] | Ramp, x1?: number, y1?: number, x2?: number, y2?: number): string;
  /** A gradient along a line in stage units. */
  linearAt(stops: readonly Stop[], from: Point, to: Point): string;
  /** A gradient outward from the centre of the painted shape's box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  /** A gradient outward from a point in stage units. */
  radialAt(stops: readonly Stop[], centre: Point, radius: number): string;
  /** A filter that blurs by `deviation` units. */
  soft(deviation: number): string;
  /** A clip in the shape of SVG content. */
  clip(body: string): string;
  /** Adds a raw definition and returns a reference to it. The content gives its element the id passed to it. */
  define(write: (id: string) => string): string;
  /** The finished document. */
  document(body: string, scale: number): string;
};

/** A number rounded for SVG. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

function stopList(stops: readonly Stop[] | Ramp): string {
  return stops
    .map((stop) => {
      const opacity = stop.length > 2 ? stop[2] : undefined;
      return `<stop offset="${stop[0]}" stop-color="${stop[1]}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`;
    })
    .join('');
}

/** An empty stage of the given size (units) whose randomness follows from `seed`. */
export function createStage(seed: string, width: number, height = STAGE_HEIGHT): Stage {
  const definitions: string[] = [];
  const blurs = new Map<number, string>();
  let ids = 0;
  const define = (write: (id: string) => string): string => {
    const id = `d${ids++}`;
    definitions.push(write(id));
    return `url(#${id})`;
  };
  return {
    width,
    height,
    random: seeded(seed),
    define,
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`,
      ),
    linearAt: (stops, from, to) =>
      define(
        (id) =>
          `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from.x)}" y1="${n(from.y)}" x2="${n(to.x)}" y2="${n(to.y)}">${stopList(stops)}</linearGradient>`,
      ),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`,
      ),
    radialAt: (stops, centre, radius) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(centre.x)}" cy="${n(centre.y)}" r="${n(radius)}">${stopList(stops)}</radialGradient>`,
      ),
    soft: (deviation) => {
      const known = blurs.get(deviation);
      if (known !== undefined) return known;
      const made = define(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
      );
      blurs.set(deviation, made);
      return made;
    },
    clip: (body) => define((id) => `<clipPath id="${id}">${body}</clipPath>`),
    document: (body, scale) =>
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${n(width)} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}" preserveAspectRatio="none"><defs>${definitions.join('')}</defs>${body}</svg>`,
  };
}
