/** Kite Flight: green terraces above a bay. The curve is the string, from the hand of a child up to the kite. */
import bows from '../pictures/kite-bows.webp?url';
import child from '../pictures/kite-child.webp?url';
import clouds from '../pictures/kite-clouds.webp?url';
import coast from '../pictures/kite-coast.webp?url';
import fields from '../pictures/kite-fields.webp?url';
import kite from '../pictures/kite.webp?url';
import {
  createChance,
  drawLayer,
  paintLayer,
  pathOf,
  tileAcross,
  upright,
  veil,
  type Context,
} from '../stage/brush.ts';
import type { Point } from '../stage/curve.ts';
import {
  coverLayer,
  drawCentred,
  drawCover,
  drawFrame,
  layerOf,
  loadPictures,
  pictureOf,
  type Picture,
} from '../stage/pictures.ts';
import { type Shot, type Size, type Skin, unitOf } from '../stage/scene.ts';

/** How wide the kite is drawn, and where its foot is below its middle. */
const KITE = 84;
const KITE_FOOT = 58;
/** How high the child is drawn, and where its raised hand is. */
const CHILD = 66;
const HAND = { x: 17, y: 53 } as const;
const KNOLL = { width: 216, height: 62 } as const;
const BOWS = [4, 9, 14, 19] as const;

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
  const string = pathOf(points);
  context.strokeStyle = '#0b4a7a38';
  context.lineWidth = 6 * unit;
  context.stroke(string);
  context.strokeStyle = '#ffffff';
  context.lineWidth = 2.8 * unit;
  context.stroke(string);
  context.restore();
}

/** The tail waves from the kite's foot towards the lower left, with its bows. */
function drawTail(context: Context, picture: Picture, wave: number): void {
  const points = Array.from({ length: 22 }, (_, index) => ({
    x: -index * 3.6 + Math.sin(wave + index * 0.45) * (index * 0.22),
    y: KITE_FOOT + index * 2.9 + Math.sin(wave + index * 0.5) * (1 + index * 0.36),
  }));
  context.lineCap = 'round';
  context.lineWidth = 1.8;
  context.strokeStyle = '#fff6e0';
  context.stroke(pathOf(points));
  for (const [index, place] of BOWS.entries()) {
    const [at, before] = [points[place], points[place - 1]];
    if (!at || !before) continue;
    context.save();
    context.translate(at.x, at.y);
    context.rotate(Math.atan2(at.y - before.y, at.x - before.x) - Math.PI / 2);
    drawFrame(context, picture, index % 3, 22);
    context.restore();
  }
}

/** Closes the gap that the picture of the fields leaves under its hut and its palm on the right. Parts of its width and height. */
function paintMound(context: Context, wide: number, high: number): void {
  context.globalCompositeOperation = 'destination-over';
  const mound = (lower: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(0.63 * wide, (0.68 + lower) * high);
    context.bezierCurveTo(
      0.7 * wide,
      (0.54 + lower) * high,
      0.83 * wide,
      (0.54 + lower) * high,
      0.91 * wide,
      (0.68 + lower) * high,
    );
    context.fill();
  };
  mound(0.022, '#1f9a2c');
  mound(0, '#74dd35');
}

/** What the child stands on, also where the fields have sunk out of sight. */
function paintKnoll(context: Context, wide: number, high: number): void {
  const chance = createChance(31);
  const top = (x: number): number => high * (0.16 + 0.84 * Math.abs((2 * x) / wide - 1) ** 2.2);
  const places = Array.from({ length: 41 }, (_, index) => (wide * index) / 40);
  const back = pathOf(places.map((x) => ({ x, y: top(x) })));
  back.lineTo(wide, high);
  back.lineTo(0, high);
  context.fillStyle = upright(context, high, [
    [0, '#a5ea3e'],
    [1, '#5db927'],
  ]);
  context.fill(back);
  context.lineCap = 'round';
  context.lineWidth = high * 0.035;
  for (const x of Array.from({ length: 70 }, () => chance() * wide)) {
    const y = top(x) + high * (0.09 + 0.03 * chance());
    context.strokeStyle = chance() < 0.3 ? '#d8ea3f' : '#1d7f26';
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + (chance() - 0.5) * high * 0.05, y + high * (0.06 + 0.12 * chance()));
    context.stroke();
  }
  context.strokeStyle = '#6fdc33';
  context.lineWidth = high * 0.13;
  context.stroke(pathOf(places.map((x) => ({ x, y: top(x) + high * 0.04 }))));
}

export async function loadKite(): Promise<Skin> {
  const picture = await loadPictures({ bows, child, clouds, coast, fields, kite });
  return { isBright: true, prepare };

  function prepare(size: Size) {
    const unit = unitOf(size);
    const far = coverLayer(picture('coast'), size, 0.1, { x: 0.6, y: 0.5 });
    const drifting = layerOf(picture('clouds'), Math.max(70, size.height * 0.2), size.density);
    const sail = pictureOf(picture('kite'), KITE * unit, size.density);
    const fields = Math.max(132, size.height * 0.41);
    const ground = layerOf(picture('fields'), fields, size.density, paintMound);
    const knoll = paintLayer(KNOLL.width * unit, KNOLL.height * unit, size.density, paintKnoll);
    const footOf = ({ curve: { points, tip } }: Shot): Point => {
      const first = points[0] ?? tip;
      return { x: first.x + 4 * unit, y: Math.min(size.height - 4, first.y + 30 * unit) };
    };
    const scenery = (context: Context, shot: Shot): void => {
      const { phase, height, travel, now_ms, since_ms } = shot;
      const sink = Math.min(0.16, height * 0.07) * size.height;
      drawCover(context, far, size, travel / 14_000, height / 2.2);
      tileAcross(context, drifting, travel * 0.1 + now_ms * 0.006, size.height * 0.03 + sink * 0.7, size);
      tileAcross(context, ground, travel * 0.16, size.height * 1.02 - ground.height + sink, size);
      const foot = footOf(shot);
      drawLayer(context, knoll, foot.x - knoll.width / 2, foot.y - 0.22 * knoll.height, size);
      if (phase === 'over') veil(context, size, since_ms, '#0e1b2bb8');
    };
    const vehicle = (context: Context, shot: Shot): void => {
      const { curve, phase, now_ms, since_ms, isStill } = shot;
      const foot = footOf(shot);
      const hand = { x: foot.x + HAND.x * unit, y: foot.y - HAND.y * unit };
      if (phase !== 'idle') drawString(context, shot, hand, unit);
      const held = picture('child');
      const wide = (CHILD * unit * held.width) / held.height;
      context.drawImage(held.image, foot.x - wide / 2, foot.y - CHILD * unit, wide, CHILD * unit);
      context.save();
      const sway = isStill ? 0 : Math.sin(now_ms / 620) * 0.06;
      if (phase === 'over') {
        // It drifts off and sinks, turning.
        const age = Math.min(4, since_ms / 1_000);
        const gone = isStill ? 0.6 : age;
        context.globalAlpha = Math.max(0, 1 - gone / 3.2);
        context.translate(curve.tip.x + 46 * gone * unit, curve.tip.y + 22 * gone ** 1.7 * unit);
        context.rotate(0.5 + 0.9 * gone);
      } else if (phase === 'running') {
        context.translate(curve.tip.x, curve.tip.y);
        context.rotate(sway - Math.min(0.4, curve.slope * 0.35) + 0.75);
      } else {
        context.translate(hand.x + 46 * unit, hand.y - 34 * unit);
        context.rotate(sway + 0.55);
      }
      context.scale(unit, unit);
      drawTail(context, picture('bows'), isStill ? 0 : now_ms / 210);
      drawCentred(context, sail, KITE);
      context.restore();
    };
    return { ground: scenery, vehicle };
  }
}
