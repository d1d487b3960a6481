import { hsl } from '../colour.ts';
import { fill, glow, screen, smoke } from '../light.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

function pad(stage: Stage, at: Point, r: number): string {
  const hue = stage.random.between(105, 140);
  const paint = stage.radial([
    [0, hsl(hue, 52, 52)],
    [0.7, hsl(hue, 60, 34)],
    [1, hsl(hue, 64, 24)],
  ]);
  let veins = '';
  for (let i = 0; i < 11; i++) {
    const a = 0.4 + (i / 10) * 5.48;
    veins += `M0 0L${n(r * 0.9 * Math.cos(a))} ${n(r * 0.9 * Math.sin(a))}`;
  }
  const turn = stage.random.between(0, 360);
  const d = `M0 0L${n(r * 0.97)} ${n(r * 0.22)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.97)} ${n(-r * 0.22)}Z`;
  return `<g transform="translate(${n(at.x + 7)} ${n(at.y + 13)}) rotate(${n(turn)})" opacity=".42" filter="${stage.soft(5)}"><path d="${d}" fill="#00241f"/></g><g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(turn)})"><path d="${d}" fill="${paint}" stroke="${hsl(hue, 55, 60)}" stroke-width="1.6"/><path d="${veins}" stroke="${hsl(hue, 50, 62)}" stroke-opacity=".5" stroke-width="1.2"/></g>`;
}

function lotus(stage: Stage, at: Point, size: number): string {
  let body = '';
  for (const [count, reach, shade] of [
    [9, 1, 0],
    [8, 0.76, 1],
    [6, 0.52, 2],
  ] as const) {
    const paint = stage.linear(
      [
        [0, ['#ff6aa8', '#ff94c4', '#ffc4de'][shade] ?? '#fff'],
        [1, ['#ffd0e4', '#ffe4f0', '#fff6fa'][shade] ?? '#fff'],
      ],
      0,
      0,
      0,
      1,
    );
    for (let i = 0; i < count; i++) {
      const l = size * reach;
      body += `<path transform="rotate(${n((i / count) * 360 + shade * 17)})" d="M0 0C${n(l * 0.34)} ${n(-l * 0.3)} ${n(l * 0.26)} ${n(-l * 0.78)} 0 ${n(-l)}C${n(-l * 0.26)} ${n(-l * 0.78)} ${n(-l * 0.34)} ${n(-l * 0.3)} 0 0Z" fill="${paint}" stroke="#d83a80" stroke-opacity=".45" stroke-width="1"/>`;
    }
  }
  return `<g transform="translate(${n(at.x + 6)} ${n(at.y + 12)})" filter="${stage.soft(5)}" opacity=".5"><circle r="${n(size * 0.85)}" fill="#00241f"/></g><g transform="translate(${n(at.x)} ${n(at.y)})">${body}<circle r="${n(size * 0.2)}" fill="#ffd23a" stroke="#c98a0a" stroke-width="1.5"/></g>`;
}

/** Clear water from above: ripples, lily pads and lotus. */
export const pond: Scene = {
  dark: '#001e24',
  back: (stage, light) => {
    const w = stage.width;
    let body = fill(
      stage,
      stage.radialAt(
        [
          [0, '#8af0d8'],
          [0.4, '#1fa8a4'],
          [1, '#04485c'],
        ],
        light,
        Math.max(480, w * 0.5),
      ),
    );
    body += screen(smoke(stage, '#d8fff0', { size: 46, stretch: 1.2, opacity: 0.42, threshold: 0.55 }));
    const pebbles = Array.from(
      { length: Math.round(w / 9) },
      () =>
        `<ellipse cx="${n(stage.random.between(0, w))}" cy="${n(stage.random.between(0, 640))}" rx="${n(stage.random.between(5, 18))}" ry="${n(stage.random.between(4, 12))}" fill="${hsl(185, 40, stage.random.between(18, 46))}" opacity=".34"/>`,
    ).join('');
    body += `<g filter="${stage.soft(1.2)}">${pebbles}</g>`;
    for (let i = 0; i < 4 + w / 240; i++) {
      const x = stage.random.between(0, w);
      const y = stage.random.between(60, 560);
      for (let k = 1; k <= 3; k++)
        body += `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${k * 27}" ry="${k * 22}" fill="none" stroke="#eafff6" stroke-opacity="${0.5 - k * 0.12}" stroke-width="2"/>`;
    }
    body += screen(glow(stage, light, 260, '#f4ffe0', 0.65));
    for (let i = 0; i < w / 44; i++) {
      const at = { x: stage.random.between(-10, w + 10), y: stage.random.between(-10, 560) };
      if (Math.hypot((at.x - light.x) / Math.max(1, w / 480), at.y - light.y) < 185) continue;
      body += pad(stage, at, stage.random.between(30, 54));
    }
    return body;
  },
  front: (stage) => {
    const w = stage.width;
    return (
      pad(stage, { x: w - 16, y: 46 }, 66) +
      lotus(stage, { x: w - 54, y: 74 }, 54) +
      pad(stage, { x: 12, y: 430 }, 62) +
      lotus(stage, { x: 46, y: 410 }, 46)
    );
  },
};
