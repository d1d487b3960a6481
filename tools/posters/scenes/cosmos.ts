import { fill, glint, glow, motes, screen, sky, smoke } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A banded planet, perhaps with rings. */
function planet(
  stage: Stage,
  x: number,
  y: number,
  r: number,
  colours: readonly [string, string, string],
  ringed: boolean,
): string {
  const clip = stage.clip(`<circle r="${r}"/>`);
  let bands = '';
  for (let i = 0; i < 9; i++)
    bands += `<ellipse cy="${n(-r + (i * 2 * r) / 8)}" rx="${n(r * 1.2)}" ry="${n(stage.random.between(0.03, 0.12) * r)}" fill="${i % 2 ? colours[1] : colours[2]}" opacity=".5"/>`;
  const ring = (part: string): string =>
    `<path d="${part}" fill="none" stroke="${stage.linear(
      [
        [0, '#ffffff', 0.1],
        [0.3, '#ffe6b8', 0.95],
        [0.7, '#d8a8ff', 0.9],
        [1, '#ffffff', 0.1],
      ],
      0,
      0,
      1,
      0,
    )}" stroke-width="${n(r * 0.2)}"/>`;
  const back = `M${n(-r * 1.75)} 0A${n(r * 1.75)} ${n(r * 0.42)} 0 0 1 ${n(r * 1.75)} 0`;
  const front = `M${n(-r * 1.75)} 0A${n(r * 1.75)} ${n(r * 0.42)} 0 0 0 ${n(r * 1.75)} 0`;
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(-18)"><circle r="${n(r * 1.35)}" fill="${stage.radial(
    [
      [0.7, colours[1], 0.5],
      [1, colours[1], 0],
    ],
  )}"/>${ringed ? ring(back) : ''}<circle r="${r}" fill="${colours[0]}"/><g clip-path="${clip}"><g filter="${stage.soft(2)}">${bands}</g></g><circle r="${r}" fill="${stage.radial(
    [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0],
      [0.75, '#000020', 0.45],
      [1, '#000018', 0.85],
    ],
    0.32,
    0.3,
    0.8,
  )}"/>${ringed ? ring(front) : ''}</g>`;
}

/** Deep space: nebulae, stars and worlds. */
export const cosmos: Scene = {
  dark: '#02020f',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#050824'],
      [0.5, '#0f1a5a'],
      [1, '#040416'],
    ]);
    body += screen(smoke(stage, '#ff3ab8', { size: 230, opacity: 0.75, threshold: 0.5 }));
    body += screen(smoke(stage, '#1fb8ff', { size: 190, opacity: 0.75, threshold: 0.5 }));
    body += screen(smoke(stage, '#8a4aff', { size: 120, opacity: 0.55, threshold: 0.52 }));
    body += screen(glow(stage, light, 320, '#6ad8ff', 0.7) + glow(stage, light, 150, '#ffffff', 0.5));
    body += motes(stage, Math.round(w / 2.6), '#ffffff', { largest: 1.6 });
    body +=
      planet(stage, w * 0.12, 430, 92, ['#ff9a5a', '#c2453a', '#ffd8a0'], true) +
      planet(stage, w * 0.88, 96, 38, ['#5ad8c8', '#1c7a9a', '#c8fff0'], false);
    body += planet(stage, w * 1.02, 610, 150, ['#5a4ad8', '#2a1a8a', '#a890ff'], false);
    for (let i = 0; i < w / 60; i++)
      body += glint(
        stage,
        { x: stage.random.between(0, w), y: stage.random.between(10, 460) },
        stage.random.between(5, 18),
        '#dff4ff',
      );
    let trails = '';
    for (let i = 0; i < 3; i++) {
      const x = stage.random.between(0.1, 0.9) * w;
      const y = stage.random.between(20, 200);
      trails += `<path d="M${n(x)} ${n(y)}l120 -44" stroke="${stage.linear(
        [
          [0, '#ffffff'],
          [1, '#8ad8ff', 0],
        ],
        0,
        1,
        1,
        0,
      )}" stroke-width="2.6" stroke-linecap="round"/>`;
    }
    return (
      body +
      trails +
      fill(
        stage,
        stage.linear([
          [0.75, '#02020f', 0],
          [1, '#02020f', 0.6],
        ]),
      )
    );
  },
  front: () => '',
};
