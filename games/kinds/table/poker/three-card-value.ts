/** What three cards are worth in three card poker: one whole number, the higher the better. A straight beats a flush. */
import { heightOf, suitOf } from './cards.ts';

export const threeCardCategories = [
  'high_card',
  'pair',
  'flush',
  'straight',
  'three_of_a_kind',
  'straight_flush',
] as const;

/** A category counts more than every three heights. */
const CATEGORY = 16 ** 3;
const [PAIR, FLUSH, STRAIGHT, TRIPS, STRAIGHT_FLUSH] = [1, 2, 3, 4, 5];

/** A category, then heights of ranks from what counts most. */
function valueFrom(category: number, first: number, second: number, third: number): number {
  return CATEGORY * category + 256 * first + 16 * second + third;
}

export function threeCardValue(cards: readonly number[]): number {
  const [top = 0, middle = 0, low = 0] = cards.map(heightOf).toSorted((a, b) => b - a);
  if (top === low) return valueFrom(TRIPS, top, top, top);
  if (top === middle) return valueFrom(PAIR, top, top, low);
  if (middle === low) return valueFrom(PAIR, low, low, top);
  const [suit, ...others] = cards.map(suitOf);
  const isFlush = others.every((other) => other === suit);
  // An ace is below a two as well: then the three is the highest.
  const isLowest = top === 12 && middle === 1 && low === 0;
  if (isLowest || top - low === 2)
    return valueFrom(isFlush ? STRAIGHT_FLUSH : STRAIGHT, isLowest ? 1 : top, 0, 0);
  return valueFrom(isFlush ? FLUSH : 0, top, middle, low);
}

/** The place of a value's category in {@link threeCardCategories}. */
export function threeCardCategoryOf(value: number): number {
  return Math.floor(value / CATEGORY);
}

/** Heights of the ranks queen, six and four. */
const [QUEEN, SIX, FOUR] = [10, 4, 2];

/** The lowest hand of a dealer that qualifies. */
export const QUEEN_HIGH = valueFrom(0, QUEEN, 0, 0);

/** The lowest hand that is worth playing: queen, six and four. */
export const WORTH_PLAYING = valueFrom(0, QUEEN, SIX, FOUR);
