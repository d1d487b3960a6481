import { fill, glow, motes, screen, sky, smoke } from '../light.ts';
import { bough, ridge } from '../nature.ts';
import { gameIcon } from '../icons.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A pointed window, lit from inside. */
function lancet(x: number, y: number, w: number): string {
  return `<path d="M${n(x)} ${n(y)}V${n(y - w * 1.5)}Q${n(x)} ${n(y - w * 2.3)} ${n(x + w / 2)} ${n(y - w * 2.8)}Q${n(x + w)} ${n(y - w * 2.3)} ${n(x + w)} ${n(y - w * 1.5)}V${n(y)}Z" fill="#ffc24a"/><path d="M${n(x + w / 2)} ${n(y)}V${n(y - w * 2.7)}M${n(x)} ${n(y - w)}H${n(x + w)}" stroke="#2a0820" stroke-width="1.4"/>`;
}

function tower(x: number, foot: number, w: number, h: number, paint: string): string {
  let windows = '';
  for (let y = foot - h + w * 1.1; y < foot - 20; y += w * 0.95) windows += lancet(x - w * 0.12, y, w * 0.24);
  return `<rect x="${n(x - w / 2)}" y="${n(foot - h)}" width="${n(w)}" height="${n(h + 20)}" fill="${paint}"/><path d="M${n(x - w * 0.68)} ${n(foot - h)}L${n(x)} ${n(foot - h - w * 2)}L${n(x + w * 0.68)} ${n(foot - h)}Z" fill="#0a0516"/><path d="M${n(x)} ${n(foot - h - w * 2)}v-16" stroke="#0a0516" stroke-width="2.5"/>${windows}`;
}

function house(stage: Stage, x: number, foot: number, size: number): string {
  const wall = stage.linear([
    [0, '#241040'],
    [1, '#0c0418'],
  ]);
  let body = `<rect x="-130" y="-120" width="260" height="140" fill="${wall}"/><path d="M-144 -120L-92 -196H92L144 -120Z" fill="#0a0516"/>`;
  for (let i = -2; i <= 2; i++)
    body += `<path d="M${i * 48 - 13} -120L${i * 48} -158L${i * 48 + 13} -120Z" fill="#170a2a"/>${lancet(i * 48 - 7, -44, 14)}`;
  body += tower(-118, 0, 44, 190, wall) + tower(112, 0, 52, 240, wall) + tower(10, -140, 36, 96, wall);
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${size})">${body}</g>`;
}

/** A bat in flight. */
function bat(x: number, y: number, size: number, turn: number, paint: string): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${(size / 512).toFixed(3)}) translate(-256 -256)">${gameIcon('bat', paint)}</g>`;
}

/** A haunted house on its hill under a pale moon. */
export const manor: Scene = {
  dark: '#08020f',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#0c0620'],
      [0.45, '#3a1a6a'],
      [0.72, '#7a3a9a'],
      [1, '#0a0414'],
    ]);
    body += glow(stage, light, 400, '#b48aff', 0.85);
    body += `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="186" fill="${stage.radial([
      [0, '#fffbe8'],
      [0.7, '#efe0b8'],
      [0.94, '#c8a8c8'],
      [1, '#9a7ac0'],
    ])}"/>`;
    for (const [dx, dy, r] of [
      [-70, -60, 36],
      [50, 70, 44],
      [80, -70, 24],
      [-90, 60, 20],
      [10, -110, 16],
    ] as const)
      body += `<circle cx="${n(light.x + dx)}" cy="${n(light.y + dy)}" r="${r}" fill="#9a7aa8" opacity=".22"/>`;
    body += smoke(stage, '#1a0a38', { size: 100, stretch: 3, opacity: 0.75, threshold: 0.53 });
    body += ridge(stage, 480, 20, 0.5, '#1a0c34');
    body += house(stage, w * (w < 900 ? 0.2 : 0.12), 506, 0.82);
    if (w > 800) body += house(stage, w * 0.88, 516, 0.9);
    body += `<path d="M-10 660V512Q${n(w * 0.22)} 474 ${n(w * 0.5)} 528T${n(w + 10)} 520V660Z" fill="#0c0518"/>`;
    for (const [x, y, s, t] of [
      [0.66, 0.1, 118, -8],
      [0.9, 0.23, 84, 12],
      [0.3, 0.2, 70, -14],
      [0.16, 0.12, 96, 6],
    ] as const)
      body += bat(x * w, y * 640, s, t, '#10061e');
    body += screen(
      `<g transform="translate(0 200)">${smoke(stage, '#b08aff', { size: 90, stretch: 5, opacity: 0.5, threshold: 0.5 })}</g>`,
    );
    return body + motes(stage, Math.round(w / 12), '#d8b8ff', { halo: true, largest: 1.8 });
  },
  front: (stage) =>
    `<g filter="${stage.soft(0.8)}">${bough(stage, { x: stage.width + 12, y: 520 }, 128, -104, 26, '#0a0414', 4)}</g>${fill(
      stage,
      stage.linear([
        [0, '#08020f', 0.45],
        [0.25, '#08020f', 0],
      ]),
    )}`,
};
