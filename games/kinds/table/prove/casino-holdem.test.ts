/** Casino hold'em, counted over every deal, is what its laws say, and what a player is told is the better decision. */
import { expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { CARDS, cardsWithout } from '../poker/cards.ts';
import { handValue } from '../poker/hand-value.ts';
import { calledPays, PAIR_OF_FOURS } from '../poker/holdem-pays.ts';
import { callWorth, RUNOUTS, sureHoldemPlay } from '../poker/holdem-play.ts';
import { outcomesOf } from '../poker/laws.ts';
import { showdown } from '../poker/showdown.ts';
import { countAa, countCalls, createBoard, gainsOfCalls, HOLDEM_DEALS, playBoard } from './casino-holdem.ts';
import { STATES, writeStates } from './holdem-flops.ts';
import { classWeight } from './poker-subsets.ts';

const outcomes = outcomesOf['casino-holdem ante'];

test('the cases of the law are all deals', () => {
  expect(outcomes.reduce((sum, [, , cases]) => sum + cases, 0n)).toBe(HOLDEM_DEALS);
});

test('aa is what all 2,598,960 hands of five pay', { timeout: 180_000 }, () => {
  expect(countAa()).toEqual(outcomesOf['casino-holdem aa']);
});

/** Minutes of a core. `npm test` has the published edge, rounds that are played, and the samples below. */
test.runIf(isWhole)(
  'the law is that of all deals, and decisions without counting are right',
  { timeout: 1_800_000 },
  () => {
    const gains = gainsOfCalls();
    expect(countCalls(gains)).toEqual(outcomes);
    const states = new Int32Array(1176);
    let [sure, wrong] = [0, 0];
    eachFlop((flop) => {
      const left = cardsWithout(flop);
      writeStates(flop, left, states);
      let next = 0;
      for (const [place, one] of left.entries())
        for (const other of left.slice(place + 1)) {
          const gain = gains[states[next] ?? 0] ?? 0;
          next += 1;
          const play = sureHoldemPlay([one, other], flop);
          if (play === null) continue;
          sure += 1;
          if ((play === 'call') !== gain > 0) wrong += 1;
        }
    });
    expect(wrong).toBe(0);
    expect(sure).toBeGreaterThan(500_000);
  },
);

/** Flops that differ in more than the names of suits. */
function eachFlop(found: (flop: readonly number[]) => void): void {
  for (let c = 2; c < CARDS; c += 1)
    for (let b = 1; b < c; b += 1)
      for (let a = 0; a < b; a += 1) if (classWeight([a, b, c]) > 0) found([a, b, c]);
}

test('a board played for all pairs at once is what each pair meets in every hand of the dealer', () => {
  const random = createSimulationRandom(2);
  const found = createBoard();
  for (let turn = 0; turn < 2; turn += 1) {
    const board = chosenWithout(CARDS, 5, random).toSorted((a, b) => a - b);
    playBoard(board, found);
    const left = cardsWithout(board);
    let pair = 0;
    for (const [place, one] of left.entries())
      for (const other of left.slice(place + 1)) {
        if (pair % 50 === 0) {
          const value = handValue([one, other, ...board]);
          const counts = { not_qualified: 0, won: 0, tied: 0, lost: 0 };
          const others = left.filter((card) => card !== one && card !== other);
          for (const [index, first] of others.entries())
            for (const second of others.slice(index + 1))
              counts[showdown(value, handValue([first, second, ...board]), PAIR_OF_FOURS)] += 1;
          expect([found.values[pair], found.notQualified[pair], found.won[pair], found.tied[pair]]).toEqual([
            value,
            counts.not_qualified,
            counts.won,
            counts.tied,
          ]);
        }
        pair += 1;
      }
    expect(pair).toBe(1081);
  }
});

test('what a call is worth is what it pays on the turns and rivers', () => {
  const random = createSimulationRandom(8);
  const found = createBoard();
  for (let deal = 0; deal < 2; deal += 1) {
    const [one = 0, other = 0, ...flop] = chosenWithout(CARDS, 5, random);
    const left = cardsWithout([one, other, ...flop]);
    let worth = 0;
    for (const [place, turn] of left.entries())
      for (const river of left.slice(place + 1)) {
        const board = [...flop, turn, river].toSorted((a, b) => a - b);
        playBoard(board, found);
        const beside = cardsWithout(board);
        const [low, high] = [one, other].map((card) => beside.indexOf(card)).toSorted((a, b) => a - b);
        const pair = pairPlace(low ?? 0, high ?? 0);
        const value = found.values[pair] ?? 0;
        worth +=
          (found.notQualified[pair] ?? 0) * calledPays(value, 'not_qualified') +
          (found.won[pair] ?? 0) * calledPays(value, 'won') +
          (found.tied[pair] ?? 0) * calledPays(value, 'tied');
      }
    expect(callWorth([one, other], flop)).toBe(worth);
    expect(worth).toBeLessThan(105 * RUNOUTS);
  }
});

/** The place of two of 47 cards among all pairs of them, in order. */
function pairPlace(low: number, high: number): number {
  return (low * (93 - low)) / 2 + high - low - 1;
}

test('decisions that need no counting are those of counting', { timeout: 180_000 }, () => {
  const random = createSimulationRandom(6);
  const decisions = { call: 0, fold: 0 };
  for (let deal = 0; deal < 60; deal += 1) {
    const [one = 0, other = 0, ...flop] = chosenWithout(CARDS, 5, random);
    const play = sureHoldemPlay([one, other], flop);
    if (play === null) continue;
    decisions[play] += 1;
    expect(callWorth([one, other], flop) > 2 * RUNOUTS ? 'call' : 'fold').toBe(play);
  }
  expect(decisions.call).toBeGreaterThan(10);
});

test('names of suits make no other state of a player’s cards and a flop', () => {
  const random = createSimulationRandom(13);
  const [first, second] = [new Int32Array(1), new Int32Array(1)];
  for (let deal = 0; deal < 500; deal += 1) {
    const [one = 0, other = 0, ...flop] = chosenWithout(CARDS, 5, random);
    const suits = chosenWithout(4, 4, random);
    const renamed = (card: number): number => 13 * (suits[Math.floor(card / 13)] ?? 0) + (card % 13);
    writeStates(flop, [one, other], first);
    writeStates(flop.map(renamed), [renamed(other), renamed(one)], second);
    expect(second[0]).toBe(first[0]);
    expect(first[0]).toBeLessThan(STATES);
  }
});
