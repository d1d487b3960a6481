import { fill } from '../light.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The flat colours of a printed page: two of the sky, two of the city, the shout behind the hero, the ink. */
interface Print {
  readonly sky: string;
  readonly ray: string;
  readonly far: string;
  readonly near: string;
  readonly shout: string;
  readonly window: string;
}

const ink = '#17130d';

/** Wedges from a point to beyond the edges. */
function wedges(at: Point, reach: number, count: number, share: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 6.2832;
    const b = a + (6.2832 / count) * share;
    d += `M${n(at.x)} ${n(at.y)}L${n(at.x + reach * Math.cos(a))} ${n(at.y + reach * Math.sin(a))}L${n(at.x + reach * Math.cos(b))} ${n(at.y + reach * Math.sin(b))}Z`;
  }
  return d;
}

/** Lines of speed that come in from the edges. */
function speed(stage: Stage, at: Point): string {
  const { random } = stage;
  let d = '';
  for (let i = 0; i < 44; i++) {
    const a = (i / 44) * 6.2832 + random.between(-0.05, 0.05);
    const near = random.between(330, 470);
    const wide = random.between(0.004, 0.014);
    const point = (angle: number, r: number): string =>
      `${n(at.x + r * 1.25 * Math.cos(angle))} ${n(at.y + r * Math.sin(angle))}`;
    d += `M${point(a, near)}L${point(a - wide, 1500)}L${point(a + wide, 1500)}Z`;
  }
  return `<path d="${d}" fill="${ink}"/>`;
}

/** A star with uneven rays behind the hero. */
function star(stage: Stage, at: Point, radius: number, paint: string, edge: number): string {
  let d = '';
  const rays = 15;
  for (let i = 0; i < rays * 2; i++) {
    const a = (i * Math.PI) / rays;
    const r = i % 2 === 0 ? radius * stage.random.between(0.9, 1.12) : radius * 0.74;
    d += `${i === 0 ? 'M' : 'L'}${n(at.x + r * 1.18 * Math.cos(a))} ${n(at.y + r * Math.sin(a))}`;
  }
  return `<path d="${d}Z" fill="${paint}" stroke="${ink}" stroke-width="${edge}" stroke-linejoin="round"/>`;
}

/** A row of houses in one colour, each with its outline and some windows. */
function houses(stage: Stage, low: number, high: number, paint: string, window: string): string {
  const { random } = stage;
  let body = '';
  for (let x = -30; x < stage.width + 20;) {
    const w = random.between(62, 118);
    const h = random.between(low, high);
    const top = 640 - h;
    let lit = '';
    for (let wx = x + 14; wx < x + w - 20; wx += 22)
      for (let wy = top + 18; wy < 640; wy += 30)
        if (random.unit() < 0.5) lit += `M${n(wx)} ${n(wy)}h10v15h-10Z`;
    body += `<rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(h + 8)}" fill="${paint}" stroke="${ink}" stroke-width="4"/><path d="${lit}" fill="${window}"/>`;
    x += w + random.between(-6, 4);
  }
  return body;
}

/** A printed sky over a city: rays and dots, and a shout behind whoever stands in front of it. */
function comic(print: Print): Scene {
  return {
    dark: print.far,
    back: (stage, light) => {
      const dots = stage.define(
        (id) =>
          `<pattern id="${id}" width="15" height="15" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="7.5" cy="7.5" r="4.6" fill="${print.far}"/></pattern>`,
      );
      const shade = stage.linear([
        [0.1, '#000000'],
        [0.75, '#ffffff'],
      ]);
      const mask = stage.define(
        (id) => `<mask id="${id}"><rect width="${n(stage.width)}" height="640" fill="${shade}"/></mask>`,
      );
      return [
        fill(stage, print.sky),
        `<path d="${wedges(light, stage.width + 500, 22, 0.5)}" fill="${print.ray}"/>`,
        `<g mask="${mask}">${fill(stage, dots)}</g>`,
        houses(stage, 90, 260, print.far, print.sky),
        houses(stage, 30, 130, print.near, print.window),
        speed(stage, light),
        star(stage, light, 318, print.shout, 7),
        star(stage, light, 236, '#ffffff', 4),
      ].join('');
    },
    front: () => '',
  };
}

export const comicSky = comic({
  sky: '#8fd4ff',
  ray: '#c9ecff',
  far: '#3f8fe0',
  near: '#2b3a8f',
  shout: '#ffd42e',
  window: '#ffe27a',
});

export const comicDusk = comic({
  sky: '#ffb53a',
  ray: '#ffd76a',
  far: '#ef5a3c',
  near: '#7a1f5c',
  shout: '#e3212b',
  window: '#ffd42e',
});

export const comicDawn = comic({
  sky: '#a9ecc6',
  ray: '#d6f8e4',
  far: '#49b98c',
  near: '#1f6a70',
  shout: '#ff8b78',
  window: '#fff3b0',
});
