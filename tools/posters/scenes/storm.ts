import { fill, glow, motes, screen, sky, smoke } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A forked bolt between two points, its core white inside a blue glow. */
function bolt(stage: Stage, from: Point, to: Point, thickness: number, level = 2): string {
  const { random } = stage;
  const steps = 11;
  let d = `M${n(from.x)} ${n(from.y)}`;
  let forks = '';
  for (let i = 1; i <= steps; i++) {
    const t = i / steps;
    const sway = i === steps ? 0 : random.between(-26, 26);
    const at = {
      x: from.x + (to.x - from.x) * t + sway,
      y: from.y + (to.y - from.y) * t + random.between(-8, 8),
    };
    d += `L${n(at.x)} ${n(at.y)}`;
    if (level > 0 && random.unit() > 0.66) {
      const reach = random.between(70, 150);
      forks += bolt(
        stage,
        at,
        { x: at.x + random.between(-0.9, 0.9) * reach, y: at.y + reach * 0.8 },
        thickness * 0.45,
        level - 1,
      );
    }
  }
  return `<g fill="none" stroke-linejoin="round">${forks}<path d="${d}" stroke="#3a9aff" stroke-width="${n(thickness * 5)}" opacity=".45" filter="${stage.soft(5)}"/><path d="${d}" stroke="#9fdcff" stroke-width="${n(thickness * 1.7)}"/><path d="${d}" stroke="#fff" stroke-width="${n(thickness * 0.8)}"/></g>`;
}

function peak(stage: Stage, x: number, foot: number, size: number): string {
  const lit = stage.linear([
    [0, '#e8f6ff'],
    [0.35, '#7fa8d0'],
    [1, '#1a3358'],
  ]);
  const dark = stage.linear([
    [0, '#8fb4d8'],
    [0.3, '#2c4a78'],
    [1, '#0a1730'],
  ]);
  const s = size;
  return `<path d="M${n(x)} ${n(foot - s)}L${n(x - s * 0.28)} ${n(foot - s * 0.55)}L${n(x - s * 0.4)} ${n(foot - s * 0.5)}L${n(x - s * 0.85)} ${n(foot)}H${n(x + s * 0.1)}L${n(x - s * 0.08)} ${n(foot - s * 0.5)}L${n(x + s * 0.05)} ${n(foot - s * 0.72)}Z" fill="${lit}"/><path d="M${n(x)} ${n(foot - s)}L${n(x + s * 0.05)} ${n(foot - s * 0.72)}L${n(x - s * 0.08)} ${n(foot - s * 0.5)}L${n(x + s * 0.1)} ${n(foot)}H${n(x + s * 0.85)}L${n(x + s * 0.44)} ${n(foot - s * 0.52)}L${n(x + s * 0.32)} ${n(foot - s * 0.58)}Z" fill="${dark}"/>`;
}

/** Northern mountains in a thunderstorm. */
export const storm: Scene = {
  dark: '#020814',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#050d24'],
      [0.4, '#173a70'],
      [0.7, '#4f86b8'],
      [1, '#061226'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#e4f6ff', 0.95],
          [0.3, '#5ab4f4', 0.75],
          [1, '#0a1c44', 0],
        ],
        light,
        390,
      ),
    );
    body += screen(smoke(stage, '#3ae0c0', { size: 70, stretch: 3.5, opacity: 0.28, threshold: 0.55 }));
    body += smoke(stage, '#0a1838', { size: 150, stretch: 1.8, opacity: 0.85, threshold: 0.5 });
    body += screen(smoke(stage, '#8ac8ff', { size: 120, stretch: 2.2, opacity: 0.5, threshold: 0.54 }));
    body +=
      bolt(stage, { x: w * 0.14, y: -20 }, { x: w * 0.2, y: 400 }, 3.6) +
      bolt(stage, { x: w * 0.9, y: -20 }, { x: w * 0.78, y: 330 }, 3) +
      bolt(stage, { x: light.x + 40, y: -30 }, { x: light.x - 10, y: light.y }, 2.2);
    if (w > 800) body += bolt(stage, { x: w * 0.36, y: -20 }, { x: w * 0.4, y: 300 }, 2.6);
    for (let x = 0; x <= w + 100; x += 230)
      body += peak(stage, x + stage.random.between(-40, 30), 560, stage.random.between(190, 270));
    body += screen(
      `<g transform="translate(0 190)">${smoke(stage, '#bfe6ff', { size: 110, stretch: 4, opacity: 0.32, threshold: 0.5 })}</g>`,
    );
    body += ridge(stage, 546, 22, 0.8, '#071226');
    let rain = '';
    for (let i = 0; i < w / 4; i++) {
      const x = stage.random.between(-20, w + 40);
      const y = stage.random.between(-20, 560);
      rain += `M${n(x)} ${n(y)}l-7 ${n(stage.random.between(20, 44))}`;
    }
    return `${body}<path d="${rain}" stroke="#d8f0ff" stroke-opacity=".32" stroke-width="1.2"/>${motes(stage, Math.round(w / 13), '#bfe8ff', { halo: true, largest: 1.8 })}`;
  },
  front: (stage, light) => screen(glow(stage, { x: light.x - 130, y: 90 }, 150, '#4fb4ff', 0.3)),
};
