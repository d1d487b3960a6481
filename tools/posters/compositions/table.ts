import type { Composition } from '../poster.ts';

/** The table games. Each shows what it is played with, on a table or in a hall of its own. */
export const table: Record<string, Composition> = {
  roulette: {
    scene: 'greenTable',
    title: ['European', 'Roulette'],
    treatment: 'salon',
    hero: { x: 240, y: 276 },
    actors: [
      {
        kind: 'rendered',
        picture: 'table-posters/stacks-warm',
        at: { x: -148, y: -96 },
        size: 130,
        far: 0.5,
      },
      { kind: 'rendered', picture: 'table-posters/wheel', at: { x: 6, y: 10 }, size: 446 },
      { kind: 'rendered', picture: 'table-posters/stacks-warm', at: { x: 152, y: 122 }, size: 150 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#fff1c9',
  },
  baccarat: {
    scene: 'sapphireSalon',
    title: ['Baccarat'],
    treatment: 'dynasty',
    hero: { x: 240, y: 244 },
    actors: [
      { kind: 'rendered', picture: 'table-posters/shoe', at: { x: 132, y: -92 }, size: 210, far: 0.3 },
      { kind: 'rendered', picture: 'table-posters/natural', at: { x: -32, y: 2 }, size: 318, turn: -5 },
      { kind: 'rendered', picture: 'table-posters/stacks-cool', at: { x: 118, y: 130 }, size: 186 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#dfeaff',
  },
  'sic-bo': {
    scene: 'palace',
    title: ['Sic Bo'],
    treatment: 'imperial',
    hero: { x: 240, y: 244 },
    actors: [{ kind: 'rendered', picture: 'table-posters/domed', at: { x: 0, y: 6 }, size: 392 }],
    coins: { flying: 8, heaped: 16 },
    glint: '#fff1c9',
  },
  'dragon-tiger': {
    scene: 'storm',
    title: ['Dragon', 'Tiger'],
    treatment: 'claw',
    hero: { x: 240, y: 236 },
    actors: [
      { kind: 'rendered', picture: 'tables/dragon', at: { x: -96, y: -62 }, size: 266, turn: -8 },
      { kind: 'rendered', picture: 'tables/tiger', at: { x: 98, y: 74 }, size: 266, turn: 8 },
    ],
    coins: { flying: 0, heaped: 12 },
    glint: '#fff1c9',
  },
  blackjack: {
    scene: 'blackTable',
    title: ['Blackjack'],
    treatment: 'noir',
    hero: { x: 240, y: 246 },
    actors: [{ kind: 'rendered', picture: 'table-posters/blackjack', at: { x: 0, y: 6 }, size: 408 }],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffe6a0',
  },
  'fan-tan': {
    scene: 'bamboo',
    title: ['Fan Tan'],
    treatment: 'lotus',
    hero: { x: 240, y: 262 },
    actors: [{ kind: 'rendered', picture: 'table-posters/fan-tan', at: { x: 0, y: 4 }, size: 430 }],
    coins: { flying: 0, heaped: 0 },
    glint: '#f2ffd8',
  },
};
