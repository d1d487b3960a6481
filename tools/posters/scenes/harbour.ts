import { glow, motes, rays, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** Where the sea meets the sky. */
const SEA = 470;

/** A cloud that stands in the sky, flat below. */
function cloud(stage: Stage, x: number, y: number, size: number, opacity: number): string {
  const from = { x, y: y - size * 0.5 };
  const paint = stage.linearAt(
    [
      [0, '#ffffff'],
      [1, '#f4d3c6'],
    ],
    from,
    { x, y: y + size * 0.16 },
  );
  const puffs = [
    [-0.5, 0.02, 0.26],
    [-0.18, -0.16, 0.36],
    [0.2, -0.08, 0.3],
    [0.52, 0.04, 0.22],
  ] as const;
  const body = puffs
    .map(([dx, dy, r]) => `<circle cx="${n(x + dx * size)}" cy="${n(y + dy * size)}" r="${n(r * size)}"/>`)
    .join('');
  const clip = stage.clip(
    `<rect x="${n(x - size)}" y="${n(y - size)}" width="${n(size * 2)}" height="${n(size * 1.16)}"/>`,
  );
  return `<g clip-path="${clip}" fill="${paint}" opacity="${opacity}">${body}</g>`;
}

/** A crane of the quay, its arm towards the sea. */
function crane(x: number, height: number, isLeft: boolean, colour: string): string {
  const [top, s] = [SEA + 10 - height, isLeft ? -1 : 1];
  const legs = `M${n(x - 20)} ${SEA + 12}V${n(top)}M${n(x + 20)} ${SEA + 12}V${n(top)}`;
  const braces = `M${n(x - 20)} ${n(top + height * 0.42)}L${n(x + 20)} ${n(top + height * 0.16)}M${n(x - 20)} ${n(top + height * 0.78)}H${n(x + 20)}`;
  const arm = `M${n(x - s * 60)} ${n(top)}L${n(x + s * 170)} ${n(top)}M${n(x)} ${n(top)}V${n(top - 60)}M${n(x)} ${n(top - 58)}L${n(x + s * 140)} ${n(top)}M${n(x)} ${n(top - 58)}L${n(x - s * 58)} ${n(top)}`;
  const load = `M${n(x + s * 110)} ${n(top)}V${n(top + 44)}`;
  return `<path d="${legs}${braces}${arm}${load}" fill="none" stroke="${colour}" stroke-width="7"/><rect x="${n(x + s * 110 - 20)}" y="${n(top + 44)}" width="40" height="22" fill="${colour}"/>`;
}

/** A harbour at dawn: cranes, a loaded ship, clouds that catch the light, and a tower's way up into the blue. */
export const harbour: Scene = {
  dark: '#10204a',
  back: (stage, light) => {
    const w = stage.width;
    let body = sky(stage, [
      [0, '#12307c'],
      [0.26, '#2f78cc'],
      [0.48, '#7fb9e6'],
      [0.64, '#ffd9a8'],
      [0.74, '#ff9c66'],
      [1, '#ff9c66'],
    ]);
    body += screen(rays(stage, { x: light.x, y: SEA - 40 }, 15, '#fff0c4', 0.34));
    body += screen(glow(stage, { x: light.x, y: SEA - 30 }, 330, '#fff2c2', 0.9));
    body += cloud(stage, w * 0.12, 120, 90, 0.9) + cloud(stage, w * 0.9, 210, 110, 0.85);
    body += cloud(stage, w * 0.02, 300, 120, 0.7) + cloud(stage, w * 0.8, 66, 60, 0.7);
    body += `<path d="M0 ${SEA - 30}L${n(w * 0.14)} ${SEA - 74}L${n(w * 0.3)} ${SEA - 36}L${n(w * 0.52)} ${SEA - 60}L${n(w * 0.74)} ${SEA - 34}L${n(w * 0.9)} ${SEA - 78}L${n(w)} ${SEA - 50}V${SEA + 10}H0Z" fill="#7a5f98" opacity="0.75"/>`;
    const water = stage.linear([
      [0, '#f0a878'],
      [0.25, '#5b86ae'],
      [1, '#173560'],
    ]);
    body += `<rect y="${SEA}" width="${n(w)}" height="${stage.height - SEA}" fill="${water}"/>`;
    let ripples = '';
    for (let row = 0; row < 9; row++)
      for (let each = 0; each < w / 60; each++) {
        const x = stage.random.between(-20, w);
        const y = SEA + 8 + row * row * 2.2 + row * 6;
        ripples += `M${n(x)} ${n(y)}h${n(stage.random.between(14, 30) + row * 7)}`;
      }
    body += `<path d="${ripples}" stroke="#fff" stroke-opacity="0.3" stroke-width="2.4" stroke-linecap="round"/>`;
    body += crane(w / 2 - 216, 250, true, '#2b2a58') + crane(w / 2 + 226, 226, false, '#2b2a58');
    const left = w / 2 - 210;
    const load = ['#d8452e', '#f2a33a', '#f4f1ea', '#2f78cc', '#d8452e', '#3a9a78'];
    for (let at = 0; at < 11; at++)
      for (let row = 0; row < 1 + ((at * 5) % 3); row++)
        body += `<rect x="${n(left + 20 + at * 34)}" y="${SEA - 20 - row * 17}" width="32" height="16" fill="${load[(at + row * 2) % load.length]}"/>`;
    body += `<path d="M${n(left)} ${SEA - 4}H${n(left + 420)}L${n(left + 392)} ${SEA + 30}H${n(left + 30)}Z" fill="#1c2450"/>`;
    body += `<path d="M0 ${SEA + 92}H${n(w)}V${stage.height}H0Z" fill="#8f8a98"/><path d="M0 ${SEA + 112}H${n(w)}V${stage.height}H0Z" fill="#4b475a"/>`;
    body += `<path d="M0 ${SEA + 94}H${n(w)}" stroke="#f2c33c" stroke-width="6" stroke-dasharray="26 20"/>`;
    body += screen(glow(stage, { x: light.x, y: light.y + 60 }, 250, '#ffe9c0', 0.35));
    return body + motes(stage, Math.round(w / 16), '#ffffff', { halo: true, largest: 1.8 });
  },
  front: () => '',
};
