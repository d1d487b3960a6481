import { glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { scrollCloud } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import { prop } from '../objects.ts';
import type { Scene } from './scene.ts';

/** A many-storeyed roof with upturned eaves, seen against the light. */
function pagoda(x: number, foot: number, size: number, paint: string, edge: string): string {
  let body = '';
  for (let i = 0; i < 5; i++) {
    const w = 96 - i * 15;
    const y = -i * 52;
    body += `<rect x="${-w * 0.5}" y="${y - 52}" width="${w}" height="52" fill="${paint}"/>`;
    for (let k = -1; k <= 1; k++)
      body += `<rect x="${k * w * 0.28 - 6}" y="${y - 30}" width="12" height="18" rx="2" fill="#ffb347" opacity=".8"/>`;
    body += `<path d="M${-w * 0.95} ${y - 56}Q${-w * 0.6} ${y - 50} ${-w * 0.38} ${y - 76}H${w * 0.38}Q${w * 0.6} ${y - 50} ${w * 0.95} ${y - 56}Q${w * 0.7} ${y - 40} ${w * 0.5} ${y - 42}H${-w * 0.5}Q${-w * 0.7} ${y - 40} ${-w * 0.95} ${y - 56}Z" fill="${paint}" stroke="${edge}" stroke-width="2.5"/>`;
  }
  body += `<path d="M-4 -336L0 -380L4 -336Z" fill="${edge}"/>`;
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${size})">${body}</g>`;
}

function disc(stage: Stage, x: number, y: number): string {
  const paint = stage.radial([
    [0, '#fff8d0'],
    [0.55, '#ffd257'],
    [0.86, '#f59a1c'],
    [1, '#c5570a'],
  ]);
  return `<circle cx="${n(x)}" cy="${n(y)}" r="206" fill="${paint}"/><circle cx="${n(x)}" cy="${n(y)}" r="206" fill="none" stroke="#ffe9a8" stroke-width="3"/><circle cx="${n(x)}" cy="${n(y)}" r="190" fill="none" stroke="#b5480a" stroke-opacity=".35" stroke-width="2"/>`;
}

/** An imperial palace at night under a huge golden moon. */
export const palace: Scene = {
  dark: '#1e0004',
  back: async (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#4a0410'],
      [0.5, '#a8121c'],
      [0.8, '#5e0610'],
      [1, '#240006'],
    ]);
    body += rays(stage, light, 26, '#ff9a3a', 0.42);
    body += screen(smoke(stage, '#ff6a2a', { size: 170, opacity: 0.35, threshold: 0.48 }));
    body += glow(stage, light, 330, '#ffb03a', 0.8) + disc(stage, light.x, light.y);
    body +=
      pagoda(w * 0.06, 560, 1.02, '#4a0510', '#e08a26') + pagoda(w * 0.97, 590, 0.86, '#5a0812', '#c97420');
    body +=
      scrollCloud({ x: w * 0.13, y: 332 }, 0.9, '#c22a1c', '#ffcf6a') +
      scrollCloud({ x: w * 0.9, y: 300 }, 0.74, '#a81a18', '#ffc45a', true);
    body +=
      scrollCloud({ x: w * 0.82, y: 440 }, 1.05, '#d23a20', '#ffd980', true) +
      scrollCloud({ x: w * 0.22, y: 456 }, 0.94, '#b02018', '#ffcf6a');
    for (let x = w * 0.5; x < w; x += 470)
      body += scrollCloud({ x: x + 120, y: 478 }, 0.8, '#b02018', '#ffcf6a');
    body += motes(stage, Math.round(w / 11), '#ffd27a', { halo: true, largest: 2 });
    return body;
  },
  front: async (stage) => {
    const w = stage.width;
    return (
      (await prop(stage, '🏮', { x: w * 0.12, y: 78 }, 112, -7)) +
      (await prop(stage, '🏮', { x: w - 34, y: 54 }, 78, 8, 1.6))
    );
  },
};
