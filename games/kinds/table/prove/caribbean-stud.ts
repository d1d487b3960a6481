/**
 * Caribbean stud, solved: all 19,933,230,517,200 ways to deal the player's hand, the open card and the dealer's other four. Hands are
 * gone through from the lowest value to the highest, while every set of up to five cards counts the hands that contain it and have been
 * passed. How many hands of a dealer contain the open card, none of the player's cards, and are lower than the player's follows by
 * inclusion and exclusion.
 */
import { ACE_KING, DEALER_HANDS, raisedPays } from '../poker/caribbean-stud.ts';
import { CARDS } from '../poker/cards.ts';
import { handValue, lowestPair } from '../poker/hand-value.ts';
import type { Outcome } from '../poker/laws.ts';
import { classWeight, eachHand, subsetCount, subsetIndices, subsetSizes } from './poker-subsets.ts';
import { createTally } from './tally.ts';

const HAND = 5;

/** By size of the set, then by set: how many hands of those that were passed contain it. */
type Passed = readonly Int32Array[];

const nothingPassed = (): Passed =>
  [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(size === 0 ? 1 : subsetCount(size)));

const indices = new Int32Array(1 << HAND);

function pass(passed: Passed, cards: readonly number[]): void {
  const sizes = subsetSizes;
  subsetIndices(cards, indices);
  for (let subset = 1; subset < indices.length; subset += 1) {
    const counts = passed[sizes[subset] ?? 0];
    const index = indices[subset] ?? 0;
    if (counts) counts[index] = (counts[index] ?? 0) + 1;
  }
}

/** Sets of the six places of a hand and the open card, by the place of the open one: those that hold it, up to five cards. */
const withOpen: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((place) =>
  Array.from({ length: 63 }, (_, subset) => subset).filter((subset) => ((subset >> place) & 1) === 1),
);

/** How many of the hands that were passed contain the open card and none of the player's. */
function countPassed(passed: Passed, indicesOfSix: Int32Array, place: number): number {
  const sizes = subsetSizes;
  let hands = 0;
  for (const subset of withOpen[place] ?? []) {
    const size = sizes[subset] ?? 0;
    const count = passed[size]?.[indicesOfSix[subset] ?? 0] ?? 0;
    hands += size % 2 === 1 ? count : -count;
  }
  return hands;
}

/** All hands by value, from the lowest. */
function groups(): Map<number, number[]> {
  const byValue = new Map<number, number[]>();
  eachHand((cards) => {
    const value = handValue(cards);
    const packed = cards.reduce((number, card) => number * 64 + card, 0);
    const group = byValue.get(value);
    if (group) group.push(packed);
    else byValue.set(value, [packed]);
  });
  return new Map([...byValue].toSorted(([a], [b]) => a - b));
}

function unpack(packed: number): number[] {
  return [24, 18, 12, 6, 0].map((shift) => (packed >> shift) & 63);
}

export type Dealt = { cards: readonly number[]; openCard: number; worth: number };

export type CaribbeanSolution = {
  outcomes: Outcome[];
  /** Hands with an open card that are raised though they have no ace and king, or are folded though they have a pair. */
  exceptions: number;
  /** Some of the deals with what raising them is worth, to be compared with what a player is told. */
  samples: Dealt[];
};

/** @param sampleEvery of how many deals one is kept */
export function solveCaribbeanStud(sampleEvery: number): CaribbeanSolution {
  const tally = createTally();
  const samples: Dealt[] = [];
  const [below, upTo] = [nothingPassed(), nothingPassed()];
  const indicesOfSix = new Int32Array(64);
  let unqualified: Passed | null = null;
  let [exceptions, dealt] = [0, 0];
  for (const [value, group] of groups()) {
    if (value >= ACE_KING) unqualified ??= below.map((counts) => counts.slice());
    const hands = group.map(unpack);
    for (const cards of hands) pass(upTo, cards);
    for (const cards of hands) {
      const weight = classWeight(cards);
      // What does not qualify is known only once all of it was passed: until then it is counted below.
      if (weight === 0 || !unqualified) continue;
      for (let openCard = 0; openCard < CARDS; openCard += 1) {
        if (cards.includes(openCard)) continue;
        const six = [...cards, openCard].toSorted((a, b) => a - b);
        const place = six.indexOf(openCard);
        subsetIndices(six, indicesOfSix);
        const notQualified = countPassed(unqualified, indicesOfSix, place);
        const lower = countPassed(below, indicesOfSix, place);
        const tied = countPassed(upTo, indicesOfSix, place) - lower;
        const counts = {
          not_qualified: notQualified,
          won: lower - notQualified,
          tied,
          lost: DEALER_HANDS - lower - tied,
        } as const;
        const worth =
          counts.not_qualified * raisedPays(value, 'not_qualified') +
          counts.won * raisedPays(value, 'won') +
          counts.tied * raisedPays(value, 'tied');
        dealt += 1;
        if (dealt % sampleEvery === 0) samples.push({ cards, openCard, worth });
        if (worth <= 2 * DEALER_HANDS) {
          if (value >= lowestPair) exceptions += 1;
          tally.add(0, 1, weight * DEALER_HANDS);
          continue;
        }
        for (const result of ['not_qualified', 'won', 'tied', 'lost'] as const)
          tally.add(raisedPays(value, result), 3, weight * counts[result]);
      }
    }
    for (const cards of hands) pass(below, cards);
  }
  if (unqualified) exceptions += foldLow(unqualified, tally.add);
  return { outcomes: tally.outcomes(), exceptions, samples };
}

/** Hands below ace and king win only where the dealer does not qualify. Answers how many of them are worth a raise. */
function foldLow(unqualified: Passed, add: (pays: number, staked: number, cases: number) => void): number {
  const indicesOfSix = new Int32Array(64);
  let exceptions = 0;
  eachHand((cards) => {
    const weight = handValue(cards) < ACE_KING ? classWeight(cards) : 0;
    if (weight === 0) return;
    for (let openCard = 0; openCard < CARDS; openCard += 1) {
      if (cards.includes(openCard)) continue;
      const six = [...cards, openCard].toSorted((a, b) => a - b);
      subsetIndices(six, indicesOfSix);
      const notQualified = countPassed(unqualified, indicesOfSix, six.indexOf(openCard));
      if (notQualified * raisedPays(0, 'not_qualified') > 2 * DEALER_HANDS) exceptions += 1;
      add(0, 1, weight * DEALER_HANDS);
    }
  });
  return exceptions;
}
