import { fill, glow, motes, rays, screen, sky, smoke } from '../light.ts';
import { palm } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A volcano with a perfect cone. */
function volcano(stage: Stage, x: number, foot: number, w: number, h: number): string {
  const top = foot - h;
  const half = w / 2;
  const shape = `M${n(x - half)} ${n(foot)}Q${n(x - w * 0.16)} ${n(foot - h * 0.3)} ${n(x - 11)} ${n(top)}L${n(x)} ${n(top + 5)}L${n(x + 10)} ${n(top)}Q${n(x + w * 0.16)} ${n(foot - h * 0.3)} ${n(x + half)} ${n(foot)}Z`;
  const paint = stage.linear([
    [0, '#b06a9a'],
    [0.5, '#7a3f7c'],
    [1, '#c9685e'],
  ]);
  return `<path d="${shape}" fill="${paint}"/><path d="M${n(x + 10)} ${n(top)}Q${n(x + w * 0.16)} ${n(foot - h * 0.3)} ${n(x + half)} ${n(foot)}H${n(x + w * 0.05)}Q${n(x + 26)} ${n(foot - h * 0.5)} ${n(x + 2)} ${n(top + 5)}Z" fill="#2c1244" opacity=".32"/>`;
}

/** Rice terraces below a volcano at sundown. */
export const terraces: Scene = {
  dark: '#1c0a18',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#33206e'],
      [0.26, '#9c3a86'],
      [0.5, '#ff7a58'],
      [0.7, '#ffd27a'],
      [1, '#3c4a12'],
    ]);
    body += screen(rays(stage, light, 24, '#ffe9a0', 0.4)) + glow(stage, light, 330, '#fff0a8', 0.95);
    body += `<circle cx="${n(light.x)}" cy="${n(light.y + 40)}" r="160" fill="${stage.linear([
      [0, '#fffbd8'],
      [0.5, '#ffd45a'],
      [1, '#ff8a2a'],
    ])}"/>`;
    body += screen(smoke(stage, '#ffb0a0', { size: 55, stretch: 6, opacity: 0.5, threshold: 0.52 }));
    body += volcano(stage, w * (w < 900 ? 0.2 : 0.26), 470, 420, 260);
    // Level fields, each with a bright edge of water, from far to near.
    for (let step = 0; step < 8; step += 1) {
      const y = 440 + step * step * 3 + step * 6;
      const bend = 26 + step * 5;
      const low = step % 2 === 0 ? '#4c7a1e' : '#6a8e22';
      const field = stage.linear([
        [0, '#d8d85a'],
        [0.12, low],
        [1, '#1c300e'],
      ]);
      body += `<path d="M-10 660V${n(y - bend)}Q${n(w * 0.3)} ${n(y + bend * 0.4)} ${n(w * 0.56)} ${n(y)}T${n(w + 10)} ${n(y - bend * 1.2)}V660Z" fill="${field}"/>`;
      body += `<path d="M-10 ${n(y - bend)}Q${n(w * 0.3)} ${n(y + bend * 0.4)} ${n(w * 0.56)} ${n(y)}T${n(w + 10)} ${n(y - bend * 1.2)}" fill="none" stroke="#ffe9a0" stroke-opacity=".55" stroke-width="${n(1.2 + step * 0.25)}"/>`;
    }
    body += palm(w * 0.93, 500, 1.05, -30) + palm(w * 0.06, 486, 0.8, 34) + palm(w * 0.83, 470, 0.55, 20);
    body += fill(
      stage,
      stage.linear([
        [0.62, '#ffb060', 0],
        [0.72, '#ffb060', 0.3],
        [0.84, '#ffb060', 0],
      ]),
    );
    return body + motes(stage, Math.round(w / 10), '#ffdf9a', { halo: true, largest: 1.8 });
  },
  front: (stage) => {
    const w = stage.width;
    let stalks = '';
    for (const [from, to] of [
      [-20, w * 0.24],
      [w * 0.78, w + 20],
    ] as const) {
      for (let x = from; x < to; x += 13) {
        const lean = stage.random.between(-18, 18);
        const top = stage.random.between(520, 570);
        stalks += `<path d="M${n(x)} 650Q${n(x + lean * 0.3)} ${n(top + 50)} ${n(x + lean)} ${n(top)}" fill="none" stroke="#8a7a1c" stroke-width="3"/><ellipse cx="${n(x + lean)}" cy="${n(top + 4)}" rx="4" ry="13" transform="rotate(${n(lean)} ${n(x + lean)} ${n(top)})" fill="#e8b83a"/>`;
      }
    }
    return `<g filter="${stage.soft(0.9)}" opacity=".95">${stalks}</g>`;
  },
};
