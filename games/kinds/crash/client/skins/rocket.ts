/** Rocket Run: away from the earth, past the moon, towards a planet with rings. */
import burst from '../pictures/rocket-burst.webp?url';
import fire from '../pictures/rocket-fire.webp?url';
import giant from '../pictures/rocket-giant.webp?url';
import moon from '../pictures/rocket-moon.webp?url';
import planet from '../pictures/rocket-planet.webp?url';
import shards from '../pictures/rocket-shards.webp?url';
import sky from '../pictures/rocket-sky.webp?url';
import ship from '../pictures/rocket.webp?url';
import { createChance, drawLayer, pathOf, veil, type Context } from '../stage/brush.ts';
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

const TILE = 720;
/** How long the rocket is drawn, and where its fire begins behind its middle. */
const LENGTH = 128;
const NOZZLE = -56;
const FIRE = 84;
const BURST_FRAMES = 10;
const BURST_MS = 950;

type Star = { x: number; y: number };
/** Stars of one brightness: they are drawn as one path. */
type Stars = { radius: number; alpha: number; color: string; places: readonly Star[] };

const BRIGHTNESSES = 8;

/** Places are parts of a tile's width and of the stage's height. */
function scatterStars(seed: number, count: number, largest: number): Stars[] {
  const chance = createChance(seed);
  const groups = Array.from({ length: BRIGHTNESSES }, (_, index) => {
    const bright = (index + 0.5) / BRIGHTNESSES;
    const color = bright > 0.9 ? '#ffe9c9' : bright > 0.8 ? '#bcd4ff' : '#ffffff';
    const places: Star[] = [];
    return { radius: 0.4 + bright ** 4 * largest, alpha: 0.25 + 0.75 * bright, color, places };
  });
  for (let star = 0; star < count; star += 1)
    groups[Math.floor(chance() * BRIGHTNESSES)]?.places.push({ x: chance(), y: chance() });
  return groups;
}

const within = (at: number, length: number): number => ((at % length) + length) % length;

/**
 * Draws lines instead of a layer: where a processor draws, a layer of stars over the whole stage costs many times as much.
 * @param streak how far each is drawn out, in pixels.
 */
function drawStars(
  context: Context,
  groups: readonly Stars[],
  moved: { left: number; down: number },
  size: Size,
  streak: number,
): void {
  context.save();
  context.lineCap = 'round';
  // A line of no length would not be drawn by every browser.
  const long = Math.max(0.01, streak);
  for (const { radius, alpha, color, places } of groups) {
    const path = new Path2D();
    for (const { x, y } of places) {
      const top = within(y * size.height + moved.down, size.height);
      for (let at = within(x * TILE - moved.left, TILE); at < size.width; at += TILE) {
        path.moveTo(at, top);
        path.lineTo(at + long, top - streak / 2);
      }
    }
    context.globalAlpha = alpha;
    context.strokeStyle = color;
    // Drawn out it is as thin as it is fast.
    context.lineWidth = streak > 0 ? 0.7 + 0.55 * radius : 2 * radius;
    context.stroke(path);
  }
  context.restore();
}

function drawTrail(context: Context, { curve, phase, since_ms }: Shot, unit: number): void {
  const { points, tip } = curve;
  const start = points[0];
  if (!start) return;
  const trail = pathOf(points);
  const fade = phase === 'over' ? Math.max(0.18, 1 - since_ms / 900) : 1;
  context.save();
  context.globalAlpha = fade;
  const along = context.createLinearGradient(start.x, 0, Math.max(start.x + 1, tip.x), 0);
  along.addColorStop(0, '#7a5cff00');
  along.addColorStop(0.35, '#b06cff70');
  along.addColorStop(0.8, '#ff8a4de0');
  along.addColorStop(1, '#ffd9a0');
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const [width, alpha] of [
    [22, 0.07],
    [14, 0.13],
    [7.5, 0.36],
    [3.2, 1],
  ] as const) {
    context.globalAlpha = fade * alpha;
    context.lineWidth = width * unit;
    context.strokeStyle = along;
    context.stroke(trail);
  }
  context.restore();
}

/** What is left: fire that swells and goes dark, and parts that fly apart. Nothing of it is bright for long. */
function drawWreck(
  context: Context,
  fireBall: Picture,
  parts: Picture,
  { since_ms, isStill }: Shot,
  unit: number,
): void {
  const age = isStill ? 0.55 : since_ms / BURST_MS;
  const chance = createChance(23);
  for (let index = 0; index < 9; index += 1) {
    const [angle, speed, size] = [chance() * Math.PI * 2, 0.5 + chance() * 0.8, 14 + chance() * 14];
    const way = 96 * unit * speed * (1 - Math.exp(-age * 1.6));
    context.save();
    context.globalAlpha = Math.max(0, 1 - age / 2.4);
    context.translate(Math.cos(angle) * way, Math.sin(angle) * way + 9 * unit * age * age);
    context.rotate(angle + age * (index % 2 === 0 ? 2.2 : -2.8));
    drawFrame(context, parts, index % 3, size * unit);
    context.restore();
  }
  const frame = Math.floor(age * BURST_FRAMES);
  if (frame >= BURST_FRAMES) return;
  context.save();
  context.globalAlpha = Math.min(1, (1 - age) * 2.4);
  drawFrame(context, fireBall, frame, 190 * unit);
  context.restore();
}

function drawShip(context: Context, hull: Picture, plume: Picture, thrust: number): void {
  if (thrust > 0) {
    const long = FIRE * thrust;
    const high = (FIRE * plume.height) / plume.width;
    context.save();
    context.globalCompositeOperation = 'lighter';
    context.drawImage(plume.image, NOZZLE + 6 - long, -high / 2, long, high);
    context.restore();
  }
  drawCentred(context, hull, LENGTH);
}

export async function loadRocket(): Promise<Skin> {
  const picture = await loadPictures({ burst, fire, giant, moon, planet, shards, ship, sky });
  const far = scatterStars(3, 150, 1.1);
  const near = scatterStars(5, 46, 2.1);
  return { isBright: false, prepare };

  function prepare(size: Size) {
    const unit = unitOf(size);
    const isUpright = size.height > size.width;
    // On a low stage the multiplier stands further left: the moon leaves it the room.
    const moonLeft = isUpright ? 0.05 : size.height < 340 ? 0.01 : 0.08;
    const deep = coverLayer(picture('sky'), size, 0.08, { x: 0.5, y: 0.5 });
    const rim = layerOf(picture('planet'), Math.max(size.width * 0.36, size.height * 0.46), size.density);
    const nearby = layerOf(picture('moon'), 92 * unit, size.density);
    const ringed = layerOf(picture('giant'), 150 * unit, size.density);
    const hull = pictureOf(picture('ship'), LENGTH * unit, size.density);
    const plume = pictureOf(picture('fire'), FIRE * unit, size.density);
    const ground = (context: Context, shot: Shot): void => {
      const { phase, height, travel, now_ms, since_ms, isStill } = shot;
      const drift = travel + now_ms * 0.004;
      drawCover(context, deep, size, travel / 14_000, height / 2.2);
      // The faster it goes, the longer the near stars are drawn out.
      const streak = phase === 'running' && !isStill ? 6 + 16 * Math.min(1, height / 1.5) : 0;
      for (const [stars, speed, length] of [
        [far, 0.1, 0],
        [near, 0.34, streak],
      ] as const)
        drawStars(context, stars, { left: drift * speed, down: drift * speed * 0.5 }, size, length);
      const rise = Math.min(1, height / 2.2);
      const giantUp = 1 - (1 - Math.min(1, height / 1.8)) ** 2;
      drawLayer(
        context,
        nearby,
        size.width * moonLeft - 6 * height,
        size.height * ((isUpright ? 0.34 : 0.14) + 0.1 * rise),
        size,
      );
      if (height > 0.2)
        drawLayer(
          context,
          ringed,
          size.width * 0.7 - ringed.width / 2,
          size.height * (1.14 - 0.42 * giantUp) - ringed.height / 2,
          size,
        );
      // The planet is so large that only its rim is seen; it sinks as the rocket gets away from it.
      drawLayer(
        context,
        rim,
        (size.width - rim.width) / 2,
        size.height * (1 + 0.2 * (1 - (1 - rise) ** 2)) - rim.height * 0.72,
        size,
      );
      if (phase === 'over') veil(context, size, since_ms, '#05060cb0');
    };
    const vehicle = (context: Context, shot: Shot): void => {
      const { curve, phase, now_ms, isStill } = shot;
      if (phase !== 'idle') drawTrail(context, shot, unit);
      context.save();
      context.translate(curve.tip.x, curve.tip.y);
      const shake = phase === 'running' && !isStill ? Math.sin(now_ms / 31) * 0.7 : 0;
      if (phase === 'over') drawWreck(context, picture('burst'), picture('shards'), shot, unit);
      else {
        context.rotate(phase === 'idle' ? -0.5 : -Math.min(1.05, curve.slope));
        context.scale(unit, unit);
        context.translate(phase === 'idle' ? 22 : -2, shake);
        const flicker = isStill ? 1 : 0.88 + 0.16 * Math.sin(now_ms / 37) + 0.1 * Math.sin(now_ms / 13);
        drawShip(context, hull, plume, phase === 'running' ? flicker : 0);
      }
      context.restore();
    };
    return { ground, vehicle };
  }
}
