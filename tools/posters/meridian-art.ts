import type { Banner } from './brand-banners.ts';
import { small } from './figure-materials.ts';
import { idol, lacquer } from './material.ts';
import { royalFlush } from './royal-flush.ts';

/** Three pictures of the club: a royal flush, gems over the city, and a rocket. */
export const meridianBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'sapphireSalon',
    actors: [
      ...royalFlush,
      {
        kind: 'figure',
        name: 'queen-crown',
        at: { x: 0, y: -158 },
        size: 150,
        turn: 0,
        material: small(idol('silver', '#12409a', '#a8d8ff'), 9),
      },
    ],
    chips: [
      { x: -250, y: 236, count: 7, hue: 222 },
      { x: -176, y: 262, count: 4, hue: 352 },
      { x: 0, y: 246, count: 5, hue: 222 },
      { x: 172, y: 262, count: 3, hue: 45 },
      { x: 250, y: 238, count: 8, hue: 222 },
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#e4f6ff',
  },
  {
    scene: 'skyline',
    actors: [
      { kind: 'gem', at: { x: -222, y: 60 }, size: 180, hue: 276, cut: 'drop', turn: -14 },
      { kind: 'gem', at: { x: 226, y: 56 }, size: 190, hue: 190, cut: 'emerald', turn: 14 },
      { kind: 'gem', at: { x: 0, y: 20 }, size: 380, hue: 214, cut: 'brilliant' },
      { kind: 'gem', at: { x: -120, y: 218 }, size: 120, hue: 204, cut: 'hex', turn: 10 },
      { kind: 'gem', at: { x: 128, y: 222 }, size: 130, hue: 322, cut: 'brilliant', turn: -10 },
    ],
    coins: { flying: 6, heaped: 24 },
    glint: '#ffffff',
  },
  {
    scene: 'cosmos',
    actors: [
      {
        kind: 'coloured',
        name: 'rocket',
        at: { x: 0, y: 10 },
        size: 430,
        turn: 6,
        material: { ...lacquer('#5ad1ff', '#8af0ff'), shine: 1 },
      },
      {
        kind: 'figure',
        name: 'astronaut-helmet',
        at: { x: -214, y: 150 },
        size: 190,
        turn: -12,
        material: small(idol('silver', '#0a2a5a', '#8a6aff', '#a0e8ff'), 9),
      },
      { kind: 'gem', at: { x: 236, y: 168 }, size: 120, hue: 286, cut: 'hex', turn: 14 },
    ],
    coins: { flying: 10, heaped: 0 },
    glint: '#ffffff',
  },
];
