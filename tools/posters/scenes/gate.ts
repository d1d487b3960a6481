import { glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { frond, ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The steps of one half of a split gate: how far each reaches outwards, and how tall it is. */
const tiers = [
  [250, 46],
  [214, 92],
  [182, 78],
  [150, 66],
  [120, 56],
  [92, 46],
  [66, 38],
  [42, 32],
] as const;

/** One half of a split gate: a stepped tower that a straight cut has taken the other half of. */
function half(stage: Stage, inner: number, foot: number, size: number, side: 1 | -1): string {
  const stone = stage.linear([
    [0, '#d98a4c'],
    [0.5, '#a3552a'],
    [1, '#5a2712'],
  ]);
  const shade = stage.linear(
    [
      [0, '#2a0e04', 0.75],
      [0.4, '#2a0e04', 0.1],
      [1, '#2a0e04', 0],
    ],
    0,
    0,
    1,
    0,
  );
  let body = '';
  let y = 0;
  for (const [reach, tall] of tiers) {
    const top = y - tall;
    const ledge = reach + 12;
    body += `<rect y="${n(top)}" width="${reach}" height="${tall}" fill="${stone}"/>`;
    for (let x = 26; x < reach - 18; x += 34)
      body += `<path d="M${x} ${n(top + tall * 0.78)}V${n(top + tall * 0.4)}l9 -9l9 9V${n(top + tall * 0.78)}Z" fill="#3a1608" opacity=".5"/>`;
    // The ledge, and a horn that turns upwards at its end.
    body += `<path d="M0 ${n(top)}H${ledge}l14 -22l4 4l-6 30H0Z" fill="#e3a35a"/><path d="M0 ${n(top + 3)}H${ledge}" stroke="#ffe0a0" stroke-width="2.5"/>`;
    y = top;
  }
  body += `<path d="M0 ${n(y)}V${n(y - 64)}C18 ${n(y - 44)} 26 ${n(y - 20)} 24 ${n(y)}Z" fill="#f2bd6a"/>`;
  body += `<rect y="${n(y)}" width="46" height="${n(-y)}" fill="${shade}"/><path d="M1 0V${n(y - 60)}" stroke="#ffd890" stroke-width="3"/>`;
  return `<g transform="translate(${n(inner)} ${n(foot)}) scale(${n(side * size)} ${n(size)})">${body}</g>`;
}

/** The stair that leads up between the halves. */
function stair(middle: number, foot: number, wide: number): string {
  let body = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 9;
    const w = wide * (1.9 - 0.9 * t);
    const y = foot - 13 * i;
    body += `<rect x="${n(middle - w / 2)}" y="${n(y)}" width="${n(w)}" height="14" fill="${i % 2 === 0 ? '#a86638' : '#8a4c26'}"/><path d="M${n(middle - w / 2)} ${n(y)}h${n(w)}" stroke="#f6c985" stroke-opacity=".7" stroke-width="2"/>`;
  }
  return body;
}

/** A palace's split gate at first light, with palms beside it and the sun between its halves. */
export const gate: Scene = {
  dark: '#1c0a03',
  back: (stage, light) => {
    const w = stage.width;
    const sun = { x: light.x, y: 300 };
    let body = sky(stage, [
      [0, '#3b1a4a'],
      [0.34, '#a8443f'],
      [0.62, '#f0963a'],
      [0.86, '#ffd27a'],
      [1, '#6b2f14'],
    ]);
    body += rays(stage, sun, 24, '#ffe0a0', 0.4);
    body += screen(smoke(stage, '#ff9a4a', { size: 200, opacity: 0.3, threshold: 0.5 }));
    body += glow(stage, sun, 340, '#fff0b0', 0.95);
    body += ridge(stage, 420, 70, 0.5, '#7a3524') + ridge(stage, 470, 40, 0.3, '#5a2518');
    // Small gates stand far off, left and right.
    for (const [x, size] of [
      [0.08, 0.42],
      [0.34, 0.32],
    ] as const)
      body += half(stage, w * x - 16, 560, size, -1) + half(stage, w * x + 16, 560, size, 1);
    body += motes(stage, Math.round(w / 14), '#ffe9b0', { halo: true, largest: 2 });
    return body;
  },
  front: (stage, light) => {
    const w = stage.width;
    let body = half(stage, light.x - 178, 640, 1.06, -1) + half(stage, light.x + 178, 640, 1.06, 1);
    body += stair(light.x, 628, 330);
    for (const [x, y, length, turn] of [
      [-20, 60, 250, 18],
      [-30, 20, 210, 48],
      [w + 20, 40, 240, 158],
      [w + 24, 10, 200, 128],
    ] as const)
      body += frond({ x, y }, length, turn, '#2c1409');
    return body;
  },
};
