/** Gives what lives in a game's scene a body: flat drawings raised, lit and packed on one sheet. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';
import { drawingsOf, type Creature } from '../../games/kinds/slot/client/life/creature.ts';
import { lifeDigest } from './life-digest.ts';
import { blur, distance, type Field } from './field.ts';
import { type Bitmap, image, rasterise } from './raster.ts';

const GAMES = path.join(import.meta.dirname, '../../games');
/** Pixels a unit of the drawing, as delivered and while it is worked on. */
const SCALE = 4;
const WORKED = 8;
/** Drawings lie around their joint within this many units. */
const REACH = 200;
const LIMIT_BYTES = 80_000;
/** Elements fainter than this are light or shade on what lies below, not bodies of their own. */
const FAINT = 0.6;
/** How far from its edge a body still rises at most, in units, how high it gets, and how round its ridges are. */
const SWELL = { reach: 30, height: 0.56, round: 0.16 } as const;

type Box = { x: number; y: number; width: number; height: number };
type Drawn = { bitmap: Bitmap; box: Box };

const inBox = (body: string, { x, y, width, height }: Box, scale: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${Math.round(width * scale)}" height="${Math.round(height * scale)}">${body}</svg>`;

/** The box that a drawing fills, with a unit to spare on each side. */
async function boxOf(body: string): Promise<Box> {
  const whole = { x: -REACH, y: -REACH, width: 2 * REACH, height: 2 * REACH };
  const { data, width } = await rasterise(inBox(body, whole, 1));
  let [left, top, right, bottom] = [REACH * 2, REACH * 2, 0, 0];
  for (let i = 3; i < data.length; i += 4) {
    if ((data[i] ?? 0) < 4) continue;
    const x = ((i - 3) / 4) % width;
    const y = Math.floor((i - 3) / 4 / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { x: left - REACH - 2, y: top - REACH - 2, width: right - left + 5, height: bottom - top + 5 };
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

function coverage({ width, height, data }: Bitmap): Field {
  const values = new Float32Array(width * height);
  for (let i = 0; i < values.length; i += 1) values[i] = (data[i * 4 + 3] ?? 0) / 255;
  return { width, height, values };
}

/** Raises an element on what lies below it, and lets it throw a soft shadow there. */
function raise(ground: Field, colour: Float32Array, body: Bitmap, opacity: number): void {
  const mask = coverage(body);
  const { width, values } = mask;
  if (opacity >= FAINT) {
    const inside = distance(mask);
    const deepest = inside.values.reduce((most, value) => Math.max(most, value), 1);
    const reach_px = Math.min(deepest, SWELL.reach * WORKED);
    const swollen = blur(
      {
        ...inside,
        values: inside.values.map(
          (value) => Math.sqrt(1 - (1 - Math.min(1, value / reach_px)) ** 2) * reach_px,
        ),
      },
      SWELL.round * reach_px,
    );
    const shadow = blur(mask, 2.4 * WORKED);
    const drop = Math.round(1.6 * WORKED);
    for (let i = 0; i < values.length; i += 1) {
      const covered = values[i] ?? 0;
      const above = i - drop * width - drop;
      const dark = 0.34 * (above >= 0 ? (shadow.values[above] ?? 0) : 0) * (1 - covered);
      for (let channel = 0; channel < 3; channel += 1)
        colour[i * 4 + channel] = (colour[i * 4 + channel] ?? 0) * (1 - dark);
      ground.values[i] = (ground.values[i] ?? 0) + SWELL.height * (swollen.values[i] ?? 0) * covered;
    }
  }
  for (let i = 0; i < values.length; i += 1) {
    const covered = values[i] ?? 0;
    for (let channel = 0; channel < 3; channel += 1) {
      const under = colour[i * 4 + channel] ?? 0;
      colour[i * 4 + channel] = under + ((body.data[i * 4 + channel] ?? 0) / 255 - under) * covered;
    }
    const alpha = colour[i * 4 + 3] ?? 0;
    colour[i * 4 + 3] = alpha + (1 - alpha) * covered;
  }
}

const KEY = [-0.46, -0.62, 0.64] as const;
const HALF = [-0.253, -0.341, 0.905] as const;
const BACK = [0.78, 0.58, 0.24] as const;

/** Lights the colours by the slopes of the ground: a warm key from above left, a cool rim from below right, a glossy coat. */
function light(ground: Field, colour: Float32Array): Bitmap {
  const { width, height } = ground;
  const { values } = blur(ground, 0.35 * WORKED);
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const at = (dx: number, dy: number): number =>
        values[
          Math.min(height - 1, Math.max(0, y + dy)) * width + Math.min(width - 1, Math.max(0, x + dx))
        ] ?? 0;
      const nx = (at(-1, 0) - at(1, 0)) / 2;
      const ny = (at(0, -1) - at(0, 1)) / 2;
      const length = Math.hypot(nx, ny, 1);
      const facing = ([a, b, c]: readonly [number, number, number]): number =>
        Math.max(0, (nx * a + ny * b + c) / length);
      const diffuse = facing(KEY);
      const shine = facing(HALF) ** 46;
      const rim = facing(BACK) ** 3 * (1 - 1 / length);
      const sky = 0.5 - (0.5 * ny) / length;
      const base = 0.36 + 0.2 * sky + 0.62 * diffuse;
      const tint = [1.03, 1, 0.96];
      const cool = [0.34, 0.42, 0.6];
      for (let channel = 0; channel < 3; channel += 1) {
        const lit =
          (colour[i * 4 + channel] ?? 0) * base * (tint[channel] ?? 1) +
          0.55 * shine +
          rim * (cool[channel] ?? 0);
        data[i * 4 + channel] = Math.round(255 * clamp(lit));
      }
      data[i * 4 + 3] = Math.round(255 * clamp(colour[i * 4 + 3] ?? 0));
    }
  }
  return { width, height, data };
}

/** A flat drawing as a lit body. */
async function embody(svg: string): Promise<Drawn> {
  const box = await boxOf(svg);
  const size = { width: Math.round(box.width * WORKED), height: Math.round(box.height * WORKED) };
  const ground: Field = { ...size, values: new Float32Array(size.width * size.height) };
  const colour = new Float32Array(size.width * size.height * 4);
  for (const element of svg.match(/<\w+ [^>]*\/>/g) ?? []) {
    const opacity = Number(/ opacity="([\d.]+)"/.exec(element)?.[1] ?? 1);
    raise(ground, colour, await rasterise(inBox(element, box, WORKED)), opacity);
  }
  return { bitmap: light(ground, colour), box };
}

type Packed = { input: Buffer; left: number; top: number; width: number; height: number };

/** Places pictures in rows, the highest first. */
function pack(
  pictures: readonly { width: number; height: number }[],
  width: number,
): { left: number; top: number }[] {
  const places = pictures.map(() => ({ left: 0, top: 0 }));
  const order = pictures
    .map((_, index) => index)
    .toSorted((a, b) => (pictures[b]?.height ?? 0) - (pictures[a]?.height ?? 0));
  let [left, top, row] = [0, 0, 0];
  for (const index of order) {
    const picture = pictures[index];
    if (!picture) continue;
    if (left + picture.width > width) [left, top, row] = [0, top + row + 2, 0];
    places[index] = { left, top };
    left += picture.width + 2;
    row = Math.max(row, picture.height);
  }
  return places;
}

function isLife(module: unknown): module is { life: readonly Creature[] } {
  return typeof module === 'object' && module !== null && 'life' in module && Array.isArray(module.life);
}

/** Draws the life of a game onto `life.webp` and writes where each part lies, with its joint, to `life.json`. */
export async function renderLife(code: string): Promise<number> {
  const module: unknown = await import(pathToFileURL(path.join(GAMES, code, 'life.ts')).href);
  if (!isLife(module)) throw new Error(`No life in ${code}`);
  const drawings = drawingsOf(module.life);
  const packed: Packed[] = [];
  const boxes: Box[] = [];
  for (const svg of drawings) {
    const { bitmap, box } = await embody(svg);
    const width = Math.ceil(box.width * SCALE);
    const height = Math.ceil(box.height * SCALE);
    const input = await image(bitmap)
      .resize(width, height, { kernel: 'lanczos3', fit: 'fill' })
      .png()
      .toBuffer();
    packed.push({ input, left: 0, top: 0, width, height });
    boxes.push(box);
  }
  const sheetWidth = Math.max(512, ...packed.map(({ width }) => width));
  const places = pack(packed, sheetWidth);
  const layers: OverlayOptions[] = packed.map(({ input }, index) => ({ input, ...places[index] }));
  const sheetHeight = Math.max(...packed.map(({ height }, index) => (places[index]?.top ?? 0) + height));
  const frames = Object.fromEntries(
    packed.map(({ width, height }, index) => {
      const box = boxes[index] ?? { x: 0, y: 0, width: 1, height: 1 };
      const { left, top } = places[index] ?? { left: 0, top: 0 };
      return [
        String(index),
        {
          frame: { x: left, y: top, w: width, h: height },
          anchor: { x: -box.x / box.width, y: -box.y / box.height },
        },
      ];
    }),
  );
  const folder = path.join(GAMES, code, 'art');
  const pixels = await sharp({
    create: { width: sheetWidth, height: sheetHeight, channels: 4, background: '#0000' },
  })
    .composite(layers)
    .png({ compressionLevel: 1 })
    .toBuffer();
  let bytes = Number.POSITIVE_INFINITY;
  for (let quality = 86; bytes > LIMIT_BYTES && quality > 40; quality -= 6) {
    const written = await sharp(pixels)
      .webp({ quality, effort: 6, alphaQuality: 90, smartSubsample: true })
      .toFile(path.join(folder, 'life.webp'));
    bytes = written.size;
  }
  const description = {
    frames,
    meta: {
      image: 'life.webp',
      format: 'RGBA8888',
      size: { w: sheetWidth, h: sheetHeight },
      scale: String(SCALE),
      drawings: lifeDigest(drawings),
    },
  };
  await writeFile(path.join(folder, 'life.json'), `${JSON.stringify(description, null, 2)}\n`);
  return bytes;
}
