import { glow, motes, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Where the floor meets the sky. */
const edge = 424;

/** A sun that is cut into slices, thinner towards its foot. */
function sun(stage: Stage, x: number, y: number, r: number): string {
  const paint = stage.linear([
    [0, '#fff3a0'],
    [0.45, '#ffb03a'],
    [1, '#ff2f7f'],
  ]);
  let slices = '';
  let top = y - r;
  const cuts = [0.5, 0.58, 0.66, 0.74, 0.82, 0.9];
  for (const [i, cut] of cuts.entries()) {
    const foot = y - r + 2 * r * cut;
    slices += `<rect x="${n(x - r)}" y="${n(top)}" width="${n(2 * r)}" height="${n(foot - top)}"/>`;
    top = foot + 4 + i * 2.6;
  }
  const id = `sun${n(x)}`.replace('.', '-');
  return `<clipPath id="${id}">${slices}</clipPath><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${paint}" clip-path="url(#${id})"/>`;
}

/** Mountains as a net of lines: their faces are dark, their edges lit. */
function ranges(stage: Stage, from: number, to: number, tall: number): string {
  const { random } = stage;
  let body = '';
  for (let x = from; x < to;) {
    const w = random.between(90, 170);
    const h = random.between(0.45, 1) * tall;
    const top = { x: x + w * random.between(0.35, 0.65), y: edge - h };
    body += `<path d="M${n(x)} ${edge}L${n(top.x)} ${n(top.y)}L${n(x + w)} ${edge}Z" fill="#1b0b46" stroke="#c04be0" stroke-width="2"/><path d="M${n(top.x)} ${n(top.y)}L${n(top.x + w * 0.08)} ${edge}M${n(top.x)} ${n(top.y)}L${n(x + w * 0.25)} ${edge}M${n(top.x)} ${n(top.y)}L${n(x + w * 0.8)} ${edge}" stroke="#7a35c8" stroke-width="1.2" fill="none"/>`;
    x += w * 0.72;
  }
  return body;
}

/** A floor of squares that runs to the horizon. */
function floor(stage: Stage, x: number): string {
  const w = stage.width;
  let lines = '';
  for (let i = -30; i <= 30; i++) lines += `M${n(x + i * 16)} ${edge}L${n(x + i * 150)} 680`;
  for (let i = 0; i < 11; i++) {
    const y = edge + 6 * 1.44 ** i;
    if (y < 660) lines += `M-10 ${n(y)}H${n(w + 10)}`;
  }
  const ground = stage.linear([
    [0, '#7a1f8a'],
    [0.35, '#2a0d5a'],
    [1, '#10052a'],
  ]);
  return `<rect y="${edge}" width="${n(w)}" height="240" fill="${ground}"/><path d="${lines}" stroke="#ff5fe0" stroke-width="2" stroke-opacity=".8" fill="none"/><rect y="${edge - 2}" width="${n(w)}" height="4" fill="#ffb8f4"/>`;
}

/** The dusk of 1984: a sliced sun over a floor of lines. */
export const horizon: Scene = {
  dark: '#0d0424',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#120736'],
      [0.3, '#4a1478'],
      [0.52, '#c22a86'],
      [0.66, '#ff7a5c'],
      [1, '#ff7a5c'],
    ]);
    body += motes(stage, Math.round(w / 7), '#ffffff', { largest: 1.5, bottom: 300 });
    body += screen(glow(stage, { x: light.x, y: 300 }, 380, '#ff8a5c', 0.7));
    body += sun(stage, light.x, 292, 236);
    body += ranges(stage, -60, light.x - 190, 150) + ranges(stage, light.x + 200, w + 60, 150);
    return body + floor(stage, light.x);
  },
  front: () => '',
};
