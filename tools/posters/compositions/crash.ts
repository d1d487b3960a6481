import type { Composition } from '../poster.ts';

/** The crash games: one thing that rises, from the lower left to the upper right, and what it leaves behind. */
export const crash: Record<string, Composition> = {
  'crash-rocket': {
    scene: 'cosmos',
    title: ['Rocket', 'Run'],
    treatment: 'orbit',
    hero: { x: 244, y: 228 },
    actors: [
      {
        kind: 'rendered',
        picture: 'crash-rocket/giant',
        at: { x: 132, y: -128 },
        size: 210,
        turn: -8,
        far: 0.6,
      },
      { kind: 'rendered', picture: 'crash-rocket/moon', at: { x: -132, y: 118 }, size: 186, far: 0.4 },
      { kind: 'rendered', picture: 'crash-rocket/rocket', at: { x: 6, y: 4 }, size: 420, turn: 4 },
    ],
    coins: { flying: 7, heaped: 0 },
    glint: '#cfe6ff',
  },
  'crash-jeepney': {
    scene: 'crash-jeepney',
    title: ['Jeepney', 'Joyride'],
    treatment: 'juice',
    hero: { x: 240, y: 280 },
    actors: [{ kind: 'rendered', picture: 'crash-jeepney/jeepney', at: { x: 0, y: 12 }, size: 444 }],
    coins: { flying: 6, heaped: 0 },
    glint: '#fff3c8',
  },
  'crash-kite': {
    scene: 'crash-kite',
    title: ['Kite', 'Flight'],
    treatment: 'juice',
    hero: { x: 240, y: 226 },
    actors: [
      { kind: 'rendered', picture: 'crash-kite/kite', at: { x: 34, y: -14 }, size: 400, turn: 14 },
      { kind: 'rendered', picture: 'crash-kite/hill', at: { x: -138, y: 262 }, size: 400 },
      { kind: 'rendered', picture: 'crash-kite/child', at: { x: -146, y: 118 }, size: 176 },
    ],
    coins: { flying: 5, heaped: 0 },
    glint: '#ffffff',
  },
};
