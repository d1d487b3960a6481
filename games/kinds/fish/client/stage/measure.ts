/** Where the water lies on the stage: as it is on a wide one, turned on a tall one. All in the stage's own pixels. */
import type { FishName } from '../../../instant/fishing.ts';
import { SEATS } from '../../socket-api.ts';
import { placeOf, type Swimmer, WATER } from '../../shoal.ts';
import { sizes } from '../figures.ts';

export type Spot = { x: number; y: number };
export type Measure = {
  width: number;
  height: number;
  isTall: boolean;
  /** What a length in the water is here. */
  scale: number;
};

export function measureOf(width: number, height: number): Measure {
  const isTall = height > width * 1.05;
  const scale = Math.sqrt((width * height) / (WATER.width * WATER.height)) * (isTall ? 1.2 : 1);
  return { width, height, isTall, scale };
}

export function spotOf({ width, height, isTall }: Measure, x: number, y: number): Spot {
  return isTall
    ? { x: (y / WATER.height) * width, y: (x / WATER.width) * height * 0.86 }
    : { x: (x / WATER.width) * width, y: (y / WATER.height) * height };
}

export function fishSpot(
  measure: Measure,
  swimmer: Swimmer,
  at_ms: number,
): Spot & { isFacingLeft: boolean } {
  const { x, y, isFacingLeft } = placeOf(swimmer, at_ms);
  const spot = spotOf(measure, x, y);
  if (!measure.isTall) return { ...spot, isFacingLeft };
  const soon = placeOf(swimmer, at_ms + 300);
  return { ...spot, isFacingLeft: spotOf(measure, soon.x, soon.y).x < spot.x };
}

export const sizeOf = ({ scale }: Measure, fish: FishName): number => sizes[fish] * scale;

/** Where a seat's barrel turns, and how large its gun is. */
export function gunOf({ width, height, scale }: Measure, seat: number): Spot & { size: number } {
  const size = 0.72 * Math.max(0.62, scale);
  return { x: ((seat + 0.5) / SEATS) * width, y: height - 20 - 40 * size, size };
}

/** The mouth of a seat's barrel. */
export function muzzleOf(measure: Measure, seat: number, angle: number): Spot {
  const { x, y, size } = gunOf(measure, seat);
  return { x: x + Math.cos(angle) * 128 * size, y: y + Math.sin(angle) * 128 * size };
}
