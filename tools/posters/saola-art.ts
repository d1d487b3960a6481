import type { Banner } from './brand-banners.ts';
import type { BrandLogo } from './brand-marks.ts';
import { lacquer } from './material.ts';
import type { Drawing } from './relief.ts';

const lime = '#d3f255';
const ink = '#131416';

/** The head of a saola from the front: two long horns that hardly part, a slender face with its white stripes. Round (0, 0), 100 high. */
const head = {
  horns:
    'M-5 -12C-8 -24 -12 -36 -19 -50C-16 -34 -14 -22 -12 -9ZM5 -12C8 -24 12 -36 19 -50C16 -34 14 -22 12 -9Z',
  ears: 'M-12 -6C-22 -13 -31 -13 -37 -9C-32 0 -22 4 -13 3ZM12 -6C22 -13 31 -13 37 -9C32 0 22 4 13 3Z',
  face: 'M-13 -11Q0 -16 13 -11C16 0 15 10 11 22C9 31 8 38 6 43Q0 48 -6 43C-8 38 -9 31 -11 22C-15 10 -16 0 -13 -11Z',
  stripes:
    'M-10.500 -3.500L-4.500 -1L-4.800 2L-11 0ZM10.500 -3.500L4.500 -1L4.800 2L11 0ZM-10.500 9L-5 14L-5.500 18L-9.700 14ZM10.500 9L5 14L5.500 18L9.700 14Z',
  chin: 'M-4.500 38Q0 41 4.500 38L4 42Q0 44.500 -4 42Z',
};

/** Two tiles: the head on a bright one, and the name in round letters on a dark one. */
export function saola(): BrandLogo {
  const ring = (x: number): string => `<circle cx="${x}" cy="4" r="21"/>`;
  const letters = [
    'M62 -10C59 -16 54 -18 48 -18C40 -18 34 -14 34 -7C34 8 64 1 64 15C64 22 57 26 48 26C41 26 35 23 32 17',
    'M121 -18V26',
    'M197 -40V26',
    'M254 -18V26',
  ]
    .map((d) => `<path d="${d}"/>`)
    .join('');
  return {
    defs: '',
    mark: `<rect x="-50" y="-50" width="100" height="100" rx="26" fill="${lime}"/><g transform="translate(0 2) scale(.86)" fill="${ink}"><path d="${head.horns}${head.ears}${head.face}"/><path d="${head.stripes}${head.chin}" fill="${lime}"/></g>`,
    wordmark: `<rect x="0" y="-50" width="288" height="100" rx="26" fill="${ink}"/><g fill="none" stroke="#f4f4f0" stroke-width="10.500" stroke-linecap="round">${letters}${ring(100)}${ring(158)}${ring(233)}</g>`,
    width: 288,
    ground: [lime, lime],
  };
}

/** The saola to its shoulders, in the round, drawn in a 100 × 132 box. */
function bust(size: number): Drawing {
  const scale = size / 132;
  return {
    body: `<g transform="scale(${scale}) translate(50 54)"><path d="M-14 4C-17 24 -24 38 -34 50C-40 58 -42 68 -42 76H42C42 68 40 58 34 50C24 38 17 24 14 4Z" fill="#6b3f22"/><path d="M-9 46Q0 58 9 46L13 60Q0 72 -13 60Z" fill="#f3e2c4"/><path d="${head.ears}" fill="#7a4a2a"/><path d="${head.horns}" fill="#2c211c" stroke="#2c211c" stroke-width="3.500" stroke-linejoin="round"/><path d="${head.face}" fill="#8a5530"/><path d="M-6.500 40Q0 50 6.500 40Q0 43 -6.500 40Z" fill="#f3e2c4"/><path d="M-4.800 36Q0 32.500 4.800 36Q4 40.500 0 41Q-4 40.500 -4.800 36Z" fill="#1d120c"/><path d="${head.stripes}" fill="#fff6e4"/><path d="M-9 3.500a2.600 2.600 0 1 0 .1 0ZM9 3.500a2.600 2.600 0 1 0 .1 0Z" fill="#150d08"/><path d="M-8.200 4.600a.8 .8 0 1 0 .1 0ZM9.800 4.600a.8 .8 0 1 0 .1 0Z" fill="#fff"/></g>`,
    width: 100 * scale,
    height: 132 * scale,
  };
}

const map = {
  isShaded: false,
  most_bytes: 25_000,
  coins: { flying: 0, heaped: 0 },
  glint: '#ffffff',
};

/** Three sheets of an atlas: the saola over its bay, koi in the terraces, a compass in the dunes. */
export const saolaBanners: readonly [Banner, Banner, Banner] = [
  {
    ...map,
    scene: 'reliefBay',
    actors: [
      {
        kind: 'drawn',
        draw: bust,
        at: { x: 0, y: 30 },
        size: 540,
        material: { ...lacquer('#fff0c0', '#fff6dc'), bevel: 9 },
      },
    ],
  },
  {
    ...map,
    scene: 'reliefTerraces',
    actors: [
      { kind: 'rendered', picture: 'koi-pond/wild', at: { x: 40, y: -120 }, size: 240 },
      { kind: 'rendered', picture: 'koi-pond/koi-gold', at: { x: -70, y: 50 }, size: 400, turn: -8 },
      { kind: 'rendered', picture: 'koi-pond/koi-red', at: { x: 170, y: 110 }, size: 330, turn: 10 },
    ],
  },
  {
    ...map,
    scene: 'reliefDunes',
    actors: [{ kind: 'rendered', picture: 'corsair-gold/compass', at: { x: 0, y: 20 }, size: 430, turn: 6 }],
  },
];
