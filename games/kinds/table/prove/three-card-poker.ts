/** Three card poker, counted: every hand of the player against every hand of the dealer. */
import { CARDS } from '../poker/cards.ts';
import type { Outcome } from '../poker/laws.ts';
import { showdown } from '../poker/showdown.ts';
import { pairPlusPays, playedPays } from '../poker/three-card-poker.ts';
import { QUEEN_HIGH, threeCardCategoryOf, threeCardValue } from '../poker/three-card-value.ts';
import { classWeight } from './poker-subsets.ts';
import { createTally } from './tally.ts';

type Hand = { cards: readonly number[]; value: number };

/** All 22,100 hands. */
export function threeCardHands(): Hand[] {
  const hands: Hand[] = [];
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        hands.push({ cards: [a, b, c], value: threeCardValue([a, b, c]) });
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
  for (const { cards, value } of hands) {
    const pays = pairPlusPays[threeCardCategoryOf(value)] ?? 0;
    pairPlus.add(pays > 0 ? pays + 1 : 0, 1, 1);
    const weight = classWeight(cards);
    if (weight === 0) continue;
    const paid = new Map<number, number>();
    for (const { cards: dealer, value: against } of hands) {
      if (dealer.some((card) => cards.includes(card))) continue;
      const pays = playedPays(value, showdown(value, against, QUEEN_HIGH));
      paid.set(pays, (paid.get(pays) ?? 0) + 1);
    }
    // Folding loses the ante: playing has to bring back more than the raise.
    const mean = [...paid].reduce((sum, [pays, cases]) => sum + pays * cases, 0);
    if (mean <= LEFT) {
      highestFolded = Math.max(highestFolded, value);
      ante.add(0, 1, weight * LEFT);
      continue;
    }
    lowestPlayed = Math.min(lowestPlayed, value);
    for (const [pays, cases] of paid) ante.add(pays, 2, weight * cases);
  }
  return { ante: ante.outcomes(), pairPlus: pairPlus.outcomes(), lowestPlayed, highestFolded };
}
