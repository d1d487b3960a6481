/** Kite Flight: rice fields under a bright sky. The curve is the string, from the hand of a child up to the kite. */
import {
  createChance,
  glow,
  paintLayer,
  tileAcross,
  trace,
  traceRidge,
  upright,
  veil,
  type Context,
  type Layer,
} from '../stage/brush.ts';
import { drawChild, drawKite } from './kite-figures.ts';
import { type Shot, type Size, type Skin, unitOf } from '../stage/scene.ts';

const TILE = 1_300;
const HORIZON = 0.74;

function paintSky(size: Size): Layer {
  return paintLayer(size.width, size.height, size.density, (context, width, height) => {
    context.fillStyle = upright(context, height * HORIZON, [
      [0, '#1f8fe0'],
      [0.45, '#63bdf2'],
      [0.85, '#c3ebfa'],
      [1, '#f5f8e2'],
    ]);
    context.fillRect(0, 0, width, height);
    context.fillStyle = glow(context, { x: width * 0.86, y: height * 0.1 }, height * 0.6, [
      [0, '#fffbe6'],
      [0.1, '#fff4c4c0'],
      [0.4, '#fff4c440'],
      [1, '#fff4c400'],
    ]);
    context.fillRect(0, 0, width, height);
  });
}

function paintClouds(size: Size, seed: number, count: number, scale: number): Layer {
  return paintLayer(TILE, size.height * 0.6, size.density, (context, width, height) => {
    const chance = createChance(seed);
    for (let index = 0; index < count; index += 1) {
      const long = (70 + chance() * 80) * scale;
      const x = ((index + 0.5) * width) / count + (chance() - 0.5) * 60;
      const y = Math.max(long * 0.62, height * (0.14 + 0.68 * chance()));
      const lumps = Array.from({ length: 6 }, (_, lump) => ({
        x: x + (lump / 5 - 0.5) * long * 1.5,
        y: y - Math.sin((lump / 5) * Math.PI) * long * 0.2 * (0.7 + 0.5 * chance()),
        radius: long * (0.15 + 0.16 * Math.sin(((lump + 0.6) / 6.2) * Math.PI)),
      }));
      // What reaches over one edge of the layer comes in again at the other.
      for (const over of [0, -TILE, TILE]) {
        context.save();
        context.translate(over, 0);
        context.beginPath();
        context.rect(x - long * 1.2, y - long, long * 2.4, long + long * 0.13);
        context.clip();
        for (const [colour, shift] of [
          ['#a9d2ec', 0.05],
          ['#ffffff', 0],
        ] as const) {
          context.fillStyle = colour;
          context.beginPath();
          for (const lump of lumps) {
            context.moveTo(lump.x + lump.radius, lump.y + shift * long);
            context.arc(lump.x, lump.y + shift * long, lump.radius * (1 - shift), 0, Math.PI * 2);
          }
          context.fill();
        }
        context.restore();
      }
    }
  });
}

function paintHills(size: Size, far: boolean): Layer {
  const high = size.height * (far ? 0.2 : 0.11);
  return paintLayer(TILE, high, size.density, (context, width, height) => {
    traceRidge(context, {
      width,
      height,
      base: height * 0.96,
      rise: height * 0.92,
      waves: far ? 2 : 3,
      seed: far ? 13 : 17,
    });
    context.fillStyle = upright(
      context,
      height,
      far
        ? [
            [0, '#5f9fc0'],
            [1, '#a8d4cf'],
          ]
        : [
            [0, '#3f8f66'],
            [1, '#7cba74'],
          ],
    );
    context.fill();
  });
}

function paintPalm(context: Context, x: number, y: number, high: number): void {
  context.strokeStyle = '#7a5a3c';
  context.lineWidth = high * 0.05;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + high * 0.05, y - high * 0.5, x + high * 0.12, y - high);
  context.stroke();
  for (const [angle, colour] of [
    [-2.8, '#2f7a3c'],
    [-2.2, '#3f9447'],
    [-1.5, '#2f7a3c'],
    [-0.8, '#3f9447'],
    [-0.2, '#2f7a3c'],
    [0.3, '#27682f'],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(x + high * 0.12, y - high);
    context.quadraticCurveTo(
      x + high * (0.12 + 0.24 * Math.cos(angle)),
      y - high * (1.14 - 0.2 * Math.sin(angle) * 0.4),
      x + high * (0.12 + 0.46 * Math.cos(angle)),
      y - high * (0.92 - 0.2 * Math.sin(angle)),
    );
    context.quadraticCurveTo(
      x + high * (0.12 + 0.2 * Math.cos(angle)),
      y - high * (1.02 - 0.1 * Math.sin(angle)),
      x + high * 0.12,
      y - high,
    );
    context.fill();
  }
}

function paintHut(context: Context, x: number, y: number, unit: number): void {
  context.fillStyle = '#6d4a2c';
  for (const leg of [-15, -5, 5, 15]) context.fillRect(x + leg * unit, y - 12 * unit, 2 * unit, 12 * unit);
  context.fillStyle = '#b98a52';
  context.fillRect(x - 18 * unit, y - 30 * unit, 38 * unit, 19 * unit);
  context.fillStyle = '#5a3a22';
  context.fillRect(x - 4 * unit, y - 26 * unit, 9 * unit, 15 * unit);
  context.fillStyle = '#8c6436';
  context.beginPath();
  context.moveTo(x - 27 * unit, y - 28 * unit);
  context.lineTo(x - 8 * unit, y - 50 * unit);
  context.lineTo(x + 12 * unit, y - 50 * unit);
  context.lineTo(x + 30 * unit, y - 28 * unit);
  context.fill();
  context.fillStyle = '#a97c46';
  context.beginPath();
  context.moveTo(x - 27 * unit, y - 28 * unit);
  context.lineTo(x - 8 * unit, y - 50 * unit);
  context.lineTo(x + 1 * unit, y - 50 * unit);
  context.lineTo(x - 4 * unit, y - 28 * unit);
  context.fill();
}

/** A band of fields: paddies between banks, some with the sky in their water. */
function paintFields(
  size: Size,
  {
    high,
    seed,
    colours,
    hasHut,
  }: { high: number; seed: number; colours: readonly string[]; hasHut: boolean },
): Layer {
  const unit = unitOf(size);
  const above = 70 * unit;
  return paintLayer(TILE, high + above, size.density, (context, width) => {
    const chance = createChance(seed);
    context.fillStyle = colours[0] ?? '#5fb04f';
    context.fillRect(0, above, width, high);
    const rows = 3;
    for (let row = 0; row < rows; row += 1) {
      const [top, bottom] = [
        above + (high * row ** 1.4) / rows ** 1.4,
        above + (high * (row + 1) ** 1.4) / rows ** 1.4,
      ];
      const paddies = 11 - row * 2;
      for (let index = 0; index < paddies; index += 1) {
        const [left, right] = [(index * width) / paddies, ((index + 1) * width) / paddies];
        const isWet = chance() < 0.3;
        const colour = colours[Math.floor(chance() * colours.length)] ?? '#5fb04f';
        context.fillStyle = isWet
          ? upright(
              context,
              bottom - top,
              [
                [0, '#d6f0f2'],
                [1, '#8cc8d6'],
              ],
              top,
            )
          : colour;
        context.beginPath();
        context.moveTo(left + 3, top + 2);
        context.lineTo(right - 3, top + 2);
        context.lineTo(right - 5, bottom - 3);
        context.lineTo(left + 1, bottom - 3);
        context.fill();
        context.fillStyle = isWet ? '#4f9a4a' : '#ffffff24';
        const stalks = Math.floor((right - left) / 13);
        for (let stalk = 0; stalk < stalks * 2; stalk += 1)
          context.fillRect(
            left + 8 + ((right - left - 16) * (stalk % stalks)) / stalks + (stalk >= stalks ? 5 : 0),
            top + (bottom - top) * (stalk >= stalks ? 0.62 : 0.26),
            1.6,
            4 + row * 2,
          );
      }
      context.fillStyle = '#8a7a45';
      context.fillRect(0, bottom - 2.5, width, 2.5);
    }
    if (!hasHut) return;
    paintHut(context, width * 0.62, above + 8, unit);
    for (const [x, tall] of [
      [0.08, 58],
      [0.12, 44],
      [0.55, 60],
      [0.69, 48],
      [0.9, 54],
    ] as const)
      paintPalm(context, x * width, above + 6, tall * unit);
  });
}

function drawString(
  context: Context,
  { curve, phase, since_ms }: Shot,
  hand: { x: number; y: number },
  unit: number,
): void {
  const points = [hand, ...curve.points.slice(3)];
  context.save();
  context.lineJoin = 'round';
  // Where it has snapped, the lower part falls back to the hand.
  if (phase === 'over') {
    const left = Math.max(0.12, 1 - since_ms / 900);
    points.length = Math.max(2, Math.floor(points.length * left));
    const drop = Math.min(60, since_ms / 10) * unit;
    for (const [index, point] of points.entries())
      points[index] = { x: point.x, y: point.y + (index / points.length) ** 2 * drop };
  }
  context.strokeStyle = '#0b4a7a38';
  context.lineWidth = 6 * unit;
  trace(context, points);
  context.stroke();
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2.8 * unit;
  trace(context, points);
  context.stroke();
  context.restore();
}

export const kite: Skin = {
  isBright: true,
  prepare(size) {
    const unit = unitOf(size);
    const sky = paintSky(size);
    const [highClouds, lowClouds] = [paintClouds(size, 7, 6, 0.75), paintClouds(size, 29, 4, 1.35)];
    const [far, near] = [paintHills(size, true), paintHills(size, false)];
    const ground = size.height * (1 - HORIZON);
    const back = paintFields(size, {
      high: ground * 0.55,
      seed: 3,
      colours: ['#8cc966', '#7fbf5a', '#a4d46b', '#6fb457'],
      hasHut: true,
    });
    const front = paintFields(size, {
      high: ground * 0.9,
      seed: 8,
      colours: ['#5fae48', '#4f9f42', '#74bd50', '#8fca58'],
      hasHut: false,
    });
    return (context, shot) => {
      const { curve, phase, height, travel, now_ms, since_ms, isStill } = shot;
      const sink = Math.min(0.1, height * 0.06) * size.height;
      const line = size.height * HORIZON + sink;
      context.drawImage(sky.canvas, 0, 0, size.width, size.height);
      tileAcross(context, highClouds, travel * 0.08 + now_ms * 0.004, sink * 0.6, size);
      tileAcross(context, far, travel * 0.02, line - far.height + 2, size);
      tileAcross(context, lowClouds, travel * 0.22 + now_ms * 0.009, sink * 1.4 + size.height * 0.04, size);
      tileAcross(context, near, travel * 0.05, line - near.height + 4, size);
      tileAcross(context, back, travel * 0.08, line - (back.height - ground * 0.55), size);
      tileAcross(context, front, travel * 0.14, line + ground * 0.42 - (front.height - ground * 0.9), size);
      const first = curve.points[0] ?? curve.tip;
      const foot = { x: first.x + 12 * unit, y: Math.min(size.height - 6, first.y + 26 * unit) };
      const hand = { x: foot.x + 15 * unit, y: foot.y - 40 * unit };
      if (phase === 'over') veil(context, size, since_ms, '#0e1b2bb8');
      if (phase !== 'idle') drawString(context, shot, hand, unit);
      context.save();
      context.translate(foot.x, foot.y);
      context.scale(unit, unit);
      drawChild(context);
      context.restore();
      context.save();
      const sway = isStill ? 0 : Math.sin(now_ms / 620) * 0.06;
      if (phase === 'over') {
        // It drifts off and sinks, turning.
        const age = Math.min(4, since_ms / 1_000);
        const gone = isStill ? 0.6 : age;
        context.globalAlpha = Math.max(0, 1 - gone / 3.2);
        context.translate(curve.tip.x + 46 * gone * unit, curve.tip.y + 22 * gone ** 1.7 * unit);
        context.rotate(0.9 * gone);
      } else if (phase === 'running') {
        context.translate(curve.tip.x, curve.tip.y);
        context.rotate(sway - Math.min(0.4, curve.slope * 0.35) + 0.3);
      } else {
        context.translate(hand.x + 40 * unit, hand.y - 36 * unit);
        context.rotate(sway + 0.2);
      }
      context.scale(unit * 0.95, unit * 0.95);
      drawKite(context, isStill ? 0 : now_ms / 210);
      context.restore();
    };
  },
};
