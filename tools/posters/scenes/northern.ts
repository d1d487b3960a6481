import { glow, screen, sky } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Small stars, more of them high up. */
function stars(stage: Stage, count: number, bottom: number): string {
  const { random, width } = stage;
  let body = '';
  for (let i = 0; i < count; i++)
    body += `<circle cx="${n(random.between(0, width))}" cy="${n(bottom * random.unit() ** 1.4)}" r="${n(0.7 + random.unit() * 1.3)}" opacity="${n(0.4 + random.unit() * 0.6)}"/>`;
  return `<g fill="#eaf6ff">${body}</g>`;
}

/** A curtain of light: soft rays that stand along a wave, bright at their foot. `rise` may be negative, for its mirror in water. */
function curtain(stage: Stage, foot: number, rise: number, wave: number, colours: readonly string[]): string {
  const { random, width } = stage;
  const phase = random.between(0, 6);
  let body = '';
  for (let x = -60; x < width + 60; x += 13) {
    const colour = colours[Math.floor(((x + 60) / (width + 120)) * colours.length * 0.999)] ?? '#ffffff';
    const at = foot + wave * Math.sin(x * 0.0062 + phase) + wave * 0.4 * Math.sin(x * 0.017 + phase);
    const tall = rise * (0.7 + 0.3 * Math.sin(x * 0.021 + phase * 2)) * random.between(0.75, 1.1);
    const paint = stage.linearAt(
      [
        [0, colour, 0],
        [0.1, colour, 0.62],
        [0.42, colour, 0.24],
        [1, colour, 0],
      ],
      { x, y: at + rise * 0.06 },
      { x, y: at - tall },
    );
    body += `<path d="M${n(x - 13)} ${n(at + rise * 0.06)}V${n(at - tall)}H${n(x + 13)}V${n(at + rise * 0.06)}Z" fill="${paint}"/>`;
  }
  return screen(`<g filter="${stage.soft(7)}">${body}</g>`);
}

/** A fir, drawn from its foot. */
function fir(x: number, foot: number, tall: number): string {
  let d = `M${n(x)} ${n(foot - tall)}`;
  const tiers = 6;
  const outline = (side: 1 | -1): string[] =>
    Array.from({ length: tiers }, (_, i) => {
      const y = foot - tall + (tall * (i + 1)) / tiers;
      const reach = tall * 0.05 + tall * 0.19 * ((i + 1) / tiers);
      return `L${n(x + side * reach)} ${n(y)}L${n(x + side * reach * 0.5)} ${n(y - tall * 0.02)}`;
    });
  d += outline(1).join('');
  const left = outline(-1)
    .toReversed()
    .map((part) => {
      const [, outer = '', inner = ''] = part.split('L');
      return `L${inner}L${outer}`;
    });
  return `${d}${left.join('')}Z`;
}

function forest(stage: Stage, foot: number, tall: number, paint: string, clear: number): string {
  const { random, width } = stage;
  let d = '';
  for (let x = -20; x < width + 20; x += tall * random.between(0.14, 0.34)) {
    // The wood opens in the middle of the stage.
    const far = Math.abs(x / width - 0.5) * 2;
    const size = tall * random.between(0.55, 1.05) * (1 - clear * (1 - far));
    d += fir(x, foot + random.between(0, 8), size);
  }
  return `<path d="${d}" fill="${paint}"/>`;
}

/** Northern lights over a lake that mirrors them, between dark woods. */
export const northernLake: Scene = {
  dark: '#030817',
  back: (stage, light) => {
    const w = stage.width;
    const shore = 452;
    let body = sky(stage, [
      [0, '#04081c'],
      [0.5, '#0a2140'],
      [0.72, '#125a5e'],
      [1, '#030817'],
    ]);
    body += stars(stage, 150, 420);
    body += curtain(stage, 300, 330, 46, ['#7a4dff', '#3a8bff', '#2fe6b0', '#2bffa0', '#38d8ff', '#9a5bff']);
    body += curtain(stage, 372, 210, 30, ['#3affb0', '#4dffc0', '#22d0ff', '#b45bff']);
    body += glow(stage, { x: light.x, y: 330 }, 330, '#5affc8', 0.34);
    body += ridge(stage, 424, 44, 0.5, '#0a1c38', 12) + ridge(stage, 446, 20, 0.3, '#061228', 12);
    body += `<rect y="${shore}" width="${n(w)}" height="190" fill="${stage.linear([
      [0, '#1a6a6c'],
      [0.4, '#0b3050'],
      [1, '#030817'],
    ])}"/>`;
    body += curtain(stage, shore + 6, -150, 3, ['#5a4dff', '#2fb6e6', '#2bffb0', '#38d8d0', '#8a5bff']);
    return body + forest(stage, shore + 6, 120, '#04101f', 0.72);
  },
  front: (stage) => forest(stage, 664, 330, '#020610', 0.9),
};

/** A floe of ice: a face that is lit from above, and its foot in the water. */
function floe(stage: Stage, x: number, foot: number, wide: number, tall: number): string {
  const { random } = stage;
  const top = [0.08, 0.3, 0.46, 0.72, 0.94].map(
    (at) => [x + (at - 0.5) * wide, foot - tall * random.between(0.55, 1)] as const,
  );
  const line = top.map(([px, py]) => `L${n(px)} ${n(py)}`).join('');
  const faces = top
    .slice(1)
    .map(([px, py], i) => {
      const [qx, qy] = top[i] ?? [px, py];
      return `<path d="M${n(qx)} ${n(qy)}L${n(px)} ${n(py)}L${n(px + wide * 0.03)} ${n(foot)}H${n(qx + wide * 0.05)}Z" fill="${i % 2 ? '#0a2a54' : '#eafcff'}" opacity="${i % 2 ? 0.28 : 0.2}"/>`;
    })
    .join('');
  return `<path d="M${n(x - wide / 2)} ${n(foot)}${line}L${n(x + wide / 2)} ${n(foot)}Z" fill="${stage.linear(
    [
      [0, '#d8fbff'],
      [0.5, '#7cc9ee'],
      [1, '#1c5a96'],
    ],
  )}"/>${faces}`;
}

/** Ice under violet lights: bergs on still, dark water. */
export const northernIce: Scene = {
  dark: '#050722',
  back: (stage, light) => {
    let body = sky(stage, [
      [0, '#0a0630'],
      [0.45, '#2b1568'],
      [0.72, '#6a3fae'],
      [0.78, '#0d1a4a'],
      [1, '#050722'],
    ]);
    body += stars(stage, 130, 420);
    body += curtain(stage, 330, 330, 54, ['#ff5bd8', '#b45bff', '#6a6bff', '#3ad0ff', '#7a5bff', '#ff6ac8']);
    body += glow(stage, { x: light.x, y: 360 }, 340, '#c9a8ff', 0.42);
    const w = stage.width;
    body += floe(stage, w * 0.12, 470, w * 0.26, 150) + floe(stage, w * 0.9, 474, w * 0.24, 190);
    body += floe(stage, w * 0.36, 476, w * 0.2, 80);
    body += `<rect y="470" width="${n(w)}" height="170" fill="${stage.linear([
      [0, '#3a2a86', 0.7],
      [0.3, '#141250', 0.9],
      [1, '#050722'],
    ])}"/>`;
    return body + curtain(stage, 476, -120, 4, ['#c45bff', '#6a7bff', '#5ad0ff', '#9a5bff']);
  },
  front: (stage) => {
    const w = stage.width;
    return floe(stage, w * 0.02, 660, w * 0.34, 90) + floe(stage, w * 0.98, 664, w * 0.36, 110);
  },
};

/** The first light of a winter morning over snow and a wood that sleeps under it. */
export const northernDawn: Scene = {
  dark: '#1a1238',
  back: (stage, light) => {
    let body = sky(stage, [
      [0, '#1d1a54'],
      [0.34, '#6a3f8e'],
      [0.56, '#ff8f8a'],
      [0.7, '#ffd8a0'],
      [1, '#6a6aa8'],
    ]);
    body += stars(stage, 60, 200);
    body += curtain(stage, 210, 190, 30, ['#5affd0', '#7ad0ff', '#c48bff', '#ff9ad0']);
    body += glow(stage, { x: light.x, y: 400 }, 420, '#ffe8b0', 0.9);
    body += `<circle cx="${n(light.x)}" cy="404" r="84" fill="#fff4d0"/>`;
    body += ridge(stage, 420, 66, 0.6, '#6a5a9e', 10) + ridge(stage, 458, 34, 0.35, '#a88ab8', 10);
    body += forest(stage, 496, 110, '#3a2f6a', 0.7);
    return body + ridge(stage, 500, 22, 0.04, '#f0dcea', 10) + ridge(stage, 546, 18, 0.03, '#cfc4e8', 10);
  },
  front: (stage) => forest(stage, 670, 300, '#1a1440', 0.9),
};
