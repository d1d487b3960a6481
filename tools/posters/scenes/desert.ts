import { fill, glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

function pyramid(stage: Stage, x: number, foot: number, size: number): string {
  const lit = stage.linear([
    [0, '#ffdf8a'],
    [1, '#b8641c'],
  ]);
  const shade = stage.linear([
    [0, '#8a4516'],
    [1, '#3f1a0c'],
  ]);
  let courses = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    courses += `M${n(x - size * t)} ${n(foot - size * 0.98 * (1 - t))}L${n(x + size * 0.18 * t)} ${n(foot - size * 0.98 * (1 - t) + 3)}`;
  }
  return `<path d="M${n(x)} ${n(foot - size * 0.98)}L${n(x - size)} ${n(foot)}H${n(x + size * 0.2)}Z" fill="${lit}"/><path d="M${n(x)} ${n(foot - size * 0.98)}L${n(x + size * 0.2)} ${n(foot)}H${n(x + size)}Z" fill="${shade}"/><path d="${courses}" stroke="#7a3d10" stroke-opacity=".35" stroke-width="1.5" fill="none"/>`;
}

/** A lotus-headed temple column with painted bands. */
function column(stage: Stage, x: number, width: number, mirrored: boolean): string {
  const shaft = stage.linear(
    [
      [0, '#5a2a0c'],
      [0.3, '#e0a24a'],
      [0.55, '#b06a22'],
      [1, '#341404'],
    ],
    0,
    0,
    1,
    0,
  );
  const w = width;
  let bands = '';
  const paints = ['#1f5fae', '#c2331f', '#1c8a72', '#e8b73a'];
  for (let i = 0; i < 16; i++)
    bands += `<rect x="${n(-w / 2)}" y="${120 + i * 36}" width="${n(w)}" height="${i % 2 ? 7 : 13}" fill="${paints[i % 4]}" opacity=".62"/>`;
  const glyphs = [
    'M-8 0H8M0 -8V8M-6 12H6',
    'M-9 0A9 7 0 1 1 9 0A9 7 0 1 1 -9 0M-2 0A2 2 0 1 1 2 0',
    'M-9 4L0 -9L9 4Z',
    'M-9 -4Q-4 -9 0 -4T9 -4M-9 4Q-4 -1 0 4T9 4',
  ];
  let carved = '';
  for (let i = 0; i < 13; i++)
    carved += `<path transform="translate(${n((i % 2 ? 1 : -1) * w * 0.14)} ${149 + i * 36})" d="${glyphs[i % 4]}" stroke="#4a2206" stroke-width="2.4" fill="none" opacity=".75"/>`;
  return `<g transform="translate(${n(x)} 0)${mirrored ? ' scale(-1 1)' : ''}"><rect x="${n(-w / 2)}" y="60" width="${w}" height="600" fill="${shaft}"/>${bands}${carved}<path d="M${n(-w * 0.5)} 118C${n(-w * 0.95)} 92 ${n(-w * 0.8)} 40 ${n(-w * 0.78)} 26H${n(w * 0.78)}C${n(w * 0.8)} 40 ${n(w * 0.95)} 92 ${n(w * 0.5)} 118Z" fill="${shaft}"/><path d="M${n(-w * 0.78)} 26H${n(w * 0.78)}V-10H${n(-w * 0.78)}Z" fill="${stage.linear(
    [
      [0, '#7a3d10'],
      [0.4, '#ffd070'],
      [1, '#4a1d06'],
    ],
    0,
    0,
    1,
    0,
  )}"/><rect x="${n(-w * 0.5)}" y="60" width="${w}" height="600" fill="${stage.linear(
    [
      [0, '#000000', 0],
      [1, '#000000', 0.55],
    ],
    0,
    0,
    1,
    0,
  )}"/></g>`;
}

/** Pyramids under a setting sun, seen between two painted columns. */
export const desert: Scene = {
  dark: '#200a02',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#3a1258'],
      [0.3, '#b2335a'],
      [0.55, '#ff9a3a'],
      [0.72, '#ffd27a'],
      [1, '#7a3410'],
    ]);
    body += screen(smoke(stage, '#ff8a5a', { size: 90, stretch: 4, opacity: 0.5, threshold: 0.5 }));
    body += screen(rays(stage, light, 28, '#fff0b0', 0.5)) + glow(stage, light, 300, '#ffe9a0', 0.95);
    body += `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="150" fill="${stage.radial([
      [0, '#fffbe0'],
      [0.8, '#ffd76a'],
      [1, '#ffab2e'],
    ])}"/>`;
    body +=
      pyramid(stage, w * 0.86, 486, 190) +
      pyramid(stage, w * 0.16, 494, 230) +
      pyramid(stage, w * 0.52, 500, 120);
    body += ridge(
      stage,
      486,
      20,
      0,
      stage.linear([
        [0, '#f2b45a'],
        [0.4, '#a85a1c'],
        [1, '#34140a'],
      ]),
    );
    body += ridge(
      stage,
      530,
      22,
      0,
      stage.linear([
        [0, '#c97a2c'],
        [0.5, '#6a2e0e'],
        [1, '#240b04'],
      ]),
    );
    body += fill(
      stage,
      stage.linear([
        [0.6, '#ffb347', 0],
        [0.78, '#ffb347', 0.28],
        [0.9, '#000000', 0],
      ]),
    );
    return body + motes(stage, Math.round(w / 9), '#ffe9b0', { halo: true, largest: 1.8 });
  },
  front: (stage) => column(stage, 8, 78, false) + column(stage, stage.width - 2, 66, true),
};
