import { rampTable, rgb } from './colour.ts';
import { blur, closed, distance, type Field } from './field.ts';
import type { Material } from './material.ts';
import { type Bitmap, rasterise, svgDocument } from './raster.ts';

/** A flat drawing: SVG content in a box of `width` × `height` stage units. */
export type Drawing = { body: string; width: number; height: number };

/** A drawing raised and lit. `pad` is the margin (stage units) added on each side for halo, contour and shadow. */
export type Relief = { bitmap: Bitmap; width: number; height: number; pad: number };

const KEY = normalise(-0.5, -0.62, 0.6);
const HALF = normalise(KEY[0], KEY[1], KEY[2] + 1);
const BACK = normalise(0.72, 0.5, 0.15);

function normalise(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);
const smooth = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

/**
 * How much of each pixel is covered. Haze that blurred highlights spill past a shape's edge is not part of the shape.
 */
function coverage(bitmap: Bitmap): Field {
  const values = new Float32Array(bitmap.width * bitmap.height);
  for (let i = 0; i < values.length; i++)
    values[i] = clamp(((bitmap.data[i * 4 + 3] ?? 0) / 255 - 0.12) / 0.76);
  return { width: bitmap.width, height: bitmap.height, values };
}

/** Height above the ground, in pixels, of a mask with the given edge. */
function raise(mask: Field, bevel_px: number, profile: Material['profile'], softness_px: number): Field {
  const d = distance(mask);
  const values = d.values.map((value) => {
    const t = Math.min(1, value / bevel_px);
    return profile === 'chisel' ? bevel_px * t : bevel_px * Math.sqrt(1 - (1 - t) * (1 - t));
  });
  return blur({ ...d, values }, softness_px);
}

function heights(mask: Field, plate: Field, material: Material, scale: number): Field {
  const bevel_px = material.bevel * scale;
  const detail = raise(
    mask,
    bevel_px,
    material.profile,
    material.profile === 'chisel' ? 1.4 : Math.max(1.3, bevel_px * 0.14),
  );
  const swell_px = Math.min(plate.width, plate.height) * 0.22;
  const dome = raise(plate, swell_px, 'round', swell_px * 0.22);
  const values = detail.values.map((value, i) => value * 0.9 + (dome.values[i] ?? 0) * material.dome);
  if (material.grain) roughen(values, detail.width, material.grain * scale);
  return { ...detail, values };
}

/** Adds drawn-out wood-like noise to a surface. */
function roughen(values: Float32Array, width: number, depth_px: number): void {
  for (let i = 0; i < values.length; i++) {
    const x = i % width;
    const y = Math.floor(i / width);
    const wave =
      Math.sin(y * 0.55 + 3 * Math.sin(x * 0.021) + Math.sin(x * 0.13 + y * 0.2)) +
      Math.sin(y * 1.7 + x * 0.05) * 0.5;
    values[i] = (values[i] ?? 0) + wave * depth_px;
  }
}

type Surface = {
  mask: Field;
  plate: Field;
  height: Field;
  hollow: Field;
  colours: Bitmap;
  lowest: number;
  highest: number;
};

/** Lights one pixel; returns red, green and blue in 0–255, unclamped. */
function lighting(surface: Surface, material: Material): (i: number, out: Float32Array) => void {
  const { mask, height, hollow, colours } = surface;
  const table = material.ramp ? rampTable(material.ramp) : undefined;
  const plateColour = rgb(material.plate?.colour ?? '#000000');
  const rim = rgb(material.rim ?? '#ffffff');
  const { width } = mask;
  const span = Math.max(1, surface.highest - surface.lowest);
  return (i, out) => {
    const h = height.values;
    const dx = ((h[i + 1] ?? 0) - (h[i - 1] ?? 0)) / 2;
    const dy = ((h[i + width] ?? 0) - (h[i - width] ?? 0)) / 2;
    const inverse = 1 / Math.sqrt(dx * dx + dy * dy + 1);
    const nx = -dx * inverse;
    const ny = -dy * inverse;
    const nz = inverse;
    const down = (Math.floor(i / width) - surface.lowest) / span;
    const face = mask.values[i] ?? 0;
    const diffuse = Math.max(0, nx * KEY[0] + ny * KEY[1] + nz * KEY[2]);
    const glint = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]);
    const shade = 1 - clamp((hollow.values[i] ?? 0) * 0.09);
    const reflectY = 2 * nz * ny;
    const reflectX = 2 * nz * nx;
    let red: number;
    let green: number;
    let blue: number;
    if (material.finish === 'metal' && table) {
      const t = clamp(0.47 + 0.4 * reflectY + 0.1 * Math.sin(reflectX * 2.4) + 0.1 * (down - 0.5));
      const at = Math.round(t * 255) * 3;
      const lift = 0.72 + 0.42 * diffuse;
      red = (table[at] ?? 0) * lift;
      green = (table[at + 1] ?? 0) * lift;
      blue = (table[at + 2] ?? 0) * lift;
    } else {
      const at = Math.round(clamp(down) * 255) * 3;
      const source = (c: number): number => (table ? (table[at + c] ?? 0) : (colours.data[i * 4 + c] ?? 0));
      const lift = 0.62 + 0.62 * diffuse + 0.22 * Math.max(0, ny) * (1 - nz);
      red = source(0) * lift;
      green = source(1) * lift;
      blue = source(2) * lift;
      const sky = smooth(0.25, 0.8, -reflectY) * 62 * material.shine;
      red += sky;
      green += sky;
      blue += sky * 1.05;
    }
    if (material.plate && face < 1) {
      const lift = (0.45 + 0.75 * diffuse) * (1 - face);
      red = red * face + plateColour[0] * lift;
      green = green * face + plateColour[1] * lift;
      blue = blue * face + plateColour[2] * lift;
    }
    const spark =
      (Math.pow(glint, 42) * 210 + Math.pow(glint, 9) * 34) * material.shine * (0.35 + 0.65 * face);
    const edge = Math.pow(1 - nz, 1.4) * Math.max(0, nx * BACK[0] + ny * BACK[1] + nz * BACK[2]) * 0.85;
    out[0] = red * shade + spark + rim[0] * edge;
    out[1] = green * shade + spark * 0.98 + rim[1] * edge;
    out[2] = blue * shade + spark * 0.92 + rim[2] * edge;
  };
}

/** Puts a colour under what a pixel already holds (all premultiplied by `alpha` in 0–1). */
function under(pixel: Float32Array, colour: ArrayLike<number>, alpha: number): void {
  const room = (1 - (pixel[3] ?? 0)) * alpha;
  pixel[0] = (pixel[0] ?? 0) + (colour[0] ?? 0) * room;
  pixel[1] = (pixel[1] ?? 0) + (colour[1] ?? 0) * room;
  pixel[2] = (pixel[2] ?? 0) + (colour[2] ?? 0) * room;
  pixel[3] = (pixel[3] ?? 0) + room;
}

function margin(material: Material): number {
  const glow = material.glow ? material.glow.reach * 1.8 : 0;
  const shadow = material.shadow ? material.shadow.drop + material.shadow.soft * 2.2 : 0;
  return Math.ceil(Math.max(glow, shadow, 2) + (material.contour?.width ?? 0) + 2);
}

/**
 * Raises a flat drawing into a lit relief. The height of each point grows with its distance from the outline. The
 * normals of that height field are lit by a key light from the upper left and a rim light from the lower right. `scale`
 * is in pixels per stage unit.
 */
export async function relief(drawing: Drawing, material: Material, scale: number): Promise<Relief> {
  const pad = margin(material);
  const width = drawing.width + pad * 2;
  const height = drawing.height + pad * 2;
  const colours = await rasterise(
    svgDocument(`<g transform="translate(${pad} ${pad})">${drawing.body}</g>`, width, height, scale),
  );
  const mask = coverage(colours);
  const plate = material.plate ? closed(mask, material.plate.close * scale) : mask;
  const surfaceHeight = heights(mask, plate, material, scale);
  const broad = blur(surfaceHeight, material.bevel * scale * 0.7);
  const hollow: Field = {
    ...broad,
    values: broad.values.map(
      (value, i) =>
        ((value - (surfaceHeight.values[i] ?? 0)) * 4) / scale / Math.max(4, material.bevel * 0.4),
    ),
  };
  let lowest = Number.POSITIVE_INFINITY;
  let highest = 0;
  plate.values.forEach((value, i) => {
    if (value < 0.5) return;
    const row = Math.floor(i / plate.width);
    lowest = Math.min(lowest, row);
    highest = Math.max(highest, row);
  });
  const light = lighting({ mask, plate, height: surfaceHeight, hollow, colours, lowest, highest }, material);
  const away = distance(plate, true);
  const contour = rgb(material.contour?.colour ?? '#000000');
  const contour_px = (material.contour?.width ?? 0) * scale;
  const halo = rgb(material.glow?.colour ?? '#000000');
  const reach_px = (material.glow?.reach ?? 1) * scale;
  const cast = material.shadow ? blur(plate, material.shadow.soft * scale * 0.6) : undefined;
  const drop = Math.round((material.shadow?.drop ?? 0) * scale) * plate.width;
  const data = new Uint8Array(plate.values.length * 4);
  const pixel = new Float32Array(4);
  const lit = new Float32Array(3);
  for (let i = 0; i < plate.values.length; i++) {
    const solid = Math.max(plate.values[i] ?? 0, mask.values[i] ?? 0);
    pixel.fill(0);
    if (solid > 0.004) {
      light(i, lit);
      under(pixel, lit, solid);
    }
    const out = (away.values[i] ?? 0) - 0.5;
    if (contour_px > 0) under(pixel, contour, clamp(contour_px - out + 0.5));
    if (cast && material.shadow)
      under(pixel, [0, 0, 0], (cast.values[i - drop] ?? 0) * material.shadow.strength);
    if (material.glow) under(pixel, halo, material.glow.strength * Math.exp(-((out / reach_px) ** 2) * 1.6));
    const alpha = pixel[3] ?? 0;
    if (alpha < 0.002) continue;
    data[i * 4] = Math.min(255, Math.max(0, (pixel[0] ?? 0) / alpha));
    data[i * 4 + 1] = Math.min(255, Math.max(0, (pixel[1] ?? 0) / alpha));
    data[i * 4 + 2] = Math.min(255, Math.max(0, (pixel[2] ?? 0) / alpha));
    data[i * 4 + 3] = Math.round(alpha * 255);
  }
  return { bitmap: { width: plate.width, height: plate.height, data }, width, height, pad };
}
