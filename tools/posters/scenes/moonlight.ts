import { fill, glow, screen, sky, smoke } from '../light.ts';
import { bough, ridge } from '../nature.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** A snow-capped volcano. */
function volcano(stage: Stage, x: number, foot: number, size: number): string {
  const s = size;
  const slope = `M${n(x - s * 0.13)} ${n(foot - s * 0.72)}Q${n(x - s * 0.35)} ${n(foot - s * 0.3)} ${n(x - s)} ${n(foot)}H${n(x + s)}Q${n(x + s * 0.35)} ${n(foot - s * 0.3)} ${n(x + s * 0.13)} ${n(foot - s * 0.72)}Q${n(x)} ${n(foot - s * 0.69)} ${n(x - s * 0.13)} ${n(foot - s * 0.72)}Z`;
  const snow = `M${n(x - s * 0.13)} ${n(foot - s * 0.72)}L${n(x - s * 0.28)} ${n(foot - s * 0.46)}L${n(x - s * 0.17)} ${n(foot - s * 0.52)}L${n(x - s * 0.12)} ${n(foot - s * 0.4)}L${n(x - s * 0.03)} ${n(foot - s * 0.53)}L${n(x + s * 0.06)} ${n(foot - s * 0.4)}L${n(x + s * 0.14)} ${n(foot - s * 0.52)}L${n(x + s * 0.27)} ${n(foot - s * 0.47)}L${n(x + s * 0.13)} ${n(foot - s * 0.72)}Q${n(x)} ${n(foot - s * 0.69)} ${n(x - s * 0.13)} ${n(foot - s * 0.72)}Z`;
  return `<path d="${slope}" fill="${stage.linear([
    [0, '#3c2a6a'],
    [1, '#120a2a'],
  ])}"/><path d="${snow}" fill="${stage.linear([
    [0, '#fff0f0'],
    [1, '#b8a0d8'],
  ])}"/>`;
}

/** A shrine gate. */
function gate(x: number, foot: number, size: number): string {
  return `<g transform="translate(${n(x)} ${n(foot)}) scale(${size})"><path d="M-74 0L-66 -190H-48L-52 0ZM74 0L66 -190H48L52 0Z" fill="#8a0f1c"/><rect x="-84" y="-150" width="168" height="16" fill="#a3142a"/><path d="M-120 -206Q0 -182 120 -206L112 -180Q0 -164 -112 -180Z" fill="#c21c30"/><path d="M-124 -214Q0 -190 124 -214L120 -204Q0 -182 -120 -204Z" fill="#1a0610"/><rect x="-9" y="-182" width="18" height="34" fill="#7a0c18"/></g>`;
}

/** Cherry blossom along a branch: clusters of five-petalled flowers. */
function blossom(stage: Stage, x: number, y: number, spread: number, count: number): string {
  let body = '';
  const petals = 'M0 0C5 -4 5 -10 0 -12C-5 -10 -5 -4 0 0Z';
  for (let i = 0; i < count; i++) {
    const px = x + stage.random.between(-1, 1) * spread;
    const py = y + stage.random.between(-1, 1) * spread * 0.6;
    const size = stage.random.between(0.5, 1.05);
    const paint = ['#ffd6e6', '#ffb3cf', '#ff8fb8', '#fff0f6'][stage.random.index(4)];
    let flower = '';
    for (let k = 0; k < 5; k++) flower += `<path transform="rotate(${k * 72})" d="${petals}"/>`;
    body += `<g transform="translate(${n(px)} ${n(py)}) rotate(${n(stage.random.between(0, 72))}) scale(${size.toFixed(2)})" fill="${paint}">${flower}<circle r="2.4" fill="#e0457a"/></g>`;
  }
  return body;
}

/** Cherry blossom before a red moon and a sleeping volcano. */
export const moonlight: Scene = {
  dark: '#0d0418',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#120a2e'],
      [0.45, '#4a1a58'],
      [0.72, '#c23a58'],
      [1, '#1a0820'],
    ]);
    body += glow(stage, light, 380, '#ff5a4a', 0.85);
    body += `<circle cx="${n(light.x)}" cy="${n(light.y)}" r="190" fill="${stage.radial([
      [0, '#ffefe0'],
      [0.5, '#ff9a7a'],
      [0.9, '#e8353f'],
      [1, '#b8142e'],
    ])}"/>`;
    const craters = [
      [-60, -70, 34],
      [50, 40, 44],
      [-80, 60, 22],
      [90, -50, 20],
    ] as const;
    for (const [dx, dy, r] of craters)
      body += `<circle cx="${n(light.x + dx)}" cy="${n(light.y + dy)}" r="${r}" fill="#c21c30" opacity=".16"/>`;
    body += `<g opacity=".85">${smoke(stage, '#2a1048', { size: 60, stretch: 6, opacity: 0.6, threshold: 0.54 })}</g>`;
    body += volcano(stage, w * 0.2, 520, 250) + ridge(stage, 500, 14, 0.2, '#1c0c34');
    body += screen(
      `<g transform="translate(0 150)">${smoke(stage, '#ff9ab0', { size: 80, stretch: 6, opacity: 0.4, threshold: 0.5 })}</g>`,
    );
    body += gate(w * 0.88, 548, 0.8) + ridge(stage, 545, 10, 0.3, '#10061e');
    let petals = '';
    for (let i = 0; i < w / 7; i++)
      petals += `<ellipse transform="translate(${n(stage.random.between(0, w))} ${n(stage.random.between(20, 560))}) rotate(${n(stage.random.between(0, 180))})" rx="${n(stage.random.between(2, 5))}" ry="${n(stage.random.between(1.2, 2.6))}" fill="${stage.random.unit() > 0.4 ? '#ffb8d0' : '#ff86ac'}"/>`;
    return (
      body +
      petals +
      fill(
        stage,
        stage.linear([
          [0, '#0d0418', 0.5],
          [0.3, '#0d0418', 0],
        ]),
      )
    );
  },
  front: (stage) => {
    const w = stage.width;
    const dark = '#1c0a18';
    return `${bough(stage, { x: -14, y: 110 }, 96, -28, 15, dark, 3)}${blossom(stage, 70, 60, 92, 48)}${bough(stage, { x: w + 14, y: 330 }, 62, 208, 10, dark, 3)}${blossom(stage, w - 34, 292, 56, 24)}`;
  },
};
