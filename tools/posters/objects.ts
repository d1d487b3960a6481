import path from 'node:path';
import sharp from 'sharp';
import { hsl } from './colour.ts';
import { emoji3d } from './icons.ts';
import type { Relief } from './relief.ts';
import { dataUri } from './raster.ts';
import { n, type Point, type Stage } from './stage.ts';

const GOLD = [
  [0, '#fffbe0'],
  [0.22, '#ffe27a'],
  [0.48, '#f2a81d'],
  [0.52, '#c9720c'],
  [0.72, '#ffd65a'],
  [1, '#8a4a06'],
] as const;

/** Places a relief with its middle at a point. `size` scales it; `turn` is degrees. */
export async function place(relief: Relief, at: Point, turn = 0, size = 1, filter?: string): Promise<string> {
  const uri = await dataUri(relief.bitmap);
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)}) scale(${size})"${filter ? ` filter="${filter}"` : ''}><image x="${n(-relief.width / 2)}" y="${n(-relief.height / 2)}" width="${n(relief.width)}" height="${n(relief.height)}" xlink:href="${uri}"/></g>`;
}

/** A three-dimensional emoji picture; `far` blurs it by depth. */
export async function prop(
  stage: Stage,
  character: string,
  at: Point,
  size: number,
  turn = 0,
  far = 0,
): Promise<string> {
  return standing(stage, await emoji3d(character), at, { width: size, height: size }, turn, far);
}

/** How the colours of a picture are changed: turned by so many degrees, and lighter and stronger by these factors. */
export type Tone = { hue: number; brightness?: number; saturation?: number };

/** A picture rendered by `art`, its larger side `size` long. */
export async function rendered(
  stage: Stage,
  picture: string,
  at: Point,
  size: number,
  turn = 0,
  far = 0,
  tone?: Tone,
): Promise<string> {
  const file = sharp(path.join(import.meta.dirname, 'rendered', `${picture.replace('/', '-')}.webp`));
  const { width, height } = await file.metadata();
  const scale = size / Math.max(width, height);
  const uri = `data:image/png;base64,${(await (tone ? file.modulate(tone) : file).png().toBuffer()).toString('base64')}`;
  return standing(stage, uri, at, { width: width * scale, height: height * scale }, turn, far);
}

/** A picture with its shadow. */
function standing(
  stage: Stage,
  uri: string,
  at: Point,
  { width, height }: { width: number; height: number },
  turn: number,
  far: number,
): string {
  const shadow = stage.define(
    (id) =>
      `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feDropShadow dx="0" dy="8" stdDeviation="7" flood-color="#000" flood-opacity=".55"/>${far > 0 ? `<feGaussianBlur stdDeviation="${far}"/>` : ''}</filter>`,
  );
  // The filter is on the group that also moves the image. Filters on a group around a moved image are clipped wrongly.
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})" filter="${shadow}"><image x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" xlink:href="${uri}"/></g>`;
}

/** A gold coin with a star, seen at `tilt` (1 = face on). */
export function coin(stage: Stage, at: Point, radius: number, tilt = 0.9, turn = 0, far = 0): string {
  const r = radius;
  const thick = r * 0.2 * (1.15 - tilt);
  const star = 'M0-48 13-16 47-15 20 7 30 41 0 21-30 41-20 7-47-15-13-16Z';
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"${far > 0 ? ` filter="${stage.soft(far)}"` : ''}><ellipse cy="${n(thick)}" rx="${n(r)}" ry="${n(r * tilt)}" fill="#6e3603"/><ellipse rx="${n(r)}" ry="${n(r * tilt)}" fill="${stage.linear(GOLD)}" stroke="#5d2c02" stroke-width=".8"/><ellipse rx="${n(r * 0.77)}" ry="${n(r * 0.77 * tilt)}" fill="${stage.linear(
    [
      [0, '#b96a0a'],
      [0.5, '#ffcf4a'],
      [1, '#fff1a8'],
    ],
  )}" stroke="#7a3d04" stroke-width="1"/><g transform="scale(1 ${tilt.toFixed(2)})"><path transform="scale(${(r / 100).toFixed(3)})" d="${star}" fill="#fff3b0" stroke="#a55c07" stroke-width="5"/></g><path d="M${n(-r * 0.7)} ${n(-r * tilt * 0.45)}A${n(r * 0.85)} ${n(r * 0.85 * tilt)} 0 0 1 ${n(r * 0.1)} ${n(-r * tilt * 0.86)}" stroke="#fffbe6" stroke-width="${n(r * 0.1)}" stroke-linecap="round" fill="none" opacity=".9"/></g>`;
}

/** Coins in flight, away from the middle where the hero stands; large ones are near and out of focus. */
export function flyingCoins(stage: Stage, count: number, hero: Point, clear = 150): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const r = 8 + stage.random.unit() ** 2 * 22;
    let at = { x: stage.random.between(0, stage.width), y: stage.random.between(40, 480) };
    for (let tries = 0; tries < 8 && Math.hypot(at.x - hero.x, at.y - hero.y) < clear; tries++) {
      at = { x: stage.random.between(0, stage.width), y: stage.random.between(40, 480) };
    }
    body += coin(
      stage,
      at,
      r,
      stage.random.between(0.35, 0.98),
      stage.random.between(-40, 40),
      r > 24 ? 2 : r < 11 ? 0.8 : 0,
    );
  }
  return body;
}

/** A heap of coins whose crest is at `top` in the middle; `size` scales each coin. */
export function heap(
  stage: Stage,
  middle: number,
  top: number,
  reach: number,
  count: number,
  size = 1,
): string {
  const coins = Array.from({ length: count }, () => {
    const t = stage.random.between(-1, 1);
    return { x: middle + t * reach, y: top + Math.abs(t) ** 1.5 * 50 + stage.random.between(-6, 60) };
  }).toSorted((a, b) => a.y - b.y);
  return coins
    .map((at) =>
      coin(
        stage,
        at,
        stage.random.between(17, 27) * size,
        stage.random.between(0.3, 0.62),
        stage.random.between(-25, 25),
      ),
    )
    .join('');
}

export type Cut = 'brilliant' | 'emerald' | 'hex' | 'drop';

/** A facetted stone lit from the upper left; `hue` in degrees, `saturation` in percent. */
export function gem(
  stage: Stage,
  at: Point,
  size: number,
  hue: number,
  cut: Cut = 'brilliant',
  turn = 0,
  saturation = 92,
): string {
  const sides = { brilliant: 10, emerald: 8, hex: 6, drop: 9 }[cut];
  const squeeze = cut === 'emerald' ? 0.78 : 1;
  const ring = (radius: number): [number, number][] =>
    Array.from({ length: sides }, (_, i) => {
      const a = ((i + 0.5) / sides) * 6.2832 - 1.5708;
      const stretch = cut === 'drop' ? 1 + 0.28 * Math.max(0, -Math.sin(a)) ** 3 : 1;
      return [radius * Math.cos(a) * squeeze * (cut === 'drop' ? 0.86 : 1), radius * Math.sin(a) * stretch];
    });
  const outer = ring(size);
  const inner = ring(size * 0.56);
  const corner = (points: [number, number][], i: number): [number, number] =>
    points[((i % sides) + sides) % sides] ?? [0, 0];
  const path = (points: [number, number][]): string =>
    `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
  let facets = '';
  for (let i = 0; i < sides; i++) {
    const [x, y] = [
      corner(outer, i)[0] + corner(outer, i + 1)[0],
      corner(outer, i)[1] + corner(outer, i + 1)[1],
    ];
    const light = 47 - ((x + y) / 2 / size) * 22 + (i % 2 ? 9 : -8);
    facets += `<path d="${path([corner(outer, i), corner(outer, i + 1), corner(inner, i)])}" fill="${hsl(hue - 6, saturation, light - 7)}"/>`;
    facets += `<path d="${path([corner(outer, i + 1), corner(inner, i + 1), corner(inner, i)])}" fill="${hsl(hue + 6, saturation, light + 7)}"/>`;
    const table = 58 + ((corner(inner, i)[0] + corner(inner, i)[1]) / size) * 16 + (i % 3) * 7;
    facets += `<path d="${path([[0, 0], corner(inner, i), corner(inner, i + 1)])}" fill="${hsl(hue + i * 2, saturation, Math.min(88, table))}"/>`;
  }
  const shineFacet = path([
    corner(inner, sides - 2),
    corner(outer, sides - 2),
    corner(outer, sides - 1),
    corner(inner, 0),
  ]);
  const outline = path(outer);
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"><path d="${outline}" fill="#fff" stroke="${hsl(hue, 90, 12)}" stroke-width="${n(size * 0.09)}" stroke-linejoin="round"/>${facets}<path d="${shineFacet}" fill="#fff" opacity=".55"/><path d="${outline}" fill="${stage.linear(
    [
      [0, '#ffffff', 0.45],
      [0.45, '#ffffff', 0],
      [1, '#000000', 0.3],
    ],
  )}"/></g>`;
}

const SUITS = {
  hearts: 'M0 34C-52 0-40-38-16-38-4-38 0-28 0-22 0-28 4-38 16-38 40-38 52 0 0 34Z',
  diamonds: 'M0-44 32 0 0 44-32 0Z',
  clubs: 'M-8 40C-2 30-3 20-5 14-30 26-46-6-20-14-36-40 36-40 20-14 46-6 30 26 5 14 3 20 2 30 8 40Z',
  spades:
    'M0-42C30-12 44 2 34 18 26 30 10 26 5 18 4 28 6 34 10 40H-10C-6 34-4 28-5 18-10 26-26 30-34 18-44 2-30-12 0-42Z',
} as const;

export type Suit = keyof typeof SUITS;

/** A card suit, about `size` units tall. */
export function suit(name: Suit, at: Point, size: number, paint: string): string {
  return `<path transform="translate(${n(at.x)} ${n(at.y)}) scale(${(size / 80).toFixed(3)})" d="${SUITS[name]}" fill="${paint}"/>`;
}

/** A playing card; `index` is the SVG path data of its rank, drawn round (0, 0) and 100 units tall. */
export function card(
  stage: Stage,
  at: Point,
  width: number,
  index: string,
  name: Suit,
  turn: number,
): string {
  const height = width * 1.42;
  const red = name === 'hearts' || name === 'diamonds';
  const ink = stage.linear(
    red
      ? [
          [0, '#ff4b4b'],
          [1, '#a30012'],
        ]
      : [
          [0, '#444a5c'],
          [1, '#05060a'],
        ],
  );
  const corner = `<path transform="translate(${n(-width * 0.34)} ${n(-height * 0.37)}) scale(${(width * 0.0026).toFixed(3)})" d="${index}" fill="${ink}"/>${suit(name, { x: -width * 0.34, y: -height * 0.2 }, width * 0.17, ink)}`;
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"><rect x="${n(-width / 2 + 4)}" y="${n(-height / 2 + 8)}" width="${n(width)}" height="${n(height)}" rx="${n(width * 0.09)}" fill="#000" opacity=".45" filter="${stage.soft(6)}"/><rect x="${n(-width / 2)}" y="${n(-height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(width * 0.09)}" fill="${stage.linear(
    [
      [0, '#ffffff'],
      [0.6, '#f4efe4'],
      [1, '#cbbfa6'],
    ],
    0,
    0,
    1,
    1,
  )}" stroke="#d9a23a" stroke-width="2"/>${corner}<g transform="rotate(180)">${corner}</g>${suit(name, { x: 0, y: 0 }, width * 0.62, ink)}</g>`;
}

/** A casino chip lying at `tilt`; stack several to make a pile. */
export function chip(stage: Stage, at: Point, r: number, hue: number, tilt = 0.5): string {
  const thick = r * 0.2;
  return `<g transform="translate(${n(at.x)} ${n(at.y)})"><ellipse cy="${n(thick)}" rx="${n(r)}" ry="${n(r * tilt)}" fill="${hsl(hue, 80, 16)}"/><rect x="${n(-r)}" y="0" width="${n(2 * r)}" height="${n(thick)}" fill="${hsl(hue, 75, 24)}"/><ellipse rx="${n(r)}" ry="${n(r * tilt)}" fill="${hsl(hue, 78, 40)}"/><ellipse rx="${n(r * 0.9)}" ry="${n(r * 0.9 * tilt)}" fill="none" stroke="#fff" stroke-width="${n(r * 0.17)}" stroke-dasharray="${n(r * 0.32)} ${n(r * 0.38)}"/><ellipse rx="${n(r * 0.66)}" ry="${n(r * 0.66 * tilt)}" fill="${stage.linear(
    [
      [0, hsl(hue, 80, 26)],
      [1, hsl(hue, 85, 52)],
    ],
  )}" stroke="#ffe9a8" stroke-width="1.6"/>${suit('spades', { x: 0, y: 0 }, r * 0.5, '#ffe9a8')}<path d="M${n(-r * 0.8)} ${n(-r * tilt * 0.4)}A${n(r * 0.95)} ${n(r * 0.95 * tilt)} 0 0 1 ${n(r * 0.2)} ${n(-r * tilt * 0.9)}" stroke="#fff" stroke-width="2.4" fill="none" opacity=".6" stroke-linecap="round"/></g>`;
}
