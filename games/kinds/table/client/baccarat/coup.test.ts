import { expect, test } from 'vitest';
import { dealtOf, stepsOf, wins } from './coup.ts';

const coup = { player: [0, 13, 5], banker: [2, 3], winner: 'banker' } as const;
const seen = { ...coup, player: [...coup.player], banker: [...coup.banker] };

test('cards go by turns, the player first, and the third one last', () => {
  expect(stepsOf(seen)).toHaveLength(5);
  expect([0, 1, 2, 3, 4, 5].map((shown) => dealtOf(seen, shown))).toEqual([
    { player: [], banker: [] },
    { player: [0], banker: [] },
    { player: [0], banker: [2] },
    { player: [0, 13], banker: [2] },
    { player: [0, 13], banker: [2, 3] },
    { player: [0, 13, 5], banker: [2, 3] },
  ]);
});

test('a third card of the banker alone is the fifth', () => {
  const drawn = { player: [5, 12], banker: [1, 1, 4], winner: 'tie' as const };
  expect(dealtOf(drawn, 4).banker).toEqual([1, 1]);
  expect(dealtOf(drawn, 5).banker).toEqual([1, 1, 4]);
});

test('spots win by the winner, and pairs by the first two cards', () => {
  const won = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'].filter((spot) => wins(spot, seen));
  expect(won).toEqual(['banker', 'player-pair']);
});
