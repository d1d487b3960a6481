import { fill, glow, motes, screen } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Scraps of coloured paper in the air. */
export function confetti(stage: Stage, count: number, colours: readonly string[]): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const paint = colours[stage.random.index(colours.length)] ?? '#ffffff';
    const size = stage.random.between(4, 11);
    body += `<rect transform="translate(${n(stage.random.between(0, stage.width))} ${n(stage.random.between(-10, 520))}) rotate(${n(stage.random.between(0, 360))}) skewX(${n(stage.random.between(-30, 30))})" width="${n(size)}" height="${n(size * stage.random.between(0.35, 0.8))}" rx="1" fill="${paint}"/>`;
  }
  return body;
}

/** A string of coloured lamps hung between two points. */
function lamps(stage: Stage, x1: number, x2: number, y: number, sag: number): string {
  const colours = ['#ffe14d', '#ff4fd8', '#27e8ff', '#9dff5a'];
  let body = `<path d="M${n(x1)} ${n(y)}Q${n((x1 + x2) / 2)} ${n(y + sag * 2)} ${n(x2)} ${n(y)}" fill="none" stroke="#1a0430" stroke-width="2.5"/>`;
  const count = Math.round((x2 - x1) / 32);
  for (let i = 0; i <= count; i++) {
    const t = i / count;
    const x = x1 + (x2 - x1) * t;
    const at = y + 4 * sag * t * (1 - t) + 6;
    const colour = colours[i % 4] ?? '#fff';
    body += `<circle cx="${n(x)}" cy="${n(at)}" r="17" fill="${stage.radial([
      [0, colour, 0.85],
      [1, colour, 0],
    ])}"/><circle cx="${n(x)}" cy="${n(at)}" r="6" fill="${colour}"/><circle cx="${n(x - 2)}" cy="${n(at - 2)}" r="2.2" fill="#fff"/>`;
  }
  return body;
}

/** Inside a big top by night: striped canvas, lamps and paper in the air. */
export const circus: Scene = {
  dark: '#12001f',
  back: (stage, light) => {
    const w = stage.width;
    const top = { x: light.x, y: -70 };
    let body = fill(stage, '#2a0a5e');
    const count = 22;
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 3.6 - 0.23;
      const b = ((i + 1) / count) * 3.6 - 0.23;
      const reach = Math.max(w, 700) * 1.4;
      const colours = i % 2 ? (['#ff2f9a', '#7a0a6a'] as const) : (['#3f1aa8', '#170650'] as const);
      body += `<path d="M${n(top.x)} ${top.y}L${n(top.x + reach * Math.cos(a))} ${n(top.y + reach * Math.sin(a))}L${n(top.x + reach * Math.cos(b))} ${n(top.y + reach * Math.sin(b))}Z" fill="${stage.linearAt(
        [
          [0, colours[0]],
          [1, colours[1]],
        ],
        { x: 0, y: 0 },
        { x: 0, y: 620 },
      )}"/>`;
    }
    body += screen(glow(stage, light, 330, '#27d8ff', 0.85) + glow(stage, light, 200, '#ffffff', 0.6));
    const paint = stage.linear([
      [0, '#ffffff', 0.6],
      [1, '#8ae8ff', 0],
    ]);
    for (const x of [-0.05, 1.05])
      body += screen(
        `<path d="M${n(x * w)} -30L${n(light.x - 90)} 470H${n(light.x + 90)}Z" fill="${paint}" filter="${stage.soft(8)}"/>`,
      );
    const ring = stage.linear([
      [0, '#ffd84a'],
      [1, '#a8480a'],
    ]);
    body += `<ellipse cx="${n(w / 2)}" cy="586" rx="${n(w * 0.72)}" ry="98" fill="${ring}"/><ellipse cx="${n(w / 2)}" cy="576" rx="${n(w * 0.7)}" ry="86" fill="${stage.radial(
      [
        [0, '#c86aff'],
        [0.6, '#5a1aa8'],
        [1, '#2a0a5e'],
      ],
    )}"/>`;
    body +=
      lamps(stage, -20, w * 0.55, 44, 34) +
      lamps(stage, w * 0.45, w + 20, 30, 44) +
      lamps(stage, -30, w * 0.3, 150, 22);
    body += confetti(stage, Math.round(w / 8), ['#ffe14d', '#ff4fd8', '#27e8ff', '#9dff5a', '#ffffff']);
    return body + motes(stage, Math.round(w / 14), '#ffffff', { halo: true, largest: 1.8 });
  },
  front: () => '',
};
