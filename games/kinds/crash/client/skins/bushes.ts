/** Bushes on the slope below a road, which pass by as the road does. */
import { createChance, drawLayer, paintLayer, type Context, type Layer } from '../stage/brush.ts';
import type { Point } from '../stage/curve.ts';
import type { Size } from '../stage/scene.ts';

/** How far below the road a row of them stands, how large they are, and how far apart, in units. */
const ROWS = [
  { down: 30, width: 30, apart: 310 },
  { down: 86, width: 42, apart: 260 },
  { down: 158, width: 56, apart: 330 },
  { down: 250, width: 74, apart: 300 },
] as const;
/** As parts of the width: where its parts are, how large, and whether they bear blossoms. */
const LEAVES = [
  [0.26, 0.42, 0.24],
  [0.74, 0.43, 0.23],
  [0.5, 0.3, 0.28],
  [0.4, 0.47, 0.22],
  [0.62, 0.49, 0.2],
] as const;
const HEIGHT = 0.62;

function paintBush(context: Context, wide: number, hasBlossoms: boolean): void {
  const chance = createChance(17);
  const dot = (x: number, y: number, radius: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x * wide, y * wide, radius * wide, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = '#10351f66';
  context.beginPath();
  context.ellipse(0.52 * wide, 0.55 * wide, 0.47 * wide, 0.07 * wide, 0, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.beginPath();
  context.rect(0, 0, wide, 0.58 * wide);
  context.clip();
  for (const [x, y, radius] of LEAVES) {
    dot(x, y, radius, '#1d5a2c');
    dot(x - 0.015, y - 0.03, radius * 0.86, '#2f7f37');
    dot(x - 0.035, y - 0.075, radius * 0.56, '#4ea345');
    dot(x - 0.05, y - 0.11, radius * 0.24, '#86c95b');
  }
  for (let blossom = 0; blossom < (hasBlossoms ? 9 : 0); blossom += 1) {
    const [x, y] = [0.16 + 0.68 * chance(), 0.14 + 0.34 * chance()];
    dot(x, y, 0.032, blossom % 3 === 0 ? '#ffd95c' : '#ff5d8f');
  }
  context.restore();
}

/** Paints the bushes once; what is answered draws them along an edge. */
export function prepareBushes(size: Size, unit: number) {
  const rows = ROWS.map((row) => ({
    ...row,
    bushes: [false, true].map((hasBlossoms) =>
      paintLayer(row.width * unit, row.width * unit * HEIGHT, size.density, (context, wide) =>
        paintBush(context, wide, hasBlossoms),
      ),
    ),
  }));
  return (context: Context, edge: readonly Point[], travel: number): void => {
    for (const { down, apart, bushes } of rows) {
      const gone = travel * (1 - down / 400);
      const step = apart * unit;
      // Each keeps its number for as long as it is in sight.
      const first = Math.floor(gone / step);
      placeAlong(edge, step, step - (gone - first * step), ({ x, y }, index) => {
        const bush: Layer | undefined = bushes[(first + index) % 2];
        if (bush) drawLayer(context, bush, x - bush.width / 2, y + down * unit - bush.height * 0.9, size);
      });
    }
  };
}

/** Calls for places along a line, a step apart. */
function placeAlong(
  line: readonly Point[],
  step: number,
  from: number,
  place: (at: Point, index: number) => void,
): void {
  let left = from;
  let count = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1], line[index]];
    if (!a || !b) return;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    while (left <= length) {
      const part = length === 0 ? 0 : left / length;
      place({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }, count);
      count += 1;
      left += step;
    }
    left -= length;
  }
}
