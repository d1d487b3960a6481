/**
 * What a poker hand of five to seven cards is worth: one whole number, the higher the better, equal for hands that tie. Ranks are sets of
 * bits, so a hand is read by counting bits and looking up sets of ranks in tables of 8,192 entries that are made in milliseconds.
 */
import { CARDS, rankBitOf, suitOf } from './cards.ts';

/** Categories of hands, the lowest first; a category is its place here. A royal flush is a straight flush for what beats what. */
export const categories = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'royal_flush',
] as const;
export type Category = (typeof categories)[number];

const [PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL_HOUSE, QUADS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5, 6, 7, 8];
const ROYAL = 9;
const ACE_BIT = 1 << 12;
/** A set of ranks has 13 bits. */
const RANK_SET = 0x1fff;
/** A value is its category, then the ranks that make it, then the kickers, as sets of 13 ranks each. */
const MADE_SHIFT = 13;
const CATEGORY_SHIFT = 26;

/** How many ranks are in a set. */
export const rankCounts = new Uint8Array(RANK_SET + 1);
/** The highest rank of the highest straight in a set, as a bit; 0 without one. */
export const straightTops = new Uint16Array(RANK_SET + 1);
const topOne = new Uint16Array(RANK_SET + 1);
const topTwo = new Uint16Array(RANK_SET + 1);
const topThree = new Uint16Array(RANK_SET + 1);
const topFive = new Uint16Array(RANK_SET + 1);

/** The highest ranks of a set. */
function highest(set: number, count: number): number {
  let [left, taken] = [set, 0];
  for (let turn = 0; turn < count && left > 0; turn += 1) {
    const bit = 1 << (31 - Math.clz32(left));
    taken |= bit;
    left ^= bit;
  }
  return taken;
}

/** Five ranks in a row, the last of them on this bit; an ace is below a two as well. */
function isStraightTo(set: number, top: number): boolean {
  if (top === 3) return (set & 0x100f) === 0x100f;
  const run = 0x1f << (top - 4);
  return (set & run) === run;
}

for (let set = 0; set <= RANK_SET; set += 1) {
  rankCounts[set] = (rankCounts[set >> 1] ?? 0) + (set & 1);
  for (let top = 3; top <= 12; top += 1) if (isStraightTo(set, top)) straightTops[set] = 1 << top;
  topOne[set] = highest(set, 1);
  topTwo[set] = highest(set, 2);
  topThree[set] = highest(set, 3);
  topFive[set] = highest(set, 5);
}

/** A card's bit among spades and hearts; 0 for other suits. A hand's is the bits of its cards together. */
export const majorBits = new Int32Array(CARDS);
/** A card's bit among diamonds and clubs; 0 for other suits. */
export const minorBits = new Int32Array(CARDS);
for (let card = 0; card < CARDS; card += 1) {
  const suit = suitOf(card);
  const bit = rankBitOf(card) << (suit % 2 === 0 ? 0 : MADE_SHIFT);
  if (suit < 2) majorBits[card] = bit;
  else minorBits[card] = bit;
}

/**
 * The value of a hand of five, six or seven cards.
 * @param major the bits of its spades and hearts
 * @param minor the bits of its diamonds and clubs
 * @param size how many cards it has
 */
export function valueOfBits(major: number, minor: number, size: number): number {
  const spades = major & RANK_SET;
  const hearts = major >>> MADE_SHIFT;
  const diamonds = minor & RANK_SET;
  const clubs = minor >>> MADE_SHIFT;
  const ranks = spades | hearts | diamonds | clubs;
  const count = rankCounts[ranks] ?? 0;
  if (count >= 5) {
    // Hands of seven cards with five ranks or more hold neither a full house nor four of a kind.
    const suited = suitedRanks(spades, hearts, diamonds, clubs);
    if (suited > 0) {
      const top = straightTops[suited] ?? 0;
      return top > 0
        ? (STRAIGHT_FLUSH << CATEGORY_SHIFT) | (top << MADE_SHIFT)
        : (FLUSH << CATEGORY_SHIFT) | (topFive[suited] ?? 0);
    }
    const top = straightTops[ranks] ?? 0;
    if (top > 0) return (STRAIGHT << CATEGORY_SHIFT) | (top << MADE_SHIFT);
  }
  const odd = spades ^ hearts ^ diamonds ^ clubs;
  const pairs = ranks ^ odd;
  const duplicates = size - count;
  if (duplicates === 0) return topFive[ranks] ?? 0;
  if (duplicates === 1) return (PAIR << CATEGORY_SHIFT) | (pairs << MADE_SHIFT) | (topThree[odd] ?? 0);
  if (duplicates === 2) {
    if (pairs > 0) return (TWO_PAIR << CATEGORY_SHIFT) | (pairs << MADE_SHIFT) | (topOne[odd] ?? 0);
    const three = threesOf(spades, hearts, diamonds, clubs);
    return (TRIPS << CATEGORY_SHIFT) | (three << MADE_SHIFT) | (topTwo[ranks ^ three] ?? 0);
  }
  const four = spades & hearts & diamonds & clubs;
  if (four > 0) return (QUADS << CATEGORY_SHIFT) | (four << MADE_SHIFT) | (topOne[ranks ^ four] ?? 0);
  if (rankCounts[pairs] === duplicates) {
    const made = topTwo[pairs] ?? 0;
    return (TWO_PAIR << CATEGORY_SHIFT) | (made << MADE_SHIFT) | (topOne[ranks ^ made] ?? 0);
  }
  const threes = threesOf(spades, hearts, diamonds, clubs);
  const made = topOne[threes] ?? 0;
  return (FULL_HOUSE << CATEGORY_SHIFT) | (made << MADE_SHIFT) | (topOne[(threes | pairs) ^ made] ?? 0);
}

/** The ranks of the suit that has five cards; 0 without one. */
function suitedRanks(spades: number, hearts: number, diamonds: number, clubs: number): number {
  if ((rankCounts[spades] ?? 0) >= 5) return spades;
  if ((rankCounts[hearts] ?? 0) >= 5) return hearts;
  if ((rankCounts[diamonds] ?? 0) >= 5) return diamonds;
  return (rankCounts[clubs] ?? 0) >= 5 ? clubs : 0;
}

/** The ranks that three suits have, where none has four. */
function threesOf(spades: number, hearts: number, diamonds: number, clubs: number): number {
  return ((spades & hearts) | (diamonds & clubs)) & ((spades & diamonds) | (hearts & clubs));
}

/** The value of a hand of five to seven cards. */
export function handValue(cards: readonly number[]): number {
  let [major, minor] = [0, 0];
  for (const card of cards) {
    major |= majorBits[card] ?? 0;
    minor |= minorBits[card] ?? 0;
  }
  return valueOfBits(major, minor, cards.length);
}

/** The place of a value's category in {@link categories}. */
export function categoryOf(value: number): number {
  const category = value >>> CATEGORY_SHIFT;
  return category === STRAIGHT_FLUSH && madeOf(value) === ACE_BIT ? ROYAL : category;
}

/** The name of a value's category. */
export function categoryName(value: number): Category {
  return categories[categoryOf(value)] ?? 'high_card';
}

/** The ranks that make a value, as a set: of the pair, both pairs, the three, the top of the straight. */
export function madeOf(value: number): number {
  return (value >>> MADE_SHIFT) & RANK_SET;
}

/** No pair of this rank or of a higher one is worth less. */
export function pairFrom(rankBit: number): number {
  return (PAIR << CATEGORY_SHIFT) | (rankBit << MADE_SHIFT);
}

/** Every pair is worth as much or more, and no hand without one. */
export const lowestPair = pairFrom(1);
