import { glow, rays, screen, sky } from '../light.ts';
import { cloud } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import { confetti } from './circus.ts';
import type { Scene } from './scene.ts';

/** A lollipop tree: a disc of spiral sugar on a stick. */
function lollipop(
  stage: Stage,
  x: number,
  foot: number,
  size: number,
  colours: readonly [string, string],
): string {
  let swirl = '';
  const arms = 9;
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 6.2832;
    const b = a + Math.PI / arms;
    const r = size;
    const at = (angle: number, k: number): string =>
      `${n(r * k * Math.cos(angle))} ${n(r * k * Math.sin(angle))}`;
    swirl += `<path d="M0 0Q${at(a - 0.5, 0.55)} ${at(a, 1)}A${n(r)} ${n(r)} 0 0 1 ${at(b, 1)}Q${at(b - 0.5, 0.55)} 0 0Z" fill="${colours[1]}"/>`;
  }
  const cy = foot - size * 2.5;
  return `<g><rect x="${n(x - size * 0.09)}" y="${n(cy)}" width="${n(size * 0.18)}" height="${n(size * 2.6)}" rx="3" fill="${stage.linear(
    [
      [0, '#ffffff'],
      [0.5, '#fff0f8'],
      [1, '#e0b8d4'],
    ],
    0,
    0,
    1,
    0,
  )}"/><g transform="translate(${n(x)} ${n(cy)})"><circle r="${n(size * 1.05)}" fill="#fff"/><circle r="${n(size)}" fill="${colours[0]}"/>${swirl}<circle r="${n(size)}" fill="${stage.radial(
    [
      [0, '#ffffff', 0.55],
      [0.5, '#ffffff', 0],
      [1, '#6a0a50', 0.35],
    ],
    0.35,
    0.3,
    0.75,
  )}"/></g></g>`;
}

/** A hill iced in stripes. */
function hill(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  h: number,
  colours: readonly [string, string, string],
): string {
  const shape = `M${n(x - w)} ${n(foot)}C${n(x - w * 0.6)} ${n(foot - h * 1.3)} ${n(x + w * 0.6)} ${n(foot - h * 1.3)} ${n(x + w)} ${n(foot)}Z`;
  const clip = stage.clip(`<path d="${shape}"/>`);
  let stripes = '';
  for (let i = -6; i <= 6; i += 2)
    stripes += `<path d="M${n(x + i * w * 0.16)} ${n(foot)}Q${n(x + i * w * 0.1)} ${n(foot - h * 0.7)} ${n(x + i * w * 0.04)} ${n(foot - h * 1.1)}L${n(x + (i + 1) * w * 0.04)} ${n(foot - h * 1.1)}Q${n(x + (i + 1) * w * 0.1)} ${n(foot - h * 0.7)} ${n(x + (i + 1) * w * 0.16)} ${n(foot)}Z" fill="${colours[1]}"/>`;
  return `<path d="${shape}" fill="${colours[0]}"/><g clip-path="${clip}">${stripes}<path d="${shape}" fill="${stage.linear(
    [
      [0, '#ffffff', 0.5],
      [0.5, '#ffffff', 0],
      [1, colours[2], 0.75],
    ],
  )}"/></g>`;
}

/** A land of sweets under a pastel sky. */
export const candyland: Scene = {
  dark: '#6a1a70',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#58b8ff'],
      [0.45, '#b6e4ff'],
      [0.7, '#ffd6f0'],
      [1, '#ff8ac8'],
    ]);
    body += screen(rays(stage, light, 20, '#ffffff', 0.6)) + glow(stage, light, 300, '#ffffff', 0.9);
    const colours = ['#ff5a7a', '#ff9f3a', '#ffe04a', '#6fdc6a', '#4fb8ff', '#a86aff'];
    colours.forEach((colour, i) => {
      body += `<path d="M${n(-40)} 520A${n(w * 0.56 - i * 15)} ${n(430 - i * 15)} 0 0 1 ${n(w + 40)} 500" fill="none" stroke="${colour}" stroke-width="16" opacity=".75" transform="translate(0 ${i * 15})"/>`;
    });
    for (let i = 0; i < w / 90; i++)
      body += `<g opacity=".95">${cloud(
        stage,
        { x: stage.random.between(0, w), y: stage.random.between(50, 330) },
        stage.random.between(90, 170),
        stage.linear([
          [0, '#ffffff'],
          [0.7, '#fff0fa'],
          [1, '#ffc8ea'],
        ]),
      )}</g>`;
    body +=
      hill(stage, w * 0.1, 560, 210, 130, ['#ffe1f3', '#ffb1dd', '#b03a9a']) +
      hill(stage, w * 0.9, 570, 230, 170, ['#d8fff0', '#8ce8cf', '#1c8a8a']);
    for (let x = w * 0.5; x < w * 0.8; x += 400)
      body += hill(stage, x, 580, 240, 120, ['#fff2c0', '#ffd86a', '#d07a1a']);
    body +=
      lollipop(stage, w * 0.07, 540, 34, ['#ff5aa8', '#ffffff']) +
      lollipop(stage, w * 0.93, 520, 44, ['#8a5aff', '#ffe9ff']) +
      lollipop(stage, w * 0.8, 545, 24, ['#ff8a3a', '#fff0c0']) +
      lollipop(stage, w * 0.24, 560, 22, ['#27b8e8', '#ffffff']);
    body += `<path d="M-10 660V566Q${n(w * 0.12)} 536 ${n(w * 0.25)} 566T${n(w * 0.5)} 566T${n(w * 0.75)} 566T${n(w + 10)} 566V660Z" fill="${stage.linear(
      [
        [0, '#ff9ad4'],
        [1, '#b8308e'],
      ],
    )}"/>`;
    return (
      body + confetti(stage, Math.round(w / 16), ['#ffffff', '#ff5aa8', '#ffe04a', '#4fb8ff', '#6fdc6a'])
    );
  },
  front: () => '',
};
