import { bokeh, fill, glow, rays, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A drawn curtain from `x` over `width`, in heavy folds. */
function curtain(stage: Stage, x: number, width: number, mirrored: boolean): string {
  let body = '';
  const folds = 6;
  const fold = width / folds;
  for (let i = 0; i < folds; i++) {
    const paint = stage.linear(
      [
        [0, '#3a0030'],
        [0.35, '#c3147a'],
        [0.55, '#8a0a5e'],
        [1, '#2a0024'],
      ],
      0,
      0,
      1,
      0.03,
    );
    const sway = 22 * (1 - i / folds);
    body += `<path d="M${n(i * fold)} -10C${n(i * fold + sway)} 200 ${n(i * fold - sway)} 420 ${n(i * fold * 0.62)} 660H${n((i + 1) * fold * 0.62)}C${n((i + 1) * fold - sway)} 420 ${n((i + 1) * fold + sway)} 200 ${n((i + 1) * fold)} -10Z" fill="${paint}"/>`;
  }
  return `<g transform="translate(${n(x)} 0)${mirrored ? ' scale(-1 1)' : ''}">${body}</g>`;
}

/** Light bulbs along an arch over the stage. */
function bulbs(stage: Stage, centre: number, reach: number, foot: number): string {
  let body = '';
  const count = Math.round(reach / 11);
  for (let i = 0; i <= count; i++) {
    const a = Math.PI * (1 + i / count);
    const x = centre + reach * Math.cos(a);
    const y = foot + foot * 0.97 * Math.sin(a);
    body += `<circle cx="${n(x)}" cy="${n(y)}" r="16" fill="${stage.radial([
      [0, '#ffd86a', 0.75],
      [1, '#ff8a1a', 0],
    ])}"/><circle cx="${n(x)}" cy="${n(y)}" r="5.6" fill="#fff6cf"/>`;
  }
  return body;
}

/** A show stage: curtains, bulbs, beams and a shining floor. */
export const showroom: Scene = {
  dark: '#170018',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#25003a'],
      [0.55, '#9a0f8a'],
      [0.72, '#3f0450'],
      [1, '#14001e'],
    ]);
    body += fill(
      stage,
      stage.radialAt(
        [
          [0, '#ff6ad0'],
          [0.4, '#d11fa0', 0.75],
          [1, '#3a0050', 0],
        ],
        light,
        420,
      ),
    );
    body += screen(rays(stage, light, 24, '#ffd2f4', 0.5));
    for (const [from, to] of [
      [-0.1, 0.3],
      [1.1, 0.72],
      [0.2, 0.62],
      [0.85, 0.4],
    ] as const) {
      const paint = stage.linear([
        [0, '#fff0c0', 0.55],
        [1, '#ff7ae0', 0],
      ]);
      body += screen(
        `<path d="M${n(from * w)} -20L${n(to * w - 80)} 520H${n(to * w + 80)}Z" fill="${paint}" filter="${stage.soft(9)}"/>`,
      );
    }
    body += `<ellipse cx="${n(w / 2)}" cy="600" rx="${n(w * 0.75)}" ry="140" fill="${stage.radial([
      [0, '#ff9ae8', 0.95],
      [0.5, '#8a1a9a', 0.8],
      [1, '#1c0028', 0],
    ])}"/>`;
    body += curtain(stage, -30, 120, false) + curtain(stage, w + 30, 120, true);
    body += bulbs(stage, w / 2, w * 0.44, 330);
    body += bokeh(stage, Math.round(w / 18), ['#ffd36a', '#ff7ae0', '#ffffff'], 20, 0.5);
    return body + screen(glow(stage, light, 250, '#fff0b0', 0.6));
  },
  front: () => '',
};
