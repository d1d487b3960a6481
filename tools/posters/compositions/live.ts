import { lacquer } from '../material.ts';
import type { Actor, Composition } from '../poster.ts';

/** A ball of a drum with its digit on it, at a place and size. */
function ball(digit: string, x: number, y: number, size: number, turn: number, far?: number): Actor[] {
  const depth = far === undefined ? {} : { far };
  return [
    { kind: 'rendered', picture: 'instants/ball', at: { x, y }, size, turn, ...depth },
    {
      kind: 'letters',
      text: digit,
      font: 'alfa-slab-one',
      material: { ...lacquer('#ffffff'), shine: 0.4 },
      at: { x, y },
      size: size * 0.42,
      turn,
      ...depth,
    },
  ];
}

/** The games of draws. Each shows what it is played with under way: the wheel from near, the cards as they fly, the balls as they come. */
export const live: Record<string, Composition> = {
  'auto-roulette': {
    scene: 'wineTable',
    title: ['Auto', 'Roulette'],
    treatment: 'marquee',
    hero: { x: 240, y: 262 },
    actors: [
      { kind: 'rendered', picture: 'table-posters/wheel', at: { x: 58, y: -34 }, size: 560, turn: -14 },
      { kind: 'rendered', picture: 'table-posters/stacks-cool', at: { x: -134, y: 128 }, size: 168 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffe1c9',
  },
  'lotto-2d': {
    scene: 'sapphireSalon',
    title: ['2D', 'Lotto'],
    treatment: 'imperial',
    hero: { x: 240, y: 244 },
    actors: [
      ...ball('3', -142, -112, 104, -16, 0.7),
      ...ball('8', 150, -104, 112, 14, 0.6),
      ...ball('0', -6, -142, 96, 4, 0.9),
      ...ball('7', 96, 62, 236, 10),
      ...ball('4', -96, 42, 250, -8),
    ],
    coins: { flying: 4, heaped: 12 },
    glint: '#fff1c9',
  },
  'lotto-3d': {
    scene: 'circus',
    title: ['3D', 'Lotto'],
    treatment: 'juice',
    hero: { x: 240, y: 240 },
    actors: [
      ...ball('1', -150, -118, 100, -18, 0.7),
      ...ball('6', 150, -112, 104, 16, 0.7),
      ...ball('9', -126, 82, 196, -10),
      ...ball('2', 128, 88, 190, 12),
      ...ball('5', 2, -14, 250, 4),
    ],
    coins: { flying: 4, heaped: 10 },
    glint: '#ffffff',
  },
  'speed-baccarat': {
    scene: 'blueTable',
    title: ['Speed', 'Baccarat'],
    treatment: 'glowing',
    hero: { x: 240, y: 240 },
    actors: [
      {
        kind: 'rendered',
        picture: 'table-posters/natural',
        at: { x: -112, y: -92 },
        size: 190,
        turn: -24,
        far: 1.4,
      },
      { kind: 'rendered', picture: 'table-posters/natural', at: { x: 34, y: 12 }, size: 342, turn: 11 },
      { kind: 'rendered', picture: 'table-posters/stacks-warm', at: { x: -128, y: 134 }, size: 158 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#d5e6ff',
  },
};
