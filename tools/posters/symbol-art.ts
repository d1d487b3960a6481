import { coloured, figure } from './cast.ts';
import { fittedText, textPath } from './lettering.ts';
import { type Material, type RampName, ramps } from './material.ts';
import { type Cut, gem, place } from './objects.ts';
import { type Drawing, relief } from './relief.ts';
import { n, type Stage } from './stage.ts';

/** Each symbol is drawn in a square this many pixels large. */
export const FRAME = 180;

/** Draws one symbol round the middle of its frame, which is at (0, 0). */
export type SymbolArt = (stage: Stage) => Promise<string>;

/** A base material for symbols: raised, with a thin contour, a short halo and a short shadow. */
function ground(finish: Material['finish'], ramp: Material['ramp'], glow: string): Material {
  return {
    finish,
    ...(ramp ? { ramp } : {}),
    bevel: finish === 'metal' ? 7 : 12,
    profile: 'round',
    dome: finish === 'metal' ? 0.6 : 0.35,
    shine: 0.9,
    rim: '#ffe9c0',
    contour: { colour: '#0c0406', width: 2.2 },
    glow: { colour: glow, reach: 8, strength: 0.5 },
    shadow: { drop: 5, soft: 4, strength: 0.6 },
  };
}

async function raised(drawing: Drawing, material: Material, turn = 0, down = 0): Promise<string> {
  return place(await relief(drawing, material, 1), { x: 0, y: down }, turn);
}

/** A figure in metal on a plate of another colour. */
export const figureIn =
  (name: string, ramp: RampName, plate: string, size = 150, turn = 0, close = 6): SymbolArt =>
  () =>
    raised(
      figure(name, size),
      { ...ground('metal', ramps[ramp], plate), plate: { colour: plate, close } },
      turn,
    );

/** A coloured picture, swollen and clear-coated. */
export const sweet =
  (name: string, size = 150, turn = 0): SymbolArt =>
  () =>
    raised(coloured(name, size), ground('gloss', undefined, '#ffffff'), turn);

/** A one-colour figure in glossy paint, from `top` to `bottom`. */
export const glossy =
  (name: string, top: string, middle: string, bottom: string, size = 150, plate?: string): SymbolArt =>
  () =>
    raised(figure(name, size), {
      ...ground(
        'gloss',
        [
          [0, top],
          [0.5, middle],
          [1, bottom],
        ],
        '#ffffff',
      ),
      ...(plate ? { plate: { colour: plate, close: 6 } } : {}),
    });

/** A facetted stone. */
export const stone =
  (hue: number, cut: Cut, saturation = 92, size = 70): SymbolArt =>
  (stage) =>
    Promise.resolve(
      `<g filter="${stage.define((id) => `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="5" stdDeviation="4" flood-color="#000" flood-opacity=".6"/></filter>`)}">${gem(stage, { x: 0, y: 0 }, size, hue, cut, 0, saturation)}</g>`,
    );

/** A letter or short word raised in metal, as large as `size` allows: card ranks, sevens. */
export const letters =
  (text: string, font: string, ramp: RampName, casing: string, size = 132): SymbolArt =>
  () => {
    const data = fittedText(text, font, 146, size);
    const path = `<path transform="translate(84 84)" d="${data}" fill="#fff" stroke="#fff" stroke-width="2"/>`;
    return raised(
      { body: path, width: 168, height: 168 },
      { ...ground('metal', ramps[ramp], casing), bevel: 9, dome: 0, contour: { colour: casing, width: 5 } },
    );
  };

/** Outlines drawn for these games, round (0, 0), about 150 units large. */
const OUTLINES = {
  star: 'M0 -74L19 -24L72 -22L30 11L45 62L0 33L-45 62L-30 11L-72 -22L-19 -24Z',
  badge: 'M0 -76L22 -38H66L44 0L66 38H22L0 76L-22 38H-66L-44 0L-66 -38H-22Z',
  heart: 'M0 66C-104 0 -80 -74 -32 -74C-8 -74 0 -54 0 -42C0 -54 8 -74 32 -74C80 -74 104 0 0 66Z',
  ingot:
    'M-78 -22C-62 -40 -44 -26 -40 -10C-26 -46 26 -46 40 -10C44 -26 62 -40 78 -22C76 22 50 52 0 52C-50 52 -76 22 -78 -22Z',
  gourd: 'M-6 -76H8L6 -58C34 -54 38 -18 20 -6C70 10 64 72 0 72C-64 72 -70 10 -20 -6C-38 -18 -34 -54 -8 -58Z',
  gate: 'M-84 -66Q0 -44 84 -66L78 -42Q0 -26 -78 -42ZM-60 -30H60V-14H-60ZM-54 -42H-34L-38 72H-62ZM54 -42H34L38 72H62ZM-8 -32H8V-12H-8Z',
  drop: 'M0 -76C42 -20 56 6 56 26A56 52 0 0 1 -56 26C-56 6 -42 -20 0 -76Z',
  stoneLamp:
    'M0 -78L10 -62L64 -40L58 -28H38V8H52V20H20L26 54H44V72H-44V54H-26L-20 20H-52V8H-38V-28H-58L-64 -40L-10 -62ZM-20 -24V6H20V-24Z',
} as const;

/** One of the outlines drawn for these games, in metal. */
export const outline =
  (name: keyof typeof OUTLINES, ramp: RampName, casing = '#1a0806', close = 0): SymbolArt =>
  () =>
    raised(
      {
        body: `<path transform="translate(88 84)" d="${OUTLINES[name]}" fill="#fff"/>`,
        width: 176,
        height: 172,
      },
      {
        ...ground('metal', ramps[ramp], casing),
        bevel: 16,
        dome: 0.3,
        ...(close > 0 ? { plate: { colour: casing, close } } : {}),
      },
    );

/** One of these outlines, in glossy paint. */
export const outlineGlossy =
  (name: keyof typeof OUTLINES, top: string, middle: string, bottom: string): SymbolArt =>
  () =>
    raised(
      {
        body: `<path transform="translate(88 84)" d="${OUTLINES[name]}" fill="#fff"/>`,
        width: 176,
        height: 172,
      },
      {
        ...ground(
          'gloss',
          [
            [0, top],
            [0.5, middle],
            [1, bottom],
          ],
          '#ffffff',
        ),
        bevel: 24,
      },
    );

/** A glowing ball: pearls, moons. `spots` darken it as craters do. */
export const orb =
  (light: string, middle: string, dark: string, halo: string, spots = false): SymbolArt =>
  (stage) => {
    let craters = '';
    if (spots)
      for (const [x, y, r] of [
        [-22, -18, 14],
        [18, 24, 18],
        [30, -20, 8],
        [-30, 24, 9],
        [4, -40, 7],
      ] as const)
        craters += `<circle cx="${x}" cy="${y}" r="${r}" fill="${dark}" opacity=".35"/>`;
    return Promise.resolve(
      `<circle r="86" fill="${stage.radial([
        [0.6, halo, 0.85],
        [1, halo, 0],
      ])}"/><circle r="62" fill="${stage.radial(
        [
          [0, light],
          [0.55, middle],
          [1, dark],
        ],
        0.38,
        0.34,
        0.72,
      )}" stroke="${dark}" stroke-width="2"/>${craters}<ellipse cx="-20" cy="-28" rx="20" ry="13" fill="#fff" opacity=".75" transform="rotate(-32 -20 -28)" filter="${stage.soft(2)}"/><path d="M-40 40A56 56 0 0 0 46 34" stroke="${light}" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round" filter="${stage.soft(1.5)}"/>`,
    );
  };

/** A gold coin face on. Its middle is blank for the amount that the game writes there. */
export const plainCoin: SymbolArt = (stage) => {
  let rim = '';
  for (let i = 0; i < 40; i++)
    rim += `<path transform="rotate(${i * 9})" d="M0 -72V-64" stroke="#8a4a06" stroke-width="2.4"/>`;
  const gold = stage.linear(
    [
      [0, '#fffbe0'],
      [0.3, '#ffe27a'],
      [0.55, '#e0941a'],
      [0.7, '#ffd65a'],
      [1, '#8a4a06'],
    ],
    0,
    0,
    0.6,
    1,
  );
  const field = stage.linear(
    [
      [0, '#c9780c'],
      [0.5, '#ffcf4a'],
      [1, '#fff1a8'],
    ],
    0,
    0,
    0.6,
    1,
  );
  return Promise.resolve(
    `<ellipse cy="10" rx="78" ry="76" fill="#000" opacity=".5" filter="${stage.soft(4)}"/><circle cy="5" r="76" fill="#6e3603"/><circle r="76" fill="${gold}" stroke="#5d2c02" stroke-width="2"/>${rim}<circle r="58" fill="${field}" stroke="#7a3d04" stroke-width="2.5"/><circle r="53" fill="none" stroke="#fff6cf" stroke-opacity=".7" stroke-width="1.6"/><path d="M-58 -34A68 68 0 0 1 10 -67" stroke="#fffbe6" stroke-width="6" stroke-linecap="round" fill="none" opacity=".9"/>`,
  );
};

/** A peppermint: a disc of swirled sugar. */
export const swirl =
  (a: string, b: string): SymbolArt =>
  async () => {
    let arms = `<circle cx="74" cy="74" r="70" fill="${a}"/>`;
    for (let i = 0; i < 7; i++) {
      const from = (i / 7) * 6.2832;
      const to = from + 0.449;
      const at = (angle: number, r: number): string =>
        `${n(74 + r * Math.cos(angle))} ${n(74 + r * Math.sin(angle))}`;
      arms += `<path d="M74 74Q${at(from - 0.6, 40)} ${at(from, 70)}A70 70 0 0 1 ${at(to, 70)}Q${at(to - 0.6, 40)} 74 74Z" fill="${b}"/>`;
    }
    return raised(
      { body: arms, width: 148, height: 148 },
      { ...ground('gloss', undefined, '#ffffff'), bevel: 34 },
    );
  };

/** A drawing made for these games, swollen and clear-coated. */
export const own =
  (draw: (size: number) => Drawing, size = 156, turn = 0): SymbolArt =>
  () =>
    raised(draw(size), ground('gloss', undefined, '#ffffff'), turn);

/** Several pictures on top of one another. Each part may be moved and scaled. */
export const together =
  (...parts: readonly { art: SymbolArt; x?: number; y?: number; size?: number }[]): SymbolArt =>
  async (stage) => {
    let body = '';
    for (const { art, x = 0, y = 0, size = 1 } of parts)
      body += `<g transform="translate(${x} ${y}) scale(${size})">${await art(stage)}</g>`;
    return body;
  };

/** Puts a ribbon with a short word across the foot of a symbol. */
export const banner =
  (art: SymbolArt, word: string, colour: readonly [string, string] = ['#e0283a', '#7a0414']): SymbolArt =>
  async (stage) => {
    const text = textPath(word, 'russo-one', 30, 1.5);
    const half = Math.min(80, text.width / 2 + 16);
    const fit = Math.min(1, 136 / text.width);
    const face = await relief(
      {
        body: `<path transform="translate(80 24) scale(${fit.toFixed(3)})" d="${text.data}" fill="#fff"/>`,
        width: 160,
        height: 48,
      },
      {
        ...ground('metal', ramps.gold, '#3a0206'),
        bevel: 4,
        dome: 0,
        contour: { colour: '#3a0206', width: 2 },
        shadow: { drop: 2, soft: 2, strength: 0.6 },
      },
      1,
    );
    return `<g transform="translate(0 -9) scale(.92)">${await art(stage)}</g><g transform="translate(0 62)"><path d="M${-half} -17H${half}L${half - 8} 0L${half} 17H${-half}L${-half + 8} 0Z" fill="${stage.linear(
      [
        [0, colour[0]],
        [1, colour[1]],
      ],
    )}" stroke="#ffd76a" stroke-width="2"/>${await place(face, { x: 0, y: -1 })}</g>`;
  };
