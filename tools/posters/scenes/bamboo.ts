import { hsl } from '../colour.ts';
import { fill, motes, screen, shafts, sky, smoke } from '../light.ts';
import { leaf } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

function cane(stage: Stage, x: number, width: number, hue: number, light: number, lean: number): string {
  const paint = stage.linear(
    [
      [0, hsl(hue, 60, light * 0.5)],
      [0.3, hsl(hue - 8, 62, light * 1.35)],
      [0.6, hsl(hue, 62, light)],
      [1, hsl(hue + 10, 66, light * 0.38)],
    ],
    0,
    0,
    1,
    0,
  );
  let body = '';
  let y = 660;
  while (y > -40) {
    const length = stage.random.between(70, 120);
    body += `<rect x="${n(-width / 2)}" y="${n(y - length)}" width="${n(width)}" height="${n(length - 3)}" rx="${n(width * 0.16)}" fill="${paint}"/><rect x="${n(-width * 0.57)}" y="${n(y - 5)}" width="${n(width * 1.14)}" height="7" rx="3" fill="${hsl(hue, 50, light * 0.6)}"/>`;
    y -= length;
  }
  return `<g transform="translate(${n(x)} 0) skewX(${n(lean)})">${body}</g>`;
}

/** A bamboo forest with the sun behind it. */
export const bamboo: Scene = {
  dark: '#021206',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#1f6a2e'],
      [0.5, '#4fae3a'],
      [1, '#06240e'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#ffffd0'],
          [0.25, '#e6f66a', 0.95],
          [0.6, '#5ab83a', 0.6],
          [1, '#0f4a1e', 0],
        ],
        light,
        420,
      ),
    );
    for (let x = -10; x < w + 20; x += 34)
      body += `<g opacity=".5">${cane(stage, x + stage.random.between(-12, 12), stage.random.between(9, 15), 96, 46, stage.random.between(-4, 4))}</g>`;
    body += screen(smoke(stage, '#e8ffb0', { size: 160, opacity: 0.4, threshold: 0.45 }));
    for (let x = 0; x < w + 30; x += 78) {
      if (Math.abs(x - light.x) < 70 && w < 900) continue;
      body += cane(
        stage,
        x + stage.random.between(-16, 16),
        stage.random.between(19, 28),
        108,
        32,
        stage.random.between(-3, 3),
      );
    }
    body += screen(shafts(stage, { x: light.x + 80, y: -80 }, Math.round(w / 60), '#fbffc8', 0.6));
    for (let i = 0; i < w / 13; i++) {
      const x = stage.random.between(0, w);
      const side = x < w / 2 ? 1 : -1;
      const reach = Math.abs(x - w / 2) / (w / 2);
      if (reach < 0.45) continue;
      const l = stage.random.between(26, 44);
      body += leaf(
        { x, y: stage.random.between(-10, 430) },
        stage.random.between(52, 92),
        side * stage.random.between(60, 160),
        stage.random.between(8, 12),
        hsl(stage.random.between(88, 128), 66, l),
        hsl(100, 60, l - 14),
      );
    }
    return body + motes(stage, Math.round(w / 12), '#f6ffb0', { halo: true, largest: 1.8 });
  },
  front: (stage) => {
    let body = '';
    for (let i = 0; i < 14; i++) {
      const right = i % 2 === 0;
      const l = stage.random.between(12, 24);
      body += leaf(
        { x: right ? stage.width + 12 : -12, y: stage.random.between(20, 560) },
        stage.random.between(90, 150),
        (right ? -1 : 1) * stage.random.between(40, 130),
        stage.random.between(15, 22),
        hsl(126, 60, l),
        hsl(120, 50, l - 8),
      );
    }
    return `<g filter="${stage.soft(1.4)}">${body}</g>`;
  },
};
