import { glow, motes, sky } from '../light.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The colours of a map in relief: the sky, the water round the land, and the land from its foot to its top. */
interface Print {
  readonly sky: readonly [string, string, string];
  readonly sun: string;
  readonly water: readonly [string, string];
  readonly ring: string;
  readonly land: readonly [string, string, string];
  readonly side: string;
  readonly edge: string;
  /** How steep hills are: the height of a sheet, as a share of the width of its hill. */
  readonly steep: number;
}

interface Hill {
  readonly at: Point;
  readonly reach: number;
  readonly sheets: number;
}

/** How flat the map lies. */
const tilt = 0.34;
/** Where the land meets the sky. */
const horizon = 330;

/** The outline of a hill at one height: a circle that is drawn out in some places. */
function outline(
  hill: Hill,
  share: number,
  up: number,
  waves: readonly (readonly [number, number])[],
): string {
  let d = '';
  const count = 64;
  for (let i = 0; i < count; i += 1) {
    const angle = (i / count) * 2 * Math.PI;
    const wave = waves.reduce(
      (sum, [turns, phase]) => sum + (0.16 / turns) * Math.sin(turns * angle + phase),
      1,
    );
    const r = hill.reach * share * wave;
    d += `${i === 0 ? 'M' : 'L'}${n(hill.at.x + r * Math.cos(angle))} ${n(hill.at.y - up + r * tilt * Math.sin(angle))}`;
  }
  return `${d}Z`;
}

/** A colour between two, both written as #rrggbb. */
function between(a: string, b: string, share: number): string {
  const part = (from: number): string => {
    const [x, y] = [a, b].map((colour) => Number.parseInt(colour.slice(from, from + 2), 16));
    return Math.round((x ?? 0) + ((y ?? 0) - (x ?? 0)) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** A hill of sheets that lie on each other, each with a side and a lit edge. */
function hillOf(stage: Stage, hill: Hill, print: Print): string {
  const waves = [2, 3, 4, 5].map((turns) => [turns, stage.random.between(0, 6.28)] as const);
  const thick = hill.reach * print.steep;
  let body = '';
  for (const ring of [1.34, 1.2, 1.08])
    body += `<path d="${outline(hill, ring, 0, waves)}" fill="none" stroke="${print.ring}" stroke-width="2" stroke-opacity="${n(1.9 - ring)}"/>`;
  for (let sheet = 0; sheet < hill.sheets; sheet += 1) {
    const height = sheet / Math.max(1, hill.sheets - 1);
    const share = 1 - 0.84 * height ** 0.9;
    const [low, middle, high] = print.land;
    const paint = height < 0.5 ? between(low, middle, height * 2) : between(middle, high, height * 2 - 1);
    const top = outline(hill, share, (sheet + 1) * thick, waves);
    const foot = outline(hill, share, sheet * thick, waves);
    body += `<path d="${foot}" fill="${between(paint, print.side, 0.62)}"/>`;
    // What lies between foot and top is the side of the sheet.
    for (let step = 1; step < 5; step += 1)
      body += `<path d="${outline(hill, share, (sheet + step / 5) * thick, waves)}" fill="${between(paint, print.side, 0.62 - step * 0.05)}"/>`;
    body += `<path d="${top}" fill="${paint}" stroke="${print.edge}" stroke-width="1.600" stroke-opacity=".75"/>`;
  }
  return body;
}

/** A map in relief, cut out of sheets: hills in water, lines round their feet, a sun behind them. */
function relief(print: Print): Scene {
  const hills = (stage: Stage, light: Point): Hill[] => {
    const w = stage.width;
    const isWide = w > 900;
    return [
      { at: { x: light.x - (isWide ? 420 : 330), y: 372 }, reach: 120, sheets: 6 },
      { at: { x: light.x + 330, y: 380 }, reach: 130, sheets: 7 },
      { at: { x: light.x - (isWide ? 700 : 500), y: 420 }, reach: 190, sheets: 6 },
      { at: { x: light.x - 230, y: 440 }, reach: 150, sheets: 8 },
      { at: { x: light.x + 210, y: 452 }, reach: 170, sheets: 7 },
      { at: { x: light.x - (isWide ? 1010 : 760), y: 470 }, reach: 230, sheets: 7 },
      // The hero stands on it.
      { at: { x: light.x, y: 566 }, reach: 300, sheets: 3 },
      { at: { x: light.x - (isWide ? 560 : 420), y: 590 }, reach: 210, sheets: 5 },
    ];
  };
  return {
    dark: print.side,
    back: (stage, light) => {
      const [top, middle, low] = print.sky;
      const [far, near] = print.water;
      let body = sky(stage, [
        [0, top],
        [0.34, middle],
        [0.52, low],
        [1, low],
      ]);
      const sun = { x: light.x, y: 236 };
      body += glow(stage, sun, 420, print.sun, 0.7);
      for (const [r, strength] of [
        [246, 0.22],
        [204, 0.4],
        [164, 1],
      ] as const)
        body += `<circle cx="${n(sun.x)}" cy="${n(sun.y)}" r="${r}" fill="${print.sun}" fill-opacity="${strength}"/>`;
      const water = stage.linear([
        [0, far],
        [1, near],
      ]);
      body += `<rect y="${horizon}" width="${n(stage.width)}" height="320" fill="${water}"/>`;
      // The net of the map lies on the water.
      let net = '';
      for (let i = -24; i <= 24; i += 1)
        net += `M${n(light.x + i * 46)} ${horizon}L${n(light.x + i * 170)} 660`;
      for (let i = 0; i < 8; i += 1) net += `M0 ${n(horizon + 5 * 1.7 ** i)}H${n(stage.width)}`;
      body += `<path d="${net}" fill="none" stroke="${print.ring}" stroke-opacity=".3" stroke-width="1.200"/>`;
      for (const hill of hills(stage, light)) body += hillOf(stage, hill, print);
      return body + motes(stage, Math.round(stage.width / 40), print.sun, { bottom: 300, largest: 1.6 });
    },
    front: () => '',
  };
}

/** A bay of steep islands in the morning. */
export const reliefBay = relief({
  sky: ['#0b3b52', '#2f8f9d', '#f7e3b0'],
  sun: '#fff0b8',
  water: ['#4fb3b5', '#0a4a5c'],
  ring: '#c6fff2',
  land: ['#e9e0a8', '#5da667', '#1f6b4a'],
  side: '#06323a',
  edge: '#fff6cf',
  steep: 0.13,
});

/** Terraces of rice at noon. */
export const reliefTerraces = relief({
  sky: ['#35623b', '#9cc45b', '#f6efb4'],
  sun: '#fbffd0',
  water: ['#b7d66a', '#3d6b2a'],
  ring: '#f6ffc2',
  land: ['#3f7d35', '#a9c94a', '#f3e47a'],
  side: '#173a1d',
  edge: '#fbffd2',
  steep: 0.07,
});

/** Dunes of red sand in the evening. */
export const reliefDunes = relief({
  sky: ['#2a1440', '#a33a5e', '#ffb36b'],
  sun: '#ffd98a',
  water: ['#d9714a', '#5a1f35'],
  ring: '#ffd9b0',
  land: ['#8f3a2c', '#e07a3e', '#ffcf7a'],
  side: '#33112a',
  edge: '#ffe6b8',
  steep: 0.09,
});
