/** The seats' guns: a dome that stands on the floor, and a barrel for each weapon that turns on it. */
import { type Weapon, weapons } from '../../../instant/fishing.ts';
import barrelsPicture from '../pictures/barrels.webp';
import domesPicture from '../pictures/domes.webp';
import { gunOf, type Measure } from './measure.ts';

/** The cells of both pictures, and where a barrel turns in its own. */
const BARREL = 176;
const TURNS_AT = { x: 88, y: 139 } as const;
const DOME = 144;
/** The dome's foot in its cell. */
const DOME_FOOT = 105;
/** How far a shot throws a barrel back, and for how long. */
const BACK = 14;
const BACK_MS = 150;

type Gun = { seat: number; weapon: Weapon; angle: number; isOwn: boolean; shotAt_ms: number };

/** @returns what draws one. */
export function createCannons(): (
  pen: CanvasRenderingContext2D,
  measure: Measure,
  gun: Gun,
  now_ms: number,
) => void {
  const [barrels, domes] = [barrelsPicture, domesPicture].map((source) => {
    const picture = new Image();
    picture.src = source;
    return picture;
  });
  return (pen, measure, { seat, weapon, angle, isOwn, shotAt_ms }, now_ms) => {
    if (!barrels?.naturalWidth || !domes?.naturalWidth) return;
    const { x, y, size } = gunOf(measure, seat);
    const wide = size * (isOwn ? 1.12 : 0.94);
    const since = (now_ms - shotAt_ms) / BACK_MS;
    const back = since >= 0 && since < 1 ? BACK * (1 - since) ** 2 : 0;
    pen.save();
    pen.translate(x, y);
    pen.rotate(angle + Math.PI / 2);
    pen.scale(wide, wide);
    const cell = weapons.indexOf(weapon) * BARREL;
    pen.drawImage(barrels, cell, 0, BARREL, BARREL, -TURNS_AT.x, back - TURNS_AT.y, BARREL, BARREL);
    pen.restore();
    pen.drawImage(
      domes,
      isOwn ? 0 : DOME,
      0,
      DOME,
      DOME,
      x - (DOME / 2) * wide,
      y + 40 * size - DOME_FOOT * wide,
      DOME * wide,
      DOME * wide,
    );
  };
}
