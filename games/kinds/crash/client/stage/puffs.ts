/** Smoke that rises where something has broken down. */
import { createChance, type Context } from './brush.ts';
import type { Point } from './curve.ts';
import { drawCentred, type Picture } from './pictures.ts';

const COUNT = 12;
const APART_MS = 90;
const LASTS_MS = 1_800;

/** Puffs that rise from a place, spread and thin out. */
export function drawPuffs(
  context: Context,
  picture: Picture,
  from: Point,
  unit: number,
  since_ms: number,
): void {
  const chance = createChance(7);
  for (let index = 0; index < COUNT; index += 1) {
    const age = Math.min(1, Math.max(0, (since_ms - index * APART_MS) / LASTS_MS));
    const [side, size, turn] = [chance() - 0.5, 0.6 + chance() * 0.8, chance() * 6];
    if (age === 0 || age === 1) continue;
    context.save();
    context.globalAlpha = 0.62 * (1 - age);
    context.translate(from.x + side * 46 * unit * age, from.y - 62 * unit * age * size);
    context.rotate(turn + age);
    drawCentred(context, picture, (14 + 44 * age) * size * unit);
    context.restore();
  }
}
