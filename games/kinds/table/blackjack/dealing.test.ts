/** Rounds from shoes that are stacked: what is dealt when, what is allowed, and what is paid. */
import { describe, expect, test } from 'vitest';
import { ActionRefused } from '../../../kit/round/round-game.ts';
import { act, deal, type BlackjackWager } from './dealing.ts';
import { valueOf } from './hand.ts';
import { standingOf, type BlackjackSeen } from './settling.ts';
import { cardsOf } from './testing/cards.ts';
import type { ActionType } from './rules.ts';

type Standing = ReturnType<typeof standingOf>;

const one: BlackjackWager = { spots: { 'box-1': 2 } };

/** With one box: its first card, the dealer's, its second, the hole card, then the rest of the shoe. */
function play(shoe: string, actions: readonly ActionType[] = [], wager = one): Standing {
  const table = deal(wager, cardsOf(shoe));
  for (const action of actions) act(table, action);
  return standingOf(table);
}

/** Units that are paid. */
const paid = ({ pays }: Standing): number => pays / 10_000;
const values = (seen: BlackjackSeen, hand: number): number[] =>
  (seen.boxes[0]?.hands[hand]?.cards ?? []).map(valueOf);
const states = ({ seen }: Standing): string[] =>
  seen.boxes.flatMap(({ hands }) => hands.map(({ state }) => state));

describe('a round without a split', () => {
  test.each([
    ['20 beats 19', 'K 9 Q T', ['stand'], 4, 0],
    ['19 against 19 is even', 'K 9 9 T', ['stand'], 2, 0],
    ['18 loses to 19', 'K 9 8 T', ['stand'], 0, 0],
    ['a bust loses, whatever the dealer has', 'K 6 6 T K', ['hit'], 0, 0],
    ['the dealer draws to 17 and busts', 'K 6 6 T K', ['stand'], 4, 0],
    ['the dealer stands on soft 17', 'K 6 8 A K', ['stand'], 4, 0],
    ['a double wins twice', '6 6 5 T T K', ['double'], 8, 2],
    ['a double that is even', '6 7 5 T 6', ['double'], 4, 2],
    ['a double that busts nothing but loses', '6 9 5 T 2', ['double'], 0, 2],
    ['surrender gives half back', 'K T 6 7', ['surrender'], 1, 0],
    ['a blackjack pays 3 to 2', 'A 9 K T', [], 5, 0],
    ['two blackjacks are even', 'A K K A', [], 2, 0],
    ['21 of three cards is even with 21 of three cards', '7 6 7 5 7 T', ['hit'], 2, 0],
    ['a dealer’s blackjack beats 20', 'K T Q A', [], 0, 0],
  ] as const)('%s', (_, shoe, actions, pays, raised) => {
    const standing = play(shoe, actions);
    expect([standing.state, paid(standing), standing.raised]).toEqual(['ended', pays, raised]);
  });

  test('a hand that comes to 21 stands by itself', () => {
    const standing = play('5 9 6 T K', ['hit']);
    expect(states(standing)).toEqual(['standing']);
    expect(paid(standing)).toBe(4);
  });

  test('the dealer draws no card where no hand stands', () => {
    expect(play('K 6 6 T K 5', ['hit']).seen.dealer.cards).toHaveLength(2);
    expect(play('K 6 6 T', ['surrender']).seen.dealer.cards).toHaveLength(2);
    expect(play('A 6 K T').seen.dealer.cards).toHaveLength(2);
  });
});

describe('insurance', () => {
  test.each([
    ['taken, blackjack: 2 to 1 makes up for the bet', 'K A Q K', ['insure'], 3, 1],
    ['taken on a blackjack, even money', 'K A A K', ['insure'], 5, 1],
    ['taken on a blackjack, the dealer has none', 'K A A 9', ['insure'], 5, 1],
    ['declined, blackjack', 'K A Q K', ['decline'], 0, 0],
    ['taken and lost', 'K A Q 7', ['insure', 'stand'], 4, 1],
  ] as const)('%s', (_, shoe, actions, pays, raised) => {
    const standing = play(shoe, actions);
    expect([standing.state, paid(standing), standing.raised]).toEqual(['ended', pays, raised]);
  });

  test('is asked box by box before the dealer looks, and only with an ace up', () => {
    const three: BlackjackWager = { spots: { 'box-1': 2, 'box-2': 4, 'box-3': 6 } };
    const shoe = 'K 9 A A Q 8 K K';
    const asked = play(shoe, [], three);
    expect(asked.seen).toMatchObject({
      phase: 'insurance',
      turn: { box: 0, hand: 0 },
      can: ['insure', 'decline'],
    });
    expect(asked.whenAway).toEqual({ type: 'decline' });
    const second = play(shoe, ['insure'], three);
    expect(second.seen).toMatchObject({ phase: 'insurance', turn: { box: 1 }, dealer: { hasPeeked: false } });
    const ended = play(shoe, ['insure', 'decline', 'insure'], three);
    expect(ended.seen.boxes.map(({ insurance_units }) => insurance_units)).toEqual([1, 0, 3]);
    // 3 for the first box's insurance; 9 for the third's and its own blackjack back.
    expect([ended.state, ended.raised, paid(ended)]).toEqual(['ended', 4, 3 + 9 + 6]);
    expect(play('9 T 9 9').seen).toMatchObject({ phase: 'play', dealer: { hasPeeked: true } });
    expect(play('9 9 9 9').seen).toMatchObject({ phase: 'play', dealer: { hasPeeked: false } });
  });

  test('is not asked of who never insures', () => {
    const standing = play('K A Q 7', [], { ...one, insurance: 'never' });
    expect(standing.seen).toMatchObject({
      phase: 'play',
      boxes: [{ insurance: 'none' }],
      dealer: { hasPeeked: true },
    });
  });
});

describe('splits', () => {
  test('the second hand gets its card when its turn comes', () => {
    const first = play('8 6 8 T 3', ['split']);
    expect([values(first.seen, 0), values(first.seen, 1)]).toEqual([[8, 3], [8]]);
    expect(first.seen).toMatchObject({ turn: { box: 0, hand: 0 }, can: ['hit', 'stand', 'double'] });
    const second = play('8 6 8 T 3 K T', ['split', 'double']);
    expect(values(second.seen, 1)).toEqual([8, 10]);
    expect(second.seen.turn).toEqual({ box: 0, hand: 1 });
    const ended = play('8 6 8 T 3 K T Q', ['split', 'double', 'stand']);
    // 21 with a double, 18, and the dealer busts with 26.
    expect([ended.state, ended.raised, paid(ended)]).toEqual(['ended', 4, 8 + 4]);
  });

  test('goes up to four hands, and a fifth is refused', () => {
    const shoe = '8 6 8 T 8 8 8 8 8 8 8';
    const four = play(shoe, ['split', 'split', 'split']);
    expect(four.seen.boxes[0]?.hands).toHaveLength(4);
    expect(four.seen.can).toEqual(['hit', 'stand', 'double']);
    expect(() => play(shoe, ['split', 'split', 'split', 'split'])).toThrow(ActionRefused);
  });

  test('any two cards that count ten may be split, and 21 after it is no blackjack', () => {
    const ended = play('J 9 K T A A', ['split']);
    expect([ended.state, ended.raised, paid(ended)]).toEqual(['ended', 2, 8]);
    expect(states(ended)).toEqual(['standing', 'standing']);
    expect(() => play('J 9 9 T', ['split'])).toThrow(ActionRefused);
  });

  test('aces get one card each, are not split again and pay 1 to 1', () => {
    const ended = play('A 9 A T K A', ['split']);
    expect([ended.state, ended.raised, paid(ended)]).toEqual(['ended', 2, 4]);
    expect([values(ended.seen, 0), values(ended.seen, 1)]).toEqual([
      [1, 10],
      [1, 1],
    ]);
  });

  test('a hand of a split cannot be surrendered, nor one that has drawn', () => {
    expect(() => play('8 T 8 9 8', ['split', 'surrender'])).toThrow(ActionRefused);
    expect(() => play('8 T 5 9 2', ['hit', 'surrender'])).toThrow(ActionRefused);
    expect(() => play('8 T 2 9 2', ['hit', 'double'])).toThrow(ActionRefused);
  });
});

test('with several boxes a first card goes to each, one to the dealer, a second to each, and the hole card', () => {
  const { seen } = play('2 3 9 4 5 T', [], { spots: { 'box-1': 2, 'box-3': 2 } });
  expect(seen.boxes.map(({ name, hands }) => [name, hands[0]?.cards.map(valueOf)])).toEqual([
    ['box-1', [2, 4]],
    ['box-3', [3, 5]],
  ]);
  expect(seen.dealer.cards.map(valueOf)).toEqual([9]);
});

test('a dealer’s blackjack ends the round before more is staked', () => {
  const standing = play('8 T 8 A');
  expect(standing).toMatchObject({ state: 'ended', raised: 0, pays: 0, whenAway: null });
  expect(standing.seen.dealer).toMatchObject({ hasBlackjack: true, total: 21 });
  expect(() => play('8 T 8 A', ['split'])).toThrow(ActionRefused);
});
