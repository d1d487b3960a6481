/** Where the numbers lie along the racetrack, in the order of the wheel: a rectangle with round corners. Pure. */
import { wheelOrder } from '../../roulette.ts';

type Track = {
  /** The line through the middle of the numbers: its width, height and the radius of its corners. */
  w: number;
  h: number;
  radius: number;
  /** Between that line and the edge. */
  margin: number;
  /** How far zero lies from the left end of the upper side, clockwise. */
  zeroAt: number;
};

const quarterOf = (radius: number): number => (Math.PI * radius) / 2;

/** Lying, with zero in the middle of the right end. */
export const lying: Track = { w: 94, h: 34, radius: 17, margin: 3, zeroAt: 60 + quarterOf(17) };
/** Upright, with zero in the middle of the upper end. */
export const upright: Track = { w: 88, h: 116, radius: 18, margin: 6, zeroAt: 26 };

/** The width and height of all of a track. */
export function sizeOf({ w, h, margin }: Track): { w: number; h: number } {
  return { w: w + 2 * margin, h: h + 2 * margin };
}

/** Where the number at an index of the wheel lies, in hundredths of the track's width and height. */
export function placeAlong(track: Track, index: number): { x: number; y: number } {
  const { w, h, radius, margin, zeroAt } = track;
  const [across, down, quarter] = [w - 2 * radius, h - 2 * radius, quarterOf(radius)];
  const corner = (x: number, y: number, from: number) => (passed: number) => {
    const turned = from + passed / radius;
    return { x: x + radius * Math.cos(turned), y: y + radius * Math.sin(turned) };
  };
  const parts = [
    { length: across, at: (passed: number) => ({ x: radius + passed, y: 0 }) },
    { length: quarter, at: corner(w - radius, radius, -Math.PI / 2) },
    { length: down, at: (passed: number) => ({ x: w, y: radius + passed }) },
    { length: quarter, at: corner(w - radius, h - radius, 0) },
    { length: across, at: (passed: number) => ({ x: w - radius - passed, y: h }) },
    { length: quarter, at: corner(radius, h - radius, Math.PI / 2) },
    { length: down, at: (passed: number) => ({ x: 0, y: h - radius - passed }) },
    { length: quarter, at: corner(radius, radius, Math.PI) },
  ];
  const whole = parts.reduce((sum, { length }) => sum + length, 0);
  let along = (zeroAt + (index / wheelOrder.length) * whole) % whole;
  const size = sizeOf(track);
  for (const { length, at } of parts) {
    if (along <= length) {
      const { x, y } = at(along);
      return { x: ((x + margin) / size.w) * 100, y: ((y + margin) / size.h) * 100 };
    }
    along -= length;
  }
  throw new RangeError(`There is no number at ${index}.`);
}
