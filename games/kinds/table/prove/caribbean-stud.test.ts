/** Caribbean stud, counted over every deal, is what its law says, and what a player is told is the better decision. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import {
  ACE_KING,
  bestCaribbeanPlay,
  DEALER_HANDS,
  raisedPays,
  raiseWorth,
} from '../poker/caribbean-stud.ts';
import { CARDS, cardsWithout } from '../poker/cards.ts';
import { handValue } from '../poker/hand-value.ts';
import { outcomesOf } from '../poker/laws.ts';
import { showdown } from '../poker/showdown.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { solveCaribbeanStud } from './caribbean-stud.ts';
import { namedCards } from '../poker/testing/dealt.ts';

const outcomes = outcomesOf['caribbean-stud ante'];

test('the cases of the law are all 19,933,230,517,200 deals', () => {
  expect(outcomes.reduce((sum, [, , cases]) => sum + cases, 0n)).toBe(19_933_230_517_200n);
});

/** 13 s of a core. `npm test` has the published edge, rounds that are played, and the sample below. */
test.runIf(isWhole)('the law is that of all deals', { timeout: 300_000 }, () => {
  const solution = solveCaribbeanStud(100_003);
  expect(solution.outcomes).toEqual(outcomes);
  expect(solution.exceptions).toBe(0);
  expect(solution.samples.length).toBeGreaterThan(30);
  for (const { cards, openCard, worth } of solution.samples) {
    expect(raiseWorth(cards, openCard)).toBe(worth);
    expect(bestCaribbeanPlay(cards, openCard)).toBe(worth > 2 * DEALER_HANDS ? 'raise' : 'fold');
  }
});

test('what a raise is worth is what it pays on every hand of the dealer', () => {
  const random = createSimulationRandom(3);
  for (let deal = 0; deal < 3; deal += 1) {
    const [openCard = 0, ...cards] = chosenWithout(CARDS, 6, random);
    const left = cardsWithout([...cards, openCard]);
    const value = handValue(cards);
    let worth = 0;
    let hands = 0;
    for (const [a, one] of left.entries())
      for (const [b, two] of left.slice(0, a).entries())
        for (const [c, three] of left.slice(0, b).entries())
          for (const four of left.slice(0, c)) {
            worth += raisedPays(
              value,
              showdown(value, handValue([openCard, one, two, three, four]), ACE_KING),
            );
            hands += 1;
          }
    expect([worth, hands]).toEqual([raiseWorth(cards, openCard), DEALER_HANDS]);
  }
});

describe('decisions', () => {
  // The published rules: with ace, king raise if the dealer's card is one of yours from two to queen; fold without a match on a low hand.
  test.each([
    ['2s 2h 3d 4c 5s', 'Ah', 'raise'],
    ['As Qh Jd Tc 8s', '2h', 'fold'],
    ['As Kh Qd 5c 4s', 'Qs', 'raise'],
    ['As Kh 6d 5c 4s', '5s', 'raise'],
    ['As Kh 6d 5c 4s', '9s', 'fold'],
    ['As Kh 6d 5c 4s', 'Ad', 'fold'],
  ])('%s against %s: %s', (cards, open, decision) => {
    expect(bestCaribbeanPlay(namedCards(cards), namedCards(open)[0] ?? 0)).toBe(decision);
  });
});
