import { fill, glow, motes, screen, sky, smoke } from '../light.ts';
import { ridge } from '../nature.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A paper lantern afloat in the air, lit from inside. */
function skyLantern(stage: Stage, at: Point, size: number, far: number): string {
  const s = size;
  const paint = stage.radial(
    [
      [0, '#fffbe0'],
      [0.4, '#ffcf5a'],
      [0.85, '#f2701a'],
      [1, '#b8400c'],
    ],
    0.5,
    0.8,
    0.85,
  );
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${n(stage.random.between(-9, 9))})"${far > 0 ? ` filter="${stage.soft(far)}"` : ''}><circle r="${n(s * 1.9)}" fill="${stage.radial(
    [
      [0, '#ffb03a', 0.5],
      [1, '#ff7a1a', 0],
    ],
  )}"/><path d="M${n(-s * 0.42)} ${n(s * 0.62)}C${n(-s * 0.8)} ${n(-s * 0.1)} ${n(-s * 0.66)} ${n(-s * 0.82)} 0 ${n(-s * 0.86)}C${n(s * 0.66)} ${n(-s * 0.82)} ${n(s * 0.8)} ${n(-s * 0.1)} ${n(s * 0.42)} ${n(s * 0.62)}Z" fill="${paint}"/><path d="M0 ${n(-s * 0.86)}V${n(s * 0.6)}M${n(-s * 0.3)} ${n(-s * 0.78)}Q${n(-s * 0.46)} 0 ${n(-s * 0.22)} ${n(s * 0.62)}M${n(s * 0.3)} ${n(-s * 0.78)}Q${n(s * 0.46)} 0 ${n(s * 0.22)} ${n(s * 0.62)}" stroke="#c2500c" stroke-opacity=".5" stroke-width="1.2" fill="none"/><ellipse cy="${n(s * 0.62)}" rx="${n(s * 0.42)}" ry="${n(s * 0.1)}" fill="#fff4c0"/></g>`;
}

/** A night river under hundreds of rising lanterns. */
export const river: Scene = {
  dark: '#060418',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#0a0f3a'],
      [0.4, '#2c2378'],
      [0.66, '#b8487a'],
      [0.74, '#ffac5a'],
      [0.76, '#5a2a68'],
      [1, '#080620'],
    ]);
    body += motes(stage, Math.round(w / 6), '#ffffff', { largest: 1.2, bottom: 330 });
    body += screen(smoke(stage, '#ff8aa8', { size: 90, stretch: 4, opacity: 0.35, threshold: 0.52 }));
    body += screen(glow(stage, light, 340, '#ffb45a', 0.75));
    body += `<g opacity=".9">${ridge(stage, 450, 44, 0.3, '#3a2668')}</g>`;
    body += ridge(stage, 474, 26, 0.4, '#1e1448');
    body += `<rect y="484" width="${n(w)}" height="160" fill="${stage.linear([
      [0, '#ffa050'],
      [0.12, '#7a3a7a'],
      [1, '#080620'],
    ])}"/>`;
    let streaks = '';
    for (let i = 0; i < w / 6; i++) {
      const y = 488 + stage.random.unit() ** 1.5 * 140;
      const l = 6 + (y - 484) * 0.32;
      streaks += `<rect x="${n(stage.random.between(0, w))}" y="${n(y)}" width="${n(l)}" height="${n(1 + (y - 484) * 0.014)}" rx="1" fill="${stage.random.unit() > 0.4 ? '#ffd27a' : '#ff9a6a'}" opacity="${stage.random.between(0.25, 0.8).toFixed(2)}"/>`;
    }
    body += screen(streaks);
    const lanterns = Array.from(
      { length: Math.round(w / 13) },
      () => 4 + stage.random.unit() ** 2.4 * 22,
    ).toSorted((a, b) => a - b);
    for (const size of lanterns)
      body += skyLantern(
        stage,
        { x: stage.random.between(0, w), y: stage.random.between(10, 470) },
        size,
        size < 8 ? 0.5 : 0,
      );
    return (
      body +
      fill(
        stage,
        stage.linear([
          [0, '#0a0f3a', 0.3],
          [0.2, '#0a0f3a', 0],
        ]),
      )
    );
  },
  front: (stage) =>
    skyLantern(stage, { x: 38, y: 96 }, 46, 1.2) +
    skyLantern(stage, { x: stage.width - 20, y: 380 }, 52, 1.8),
};
