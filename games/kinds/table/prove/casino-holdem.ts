/**
 * Casino hold'em, solved: all 27,813,810,024,000 ways to deal the player's cards, the flop, the turn and the river, and the dealer's cards.
 * Every board is gone through twice: first to learn what a call is worth on each flop, then to count what the best play pays.
 */
import { cardsWithout } from '../poker/cards.ts';
import { handValue, majorBits, minorBits, valueOfBits } from '../poker/hand-value.ts';
import { aaPays, CALL, calledPays, PAIR_OF_FOURS } from '../poker/holdem-pays.ts';
import { RUNOUTS } from '../poker/holdem-play.ts';
import type { Outcome } from '../poker/laws.ts';
import { STATES, writeStates } from './holdem-flops.ts';
import { classWeight, eachHand } from './poker-subsets.ts';
import { createTally } from './tally.ts';

/** Cards beside a board, pairs of them, and hands of the dealer beside one such pair. */
const LEFT = 47;
const PAIRS = 1081;
const DEALER_HANDS = 990;

/** The two places of every pair of cards beside a board, in order. */
const firsts = new Uint8Array(PAIRS);
const seconds = new Uint8Array(PAIRS);
let nextPair = 0;
for (let a = 0; a < LEFT; a += 1)
  for (let b = a + 1; b < LEFT; b += 1) {
    firsts[nextPair] = a;
    seconds[nextPair] = b;
    nextPair += 1;
  }

/** What becomes of each pair of a board as a player's, if it is called. */
export type Board = {
  values: Int32Array;
  notQualified: Uint16Array;
  won: Uint16Array;
  tied: Uint16Array;
};

export function createBoard(): Board {
  return {
    values: new Int32Array(PAIRS),
    notQualified: new Uint16Array(PAIRS),
    won: new Uint16Array(PAIRS),
    tied: new Uint16Array(PAIRS),
  };
}

/** A pair's value with its place, as one number to sort by. */
const PLACES = 2048;
const sorted = new Float64Array(PAIRS);
/** Pairs of a lower value, of a group of equals, and of hands that do not qualify, by the place of a card that they hold. */
const lowerWith = new Int32Array(LEFT);
const groupWith = new Int32Array(LEFT);
const unqualifiedWith = new Int32Array(LEFT);

function countCards(pair: number, counts: Int32Array): void {
  const [a, b] = [firsts[pair] ?? 0, seconds[pair] ?? 0];
  counts[a] = (counts[a] ?? 0) + 1;
  counts[b] = (counts[b] ?? 0) + 1;
}

/** Pairs of those that are counted which hold one of a pair's two cards; the pair itself comes twice. */
function sharing(pair: number, counts: Int32Array): number {
  return (counts[firsts[pair] ?? 0] ?? 0) + (counts[seconds[pair] ?? 0] ?? 0);
}

/** Plays every pair that a board of five leaves against every other. */
export function playBoard(cards: readonly number[], board: Board): void {
  const left = cardsWithout(cards);
  const majors = Int32Array.from(left, (card) => majorBits[card] ?? 0);
  const minors = Int32Array.from(left, (card) => minorBits[card] ?? 0);
  const [evaluate, qualified] = [valueOfBits, PAIR_OF_FOURS];
  let [major, minor] = [0, 0];
  for (const card of cards) {
    major |= majorBits[card] ?? 0;
    minor |= minorBits[card] ?? 0;
  }
  unqualifiedWith.fill(0);
  lowerWith.fill(0);
  let unqualified = 0;
  for (let pair = 0; pair < PAIRS; pair += 1) {
    const [a, b] = [firsts[pair] ?? 0, seconds[pair] ?? 0];
    const value = evaluate(
      major | (majors[a] ?? 0) | (majors[b] ?? 0),
      minor | (minors[a] ?? 0) | (minors[b] ?? 0),
      7,
    );
    board.values[pair] = value;
    sorted[pair] = value * PLACES + pair;
    if (value >= qualified) continue;
    unqualified += 1;
    countCards(pair, unqualifiedWith);
  }
  sorted.sort();
  let start = 0;
  while (start < PAIRS) {
    const value = Math.floor((sorted[start] ?? 0) / PLACES);
    const isQualified = value >= qualified;
    groupWith.fill(0);
    let end = start;
    for (; end < PAIRS && (sorted[end] ?? 0) < (value + 1) * PLACES; end += 1)
      countCards((sorted[end] ?? 0) % PLACES, groupWith);
    for (let place = start; place < end; place += 1) {
      const pair = (sorted[place] ?? 0) % PLACES;
      // A hand that does not qualify is counted among those that do not itself.
      const notQualified = unqualified - sharing(pair, unqualifiedWith) + (isQualified ? 0 : 1);
      board.notQualified[pair] = notQualified;
      board.won[pair] = isQualified ? start - sharing(pair, lowerWith) - notQualified : 0;
      board.tied[pair] = isQualified ? end - start - sharing(pair, groupWith) + 1 : 0;
    }
    for (let card = 0; card < LEFT; card += 1)
      lowerWith[card] = (lowerWith[card] ?? 0) + (groupWith[card] ?? 0);
    start = end;
  }
}

/** The flops that a board of five can have begun with, each with the numbers of all pairs on it. */
const flops: readonly (readonly number[])[] = [0, 1, 2].flatMap((a) =>
  [1, 2, 3].flatMap((b) => [2, 3, 4].flatMap((c) => (a < b && b < c ? [[a, b, c]] : []))),
);

/** @param every one board of so many is played; of those that differ in more than the names of suits */
function eachBoard(
  every: number,
  found: (board: Board, weight: number, states: readonly Int32Array[]) => void,
): void {
  const board = createBoard();
  const states = flops.map(() => new Int32Array(PAIRS));
  let number = 0;
  eachHand((cards) => {
    const weight = classWeight(cards);
    if (weight === 0) return;
    number += 1;
    if (number % every !== 0) return;
    playBoard(cards, board);
    const left = cardsWithout(cards);
    for (const [index, flop] of flops.entries()) {
      const pairs = states[index];
      if (pairs)
        writeStates(
          flop.map((place) => cards[place] ?? 0),
          left,
          pairs,
        );
    }
    found(board, weight, states);
  });
}

/** What a call gains over a fold on each flop, on all of its turns, rivers and hands of the dealer together. */
export function gainsOfCalls(every = 1): Float64Array {
  const gains = new Float64Array(STATES);
  const [paysOf, call] = [calledPays, CALL];
  eachBoard(every, ({ values, notQualified, won, tied }, weight, states) => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const value = values[pair] ?? 0;
      const pays =
        (notQualified[pair] ?? 0) * paysOf(value, 'not_qualified') +
        (won[pair] ?? 0) * paysOf(value, 'won') +
        (tied[pair] ?? 0) * paysOf(value, 'tied');
      const gain = weight * (pays - call * DEALER_HANDS);
      for (const ofFlop of states) {
        const state = ofFlop[pair] ?? 0;
        gains[state] = (gains[state] ?? 0) + gain;
      }
    }
  });
  return gains;
}

/** What the best play pays on all deals; `gains` says where it calls. */
export function countCalls(gains: Float64Array, every = 1): Outcome[] {
  const tally = createTally();
  const [paysOf, staked] = [calledPays, 1 + CALL];
  eachBoard(every, ({ values, notQualified, won, tied }, weight, states) => {
    for (let pair = 0; pair < PAIRS; pair += 1) {
      let called = 0;
      for (const ofFlop of states) if ((gains[ofFlop[pair] ?? 0] ?? 0) > 0) called += 1;
      tally.add(0, 1, weight * (flops.length - called) * DEALER_HANDS);
      if (called === 0) continue;
      const value = values[pair] ?? 0;
      const [without = 0, wins = 0, ties = 0] = [notQualified[pair], won[pair], tied[pair]];
      const cases = weight * called;
      tally.add(paysOf(value, 'not_qualified'), staked, cases * without);
      tally.add(paysOf(value, 'won'), staked, cases * wins);
      tally.add(paysOf(value, 'tied'), staked, cases * ties);
      tally.add(0, staked, cases * (DEALER_HANDS - without - wins - ties));
    }
  });
  return tally.outcomes();
}

/** All deals of two cards, a flop, a turn and a river in no order, and the dealer's two. */
export const HOLDEM_DEALS = 25_989_600n * BigInt(RUNOUTS);

/** AA, counted over all hands of five. */
export function countAa(): Outcome[] {
  const tally = createTally();
  eachHand((cards) => tally.add(aaPays(handValue(cards)), 1, 1));
  return tally.outcomes();
}
