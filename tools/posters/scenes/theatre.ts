import { bokeh, fill, glow, motes, screen, sky } from '../light.ts';
import { n, type Point, type Stage } from '../stage.ts';
import type { Scene } from './scene.ts';

/** One half of a curtain that is tied back: its folds run to the cord, and out of it again. `side` is 1 for the left one. */
function drape(stage: Stage, edge: number, wide: number, side: 1 | -1): string {
  const cloth = stage.linear([
    [0, '#5a0716'],
    [0.35, '#b3162f'],
    [0.62, '#7a0b1e'],
    [1, '#3a040e'],
  ]);
  const shape = `M0 -10H${wide}C${n(wide * 0.98)} 190 ${n(wide * 0.74)} 320 ${n(wide * 0.36)} 372C${n(wide * 0.54)} 450 ${n(wide * 0.62)} 560 ${n(wide * 0.64)} 650H0Z`;
  let folds = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    folds += `<path d="M${n(wide * t)} -10C${n(wide * t * 0.98)} 190 ${n(wide * t * 0.74)} 320 ${n(wide * t * 0.36)} 372C${n(wide * t * 0.54)} 450 ${n(wide * t * 0.62)} 560 ${n(wide * t * 0.64)} 650" fill="none" stroke="${i % 2 ? '#2c020a' : '#ff8a86'}" stroke-width="${i % 2 ? 15 : 6}" opacity="${i % 2 ? 0.5 : 0.34}"/>`;
  }
  const clip = stage.clip(`<path d="${shape}"/>`);
  return `<g transform="translate(${n(edge)} 0) scale(${side} 1)"><path d="${shape}" fill="${cloth}"/><g clip-path="${clip}"><g filter="${stage.soft(3)}">${folds}</g><path d="M-10 344L${n(wide * 0.5)} 392" stroke="#f0c060" stroke-width="20"/><path d="M-10 340L${n(wide * 0.5)} 388" stroke="#fff0b8" stroke-width="4"/></g></g>`;
}

/** Swags along the top, with a fringe. */
function valance(stage: Stage, drop: number): string {
  const cloth = stage.linear([
    [0, '#3a040e'],
    [1, '#c21c36'],
  ]);
  const tile = 210;
  const count = Math.ceil(stage.width / tile) + 1;
  const start = (stage.width - count * tile) / 2;
  let body = '';
  for (let i = 0; i < count; i++) {
    const x = start + i * tile;
    body += `<path d="M${n(x)} -10H${n(x + tile)}V${n(drop * 0.5)}Q${n(x + tile / 2)} ${n(drop * 1.5)} ${n(x)} ${n(drop * 0.5)}Z" fill="${cloth}"/><path d="M${n(x)} ${n(drop * 0.5)}Q${n(x + tile / 2)} ${n(drop * 1.5)} ${n(x + tile)} ${n(drop * 0.5)}" fill="none" stroke="#f0c060" stroke-width="11" stroke-dasharray="3.5 2"/>`;
  }
  return body;
}

/** Planks that run away from the house. */
function planks(stage: Stage, at: Point, top: number): string {
  const wood = stage.linear([
    [0, '#3a1c0c'],
    [0.3, '#8a5127'],
    [1, '#4a260f'],
  ]);
  let lines = '';
  for (let i = -26; i <= 26; i++) lines += `M${n(at.x + i * 26)} ${n(top)}L${n(at.x + i * 90)} 650`;
  return `<rect y="${n(top)}" width="${n(stage.width)}" height="${n(650 - top)}" fill="${wood}"/><path d="${lines}" stroke="#1c0b04" stroke-width="2.5" opacity=".75"/>`;
}

/** A beam from a lamp above to a pool of light. */
function beam(stage: Stage, from: number, at: Point, spread: number, strength: number): string {
  const paint = stage.linear([
    [0, '#fff4cf', strength],
    [1, '#ffe2a0', strength * 0.18],
  ]);
  return screen(
    `<path d="M${n(from - 12)} -20H${n(from + 12)}L${n(at.x + spread)} 560H${n(at.x - spread)}Z" fill="${paint}" filter="${stage.soft(9)}"/>`,
  );
}

/** The star's place on the stage, as the house sees it: curtains drawn, lamps on. */
export const theatreStage: Scene = {
  dark: '#1a0408',
  back: (stage, light) =>
    [
      sky(stage, [
        [0, '#2a0710'],
        [0.6, '#6e1526'],
        [1, '#2a0710'],
      ]),
      screen(glow(stage, light, 400, '#ff9a5a', 0.55)),
      planks(stage, light, 486),
      screen(
        `<ellipse cx="${n(light.x)}" cy="560" rx="330" ry="62" fill="#ffe6b0" opacity=".6" filter="${stage.soft(14)}"/>`,
      ),
      beam(stage, light.x, light, 250, 0.6),
      beam(stage, light.x - 420, light, 150, 0.26),
      beam(stage, light.x + 420, light, 150, 0.26),
      drape(stage, 0, stage.width * 0.24, 1),
      drape(stage, stage.width, stage.width * 0.2, -1),
      valance(stage, 74),
    ].join(''),
  front: (stage) => motes(stage, 40, '#fff0c0'),
};

/** One tier of boxes that bends round the house: arches with lamps in them over a gilded parapet. */
function tier(stage: Stage, middle: number, y: number, size: number): string {
  const bend = (x: number): number => y + ((x - middle) / 620) ** 2 * 92 * size;
  const step = 96 * size;
  let body = '';
  let parapet = '';
  const count = Math.ceil(stage.width / step / 2) + 4;
  for (let i = -count; i <= count; i++) {
    const x = middle + i * step;
    const top = bend(x);
    const half = step * 0.4;
    const lit = stage.random.unit() < 0.8;
    body += `<path d="M${n(x - half)} ${n(top)}V${n(top - 74 * size)}Q${n(x)} ${n(top - 112 * size)} ${n(x + half)} ${n(top - 74 * size)}V${n(top)}Z" fill="${lit ? '#c9682a' : '#3c0a14'}"/><path d="M${n(x - half)} ${n(top - 66 * size)}C${n(x - half * 0.3)} ${n(top - 60 * size)} ${n(x - half * 0.7)} ${n(top - 20 * size)} ${n(x - half * 0.8)} ${n(top)}H${n(x - half)}ZM${n(x + half)} ${n(top - 66 * size)}C${n(x + half * 0.3)} ${n(top - 60 * size)} ${n(x + half * 0.7)} ${n(top - 20 * size)} ${n(x + half * 0.8)} ${n(top)}H${n(x + half)}Z" fill="#8f1226"/>`;
    if (lit) body += screen(glow(stage, { x, y: top - 40 * size }, 52 * size, '#ffd890', 0.7));
    parapet += `${i === -count ? 'M' : 'L'}${n(x - step / 2)} ${n(bend(x - step / 2))}`;
  }
  const gilt = `fill="none" stroke-linejoin="round"`;
  const down = (by: number, paint: string, wide: number): string =>
    `<path transform="translate(0 ${n(by * size)})" d="${parapet}" ${gilt} stroke="${paint}" stroke-width="${n(wide * size)}"/>`;
  return (
    body + down(24, '#6e0f20', 48) + down(2, '#f0c060', 7) + down(46, '#b07a2c', 7) + down(24, '#d9a04a', 3)
  );
}

/** The house as the stage sees it: tiers of boxes under a chandelier. */
export const theatreHouse: Scene = {
  dark: '#16040a',
  back: (stage, light) =>
    [
      sky(stage, [
        [0, '#4a1220'],
        [0.5, '#2a0812'],
        [1, '#120308'],
      ]),
      screen(glow(stage, { x: light.x, y: 30 }, 460, '#ffcf7a', 0.7)),
      tier(stage, light.x, 132, 0.78),
      tier(stage, light.x, 290, 0.96),
      tier(stage, light.x, 486, 1.2),
      screen(bokeh(stage, 26, ['#ffd890', '#ff9a5a', '#fff2d0'])),
      fill(
        stage,
        stage.linear([
          [0, '#16040a', 0],
          [0.7, '#16040a', 0.05],
          [1, '#16040a', 0.8],
        ]),
      ),
      screen(glow(stage, light, 330, '#ffb45a', 0.5)),
    ].join(''),
  front: (stage) => motes(stage, 30, '#ffe2a8'),
};

/** The empty stage at night, seen from the wings: ropes, flats from behind, and the one lamp that is left on. */
export const theatreWings: Scene = {
  dark: '#060b16',
  back: (stage, light) => {
    const { random } = stage;
    let ropes = '';
    for (let x = 20; x < stage.width; x += random.between(26, 70))
      ropes += `<path d="M${n(x)} -10C${n(x + 6)} 130 ${n(x - 6)} 260 ${n(x)} ${n(random.between(250, 470))}" stroke="#6b5a44" stroke-width="${n(random.between(2, 4))}" fill="none" opacity=".8"/>`;
    let flats = '';
    for (const [share, wide, tall] of [
      [0.02, 210, 430],
      [0.24, 170, 380],
      [0.8, 190, 400],
      [0.93, 230, 450],
    ] as const) {
      const x = stage.width * share;
      const top = 560 - tall;
      flats += `<g><rect x="${n(x)}" y="${top}" width="${wide}" height="${tall}" fill="#1d2c4c"/><path d="M${n(x)} ${top}h${wide}v${tall}h${-wide}ZM${n(x)} ${n(top + tall / 2)}h${wide}M${n(x)} ${n(top + tall / 2)}l${wide} ${n(-tall / 2)}" fill="none" stroke="#7a5a34" stroke-width="11"/></g>`;
    }
    return [
      sky(stage, [
        [0, '#081022'],
        [0.55, '#1b2c58'],
        [1, '#0a1226'],
      ]),
      screen(glow(stage, light, 430, '#8ab4ff', 0.5)),
      flats,
      ropes,
      planks(stage, light, 520),
      fill(stage, '#0a1430', 0.34),
      screen(glow(stage, light, 360, '#ffe2a0', 0.75)),
      screen(
        `<ellipse cx="${n(light.x)}" cy="574" rx="300" ry="48" fill="#ffe2a0" opacity=".6" filter="${stage.soft(14)}"/>`,
      ),
    ].join('');
  },
  front: (stage) => motes(stage, 30, '#ffeec0'),
};
