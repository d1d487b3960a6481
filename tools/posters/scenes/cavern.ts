import { hsl } from '../colour.ts';
import { fill, glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** One six-sided crystal, three of its faces in sight. */
function prism(stage: Stage, foot: Point, length: number, width: number, turn: number, hue: number): string {
  const w = width / 2;
  const shoulder = -length + width * 0.9;
  const face = (low: number, high: number): string =>
    stage.linear([
      [0, hsl(hue, 95, high)],
      [1, hsl(hue + 12, 85, low)],
    ]);
  return `<g transform="translate(${n(foot.x)} ${n(foot.y)}) rotate(${n(turn)})"><path d="M${n(-w)} 20V${n(shoulder)}L${n(-w * 0.1)} ${n(-length)}V20Z" fill="${face(26, 78)}"/><path d="M${n(-w * 0.3)} 20V${n(shoulder + w * 0.5)}L${n(-w * 0.1)} ${n(-length)}L${n(w * 0.45)} ${n(shoulder + w * 0.3)}V20Z" fill="${face(34, 88)}"/><path d="M${n(w * 0.45)} 20V${n(shoulder + w * 0.3)}L${n(-w * 0.1)} ${n(-length)}L${n(w)} ${n(shoulder + w * 0.2)}V20Z" fill="${face(14, 48)}"/><path d="M${n(-w * 0.85)} 0V${n(shoulder + 6)}" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/></g>`;
}

function cluster(stage: Stage, foot: Point, size: number, hue: number, up = true): string {
  let body = '';
  const count = 7;
  for (let i = 0; i < count; i++) {
    const t = (i / (count - 1)) * 2 - 1;
    const order = i % 2 ? -t : t;
    body += prism(
      stage,
      { x: order * size * 0.5, y: Math.abs(order) * 6 },
      size * (1.15 - Math.abs(order) * 0.55) * stage.random.between(0.8, 1.1),
      size * 0.24,
      order * 38,
      hue + stage.random.between(-14, 14),
    );
  }
  return `<g transform="translate(${n(foot.x)} ${n(foot.y)})${up ? '' : ' scale(1 -1)'}">${body}</g>`;
}

/** A cave grown over with glowing crystals. */
export const cavern: Scene = {
  dark: '#07021c',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#0b0430'],
      [0.5, '#3a1490'],
      [1, '#0a0328'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#b8f4ff'],
          [0.22, '#4fb4ff', 0.9],
          [0.55, '#6a2de0', 0.6],
          [1, '#0b0430', 0],
        ],
        light,
        400,
      ),
    );
    body += screen(rays(stage, light, 22, '#c8f2ff', 0.5));
    body += screen(smoke(stage, '#7ac8ff', { size: 150, opacity: 0.4, threshold: 0.5 }));
    body += `<g transform="translate(0 ${stage.height}) scale(1 -1)">${ridge(stage, 520, 60, 0.8, '#170848')}${ridge(stage, 575, 44, 0.9, '#0b0326')}</g>`;
    body += ridge(stage, 470, 46, 0.8, '#1d0a58');
    for (let x = 0; x <= w; x += 150)
      body += cluster(
        stage,
        { x: x + stage.random.between(-30, 30), y: 500 },
        stage.random.between(70, 120),
        [195, 285, 320, 170][stage.random.index(4)] ?? 200,
      );
    body += ridge(stage, 540, 36, 0.9, '#0b0328');
    body +=
      cluster(stage, { x: w * 0.16, y: 10 }, 100, 280, false) +
      cluster(stage, { x: w * 0.92, y: -6 }, 124, 200, false);
    return body + motes(stage, Math.round(w / 8), '#dff6ff', { halo: true, largest: 2 });
  },
  front: (stage) =>
    `<g filter="${stage.soft(1.6)}">${cluster(stage, { x: 4, y: 590 }, 150, 325)}${cluster(stage, { x: stage.width - 8, y: 600 }, 160, 180)}</g>` +
    glow(stage, { x: stage.width, y: 520 }, 120, '#4fd8ff', 0.25),
};
