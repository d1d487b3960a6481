import type { Actor } from './poster.ts';

/** Five cards in a fan. */
export const royalFlush: readonly Actor[] = [
  { kind: 'card', rank: '10', suit: 'spades', at: { x: -190, y: 34 }, size: 250, turn: -26 },
  { kind: 'card', rank: 'J', suit: 'spades', at: { x: -98, y: -6 }, size: 250, turn: -13 },
  { kind: 'card', rank: 'Q', suit: 'spades', at: { x: 0, y: -20 }, size: 250, turn: 0 },
  { kind: 'card', rank: 'K', suit: 'spades', at: { x: 98, y: -6 }, size: 250, turn: 13 },
  { kind: 'card', rank: 'A', suit: 'hearts', at: { x: 190, y: 34 }, size: 250, turn: 26 },
];
