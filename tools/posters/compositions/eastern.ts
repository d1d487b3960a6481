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
        kind: 'rendered',
        picture: 'dragon-fortune/phoenix',
        at: { x: -132, y: -104 },
        size: 150,
        turn: -10,
        far: 0.6,
      },
      { kind: 'rendered', picture: 'dragon-fortune/dragon', at: { x: 0, y: 6 }, size: 344 },
      { kind: 'rendered', picture: 'dragon-fortune/wild', at: { x: 132, y: 146 }, size: 112 },
      { kind: 'rendered', picture: 'dragon-fortune/ingot', at: { x: -118, y: 160 }, size: 134, turn: -6 },
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
      { kind: 'rendered', picture: 'tiger-jackpot/wild', at: { x: 0, y: -4 }, size: 340 },
      { kind: 'rendered', picture: 'tiger-jackpot/ingot', at: { x: -138, y: 152 }, size: 134, turn: -8 },
      { kind: 'rendered', picture: 'tiger-jackpot/coin', at: { x: 140, y: 150 }, size: 112, turn: 8 },
      {
        kind: 'rendered',
        picture: 'tiger-jackpot/gourd',
        at: { x: 168, y: -40 },
        size: 104,
        turn: 12,
        far: 0.5,
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
        kind: 'rendered',
        picture: 'samurai-moon/lady',
        at: { x: -134, y: -66 },
        size: 176,
        turn: -6,
        far: 0.6,
      },
      {
        kind: 'rendered',
        picture: 'samurai-moon/kabuto',
        at: { x: 150, y: -84 },
        size: 140,
        turn: 8,
        far: 0.6,
      },
      { kind: 'rendered', picture: 'samurai-moon/samurai', at: { x: 0, y: 0 }, size: 300 },
      { kind: 'rendered', picture: 'samurai-moon/katana', at: { x: 128, y: 140 }, size: 150, turn: 6 },
      { kind: 'rendered', picture: 'samurai-moon/wild', at: { x: -138, y: 148 }, size: 116 },
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
      { kind: 'rendered', picture: 'koi-pond/wild', at: { x: 120, y: -98 }, size: 150, turn: 6, far: 0.6 },
      { kind: 'rendered', picture: 'koi-pond/koi-red', at: { x: -84, y: 10 }, size: 310, turn: -18 },
      { kind: 'rendered', picture: 'koi-pond/koi-gold', at: { x: 92, y: 40 }, size: 290, turn: 22 },
      { kind: 'rendered', picture: 'koi-pond/frog', at: { x: -120, y: 160 }, size: 116 },
      { kind: 'rendered', picture: 'koi-pond/dragonfly', at: { x: -140, y: -120 }, size: 110, turn: -8 },
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
        kind: 'rendered',
        picture: 'lantern-festival/lantern-gold',
        at: { x: -140, y: -70 },
        size: 190,
        turn: -6,
        far: 0.6,
      },
      {
        kind: 'rendered',
        picture: 'lantern-festival/lantern-red',
        at: { x: 140, y: -50 },
        size: 214,
        turn: 6,
      },
      { kind: 'rendered', picture: 'lantern-festival/rabbit', at: { x: -8, y: 14 }, size: 292 },
      { kind: 'rendered', picture: 'lantern-festival/mooncake', at: { x: 134, y: 156 }, size: 122, turn: 6 },
      { kind: 'rendered', picture: 'lantern-festival/peony', at: { x: -132, y: 152 }, size: 132, turn: -6 },
    ],
    coins: { flying: 5, heaped: 16 },
    glint: '#fff0c0',
  },
};
