import { bokeh, glow, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

const tubes = ['#ff3ea0', '#3ce2ff', '#ffd23e', '#a185ff', '#5dffb0', '#ff6a2b'] as const;

/** Strokes as of a word that one cannot read from here. */
function strokes(stage: Stage, x: number, y: number, size: number): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < 4; i++) {
    const [a, b, c] = [random.between(0.05, 0.4), random.between(0.6, 0.95), random.between(0.1, 0.9)];
    d +=
      random.unit() > 0.5
        ? `M${n(x + a * size)} ${n(y + c * size)}H${n(x + b * size)}`
        : `M${n(x + c * size)} ${n(y + a * size)}V${n(y + b * size)}`;
  }
  return `${d}M${n(x + size * 0.12)} ${n(y + size * 0.12)}H${n(x + size * 0.88)}`;
}

/** A sign of glass tubes that hangs upright, and its light on the wall. */
function sign(stage: Stage, x: number, y: number, wide: number, tall: number, colour: string): string {
  const cut = wide * 0.3;
  const frame = `M${n(x)} ${n(y)}H${n(x + wide - cut)}L${n(x + wide)} ${n(y + cut)}V${n(y + tall)}H${n(x + cut)}L${n(x)} ${n(y + tall - cut)}Z`;
  let word = '';
  const size = wide * 0.62;
  for (let at = y + wide * 0.34; at + size < y + tall - wide * 0.2; at += size * 1.16)
    word += strokes(stage, x + (wide - size) / 2, at, size);
  return `<path d="${frame}" fill="#08060d"/>${screen(
    `<g filter="${stage.soft(9)}"><path d="${frame}${word}" fill="none" stroke="${colour}" stroke-width="11" opacity=".8"/></g>`,
  )}<path d="${frame}" fill="none" stroke="${colour}" stroke-width="4"/><path d="${word}" fill="none" stroke="#fff6fb" stroke-width="${n(wide * 0.075)}" stroke-linecap="round"/>`;
}

/** One side of the alley: dark fronts that lean towards its end, lit windows, and signs of its own. */
function wall(stage: Stage, from: number, to: number, vanish: number, side: 1 | -1): string {
  const { random } = stage;
  const foot = (x: number): number => 500 - (1 - Math.abs(x - vanish) / Math.abs(from - vanish)) * 74;
  let body = '';
  const count = 5;
  for (let i = 0; i < count; i++) {
    const a = from + ((to - from) * i) / count;
    const b = from + ((to - from) * (i + 1)) / count;
    const top = -20 + i * 34 + random.between(0, 40);
    const shade = ['#0d0719', '#120a22', '#180d2d', '#1f1038', '#281444'][i] ?? '#281444';
    body += `<path d="M${n(a)} ${n(top)}L${n(b)} ${n(top + 26)}V${n(foot(b))}L${n(a)} ${n(foot(a))}Z" fill="${shade}"/>`;
    const [left, right] = side === 1 ? [a, b] : [b, a];
    const step = (right - left) / 3;
    for (let row = 0; row < 6 - i * 0.5; row++)
      for (let column = 0; column < 3; column++) {
        if (random.unit() > 0.42) continue;
        const colour = ['#ffcf7a', '#7fd8ff', '#ff8fc4'][random.index(3)] ?? '#ffcf7a';
        body += `<rect x="${n(left + step * (column + 0.22))}" y="${n(top + 60 + row * (64 - i * 6))}" width="${n(step * 0.5)}" height="${n(26 - i * 2)}" fill="${colour}" opacity="${random.between(0.25, 0.7).toFixed(2)}"/>`;
      }
  }
  return body;
}

/** The wet ground: light in long smears, and rings where drops fall. */
function puddles(stage: Stage, top: number): string {
  const { random, width } = stage;
  let smears = '';
  for (let i = 0; i < width / 26; i++) {
    const x = random.between(-20, width);
    const colour = tubes[random.index(tubes.length)] ?? tubes[0];
    smears += `<rect x="${n(x)}" y="${n(top + random.between(4, 60))}" width="${n(random.between(8, 34))}" height="${n(random.between(50, 150))}" rx="10" fill="${colour}" opacity="${random.between(0.12, 0.5).toFixed(2)}"/>`;
  }
  let rings = '';
  for (let i = 0; i < width / 40; i++) {
    const y = top + 18 + random.unit() * 120;
    const r = 6 + (y - top) * 0.13;
    rings += `<ellipse cx="${n(random.between(0, width))}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.3)}" fill="none" stroke="#dff6ff" stroke-width="1.4" opacity=".4"/>`;
  }
  return `${screen(`<g filter="${stage.soft(8)}">${smears}</g>`)}${rings}`;
}

/** An alley of bars at night in the rain, its signs alight and doubled by the wet ground. */
export const alley: Scene = {
  dark: '#07040f',
  back: (stage, light) => {
    const w = stage.width;
    const vanish = light.x;
    let body = sky(stage, [
      [0, '#160a2e'],
      [0.45, '#4a1460'],
      [0.66, '#b0206e'],
      [1, '#2a0d3c'],
    ]);
    body += screen(
      glow(stage, { x: vanish, y: 330 }, 360, '#ff5fb0', 0.75) +
        glow(stage, { x: vanish, y: 360 }, 190, '#8fe6ff', 0.7),
    );
    body += wall(stage, -20, vanish - 130, vanish, 1) + wall(stage, w + 20, vanish + 130, vanish, -1);
    body += `<path d="M-10 496L${n(vanish - 130)} 424H${n(vanish + 130)}L${n(w + 10)} 496V650H-10Z" fill="${stage.linear(
      [
        [0, '#5a1a5e'],
        [0.35, '#1d0d33'],
        [1, '#07040f'],
      ],
    )}"/>`;
    body += puddles(stage, 470);
    const places = [
      [-0.96, 30, 74, 300],
      [-0.72, 92, 58, 236],
      [-0.5, 150, 44, 176],
      [-0.36, 210, 30, 120],
      [0.4, 196, 32, 128],
      [0.56, 128, 46, 190],
      [0.78, 60, 62, 262],
    ] as const;
    for (const [index, [place, y, wide, tall]] of places.entries()) {
      const reach = place < 0 ? vanish : w - vanish;
      const x = vanish + place * Math.max(reach, 420) - wide / 2;
      if (x < -wide || x > w) continue;
      body += sign(stage, x, y, wide, tall, tubes[(index * 2 + 1) % tubes.length] ?? tubes[0]);
    }
    return body + bokeh(stage, Math.round(w / 44), ['#ff7ac0', '#7fe6ff', '#ffd27a'], 20, 0.3, 330, 470);
  },
  front: (stage) => {
    const { random, width } = stage;
    let rain = '';
    for (let i = 0; i < width / 5; i++) {
      const [x, y, long] = [
        random.between(-40, width + 40),
        random.between(-20, 620),
        random.between(14, 46),
      ];
      rain += `M${n(x)} ${n(y)}l${n(-long * 0.16)} ${n(long)}`;
    }
    return `<path d="${rain}" stroke="#d8f2ff" stroke-width="1.3" stroke-opacity=".34" fill="none"/>`;
  },
};
