import { expect, test } from 'vitest';
import { mainHand, moreHands, stepsOf } from './dealing.ts';
import type { VideoPokerSeen } from './schemas.ts';

const dealt: VideoPokerSeen = { cards: [0, 13, 4, 5, 6], held: null, hands: null };
const drawn: VideoPokerSeen = {
  cards: dealt.cards,
  held: [0, 1],
  hands: [
    { cards: [0, 13, 20, 21, 22], line: 'jacks_or_better' },
    { cards: [0, 13, 26, 30, 31], line: 'three_of_a_kind' },
    { cards: [0, 13, 40, 41, 42], line: 'jacks_or_better' },
  ],
};

test('five cards turn up one by one', () => {
  expect(mainHand(null, 0).cards).toEqual([null, null, null, null, null]);
  expect(stepsOf(dealt)).toHaveLength(5);
  expect(mainHand(dealt, 2).cards).toEqual([0, 13, null, null, null]);
  expect(mainHand(dealt, 5)).toEqual({ cards: dealt.cards, line: null });
});

test('what is thrown away turns down, and what is drawn turns up from the left; the line is told with the last card', () => {
  expect(stepsOf(drawn)).toHaveLength(5 + 3 + 2);
  expect(mainHand(drawn, 5)).toEqual({ cards: [0, 13, null, null, null], line: null });
  expect(mainHand(drawn, 7)).toEqual({ cards: [0, 13, 20, 21, null], line: null });
  expect(mainHand(drawn, 8)).toEqual(drawn.hands?.[0]);
});

test('further hands show what is held, and fill one after the other', () => {
  const held = { cards: [0, 13, null, null, null], line: null };
  expect(moreHands(dealt, 5, [0, 1], 3)).toEqual([held, held]);
  expect(moreHands(dealt, 3, [], 3)[0]?.cards).toEqual([null, null, null, null, null]);
  expect(moreHands(drawn, 8, [0, 1], 3)).toEqual([held, held]);
  expect(moreHands(drawn, 9, [0, 1], 3)).toEqual([drawn.hands?.[1], held]);
  expect(moreHands(drawn, 10, [0, 1], 3)).toEqual(drawn.hands?.slice(1));
  expect(moreHands(dealt, 5, [], 1)).toEqual([]);
});

test('with all five held the first hand is whole at once', () => {
  const pat: VideoPokerSeen = {
    cards: dealt.cards,
    held: [0, 1, 2, 3, 4],
    hands: [{ cards: dealt.cards, line: 'nothing' }],
  };
  expect(stepsOf(pat)).toHaveLength(5);
  expect(mainHand(pat, 5)).toEqual({ cards: dealt.cards, line: 'nothing' });
});
