import { hsl } from '../colour.ts';
import { fill, screen, shafts, sky, smoke } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Point, type Stage } from '../stage.ts';
import { prop } from '../objects.ts';
import type { Scene } from './scene.ts';

/** Branching coral. */
export function coral(stage: Stage, foot: Point, size: number, colour: string): string {
  let d = '';
  const grow = (x: number, y: number, angle: number, length: number, level: number): void => {
    const x2 = x + Math.cos(angle) * length;
    const y2 = y + Math.sin(angle) * length;
    d += `M${n(x)} ${n(y)}L${n(x2)} ${n(y2)}`;
    if (level === 0) return;
    for (const lean of [-0.5, 0.05, 0.55])
      grow(x2, y2, angle + lean + stage.random.between(-0.18, 0.18), length * 0.72, level - 1);
  };
  grow(foot.x, foot.y, -1.57, size * 0.34, 3);
  return `<path d="${d}" stroke="${colour}" stroke-width="${n(size * 0.085)}" stroke-linecap="round" fill="none"/><path d="${d}" stroke="#fff" stroke-opacity=".28" stroke-width="${n(size * 0.025)}" stroke-linecap="round" fill="none" transform="translate(${n(-size * 0.015)} ${n(-size * 0.01)})"/>`;
}

/** A stalk of kelp. */
export function kelp(stage: Stage, x: number, foot: number, height: number, paint: string): string {
  let body = '';
  const sway = stage.random.between(12, 26);
  for (let y = 0; y < height; y += 15) {
    const cx = x + Math.sin(y * 0.025) * sway;
    const side = (y / 15) % 2 ? 1 : -1;
    body += `<path d="M${n(cx)} ${n(foot - y)}q${n(side * 22)} -6 ${n(side * 27)} -30q${n(-side * 22)} 3 ${n(-side * 27)} 30Z"/>`;
  }
  return `<g fill="${paint}">${body}</g>`;
}

/** Bubbles between two heights. */
export function bubbles(stage: Stage, count: number, between = { top: 20, foot: 520 }): string {
  let body = '';
  for (let i = 0; i < count; i++) {
    const r = 2 + stage.random.unit() ** 2 * 13;
    const at = `translate(${n(stage.random.between(0, stage.width))} ${n(stage.random.between(between.top, between.foot))})`;
    body += `<g transform="${at}"><circle r="${n(r)}" fill="${stage.radial([
      [0.55, '#ffffff', 0.02],
      [0.9, '#bff4ff', 0.4],
      [1, '#ffffff', 0.75],
    ])}"/><circle cx="${n(-r * 0.35)}" cy="${n(-r * 0.4)}" r="${n(r * 0.2)}" fill="#fff" opacity=".9"/></g>`;
  }
  return body;
}

/** Clear water over a coral reef, the sun far above. */
export const reef: Scene = {
  dark: '#00142c',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#8af2ff'],
      [0.2, '#26b8e8'],
      [0.58, '#0a64b4'],
      [1, '#02204a'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#eaffff', 0.95],
          [0.4, '#62e0ff', 0.5],
          [1, '#0a64b4', 0],
        ],
        { x: light.x, y: 0 },
        430,
      ),
    );
    body += screen(smoke(stage, '#bff8ff', { size: 46, stretch: 3.4, opacity: 0.28, threshold: 0.56 }));
    body += screen(shafts(stage, { x: light.x, y: -60 }, Math.round(w / 55), '#eaffff', 0.5));
    body += `<g opacity=".75">${ridge(stage, 440, 34, 0.35, '#0b4f96')}</g>`;
    for (let x = 10; x < w; x += 74)
      body += kelp(stage, x + stage.random.between(-20, 20), 540, stage.random.between(70, 190), '#0a5a7a');
    body += ridge(stage, 500, 26, 0.4, '#06366e');
    const hues = [350, 18, 310, 42, 280];
    for (let x = 6; x < w; x += 62)
      body += coral(
        stage,
        { x: x + stage.random.between(-14, 14), y: 548 },
        stage.random.between(80, 130),
        hsl(hues[stage.random.index(5)] ?? 0, 85, stage.random.between(48, 62)),
      );
    body += ridge(stage, 556, 18, 0.4, '#03214a');
    return body + bubbles(stage, Math.round(w / 13));
  },
  front: async (stage) =>
    (await prop(stage, '🐠', { x: 62, y: 128 }, 86, -10)) +
    (await prop(stage, '🐡', { x: stage.width - 54, y: 402 }, 78, 6)) +
    (await prop(stage, '🐟', { x: stage.width - 46, y: 92 }, 62, 8, 1)),
};
