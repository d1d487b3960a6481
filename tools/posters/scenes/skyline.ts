import { fill, glow, motes, screen, sky, smoke } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A row of towers with lit windows, from edge to edge. */
function towers(
  stage: Stage,
  foot: number,
  low: number,
  high: number,
  paint: string,
  windows: string,
  density: number,
): string {
  let body = '';
  let x = -20;
  while (x < stage.width + 20) {
    const w = stage.random.between(34, 78);
    const h = stage.random.between(low, high);
    const top = foot - h;
    body += `<rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(h)}" fill="${paint}"/>`;
    if (stage.random.unit() > 0.55)
      body += `<path d="M${n(x + w * 0.2)} ${n(top)}L${n(x + w / 2)} ${n(top - w * 0.7)}L${n(x + w * 0.8)} ${n(top)}ZM${n(x + w / 2 - 1)} ${n(top - w * 0.7)}v-24h2v24Z" fill="${paint}"/>`;
    let lit = '';
    for (let wx = x + 6; wx < x + w - 6; wx += 8)
      for (let wy = top + 8; wy < foot - 6; wy += 11)
        if (stage.random.unit() < density) lit += `M${n(wx)} ${n(wy)}h4v5h-4Z`;
    body += `<path d="${lit}" fill="${windows}" opacity="${stage.random.between(0.5, 0.95).toFixed(2)}"/>`;
    x += w + stage.random.between(-4, 12);
  }
  return body;
}

/** A city of lights on the water at night. */
export const skyline: Scene = {
  dark: '#02040f',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#030820'],
      [0.4, '#0c2a78'],
      [0.68, '#3a7ae0'],
      [0.76, '#0a1c54'],
      [1, '#020614'],
    ]);
    body += motes(stage, Math.round(w / 5), '#ffffff', { largest: 1.3, bottom: 320 });
    body += screen(smoke(stage, '#4a8aff', { size: 120, stretch: 3, opacity: 0.5, threshold: 0.5 }));
    body += screen(glow(stage, light, 380, '#7ac0ff', 0.85));
    body += towers(stage, 490, 110, 250, '#0d2c70', '#9fd0ff', 0.3);
    body += towers(stage, 500, 60, 190, '#06173f', '#ffe6b0', 0.42);
    body += `<rect y="498" width="${n(w)}" height="150" fill="${stage.linear([
      [0, '#2a66d0'],
      [0.2, '#0a2260'],
      [1, '#020614'],
    ])}"/>`;
    let streaks = '';
    for (let i = 0; i < w / 3; i++) {
      const y = 502 + stage.random.unit() ** 1.4 * 130;
      const l = 6 + (y - 498) * 0.3;
      streaks += `<rect x="${n(stage.random.between(0, w))}" y="${n(y)}" width="${n(l)}" height="1.8" rx=".9" fill="${stage.random.unit() > 0.5 ? '#a8d4ff' : '#ffe2a8'}" opacity="${stage.random.between(0.2, 0.75).toFixed(2)}"/>`;
    }
    return (
      body +
      screen(streaks) +
      fill(
        stage,
        stage.linear([
          [0, '#02040f', 0.3],
          [0.25, '#02040f', 0],
        ]),
      )
    );
  },
  front: () => '',
};
