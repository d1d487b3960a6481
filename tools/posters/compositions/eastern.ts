import { koi, lantern } from '../drawn.ts';
import { small } from '../figure-materials.ts';
import { idol, lacquer } from '../material.ts';
import type { Composition } from '../poster.ts';

/** Games set in the East. */
export const eastern: Record<string, Composition> = {
  'dragon-fortune': {
    scene: 'palace',
    title: ['Dragon', 'Fortune'],
    treatment: 'imperial',
    hero: { x: 262, y: 238 },
    actors: [
      {
        kind: 'figure',
        name: 'spiked-dragon-head',
        at: { x: 0, y: 0 },
        size: 400,
        material: idol('gold', '#8a0f14', '#ff7a1e'),
      },
      { kind: 'gem', at: { x: 118, y: 150 }, size: 82, hue: 356, cut: 'brilliant' },
    ],
    coins: { flying: 8, heaped: 26 },
    glint: '#fff3c0',
  },
  'tiger-jackpot': {
    scene: 'bamboo',
    title: ['Tiger', 'Jackpot'],
    treatment: 'claw',
    hero: { x: 254, y: 242 },
    actors: [
      {
        kind: 'figure',
        name: 'tiger-head',
        at: { x: 0, y: 0 },
        size: 420,
        turn: -4,
        material: idol('ember', '#2a0c00', '#fff27a', '#fff0a0'),
      },
    ],
    coins: { flying: 9, heaped: 26 },
    glint: '#fffbd0',
    titleTurn: -3,
  },
  'samurai-moon': {
    scene: 'moonlight',
    title: ['Samurai', 'Moon'],
    treatment: 'lacquerware',
    hero: { x: 258, y: 236 },
    actors: [
      {
        kind: 'figure',
        name: 'katana',
        at: { x: -26, y: 60 },
        size: 360,
        turn: 0,
        material: small(idol('silver', '#1a0a1c', '#ff8a7a'), 8),
      },
      {
        kind: 'figure',
        name: 'samurai-helmet',
        at: { x: 6, y: -4 },
        size: 380,
        material: idol('gold', '#8a0616', '#ffb8a0', '#ffd8a8'),
      },
      {
        kind: 'figure',
        name: 'oni',
        at: { x: 138, y: 156 },
        size: 122,
        turn: 10,
        material: small(idol('bone', '#5a0a1c', '#ff5a5a')),
      },
    ],
    coins: { flying: 5, heaped: 18 },
    glint: '#ffe0e8',
  },
  'koi-pond': {
    scene: 'pond',
    title: ['Koi', 'Pond'],
    treatment: 'lotus',
    hero: { x: 240, y: 244 },
    actors: [
      {
        kind: 'drawn',
        draw: (size) => koi(size, '#ffd23a', '#ff9a1a', '#ffe89a'),
        at: { x: 96, y: 52 },
        size: 300,
        turn: 158,
        material: { ...lacquer('#eaffdc', '#ffffff'), shine: 0.9 },
      },
      {
        kind: 'drawn',
        draw: (size) => koi(size, '#ffffff', '#f2321a', '#ffe4dc'),
        at: { x: -62, y: -26 },
        size: 350,
        turn: 24,
        material: { ...lacquer('#eaffdc', '#ffffff'), shine: 0.9 },
      },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  'lantern-festival': {
    scene: 'river',
    title: ['Lantern', 'Festival'],
    treatment: 'glowing',
    hero: { x: 256, y: 238 },
    actors: [
      {
        kind: 'drawn',
        draw: (size) => lantern(size, '#fff2a8', '#ffb52a', '#d8520a'),
        at: { x: 132, y: -92 },
        size: 170,
        turn: 8,
        far: 0.8,
        material: { ...lacquer('#ffb03a', '#ffe0a0'), shine: 0.6 },
      },
      {
        kind: 'drawn',
        draw: (size) => lantern(size, '#fff0b0', '#ff5a2a', '#b80a1e'),
        at: { x: -22, y: 16 },
        size: 376,
        turn: -5,
        material: { ...lacquer('#ffb03a', '#ffe0a0'), shine: 0.7 },
      },
      {
        kind: 'figure',
        name: 'handheld-fan',
        at: { x: 124, y: 136 },
        size: 160,
        turn: 8,
        material: small(idol('gold', '#8a0f2e', '#ffcf6a'), 8),
      },
    ],
    coins: { flying: 5, heaped: 16 },
    glint: '#fff0c0',
  },
};
