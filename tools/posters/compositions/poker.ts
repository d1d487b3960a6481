import type { Composition } from '../poster.ts';

/** Video poker and poker against the house: the hand that one hopes for, each in a light of its own. */
export const poker: Record<string, Composition> = {
  'jacks-or-better': {
    scene: 'wineTable',
    title: ['Jacks', 'or Better'],
    treatment: 'cabaret',
    hero: { x: 240, y: 264 },
    actors: [
      {
        kind: 'rendered',
        picture: 'table-posters/stacks-warm',
        at: { x: -138, y: -104 },
        size: 128,
        far: 0.5,
      },
      { kind: 'rendered', picture: 'table-posters/jacks', at: { x: 0, y: 4 }, size: 440 },
    ],
    coins: { flying: 8, heaped: 10 },
    glint: '#ffe3c2',
  },
  'deuces-wild': {
    scene: 'mesa',
    title: ['Deuces', 'Wild'],
    treatment: 'frontier',
    hero: { x: 240, y: 240 },
    actors: [
      { kind: 'rendered', picture: 'table-posters/deuces', at: { x: 0, y: -6 }, size: 412, turn: 3 },
      { kind: 'rendered', picture: 'dusty-gulch/mustang', at: { x: -124, y: 112 }, size: 176, turn: -4 },
      { kind: 'rendered', picture: 'table-posters/stacks-warm', at: { x: 128, y: 124 }, size: 168 },
    ],
    coins: { flying: 0, heaped: 8 },
    glint: '#fff1c9',
  },
  'bonus-poker': {
    scene: 'showroom',
    title: ['Bonus', 'Poker'],
    treatment: 'jester',
    hero: { x: 240, y: 240 },
    actors: [
      { kind: 'rendered', picture: 'table-posters/aces', at: { x: 0, y: -10 }, size: 408, turn: -4 },
      { kind: 'rendered', picture: 'crystal-gems/diamond', at: { x: 128, y: 118 }, size: 150, turn: 10 },
      { kind: 'rendered', picture: 'table-posters/stacks-cool', at: { x: -124, y: 124 }, size: 170 },
    ],
    coins: { flying: 10, heaped: 14 },
    glint: '#ffffff',
  },
  'three-card-poker': {
    scene: 'blueTable',
    title: ['Three Card', 'Poker'],
    treatment: 'orbit',
    hero: { x: 240, y: 270 },
    actors: [
      {
        kind: 'rendered',
        picture: 'table-posters/stacks-cool',
        at: { x: 142, y: -118 },
        size: 128,
        far: 0.5,
      },
      { kind: 'rendered', picture: 'table-posters/three', at: { x: 0, y: 4 }, size: 424 },
    ],
    coins: { flying: 0, heaped: 0 },
    glint: '#dfeaff',
  },
  'casino-holdem': {
    scene: 'violetTable',
    title: ['Casino', 'Hold’em'],
    treatment: 'glowing',
    hero: { x: 240, y: 270 },
    actors: [{ kind: 'rendered', picture: 'table-posters/holdem', at: { x: 0, y: 6 }, size: 452 }],
    coins: { flying: 0, heaped: 0 },
    glint: '#ffe0ff',
  },
  'caribbean-stud': {
    scene: 'tealTable',
    title: ['Caribbean', 'Stud'],
    treatment: 'pearl',
    hero: { x: 240, y: 250 },
    actors: [
      { kind: 'picture', emoji: '🌴', at: { x: -152, y: -96 }, size: 196, turn: -10, far: 0.4 },
      { kind: 'picture', emoji: '🌴', at: { x: 160, y: -110 }, size: 168, turn: 12, far: 0.8 },
      { kind: 'rendered', picture: 'table-posters/royal', at: { x: 0, y: 2 }, size: 420 },
      { kind: 'picture', emoji: '🌺', at: { x: -134, y: 124 }, size: 104, turn: -14 },
      { kind: 'picture', emoji: '🐚', at: { x: 138, y: 128 }, size: 96, turn: 12 },
    ],
    coins: { flying: 0, heaped: 8 },
    glint: '#e6fff6',
  },
};
