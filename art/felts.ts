/**
 * Makes what a table is covered with: the nap of its cloth as a tile, and its padded rail.
 *
 *   node art/felts.ts
 *
 * The cloth's colour and the pool of light on it are two gradients of CSS, which weigh nothing and fit every width; only what CSS cannot
 * do is a picture. `felt.webp` is a tile of grey fibres, seamless, to be laid over any colour with `background-blend-mode: soft-light`;
 * `rail.webp` is a strip of leather with two seams between brass and wood, seamless along its length.
 */
import path from 'node:path';
import sharp from 'sharp';
import { seeded } from '../tools/posters/random.ts';

const TARGET = path.join(import.meta.dirname, '../games/kinds/table/client/pictures');

/** A field of brightness that repeats at its edges. */
type Field = { width: number; height: number; values: Float32Array };

function field(width: number, height: number, at: (x: number, y: number) => number): Field {
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) values[y * width + x] = at(x, y);
  return { width, height, values };
}

const valueAt = ({ width, height, values }: Field, x: number, y: number): number =>
  values[((y + height) % height) * width + ((x + width) % width)] ?? 0;

/** Blurs along a direction, round the edges. */
function drawn(from: Field, dx: number, dy: number, reach: number): Field {
  return field(from.width, from.height, (x, y) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k += 1)
      sum += valueAt(from, x + Math.round(k * dx), y + Math.round(k * dy));
    return sum / (2 * reach + 1);
  });
}

/** Brings a field to a mean of 0 and a deviation of 1. */
function evened(from: Field): Field {
  const { length } = from.values;
  const mean = from.values.reduce((sum, value) => sum + value, 0) / length;
  const spread = Math.sqrt(from.values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / length) || 1;
  return { ...from, values: from.values.map((value) => (value - mean) / spread) };
}

function white(seed: string, width: number, height: number): Field {
  const random = seeded(seed);
  return field(width, height, () => random.between(-1, 1));
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** Short fibres in three directions, over a cloudiness that one sees from afar. */
async function felt(): Promise<number> {
  const size = 256;
  const layers: readonly (readonly [Field, number])[] = [
    [evened(drawn(white('felt-1', size, size), 1, 0.35, 4)), 9],
    [evened(drawn(white('felt-2', size, size), 0.4, 1, 4)), 9],
    [evened(drawn(white('felt-3', size, size), -0.8, 0.7, 3)), 7],
    [evened(drawn(drawn(white('felt-4', size, size), 1, 0, 9), 0, 1, 9)), 4],
  ];
  const pixels = Buffer.alloc(size * size);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = clamp(
      128 + layers.reduce((sum, [layer, weight]) => sum + weight * (layer.values[at] ?? 0), 0),
    );
  const { size: bytes } = await sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .webp({ quality: 58, effort: 6 })
    .toFile(path.join(TARGET, 'felt.webp'));
  return bytes;
}

type Colour = readonly [number, number, number];
const mixed = (a: Colour, b: Colour, t: number): Colour => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The rail from its outer edge (above) to the cloth (below): wood, brass, leather with seams, brass. */
async function rail(): Promise<number> {
  const [width, height] = [512, 72];
  const grain = evened(drawn(white('rail-grain', width, height), 1, 0, 24));
  const knots = evened(drawn(drawn(white('rail-knots', width, height), 1, 0, 40), 0, 1, 2));
  const hide = evened(drawn(drawn(white('rail-hide', width, height), 1, 0, 1), 0, 1, 1));
  const pixels = Buffer.alloc(width * height * 3);
  const brass = (t: number): Colour =>
    t < 0.35
      ? mixed([96, 58, 14], [255, 226, 140], t / 0.35)
      : mixed([255, 226, 140], [112, 66, 16], (t - 0.35) / 0.65);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let colour: Colour;
      if (y < 18) {
        const shade = 0.55 + 0.75 * Math.sin((Math.PI * (y + 2)) / 22);
        const streak = 0.5 + 0.16 * (grain.values[at] ?? 0) + 0.1 * (knots.values[at] ?? 0);
        const tone = mixed([52, 20, 8], [126, 62, 26], streak);
        colour = [tone[0] * shade, tone[1] * shade, tone[2] * shade];
      } else if (y < 22) colour = brass((y - 18 + 0.5) / 4);
      else if (y < 66) {
        const round = (y - 22) / 44;
        // A roll: its light lies above its middle, and it turns away below.
        const lit =
          0.34 + 0.86 * Math.sin(Math.PI * Math.min(1, 0.06 + round * 0.98)) ** 1.5 * (1.15 - 0.75 * round);
        const shine = 46 * Math.exp(-(((round - 0.3) / 0.1) ** 2));
        const seam = [30, 58].some((line) => Math.abs(y - line) < 1.2);
        const stitch = seam && x % 8 < 5;
        const pores = 1 + 0.07 * (hide.values[at] ?? 0);
        const base = mixed([20, 12, 10], [74, 44, 32], lit * pores);
        colour = [base[0] + shine * 0.8, base[1] + shine * 0.66, base[2] + shine * 0.56];
        if (seam) colour = stitch ? mixed(colour, [206, 160, 96], 0.72) : mixed(colour, [0, 0, 0], 0.45);
      } else if (y < 70) colour = brass((y - 66 + 0.5) / 4);
      else colour = [16, 8, 4];
      for (const [channel, part] of colour.entries()) pixels[at * 3 + channel] = clamp(part);
    }
  }
  const { size } = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp({ quality: 74, effort: 6, smartSubsample: true })
    .toFile(path.join(TARGET, 'rail.webp'));
  return size;
}

console.log(`FELT ${await felt()} B, RAIL ${await rail()} B`);
