import type { Composition } from '../poster.ts';

/** The crash games: one thing that rises, from the lower left to the upper right, and what it leaves behind. */
export const crash: Record<string, Composition> = {
  'crash-rocket': {
    scene: 'cosmos',
    title: ['Rocket', 'Run'],
    treatment: 'orbit',
    hero: { x: 244, y: 228 },
    actors: [
      { kind: 'picture', emoji: '🌎', at: { x: -128, y: 138 }, size: 190, far: 0.5 },
      { kind: 'picture', emoji: '🚀', at: { x: 14, y: -16 }, size: 326, turn: -4 },
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#cfe6ff',
  },
  'crash-jeepney': {
    scene: 'street',
    title: ['Jeepney', 'Joyride'],
    treatment: 'juice',
    hero: { x: 244, y: 228 },
    actors: [
      { kind: 'picture', emoji: '🌴', at: { x: -146, y: -40 }, size: 220, turn: -6, far: 0.5 },
      { kind: 'picture', emoji: '🌴', at: { x: 158, y: -60 }, size: 190, turn: 8, far: 0.6 },
      { kind: 'picture', emoji: '🚌', at: { x: 4, y: 10 }, size: 330, turn: 9 },
      { kind: 'picture', emoji: '🌺', at: { x: -142, y: 146 }, size: 104, turn: -12 },
      { kind: 'picture', emoji: '🌺', at: { x: 148, y: 152 }, size: 96, turn: 14 },
    ],
    coins: { flying: 10, heaped: 6 },
    glint: '#ffe9b8',
  },
  'crash-kite': {
    scene: 'candyland',
    title: ['Kite', 'Flight'],
    treatment: 'juice',
    hero: { x: 244, y: 228 },
    actors: [
      { kind: 'picture', emoji: '☁️', at: { x: -142, y: -96 }, size: 150, far: 0.6 },
      { kind: 'picture', emoji: '☁️', at: { x: 146, y: 126 }, size: 176, far: 0.4 },
      { kind: 'picture', emoji: '🪁', at: { x: 4, y: -10 }, size: 336, turn: 4 },
      { kind: 'picture', emoji: '☁️', at: { x: -132, y: 148 }, size: 132 },
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#ffffff',
  },
};
