/** Jeepney Joyride: a coast road at dusk. The curve is the road itself, and the jeepney climbs it. */
import {
  createChance,
  glow,
  paintLayer,
  puffs,
  tileAcross,
  trace,
  traceRidge,
  upright,
  veil,
  type Context,
  type Layer,
} from '../stage/brush.ts';
import { drawJeepney } from './jeepney-vehicle.ts';
import { type Shot, type Size, type Skin, unitOf } from '../stage/scene.ts';

const TILE = 1_200;
const HORIZON = 0.6;

function paintSky(size: Size): Layer {
  return paintLayer(size.width, size.height, size.density, (context, width, height) => {
    const line = height * HORIZON;
    context.fillStyle = upright(context, line, [
      [0, '#1d1747'],
      [0.38, '#5a2f74'],
      [0.68, '#c2536f'],
      [0.88, '#f58a5b'],
      [1, '#ffc477'],
    ]);
    context.fillRect(0, 0, width, line);
    const sun = { x: width * 0.3, y: line - height * 0.03 };
    context.fillStyle = glow(context, sun, height * 0.5, [
      [0, '#ffe6a8aa'],
      [0.35, '#ff9a5c50'],
      [1, '#ff9a5c00'],
    ]);
    context.fillRect(0, 0, width, line);
    context.save();
    context.beginPath();
    context.rect(0, 0, width, line);
    context.clip();
    context.fillStyle = upright(
      context,
      height * 0.2,
      [
        [0, '#fff3c4'],
        [1, '#ffb35c'],
      ],
      sun.y - height * 0.1,
    );
    context.beginPath();
    context.arc(sun.x, sun.y, height * 0.085, 0, Math.PI * 2);
    context.fill();
    context.restore();
    context.fillStyle = upright(
      context,
      height - line,
      [
        [0, '#e88a6a'],
        [0.12, '#9c4f78'],
        [0.5, '#3f2a63'],
        [1, '#1b1740'],
      ],
      line,
    );
    context.fillRect(0, line, width, height - line);
    const chance = createChance(19);
    for (let index = 0; index < 70; index += 1) {
      const deep = chance() ** 1.6;
      const spread = width * (0.05 + 0.22 * deep);
      context.fillStyle = `rgba(255, 214, 150, ${0.5 - 0.42 * deep})`;
      context.fillRect(
        sun.x + (chance() - 0.5) * 2 * spread,
        line + 2 + deep * height * 0.24,
        8 + chance() * 34,
        1.4 + deep * 1.6,
      );
    }
  });
}

function paintClouds(size: Size): Layer {
  return paintLayer(TILE, size.height * HORIZON, size.density, (context, width, height) => {
    const chance = createChance(31);
    for (let index = 0; index < 13; index += 1) {
      const [y, long] = [height * (0.1 + 0.75 * chance()), 90 + chance() * 190];
      const x = long + chance() * (width - 2 * long);
      const low = y / height;
      context.fillStyle = low > 0.55 ? '#ffd2a052' : '#e08fb03d';
      for (const [shift, share, up] of [
        [0, 1, 0],
        [0.3, 0.6, -5],
        [-0.34, 0.5, 4],
      ] as const) {
        context.beginPath();
        context.ellipse(x + shift * long, y + up, (long / 2) * share, 4 + 5 * share, 0, 0, Math.PI * 2);
        context.fill();
      }
    }
  });
}

function paintIslands(size: Size, far: boolean): Layer {
  const high = size.height * (far ? 0.16 : 0.1);
  return paintLayer(TILE, high, size.density, (context, width, height) => {
    traceRidge(context, {
      width,
      height,
      base: height * (far ? 0.98 : 1.1),
      rise: height * (far ? 0.95 : 1.05),
      waves: far ? 2 : 3,
      seed: far ? 5 : 9,
    });
    context.fillStyle = upright(
      context,
      height,
      far
        ? [
            [0, '#6c3b78'],
            [1, '#a4557a'],
          ]
        : [
            [0, '#3d2860'],
            [1, '#5a3268'],
          ],
    );
    context.fill();
  });
}

function drawPalm(context: Context, x: number, y: number, high: number, lean: number): void {
  context.lineCap = 'round';
  context.lineWidth = high * 0.045;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(x + lean * 0.2, y - high * 0.6, x + lean, y - high);
  context.stroke();
  for (const [angle, long] of [
    [-2.9, 0.42],
    [-2.35, 0.44],
    [-1.75, 0.34],
    [-1.1, 0.38],
    [-0.5, 0.44],
    [0.05, 0.42],
  ] as const) {
    const [endX, endY] = [
      x + lean + Math.cos(angle) * high * long,
      y - high + Math.sin(angle) * high * long * 0.55 + high * 0.13,
    ];
    context.beginPath();
    context.moveTo(x + lean, y - high);
    context.quadraticCurveTo(
      x + lean + Math.cos(angle) * high * long * 0.6,
      y - high + Math.sin(angle) * high * long * 0.9 - high * 0.05,
      endX,
      endY,
    );
    context.quadraticCurveTo(
      x + lean + Math.cos(angle) * high * long * 0.5,
      y - high + Math.sin(angle) * high * long * 0.5 + high * 0.02,
      x + lean,
      y - high + high * 0.03,
    );
    context.fill();
  }
}

function paintPalms(size: Size): Layer {
  const high = size.height * 0.34;
  return paintLayer(TILE, high, size.density, (context, width, height) => {
    context.fillStyle = '#1c1438';
    context.strokeStyle = '#1c1438';
    const chance = createChance(41);
    for (let index = 0; index < 6; index += 1)
      drawPalm(
        context,
        ((index + 0.3 + 0.4 * chance()) * width) / 6,
        height,
        height * (0.45 + 0.3 * chance()),
        (chance() - 0.4) * height * 0.22,
      );
  });
}

/** The hillside below the curve, with the road along its edge. */
function drawRoad(context: Context, { curve, travel, elapsed_ms }: Shot, size: Size, unit: number): void {
  const { points, tip } = curve;
  const first = points[0];
  if (!first) return;
  // Before it and behind it the road goes as the curve would.
  const step_ms = Math.max(250, elapsed_ms / 24);
  const along = (from_ms: number, index: number) => curve.at(from_ms + index * step_ms);
  const behind = Array.from({ length: 24 }, (_, index) => along(0, index - 24)).filter(({ x }) => x > -200);
  const ahead = Array.from({ length: 40 }, (_, index) => along(elapsed_ms, index + 1)).filter(
    ({ x }) => x < size.width + 200,
  );
  const edge = [...behind, ...points, ...ahead];
  const end = edge.at(-1) ?? tip;
  context.save();
  trace(context, edge);
  context.lineTo(Math.max(end.x, size.width + 20), end.y);
  context.lineTo(Math.max(end.x, size.width + 20), size.height + 20);
  context.lineTo((edge[0] ?? tip).x, size.height + 20);
  context.closePath();
  context.fillStyle = upright(
    context,
    size.height - Math.min(tip.y, first.y) + 1,
    [
      [0, '#4a3558'],
      [0.3, '#2c2144'],
      [1, '#171230'],
    ],
    Math.min(tip.y, first.y),
  );
  context.fill();
  context.lineJoin = 'round';
  // The slope is terraced, which shows how it falls away.
  for (const [down, alpha] of [
    [34, 0.1],
    [74, 0.075],
    [128, 0.055],
    [200, 0.04],
  ] as const) {
    context.save();
    context.translate(0, down * unit);
    context.setLineDash([90 * unit, 14 * unit, 30 * unit, 22 * unit]);
    context.lineDashOffset = travel * (1 - down / 400);
    context.lineWidth = 5 * unit;
    context.strokeStyle = `rgba(255, 190, 190, ${alpha})`;
    trace(context, edge);
    context.stroke();
    context.restore();
  }
  // Railing behind the road, then the road, its edge in the light, and the line in its middle.
  context.setLineDash([3 * unit, 26 * unit]);
  context.lineDashOffset = travel;
  context.lineWidth = 13 * unit;
  context.strokeStyle = '#e9dccb';
  context.translate(0, -8 * unit);
  trace(context, edge);
  context.stroke();
  context.setLineDash([]);
  context.lineWidth = 2.4 * unit;
  context.strokeStyle = '#f4e9d8';
  context.translate(0, -5 * unit);
  trace(context, edge);
  context.stroke();
  context.translate(0, 18 * unit);
  context.lineWidth = 21 * unit;
  context.strokeStyle = '#191524';
  trace(context, edge);
  context.stroke();
  context.lineWidth = 17 * unit;
  context.strokeStyle = '#4b4558';
  trace(context, edge);
  context.stroke();
  context.setLineDash([20 * unit, 18 * unit]);
  context.lineDashOffset = travel * 2;
  context.lineWidth = 2.2 * unit;
  context.strokeStyle = '#ffce5a';
  trace(context, edge);
  context.stroke();
  context.restore();
}

export const jeepney: Skin = {
  isBright: false,
  prepare(size) {
    const unit = unitOf(size);
    const [sky, clouds] = [paintSky(size), paintClouds(size)];
    const [far, near, palms] = [paintIslands(size, true), paintIslands(size, false), paintPalms(size)];
    return (context, shot) => {
      const { curve, phase, height, travel, now_ms, since_ms, isStill } = shot;
      // The higher the road, the lower the sea.
      const sink = Math.min(0.16, height * 0.09) * size.height;
      const line = size.height * HORIZON + sink * 0.5;
      context.drawImage(sky.canvas, 0, sink * 0.5, size.width, size.height);
      if (sink > 0)
        context.drawImage(sky.canvas, 0, 0, sky.canvas.width, 1, 0, 0, size.width, sink * 0.5 + 1);
      tileAcross(context, clouds, travel * 0.03 + now_ms * 0.003, sink * 0.3, size);
      tileAcross(context, far, travel * 0.06, line - far.height, size);
      tileAcross(context, near, travel * 0.15, line - near.height + 2, size);
      tileAcross(
        context,
        palms,
        travel * 0.5,
        size.height - palms.height - size.height * 0.1 + sink * 1.6,
        size,
      );
      drawRoad(context, shot, size, unit);
      if (phase === 'over') veil(context, size, since_ms, '#0b0818a8');
      context.save();
      const jolt = phase === 'running' && !isStill ? Math.sin(now_ms / 55) * 0.7 : 0;
      const tilt = Math.min(0.8, curve.slope);
      const scale = unit * 0.8;
      context.translate(curve.tip.x, curve.tip.y);
      context.rotate(-tilt);
      context.translate(0, -5 * unit + jolt);
      context.scale(scale, scale);
      drawJeepney(context, travel / 9, phase !== 'over');
      if (phase === 'over') {
        context.translate(62, -34);
        context.rotate(tilt);
        puffs(context, { x: 0, y: 0 }, 1.15, since_ms, '#d6d2dc');
        puffs(context, { x: 4, y: 0 }, 1, since_ms - 700, '#d6d2dc');
        puffs(context, { x: -3, y: 0 }, 1, since_ms - 1_500, '#d6d2dc');
      }
      context.restore();
    };
  },
};
