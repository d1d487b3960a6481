import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { small } from './figure-materials.ts';
import { textPath } from './lettering.ts';
import { lacquer } from './material.ts';
import type { Actor } from './poster.ts';
import type { Drawing } from './relief.ts';
import { n } from './stage.ts';

const sea = '#0d4f86';
const sun = '#f2a41f';

/** Half a sun over two waves, and the name in the letters of its headings. */
export function belmare(): BrandLogo {
  let beams = '';
  for (let i = 0; i <= 6; i++) {
    const a = Math.PI * (1 + i / 6);
    beams += `M${n(32 * Math.cos(a))} ${n(4 + 32 * Math.sin(a))}L${n((i % 2 ? 41 : 46) * Math.cos(a))} ${n(4 + (i % 2 ? 41 : 46) * Math.sin(a))}`;
  }
  const wave = (y: number, colour: string): string =>
    `<path d="M-46 ${y}C-36 ${y - 10} -27 ${y - 10} -15.5 ${y}S6 ${y + 10} 15.5 ${y}S37 ${y - 10} 46 ${y}" fill="none" stroke="${colour}" stroke-width="6.4" stroke-linecap="round"/>`;
  const mark = `<path d="${beams}" stroke="${sun}" stroke-width="5" stroke-linecap="round"/><path d="M-25 4A25 25 0 0 1 25 4Z" fill="${sun}"/>${wave(19, '#2f8fc4')}${wave(35, sea)}`;
  const first = textPath('Belmare', 'fraunces', 72, 0);
  return {
    defs: '',
    mark,
    wordmark: `<path transform="translate(${n(first.width / 2)} -2)" d="${first.data}" fill="${sea}"/>`,
    width: first.width,
    ground: ['#fffdf6', '#e6f1f6'],
  };
}

/** A striped parasol, open, on its pole. */
function parasolDrawing(size: number): Drawing {
  const edges = [3, 20, 39, 61, 80, 97] as const;
  let panels = '';
  for (const [i, left] of edges.slice(0, -1).entries()) {
    const right = edges[i + 1] ?? 97;
    const bow = (x: number): number => 50 + (x - 50) * 0.55;
    const paint = i % 2 === 0 ? '#e8493f' : '#fff8ea';
    panels += `<path d="M50 6C${n(bow(left))} 9 ${left} 26 ${left} 47Q${n((left + right) / 2)} ${i % 2 === 0 ? 54 : 55} ${right} 47C${right} 26 ${n(bow(right))} 9 50 6Z" fill="${paint}"/>`;
  }
  const body = `<path d="M50 44V99" stroke="#a8672e" stroke-width="4.4" stroke-linecap="round"/>${panels}<circle cx="50" cy="6" r="3.4" fill="#f2a41f"/>`;
  return { body: `<g transform="scale(${size / 100})">${body}</g>`, width: size, height: size };
}

/** A boat under striped sails. */
function boatDrawing(size: number): Drawing {
  const sail = [
    [8, 53, 28, 74, '#fff8ea'],
    [28, 74, 48, 87, '#e8493f'],
    [48, 87, 68, 93, '#fff8ea'],
  ] as const;
  const bands = sail
    .map(
      ([top, from, foot, to, paint]) =>
        `<path d="M53 ${top}L${from} ${top}Q${n((from + to) / 2 + 1)} ${n((top + foot) / 2 - 1)} ${to} ${foot}H53Z" fill="${paint}"/>`,
    )
    .join('');
  const body = `<path d="M50 4V76" stroke="#a8672e" stroke-width="4" stroke-linecap="round"/>${bands}<path d="M47 16V67H14Q22 36 47 16Z" fill="#f7c84e"/><path d="M50 4L66 8L50 12Z" fill="#e8493f"/><path d="M5 74H97Q91 94 72 96H31Q13 94 5 74Z" fill="#1b6aa8"/><path d="M7 79H95" stroke="#fff8ea" stroke-width="3.4"/>`;
  return { body: `<g transform="scale(${size / 100})">${body}</g>`, width: size, height: size };
}

const parasol = (x: number, y: number, size: number, turn: number): Actor => ({
  kind: 'drawn',
  draw: parasolDrawing,
  at: { x, y },
  size,
  turn,
  material: { ...lacquer('#fff2c8', '#ffffff'), bevel: 10 },
});

const fruit = (name: 'lemon' | 'tangerine', x: number, y: number, size: number, turn: number): Actor => ({
  kind: 'coloured',
  name,
  at: { x, y },
  size,
  turn,
  material: small(lacquer('#fff2c8'), 9),
});

/** Three pictures of a day by the sea: the tables on the terrace, the boats, the long lunch. */
export const belmareBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'riviera',
    isShaded: false,
    wheel: { radius: 236, down: 168 },
    chips: [
      { x: -318, y: 262, count: 6, hue: 208 },
      { x: -250, y: 280, count: 3, hue: 40 },
      { x: 300, y: 266, count: 7, hue: 352 },
    ],
    actors: [
      parasol(-64, -10, 430, -9),
      { kind: 'card', rank: 'A', suit: 'hearts', at: { x: 214, y: 30 }, size: 190, turn: 15 },
      { kind: 'card', rank: 'K', suit: 'spades', at: { x: 158, y: 10 }, size: 190, turn: -4 },
      fruit('lemon', 236, 246, 104, 12),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'riviera',
    isShaded: false,
    actors: [
      {
        kind: 'drawn',
        draw: boatDrawing,
        at: { x: 4, y: -6 },
        size: 440,
        turn: 3,
        material: { ...lacquer('#fff2c8', '#ffffff'), bevel: 10 },
      },
      { kind: 'rendered', picture: 'ocean-king/turtle', at: { x: -232, y: 150 }, size: 230, turn: -8 },
      { kind: 'rendered', picture: 'ocean-king/whale', at: { x: 236, y: 134 }, size: 250, turn: 6 },
    ],
    coins: { flying: 6, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'riviera',
    isShaded: false,
    actors: [
      parasol(-150, 0, 470, -10),
      {
        kind: 'coloured',
        name: 'tropical-drink',
        at: { x: 40, y: 56 },
        size: 400,
        turn: 5,
        material: lacquer('#fff2c8'),
      },
      fruit('tangerine', 232, 206, 160, 8),
      fruit('lemon', -120, 226, 150, -14),
      fruit('lemon', 148, 246, 104, 20),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
