import { n, type Point, type Stage } from './stage.ts';

const ORDER = 37;

/** A roulette wheel lying at a slant. */
export function rouletteWheel(stage: Stage, at: Point, radius: number, tilt = 0.62, turn = 0): string {
  const r = radius;
  const ring = (k: number, paint: string, extra = ''): string =>
    `<circle r="${n(r * k)}" fill="${paint}" ${extra}/>`;
  let pockets = '';
  for (let i = 0; i < ORDER; i++) {
    const a = (i / ORDER) * 6.2832;
    const b = ((i + 1) / ORDER) * 6.2832;
    const paint = i === 0 ? '#0f9a4a' : i % 2 ? '#d0141f' : '#16141a';
    const at2 = (angle: number, k: number): string =>
      `${n(r * k * Math.cos(angle))} ${n(r * k * Math.sin(angle))}`;
    pockets += `<path d="M${at2(a, 0.8)}A${n(r * 0.8)} ${n(r * 0.8)} 0 0 1 ${at2(b, 0.8)}L${at2(b, 0.5)}A${n(r * 0.5)} ${n(r * 0.5)} 0 0 0 ${at2(a, 0.5)}Z" fill="${paint}" stroke="#ffdf8a" stroke-width="1.6"/>`;
  }
  const gold = stage.linear(
    [
      [0, '#fffbe0'],
      [0.3, '#ffe27a'],
      [0.5, '#c9780c'],
      [0.72, '#ffd65a'],
      [1, '#7a3d04'],
    ],
    0,
    0,
    1,
    1,
  );
  const wood = stage.linear(
    [
      [0, '#8a4a1c'],
      [0.5, '#3a1606'],
      [1, '#6b3210'],
    ],
    0,
    0,
    1,
    1,
  );
  const cone = stage.radial(
    [
      [0, '#ffdf9a'],
      [0.5, '#a8601c'],
      [1, '#4a1d06'],
    ],
    0.4,
    0.35,
    0.75,
  );
  let arms = '';
  for (let i = 0; i < 4; i++)
    arms += `<path transform="rotate(${i * 90 + 20})" d="M0 -6L${n(r * 0.32)} -3.5A5 5 0 0 1 ${n(r * 0.32)} 3.5L0 6Z" fill="${gold}"/><circle transform="rotate(${i * 90 + 20}) translate(${n(r * 0.34)} 0)" r="${n(r * 0.034)}" fill="${gold}"/>`;
  return `<g transform="translate(${n(at.x)} ${n(at.y)}) rotate(${turn})"><ellipse cy="${n(r * 0.24)}" rx="${n(r * 1.04)}" ry="${n(r * tilt * 1.04)}" fill="#000" opacity=".55" filter="${stage.soft(10)}"/><g transform="translate(0 ${n(r * 0.12)}) scale(1 ${tilt})">${ring(1, '#2a1004')}</g><g transform="scale(1 ${tilt})">${ring(1, wood)}${ring(0.985, 'none', `stroke="${gold}" stroke-width="5"`)}${ring(0.86, gold)}${ring(0.82, '#241006')}${pockets}${ring(0.81, 'none', `stroke="${gold}" stroke-width="5"`)}${ring(0.5, gold)}${ring(0.47, cone)}<g opacity=".5">${ring(0.47, 'none', 'stroke="#fff" stroke-width="1.5"')}</g>${arms}<path d="M${n(-r * 0.9)} ${n(-r * 0.3)}A${n(r * 0.95)} ${n(r * 0.95)} 0 0 1 ${n(r * 0.1)} ${n(-r * 0.945)}" fill="none" stroke="#fff6e0" stroke-opacity=".5" stroke-width="9" stroke-linecap="round"/></g><g transform="translate(0 ${n(-r * 0.1)})"><ellipse cy="${n(r * 0.09)}" rx="${n(r * 0.14)}" ry="${n(r * 0.09)}" fill="${gold}"/><path d="M${n(-r * 0.06)} ${n(r * 0.08)}Q${n(-r * 0.02)} ${n(-r * 0.1)} 0 ${n(-r * 0.2)}Q${n(r * 0.02)} ${n(-r * 0.1)} ${n(r * 0.06)} ${n(r * 0.08)}Z" fill="${gold}"/><circle cy="${n(-r * 0.21)}" r="${n(r * 0.055)}" fill="${gold}"/></g><g transform="translate(${n(r * 0.56)} ${n(-r * 0.4 * tilt)})"><circle r="${n(r * 0.05)}" fill="${stage.radial(
    [
      [0, '#ffffff'],
      [1, '#a8a8b8'],
    ],
    0.35,
    0.3,
    0.7,
  )}"/></g></g>`;
}
