import { fill, glow, screen } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import { confetti } from './circus.ts';
import type { Scene } from './scene.ts';

/** A splash of juice: a lobed blot with drops flung from it. */
function splash(stage: Stage, x: number, y: number, size: number, colour: string): string {
  const arms = 13;
  let d = '';
  const drops: string[] = [];
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * 6.2832;
    const b = ((i + 0.5) / arms) * 6.2832;
    const c = ((i + 1) / arms) * 6.2832;
    const out = size * stage.random.between(0.85, 1.5);
    const dip = size * 0.62;
    const at = (angle: number, r: number): string =>
      `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
    d += `${i === 0 ? `M${at(a, dip)}` : ''}C${at(a + 0.06, out * 0.8)} ${at(b - 0.13, out)} ${at(b, out)}C${at(b + 0.13, out)} ${at(c - 0.06, out * 0.8)} ${at(c, dip)}`;
    const far = out * stage.random.between(1.12, 1.45);
    drops.push(
      `<circle cx="${n(x + far * Math.cos(b))}" cy="${n(y + far * Math.sin(b))}" r="${n(size * stage.random.between(0.03, 0.08))}"/>`,
    );
  }
  return `<g fill="${colour}"><path d="${d}Z"/>${drops.join('')}</g>`;
}

/** A bright pop-art burst with splashes of juice. */
export const party: Scene = {
  dark: '#4a0050',
  back: (stage, light) => {
    const w = stage.width;
    let body = fill(
      stage,
      stage.radialAt(
        [
          [0, '#fff6a8'],
          [0.4, '#ffc52e'],
          [1, '#ff5a7a'],
        ],
        light,
        520,
      ),
    );
    const count = 26;
    let path = '';
    for (let i = 0; i < count; i += 2) {
      const a = (i / count) * 6.2832 + 0.1;
      const b = ((i + 1) / count) * 6.2832 + 0.1;
      const reach = w + 700;
      path += `M${n(light.x)} ${n(light.y)}L${n(light.x + reach * Math.cos(a))} ${n(light.y + reach * Math.sin(a))}L${n(light.x + reach * Math.cos(b))} ${n(light.y + reach * Math.sin(b))}Z`;
    }
    body += `<path d="${path}" fill="${stage.radialAt(
      [
        [0, '#ff8ac0', 0.2],
        [0.35, '#ff4fa0', 0.85],
        [1, '#b3128a'],
      ],
      light,
      560,
    )}"/>`;
    const dots = stage.define(
      (id) =>
        `<pattern id="${id}" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="5" cy="5" r="3.4" fill="#fff"/></pattern>`,
    );
    const fade = stage.define(
      (id) =>
        `<mask id="${id}"><rect width="${n(w)}" height="640" fill="${stage.radialAt(
          [
            [0.35, '#000000'],
            [1, '#ffffff'],
          ],
          light,
          480,
        )}"/></mask>`,
    );
    body += `<g mask="${fade}" opacity=".32">${fill(stage, dots)}</g>`;
    body +=
      splash(stage, light.x - 20, light.y + 10, 170, '#7be0ff') +
      splash(stage, light.x + 10, light.y, 140, '#e8fbff');
    body +=
      splash(stage, w * 0.04, 500, 84, '#8a2be2') +
      splash(stage, w * 0.97, 470, 74, '#37c84a') +
      splash(stage, w * 0.94, 70, 50, '#ff3b4e');
    body += screen(glow(stage, light, 240, '#ffffff', 0.5));
    return (
      body + confetti(stage, Math.round(w / 12), ['#ffffff', '#ffe14d', '#27c8ff', '#6fd82a', '#8a2be2'])
    );
  },
  front: () => '',
};
