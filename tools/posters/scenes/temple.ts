import { hsl } from '../colour.ts';
import { fill, glow, motes, screen, sky, smoke } from '../light.ts';
import { frond, leaf } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A stepped temple with a stair up its face and fire at its top. */
function steps(stage: Stage, x: number, foot: number, size: number, tone: readonly [string, string]): string {
  let body = '';
  const tiers = 6;
  for (let i = 0; i < tiers; i++) {
    const w = size * (1 - i * 0.135);
    const y = foot - i * size * 0.13;
    body += `<path d="M${n(x - w)} ${n(y)}L${n(x - w * 0.93)} ${n(y - size * 0.13)}H${n(x + w * 0.93)}L${n(x + w)} ${n(y)}Z" fill="${stage.linear(
      [
        [0, tone[0]],
        [1, tone[1]],
      ],
    )}"/><path d="M${n(x - w * 0.93)} ${n(y - size * 0.13)}H${n(x + w * 0.93)}" stroke="#ffb870" stroke-opacity=".5" stroke-width="2"/>`;
    for (let k = -3; k <= 3; k++)
      if (k !== 0)
        body += `<rect x="${n(x + k * w * 0.26 - 7)}" y="${n(y - size * 0.1)}" width="14" height="${n(size * 0.06)}" fill="#000" opacity=".25"/>`;
  }
  const top = foot - tiers * size * 0.13;
  body += `<path d="M${n(x - size * 0.2)} ${n(foot)}L${n(x - size * 0.08)} ${n(top)}H${n(x + size * 0.08)}L${n(x + size * 0.2)} ${n(foot)}Z" fill="${stage.linear(
    [
      [0, '#d98a4a'],
      [1, '#3a1c14'],
    ],
  )}"/>`;
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    body += `<path d="M${n(x - size * (0.08 + 0.12 * (1 - t)))} ${n(foot + (top - foot) * t)}H${n(x + size * (0.08 + 0.12 * (1 - t)))}" stroke="#1c0c0a" stroke-opacity=".5" stroke-width="1.6"/>`;
  }
  return body;
}

/** A burning torch on a pole. */
function torch(stage: Stage, x: number, y: number, size: number): string {
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})"><path d="M-5 0H5L3 260H-3Z" fill="#2a1208"/><path d="M-13 -4H13L8 16H-8Z" fill="#6b3a14"/><circle cy="-30" r="92" fill="${stage.radial(
    [
      [0, '#ffb03a', 0.85],
      [0.4, '#ff6a1a', 0.3],
      [1, '#ff4a00', 0],
    ],
  )}"/><path d="M0 -78C16 -52 20 -34 13 -14Q8 0 0 0Q-10 0 -14 -14C-19 -32 -4 -40 0 -78Z" fill="${stage.linear(
    [
      [0, '#ff7a1a'],
      [0.6, '#ffd24a'],
      [1, '#fffbe0'],
    ],
  )}"/><path d="M1 -46C8 -32 9 -20 5 -8Q0 0 -5 -8C-9 -20 -1 -26 1 -46Z" fill="#fffbe6"/></g>`;
}

/** A lost temple in the jungle at dusk, torches lit. */
export const temple: Scene = {
  dark: '#0c0a06',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#16254a'],
      [0.35, '#7a2f6a'],
      [0.6, '#f2703a'],
      [0.75, '#ffb04a'],
      [1, '#1a0f10'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#fff0b0'],
          [0.3, '#ffa84a', 0.85],
          [1, '#7a2f6a', 0],
        ],
        light,
        380,
      ),
    );
    body += screen(smoke(stage, '#ff9a6a', { size: 90, stretch: 3.5, opacity: 0.4, threshold: 0.5 }));
    body += steps(stage, light.x, 520, Math.min(270, w * 0.5), ['#8a4a3a', '#3a1a20']);
    for (let i = 0; i < w / 16; i++) {
      const x = stage.random.between(-20, w + 20);
      if (Math.abs(x - light.x) < w * 0.2) continue;
      body += frond(
        { x, y: stage.random.between(380, 520) },
        stage.random.between(80, 150),
        stage.random.between(200, 340),
        hsl(150, 44, stage.random.between(8, 20)),
      );
    }
    body += `<path d="M-10 660V548Q${n(w * 0.25)} 508 ${n(w * 0.5)} 540T${n(w + 10)} 536V660Z" fill="#140c10"/>`;
    body += torch(stage, w * 0.1, 380, 0.8) + torch(stage, w * 0.92, 352, 0.95);
    return body + motes(stage, Math.round(w / 9), '#ffe27a', { halo: true, largest: 2.2 });
  },
  front: (stage) => {
    const w = stage.width;
    let body = '';
    for (const [x, y, turn, l] of [
      [-20, 20, 14, 230],
      [-24, -20, 46, 200],
      [-16, 90, -6, 150],
      [w + 16, -10, 132, 220],
      [w + 20, 50, 164, 210],
      [w + 10, 130, 186, 140],
      [-14, 480, -40, 170],
      [w + 14, 490, 224, 170],
    ] as const) {
      body += frond({ x, y }, l, turn, hsl(140, 46, stage.random.between(10, 17)));
    }
    for (let i = 0; i < 8; i++) {
      const right = i % 2 === 0;
      body += leaf(
        { x: right ? w + 8 : -8, y: stage.random.between(420, 620) },
        stage.random.between(80, 130),
        (right ? -1 : 1) * stage.random.between(10, 70),
        stage.random.between(20, 30),
        hsl(138, 44, stage.random.between(9, 15)),
        '#0a1a0c',
      );
    }
    return `<g filter="${stage.soft(1.4)}">${body}</g>${glow(stage, { x: w * 0.1, y: 350 }, 130, '#ff8a2a', 0.2)}`;
  },
};
