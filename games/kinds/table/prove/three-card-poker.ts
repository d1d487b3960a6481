/** Three card poker, counted: every hand of the player against every hand of the dealer. */
import { CARDS } from '../poker/cards.ts';
import { majorBits, minorBits } from '../poker/hand-value.ts';
import type { Outcome } from '../poker/laws.ts';
import { showdown } from '../poker/showdown.ts';
import { pairPlusPays, playedPays } from '../poker/three-card-poker.ts';
import { QUEEN_HIGH, threeCardCategoryOf, threeCardValue } from '../poker/three-card-value.ts';
import { classWeight } from './poker-subsets.ts';
import { createTally } from './tally.ts';

type Hand = { cards: readonly number[]; value: number; major: number; minor: number };

/** All 22,100 hands. */
export function threeCardHands(): Hand[] {
  const hands: Hand[] = [];
  const handOf = (cards: readonly number[]): Hand => ({
    cards,
    value: threeCardValue(cards),
    major: cards.reduce((bits, card) => bits | (majorBits[card] ?? 0), 0),
    minor: cards.reduce((bits, card) => bits | (minorBits[card] ?? 0), 0),
  });
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1) hands.push(handOf([a, b, c]));
  return hands;
}

/** Dealer's hands that three cards leave. */
const LEFT = 18_424;

export type ThreeCardSolution = {
  ante: Outcome[];
  pairPlus: Outcome[];
  /** The lowest hand that is worth playing, and the highest that is not. */
  lowestPlayed: number;
  highestFolded: number;
};

/** The best play of every hand. */
export function solveThreeCardPoker(): ThreeCardSolution {
  const hands = threeCardHands();
  const [ante, pairPlus] = [createTally(), createTally()];
  let [lowestPlayed, highestFolded] = [Infinity, 0];
  for (const { cards, value, major, minor } of hands) {
    const pays = pairPlusPays[threeCardCategoryOf(value)] ?? 0;
    pairPlus.add(pays > 0 ? pays + 1 : 0, 1, 1);
    const weight = classWeight(cards);
    if (weight === 0) continue;
    const counts = { not_qualified: 0, won: 0, lost: 0, tied: 0 };
    for (const dealer of hands) {
      if ((dealer.major & major) !== 0 || (dealer.minor & minor) !== 0) continue;
      counts[showdown(value, dealer.value, QUEEN_HIGH)] += 1;
    }
    const results = (['not_qualified', 'won', 'lost', 'tied'] as const).map(
      (result) => [playedPays(value, result), counts[result]] as const,
    );
    const paid = results.reduce((sum, [pays, cases]) => sum + pays * cases, 0);
    // Folding loses the ante: playing has to bring back more than the raise.
    if (paid <= LEFT) {
      highestFolded = Math.max(highestFolded, value);
      ante.add(0, 1, weight * LEFT);
      continue;
    }
    lowestPlayed = Math.min(lowestPlayed, value);
    for (const [pays, cases] of results) ante.add(pays, 2, weight * cases);
  }
  return { ante: ante.outcomes(), pairPlus: pairPlus.outcomes(), lowestPlayed, highestFolded };
}
