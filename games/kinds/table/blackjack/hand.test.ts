import { describe, expect, test } from 'vitest';
import { isBlackjack, isPair, totalOf, valueOf } from './hand.ts';
import { hintFor } from './strategy.ts';
import { cardsOf } from './testing/cards.ts';

describe('a hand', () => {
  test.each([
    ['A', 11, true],
    ['A K', 21, true],
    ['A A', 12, true],
    ['A 6', 17, true],
    ['A 6 K', 17, false],
    ['A A 9', 21, true],
    ['A A 9 K', 21, false],
    ['K Q J', 30, false],
    ['5 6 K', 21, false],
    ['7 A A A', 20, true],
  ])('%s counts %i, soft: %s', (cards, total, isSoft) => {
    expect(totalOf(cardsOf(cards))).toEqual({ total, isSoft });
  });

  test('only an ace with a ten-valued card is a blackjack, and only as two cards', () => {
    expect(['A K', 'T A', 'A 9', '7 7 7', 'A 5 5'].map((cards) => isBlackjack(cardsOf(cards)))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('cards of equal value are a pair, whatever their faces', () => {
    expect(['T K', 'J Q', '8 8', 'A A', 'A K', '8 8 8', '8'].map((cards) => isPair(cardsOf(cards)))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('every suit counts alike', () => {
    for (let card = 0; card < 52; card += 1) expect(valueOf(card)).toBe(valueOf(card % 13));
  });
});

describe('the hint of basic strategy', () => {
  const first = ['hit', 'stand', 'double', 'split', 'surrender'] as const;

  test.each([
    ['T 6', 'T', 'surrender'],
    ['9 6', 'T', 'surrender'],
    ['T 5', 'A', 'hit'],
    ['8 8', 'T', 'split'],
    ['A A', 'A', 'split'],
    ['T K', '6', 'stand'],
    ['5 5', '9', 'double'],
    ['6 5', 'A', 'hit'],
    ['6 5', 'K', 'double'],
    ['A 7', '2', 'stand'],
    ['A 7', '6', 'double'],
    ['A 7', '9', 'hit'],
    ['A 2', '5', 'double'],
    ['T 2', '3', 'hit'],
    ['T 2', '4', 'stand'],
    ['9 9', '7', 'stand'],
    ['4 4', '5', 'split'],
    ['2 2', '2', 'split'],
  ] as const)('%s against %s: %s', (cards, up, hint) => {
    const [dealer = 0] = cardsOf(up);
    expect(hintFor(cardsOf(cards), dealer, first)).toBe(hint);
  });

  test('says the next best where an action is no longer allowed, and never insures', () => {
    const [ten = 0, six = 0, ace = 0] = cardsOf('T 6 A');
    expect(hintFor(cardsOf('T 4 2'), ten, ['hit', 'stand'])).toBe('hit');
    expect(hintFor(cardsOf('A 3 4'), six, ['hit', 'stand'])).toBe('stand');
    expect(hintFor(cardsOf('3 3 5'), six, ['hit', 'stand'])).toBe('hit');
    expect(hintFor(cardsOf('8 8'), ten, ['hit', 'stand', 'double'])).toBe('hit');
    expect(hintFor(cardsOf('A K'), ace, ['insure', 'decline'])).toBe('decline');
    expect(hintFor(cardsOf('A K'), ace, [])).toBeNull();
  });
});
