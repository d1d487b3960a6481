import type { Composition } from '../poster.ts';

/** The live tables. Each shows what it is played with under way: the wheel from near, the cards as they fly. */
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
