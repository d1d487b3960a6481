import { bokeh, fill, glow, motes, screen, sky } from '../light.ts';
import { n, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** The colours of a gaming hall. */
export type SalonColours = {
  /** Deep wall, lit wall, floor. */
  wall: readonly [string, string, string];
  /** Metal of mouldings: bright and dim. */
  metal: readonly [string, string];
  /** Lamp light. */
  lamp: string;
  curtain: readonly [string, string];
  dark: string;
};

/** A round arch with fluted pilasters and a fan of rays over it, a lit alcove within. */
function arch(stage: Stage, x: number, width: number, colours: SalonColours): string {
  const r = width / 2;
  const top = 300 - r;
  const inside = stage.linear([
    [0, colours.lamp, 0.5],
    [0.45, colours.wall[1]],
    [1, colours.wall[0]],
  ]);
  const opening = `M${n(x - r)} 520V${n(top + r)}A${n(r)} ${n(r)} 0 0 1 ${n(x + r)} ${n(top + r)}V520Z`;
  let fan = '';
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 + i / 12);
    fan += `M${n(x + r * 0.3 * Math.cos(a))} ${n(top + r + r * 0.3 * Math.sin(a))}L${n(x + r * 0.94 * Math.cos(a))} ${n(top + r + r * 0.94 * Math.sin(a))}`;
  }
  const metal = stage.linear([
    [0, colours.metal[0]],
    [1, colours.metal[1]],
  ]);
  return `<path d="${opening}" fill="${inside}"/><path d="${fan}" stroke="${colours.metal[1]}" stroke-width="1.6" opacity=".7"/><path d="M${n(x - r * 0.94)} ${n(top + r)}A${n(r * 0.94)} ${n(r * 0.94)} 0 0 1 ${n(x + r * 0.94)} ${n(top + r)}M${n(x - r * 0.3)} ${n(top + r)}A${n(r * 0.3)} ${n(r * 0.3)} 0 0 1 ${n(x + r * 0.3)} ${n(top + r)}M${n(x - r)} ${n(top + r)}H${n(x + r)}" fill="none" stroke="${metal}" stroke-width="2.4"/><path d="${opening}" fill="none" stroke="${metal}" stroke-width="7"/><path d="${opening}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2"/>`;
}

function pilaster(stage: Stage, x: number, colours: SalonColours): string {
  const body = stage.linear(
    [
      [0, colours.wall[0]],
      [0.4, colours.wall[1]],
      [1, colours.wall[0]],
    ],
    0,
    0,
    1,
    0,
  );
  const gilt = stage.linear(
    [
      [0, colours.metal[1]],
      [0.4, colours.metal[0]],
      [1, colours.metal[1]],
    ],
    0,
    0,
    1,
    0,
  );
  let flutes = '';
  for (let i = -1; i <= 1; i++)
    flutes += `<path d="M${x + i * 10} 150V470" stroke="${colours.metal[1]}" stroke-width="2" opacity=".7"/>`;
  return `<rect x="${x - 22}" y="110" width="44" height="410" fill="${body}"/>${flutes}<path d="M${x - 32} 96H${x + 32}L${x + 24} 132H${x - 24}Z" fill="${gilt}"/><rect x="${x - 28}" y="474" width="56" height="46" fill="${gilt}"/>`;
}

/** A tiered chandelier of candle lamps and strung drops. */
function chandelier(stage: Stage, x: number, y: number, size: number, colours: SalonColours): string {
  let body = `<path d="M0 -200V-40" stroke="${colours.metal[1]}" stroke-width="4"/><circle r="190" fill="${stage.radial(
    [
      [0, colours.lamp, 0.75],
      [0.4, colours.lamp, 0.25],
      [1, colours.lamp, 0],
    ],
  )}"/>`;
  for (const [rx, cy, count] of [
    [112, 0, 12],
    [74, -36, 9],
    [38, -66, 6],
  ] as const) {
    const gilt = stage.linear(
      [
        [0, colours.metal[1]],
        [0.5, colours.metal[0]],
        [1, colours.metal[1]],
      ],
      0,
      0,
      1,
      0,
    );
    body += `<ellipse cy="${cy}" rx="${rx}" ry="${rx * 0.2}" fill="none" stroke="${gilt}" stroke-width="6"/>`;
    for (let i = 0; i < count; i++) {
      const a = (i / count) * 6.2832;
      const px = rx * Math.cos(a);
      const py = cy + rx * 0.2 * Math.sin(a);
      body += `<path d="M${n(px)} ${n(py)}q${n(-px * 0.18)} 26 ${n(-px * 0.4)} 30" stroke="#ffffff" stroke-opacity=".5" stroke-width="1.4" fill="none" stroke-dasharray="2 3"/><rect x="${n(px - 2.5)}" y="${n(py - 16)}" width="5" height="15" fill="#fff6e0"/><circle cx="${n(px)}" cy="${n(py - 20)}" r="11" fill="${stage.radial(
        [
          [0, '#ffffff'],
          [0.3, colours.lamp, 0.9],
          [1, colours.lamp, 0],
        ],
      )}"/>`;
    }
  }
  body += `<path d="M-46 10Q0 74 46 10M-80 6Q0 110 80 6" stroke="#ffffff" stroke-opacity=".6" stroke-width="2" fill="none" stroke-dasharray="2 4"/><circle cy="66" r="7" fill="#ffffff" opacity=".9"/>`;
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${size})">${body}</g>`;
}

function curtain(stage: Stage, x: number, width: number, mirrored: boolean, colours: SalonColours): string {
  let body = '';
  for (let i = 0; i < 5; i++) {
    const paint = stage.linear(
      [
        [0, colours.curtain[1]],
        [0.4, colours.curtain[0]],
        [1, colours.curtain[1]],
      ],
      0,
      0,
      1,
      0,
    );
    const a = (i * width) / 5;
    const b = ((i + 1) * width) / 5;
    body += `<path d="M${n(a)} -10C${n(a)} 220 ${n(a * 0.55)} 330 ${n(a * 0.3)} 400C${n(a * 0.5)} 480 ${n(a * 0.6)} 560 ${n(a * 0.6)} 660H${n(b * 0.6)}C${n(b * 0.6)} 560 ${n(b * 0.5)} 480 ${n(b * 0.3)} 400C${n(b * 0.55)} 330 ${n(b)} 220 ${n(b)} -10Z" fill="${paint}"/>`;
  }
  body += `<path d="M0 392L${n(width * 0.34)} 400V416L0 410Z" fill="${colours.metal[0]}"/>`;
  return `<g transform="translate(${n(x)} 0)${mirrored ? ' scale(-1 1)' : ''}">${body}</g>`;
}

/** An evening at the tables: arches, chandeliers, curtains and a polished floor. */
export function salon(colours: SalonColours): Scene {
  return {
    dark: colours.dark,
    back: (stage, light) => {
      const w = stage.width;
      let body = sky(stage, [
        [0, colours.wall[0]],
        [0.6, colours.wall[1]],
        [0.82, colours.wall[0]],
        [1, colours.dark],
      ]);
      let damask = '';
      for (let x = 0; x < w + 40; x += 36)
        for (let y = 8; y < 500; y += 52) damask += `<path d="M${x} ${y}l7 13l-7 13l-7 -13Z"/>`;
      body += `<g fill="${colours.metal[1]}" opacity=".14">${damask}</g>`;
      const step = 300;
      const start = light.x % step;
      for (let x = start - step; x < w + step; x += step) body += arch(stage, x, 190, colours);
      for (let x = start - step * 1.5; x < w + step; x += step) body += pilaster(stage, x, colours);
      body += `<rect y="70" width="${n(w)}" height="26" fill="${stage.linear([
        [0, colours.metal[0]],
        [0.5, colours.metal[1]],
        [1, colours.wall[0]],
      ])}"/>`;
      body += `<rect y="516" width="${n(w)}" height="130" fill="${stage.linear([
        [0, colours.wall[2]],
        [1, colours.dark],
      ])}"/>`;
      let boards = '';
      for (let i = -14; i <= 14; i++) boards += `M${n(light.x + i * 34)} 516L${n(light.x + i * 120)} 660`;
      for (const y of [528, 546, 574, 612]) boards += `M0 ${y}H${n(w)}`;
      body += `<path d="${boards}" stroke="${colours.metal[1]}" stroke-opacity=".3" stroke-width="1.4"/>`;
      body += screen(
        `<ellipse cx="${n(light.x)}" cy="580" rx="420" ry="80" fill="${stage.radial([
          [0, colours.lamp, 0.6],
          [1, colours.lamp, 0],
        ])}"/>`,
      );
      body += screen(glow(stage, light, 380, colours.lamp, 0.6));
      for (let x = start - step; x < w + step; x += step * 2)
        body += chandelier(stage, x + step / 2, 128, 0.72, colours);
      body += chandelier(stage, light.x, 104, 1.05, colours);
      body += bokeh(stage, Math.round(w / 26), [colours.lamp, colours.metal[0], '#ffffff'], 26, 0.3);
      return body + motes(stage, Math.round(w / 14), colours.lamp, { halo: true, largest: 1.8 });
    },
    front: (stage) => {
      const w = stage.width;
      return (
        curtain(stage, -10, 150, false, colours) +
        curtain(stage, w + 10, 150, true, colours) +
        fill(
          stage,
          stage.linear([
            [0, colours.dark, 0.5],
            [0.2, colours.dark, 0],
          ]),
        )
      );
    },
  };
}

export const goldenSalon = salon({
  wall: ['#0c0805', '#4a2c10', '#6a3d12'],
  metal: ['#ffe6a0', '#a8721f'],
  lamp: '#ffd98a',
  curtain: ['#8a1220', '#2a0408'],
  dark: '#070403',
});

export const sapphireSalon = salon({
  wall: ['#040a20', '#12357c', '#1a4a9a'],
  metal: ['#e8f2ff', '#6f92cc'],
  lamp: '#a8d8ff',
  curtain: ['#1a4ab0', '#040c30'],
  dark: '#02040f',
});
