/**
 * What each of the 32 ways to hold five cards is worth, exactly and in less than a millisecond. Of some cards it is counted how many
 * hands of five that contain them are on each line: hands of the same ranks at once, then those of one suit apart. By inclusion and
 * exclusion follows how many contain what is held and nothing of what is thrown away.
 */
import { CARDS, heightOf, RANKS, rankBitOf, suitOf } from '../cards.ts';
import type { PayTable, RankSets } from './lines.ts';

export const HELD = 5;
export const HOLDS = 1 << HELD;

/** How many draws there are for this many cards: ways to choose them of the 47 that are left. */
export const drawsFor: readonly number[] = [1, 47, 1081, 16_215, 178_365, 1_533_939];
/** Divided by all of {@link drawsFor}. */
export const COMMON_DRAWS = 7_669_695;

/** Ways to choose of up to four cards: `ways[of][chosen]`. */
const ways: readonly (readonly number[])[] = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
];
const SINGLE: readonly number[] = [1, 1, 0, 0, 0];
const NONE: readonly number[] = [1, 0, 0, 0, 0];

const noRanks: RankSets = { once: 0, twice: 0, thrice: 0, four: 0 };

/** With one more card of this rank. */
function withRank({ once, twice, thrice, four }: RankSets, bit: number): RankSets {
  return {
    once: once | bit,
    twice: twice | (once & bit),
    thrice: thrice | (twice & bit),
    four: four | (thrice & bit),
  };
}

function ranksOf(cards: readonly number[]): RankSets {
  let ranks = noRanks;
  for (const card of cards) ranks = withRank(ranks, rankBitOf(card));
  return ranks;
}

const isDeuce = (card: number): boolean => heightOf(card) === 0;

/** The suits that all of these cards can have at once, wild cards aside. */
function suitsOf(table: PayTable, cards: readonly number[]): number[] {
  const natural = table.hasWildDeuces ? cards.filter((card) => !isDeuce(card)) : cards;
  return [0, 1, 2, 3].filter((suit) => natural.every((card) => suitOf(card) === suit));
}

/** The place of five cards on a pay table. */
export function lineOfCards(table: PayTable, cards: readonly number[]): number {
  const ranks = ranksOf(cards);
  let suit = -1;
  for (const card of cards) {
    if (table.hasWildDeuces && isDeuce(card)) continue;
    if (suit >= 0 && suit !== suitOf(card)) return table.lineOf(ranks, false);
    suit = suitOf(card);
  }
  return table.lineOf(ranks, true);
}

/**
 * Calls `found` for every way to fill a hand up by ranks.
 * @param choices by height of the rank and how many of it are added: in how many ways that can be done
 */
function fill(
  ranks: RankSets,
  missing: number,
  choices: readonly (readonly number[])[],
  found: (ranks: RankSets, ways: number) => void,
  first = 0,
  before = 1,
): void {
  if (missing === 0) {
    found(ranks, before);
    return;
  }
  for (let height = first; height < RANKS; height += 1) {
    let filled = ranks;
    for (let added = 1; added <= missing; added += 1) {
      const count = choices[height]?.[added] ?? 0;
      if (count === 0) break;
      filled = withRank(filled, 1 << height);
      fill(filled, missing - added, choices, found, height + 1, before * count);
    }
  }
}

/** How many hands of five that contain these cards are on each line. */
function countLines(table: PayTable, cards: readonly number[]): Float64Array {
  const counts = new Float64Array(table.lines.length);
  const count = (line: number, hands: number): void => void (counts[line] = (counts[line] ?? 0) + hands);
  const ranks = ranksOf(cards);
  const missing = HELD - cards.length;
  const heights = Array.from({ length: RANKS }, (_, height) => height);
  const held = heights.map((height) => cards.filter((card) => heightOf(card) === height).length);
  const all = held.map((has) => ways[4 - has] ?? NONE);
  fill(ranks, missing, all, (filled, hands) => count(table.lineOf(filled, false), hands));
  // Hands of one suit were counted as if they were not.
  const ofSuit = held.map((has, height) => {
    if (table.hasWildDeuces && height === 0) return ways[4 - has] ?? NONE;
    return has > 0 ? NONE : SINGLE;
  });
  for (const _ of suitsOf(table, cards))
    fill(ranks, missing, ofSuit, (filled, hands) => {
      count(table.lineOf(filled, false), -hands);
      count(table.lineOf(filled, true), hands);
    });
  return counts;
}

/** The same number for cards that differ only in what their suits are called. */
function classOf(cards: readonly number[]): number {
  const suits = [-1, -1, -1, -1];
  let next = 0;
  return cards
    .toSorted((a, b) => heightOf(a) - heightOf(b) || a - b)
    .reduce((key, card) => {
      const suit = suitOf(card);
      if ((suits[suit] ?? -1) < 0) {
        suits[suit] = next;
        next += 1;
      }
      return key * (CARDS + 1) + 4 * heightOf(card) + (suits[suit] ?? 0) + 1;
    }, 0);
}

const counted = new Map<string, Map<number, Float64Array>>();

/** As {@link countLines}, kept for up to three cards: there are few of them that differ in more than the names of suits. */
function linesAround(table: PayTable, cards: readonly number[]): Float64Array {
  if (cards.length > 3) return countLines(table, cards);
  const ofTable = counted.get(table.code) ?? new Map<number, Float64Array>();
  counted.set(table.code, ofTable);
  const key = classOf(cards);
  const known = ofTable.get(key);
  if (known) return known;
  const found = countLines(table, cards);
  ofTable.set(key, found);
  return found;
}

/** The cards of a hand whose places are in a set. */
function heldOf<Of>(hand: readonly Of[], hold: number): Of[] {
  return hand.filter((_, place) => ((hold >> place) & 1) === 1);
}

/** The places of a hold, in order. */
export function placesOf(hold: number): number[] {
  return heldOf([0, 1, 2, 3, 4], hold);
}

export type HoldValue = {
  /** The places that are held, in order. */
  cards: number[];
  /** How many of the draws end on each line. */
  counts: Float64Array;
  draws: number;
  /** What all of the draws pay together, times {@link COMMON_DRAWS} by draws: to compare holds by whole numbers. */
  worth: number;
};

/** Every way to hold these five cards, by the set of the places that are held. */
export function holdValues(table: PayTable, hand: readonly number[]): HoldValue[] {
  const lines = Array.from({ length: HOLDS }, (_, hold) =>
    Float64Array.from(linesAround(table, heldOf(hand, hold))),
  );
  for (let place = 0; place < HELD; place += 1)
    for (const [hold, without] of lines.entries()) {
      const withPlace = lines[hold | (1 << place)];
      if (((hold >> place) & 1) === 1 || !withPlace) continue;
      for (const [line, count] of withPlace.entries()) without[line] = (without[line] ?? 0) - count;
    }
  return lines.map((counts, hold) => {
    const cards = placesOf(hold);
    const draws = drawsFor[HELD - cards.length] ?? 1;
    const paid = counts.reduce((sum, count, line) => sum + count * (table.lines[line]?.pays ?? 0), 0);
    return { cards, counts, draws, worth: paid * (COMMON_DRAWS / draws) };
  });
}

/** Above zero if the first hold is the better: it pays more, or as much with more cards, or as much with the higher lines. */
export function compareHolds(a: HoldValue, b: HoldValue): number {
  if (a.worth !== b.worth) return a.worth - b.worth;
  if (a.draws !== b.draws) return b.draws - a.draws;
  for (let line = a.counts.length - 1; line >= 0; line -= 1) {
    const difference = (a.counts[line] ?? 0) - (b.counts[line] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The best way to hold these five cards. */
export function bestHold(table: PayTable, hand: readonly number[]): HoldValue {
  return holdValues(table, hand).reduce((best, each) => (compareHolds(each, best) > 0 ? each : best));
}
