/** Jeepney Joyride: Manila in the sun. The curve is the road itself, and the jeepney climbs it past the houses. */
import bay from '../pictures/jeepney-bay.webp?url';
import cap from '../pictures/jeepney-cap.webp?url';
import houses from '../pictures/jeepney-houses.webp?url';
import jeepney from '../pictures/jeepney.webp?url';
import puff from '../pictures/puff.webp?url';
import { pathOf, tileAcross, upright, veil, type Context } from '../stage/brush.ts';
import {
  coverLayer,
  drawCentred,
  drawCover,
  layerOf,
  loadPictures,
  pictureOf,
  type Picture,
} from '../stage/pictures.ts';
import { drawPuffs } from '../stage/puffs.ts';
import { type Shot, type Size, type Skin, unitOf } from '../stage/scene.ts';
import { prepareBushes } from './bushes.ts';

/** How long the jeepney is drawn, and where its wheels are in its picture, as parts of its width from its middle and its foot. */
const LENGTH = 154;
const WHEELS = [
  { x: -0.305, y: 0.11 },
  { x: 0.274, y: 0.085 },
] as const;
const CAP = 0.122;
/** How far each terrace of the slope lies below the road, and its colour. */
const TERRACES = [
  [0, '#86b94e'],
  [34, '#6aa645'],
  [74, '#50933f'],
  [128, '#3c7d3b'],
  [200, '#2c6838'],
] as const;
/** Its picture is taken from a little above: turned so far, both wheels stand on the road. */
const LEVEL = -0.05;

/** The hillside below the curve, with the road along its edge. */
function drawRoad(
  context: Context,
  { curve, travel, elapsed_ms }: Shot,
  size: Size,
  unit: number,
  drawBushes: ReturnType<typeof prepareBushes>,
): void {
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
  const road = pathOf(edge);
  const slope = new Path2D(road);
  slope.lineTo(Math.max(end.x, size.width + 20), end.y);
  slope.lineTo(Math.max(end.x, size.width + 20), size.height + 20);
  slope.lineTo((edge[0] ?? tip).x, size.height + 20);
  slope.closePath();
  context.save();
  context.lineJoin = 'round';
  // Terraces of plain colours, which show how the slope falls away: a gradient would cost a processor many times as much.
  for (const [down, colour] of TERRACES) {
    context.save();
    context.translate(0, down * unit);
    context.fillStyle = colour;
    context.fill(slope);
    if (down > 0) {
      context.setLineDash([90 * unit, 14 * unit, 30 * unit, 22 * unit]);
      context.lineDashOffset = travel * (1 - down / 400);
      context.lineWidth = 4 * unit;
      context.strokeStyle = `rgba(255, 246, 190, ${0.2 - down / 2_400})`;
      context.stroke(road);
    }
    context.restore();
  }
  drawBushes(context, edge, travel);
  // Railing behind the road, then the road, its edge in the light, and the line in its middle.
  context.setLineDash([3 * unit, 26 * unit]);
  context.lineDashOffset = travel;
  context.lineWidth = 13 * unit;
  context.strokeStyle = '#e9dccb';
  context.translate(0, -8 * unit);
  context.stroke(road);
  context.setLineDash([]);
  context.lineWidth = 2.4 * unit;
  context.strokeStyle = '#f4e9d8';
  context.translate(0, -5 * unit);
  context.stroke(road);
  context.translate(0, 18 * unit);
  context.lineWidth = 21 * unit;
  context.strokeStyle = '#d8cfba';
  context.stroke(road);
  context.lineWidth = 17 * unit;
  context.strokeStyle = '#55545e';
  context.stroke(road);
  context.setLineDash([20 * unit, 18 * unit]);
  context.lineDashOffset = travel * 2;
  context.lineWidth = 2.2 * unit;
  context.strokeStyle = '#ffce5a';
  context.stroke(road);
  context.restore();
}

/** What drives at the tip of the curve; its caps turn with the way that it has gone. */
function drawVehicle(
  context: Context,
  body: Picture,
  wheelCap: Picture,
  { travel, phase }: Shot,
  unit: number,
): void {
  const high = (LENGTH * body.height) / body.width;
  context.rotate(LEVEL);
  context.drawImage(body.image, -LENGTH / 2, -high, LENGTH, high);
  for (const { x, y } of WHEELS) {
    context.save();
    context.translate(x * LENGTH, -y * LENGTH);
    // Seen a little from the front.
    context.scale(0.95, 1);
    context.rotate(phase === 'idle' ? 0 : travel / (9 * unit));
    drawCentred(context, wheelCap, CAP * LENGTH);
    context.restore();
  }
}

export async function loadJeepney(): Promise<Skin> {
  const picture = await loadPictures({ bay, cap, houses, jeepney, puff });
  return { isBright: false, prepare };

  function prepare(size: Size) {
    const unit = unitOf(size);
    const far = coverLayer(picture('bay'), size, 0.12, { x: 0.5, y: 0.62 }, (context, wide, high) => {
      // Behind the multiplier the sky is deep enough for white letters.
      context.fillStyle = upright(context, high * 0.62, [
        [0, '#0b3a8466'],
        [0.6, '#0b3a8433'],
        [1, '#0b3a8400'],
      ]);
      context.fillRect(0, 0, wide, high * 0.62);
    });
    const drawBushes = prepareBushes(size, unit);
    const body = pictureOf(picture('jeepney'), LENGTH * unit, size.density);
    const wheelCap = pictureOf(picture('cap'), CAP * LENGTH * unit, size.density);
    const near = layerOf(picture('houses'), Math.max(150, size.height * 0.46), size.density);
    const ground = (context: Context, shot: Shot): void => {
      const { phase, height, travel, since_ms } = shot;
      // The higher the road, the lower the town.
      const sink = Math.min(0.34, height * 0.14) * size.height;
      drawCover(context, far, size, travel / 12_000, height / 2.2);
      tileAcross(context, near, travel * 0.42, size.height * 0.96 - near.height + sink, size);
      drawRoad(context, shot, size, unit, drawBushes);
      if (phase === 'over') veil(context, size, since_ms, '#0b0818a8');
    };
    const vehicle = (context: Context, shot: Shot): void => {
      const { curve, phase, now_ms, since_ms, isStill } = shot;
      context.save();
      const jolt = phase === 'running' && !isStill ? Math.sin(now_ms / 55) * 0.7 : 0;
      const tilt = Math.min(0.8, curve.slope);
      context.translate(curve.tip.x, curve.tip.y);
      context.rotate(-tilt);
      context.translate(0, 4 * unit + jolt);
      context.scale(unit, unit);
      drawVehicle(context, body, wheelCap, shot, unit);
      if (phase === 'over') {
        context.translate(LENGTH * 0.36, -LENGTH * 0.24);
        context.rotate(tilt);
        for (const [at, delay_ms] of [
          [0, 0],
          [4, 700],
          [-3, 1_500],
        ] as const)
          drawPuffs(context, picture('puff'), { x: at, y: 0 }, 1.15, since_ms - delay_ms);
      }
      context.restore();
    };
    return { ground, vehicle };
  }
}
