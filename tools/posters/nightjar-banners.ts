import type { Banner } from './brand-banners.ts';
import { idol } from './material.ts';
import { royalFlush } from './royal-flush.ts';

/** Three pictures of a night: the owl, the cards, the rocket. */
export const nightjarBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'skyline',
    actors: [
      {
        kind: 'figure',
        name: 'owl',
        at: { x: 0, y: 20 },
        size: 440,
        material: idol('steel', '#1c2606', '#d8ff7a', '#c3f03c'),
      },
      { kind: 'gem', at: { x: -236, y: 190 }, size: 110, hue: 74, cut: 'emerald', turn: -12 },
      { kind: 'gem', at: { x: 238, y: 196 }, size: 100, hue: 74, cut: 'brilliant', turn: 12 },
    ],
    coins: { flying: 8, heaped: 0 },
    glint: '#f0ffc0',
  },
  {
    scene: 'blackTable',
    actors: royalFlush,
    chips: [
      { x: -250, y: 236, count: 7, hue: 74 },
      { x: -176, y: 262, count: 4, hue: 210 },
      { x: 0, y: 246, count: 5, hue: 74 },
      { x: 172, y: 262, count: 3, hue: 352 },
      { x: 250, y: 238, count: 8, hue: 74 },
    ],
    coins: { flying: 4, heaped: 0 },
    glint: '#f0ffc0',
  },
  {
    scene: 'moonlight',
    actors: [
      { kind: 'rendered', picture: 'crash-rocket/rocket', at: { x: 0, y: 6 }, size: 430, turn: 8 },
      { kind: 'gem', at: { x: 236, y: 168 }, size: 110, hue: 74, cut: 'hex', turn: 14 },
    ],
    coins: { flying: 12, heaped: 0 },
    glint: '#ffffff',
  },
];
