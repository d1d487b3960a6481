import type { Banner } from './brand-banners.ts';
import type { Actor } from './poster.ts';

/** A sweet that `art` has rendered for Candy Carnival. */
function sweet(name: string, x: number, y: number, size: number, turn = 0): Actor {
  return { kind: 'rendered', picture: `candy-carnival/${name}`, at: { x, y }, size, turn };
}

function fruit(name: string, x: number, y: number, size: number, turn = 0): Actor {
  return { kind: 'rendered', picture: `fruit-party/${name}`, at: { x, y }, size, turn };
}

/** What stands for Bonbon Bay's free spins. */
export const bonbonSpins: readonly Actor[] = [
  sweet('lollipop', 0, -6, 400, 4),
  sweet('donut', -214, 120, 230, -10),
  sweet('cupcake', 216, 116, 240, 10),
];

/** Bonbon Bay's hero pictures. Nothing is darkened for words: its template sets them beside the picture. */
export const bonbonBanners: readonly [Banner, Banner, Banner] = [
  {
    scene: 'candyland',
    isShaded: false,
    actors: [
      sweet('heart', -196, -96, 150, -14),
      sweet('bear', 190, -60, 190, 10),
      sweet('lollipop', -6, -20, 400, 4),
      sweet('cupcake', -186, 128, 230, -8),
      sweet('donut', 176, 140, 220, 8),
      sweet('mint', 0, 214, 130),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'party',
    isShaded: false,
    actors: [
      fruit('blueberry', -206, -40, 170, -8),
      fruit('apple', 204, -20, 180, 8),
      fruit('strawberry', 0, -10, 370, 4),
      fruit('peach', -166, 146, 220, -8),
      fruit('banana', 176, 150, 220, 10),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
  {
    scene: 'candyland',
    isShaded: false,
    actors: [
      sweet('mint', -196, 120, 170, -10),
      sweet('heart', 196, 128, 180, 10),
      sweet('bear', 0, 10, 440, -3),
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffffff',
  },
];
