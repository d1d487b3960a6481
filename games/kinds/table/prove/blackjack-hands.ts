/**
 * How hands end, exactly: a hand is played by a plan, card by card over the counts of the shoe, against every way the dealer can
 * end. All of it is joint with the dealer having no blackjack, which is known before a hand is played.
 */
import { BUST, chanceOfNoBlackjack, sizeOf, type Counts, type DealerChances } from './blackjack-shoe.ts';

export type Play = 'hit' | 'stand' | 'double' | 'surrender';

/** A hand that is being played. */
export type Held = {
  /** Its values, as places in the counts. */
  cards: number[];
  hard: number;
  hasAce: boolean;
  isSplit: boolean;
};

export function held(cards: readonly number[], isSplit = false): Held {
  const hand: Held = { cards: [...cards], hard: 0, hasAce: cards.includes(0), isSplit };
  hand.hard = cards.reduce((sum, value) => sum + value + 1, 0);
  return hand;
}

export const totalOfHeld = ({ hard, hasAce }: Held): number => (hasAce && hard <= 11 ? hard + 10 : hard);

/** What a plan does with a hand that has two cards or more and less than 21. */
export type Plan = (hand: Held) => Play;

/** Chances of what comes of one hand: lost, even or won with a stake of one, the same with a stake of two, and surrendered. */
export type Ends = Float64Array;
export const endNames = ['lost', 'even', 'won', 'lost 2', 'even 2', 'won 2', 'surrendered'] as const;
export const noEnds = (): Ends => new Float64Array(endNames.length);
const SURRENDERED = 6;

const gains = [-1, 0, 1, -2, 0, 2, -0.5];
const stakes = [1, 1, 1, 2, 2, 2, 1];
const weigh = (ends: Ends, by: readonly number[]): number =>
  ends.reduce((sum, chance, end) => sum + chance * (by[end] ?? 0), 0);

/** What is won less what is lost, in first bets. */
export const gainOf = (ends: Ends): number => weigh(ends, gains);
/** What is staked, in first bets. */
export const stakeOf = (ends: Ends): number => weigh(ends, stakes);

/** Adds `factor` times the one to the other. */
export function addEnds(sum: Ends, ends: Ends, factor = 1): void {
  for (const [end, chance] of ends.entries()) sum[end] = (sum[end] ?? 0) + factor * chance;
}

export type Table = {
  up: number;
  dealer: (shoe: Counts) => DealerChances;
};

/** What comes of a total that stands, with its stake of one or two, at this shoe. */
export function standEnds(
  total: number,
  stake: 1 | 2,
  shoe: Counts,
  table: Table,
  weight: number,
  sum: Ends,
): void {
  const first = stake === 1 ? 0 : 3;
  if (total > 21) {
    sum[first] = (sum[first] ?? 0) + weight * chanceOfNoBlackjack(shoe, table.up);
    return;
  }
  for (const [end, chance] of table.dealer(shoe).entries()) {
    const dealers = end === BUST ? 0 : end + 17;
    const result = first + (total > dealers ? 2 : total === dealers ? 1 : 0);
    sum[result] = (sum[result] ?? 0) + weight * chance;
  }
}

/** Plays a hand to its end by a plan. The shoe is without its cards; a hand of one card gets another first. */
export function playHand(start: Held, shoe: Counts, table: Table, plan: Plan): Ends {
  const sum = noEnds();
  const rest = [...shoe];
  const hand: Held = { ...start, cards: [...start.cards] };
  const draw = (weight: number, left: number, then: (weight: number, left: number) => void): void => {
    const hadAce = hand.hasAce;
    for (let value = 0; value < 10; value += 1) {
      const count = rest[value] ?? 0;
      if (count === 0) continue;
      rest[value] = count - 1;
      hand.cards.push(value);
      hand.hard += value + 1;
      hand.hasAce = hadAce || value === 0;
      then((weight * count) / left, left - 1);
      hand.cards.pop();
      hand.hard -= value + 1;
      hand.hasAce = hadAce;
      rest[value] = count;
    }
  };
  const stand = (stake: 1 | 2) => (weight: number) =>
    standEnds(totalOfHeld(hand), stake, rest, table, weight, sum);
  const play = (weight: number, left: number): void => {
    const total = totalOfHeld(hand);
    if (total >= 21) return stand(1)(weight);
    const choice = plan(hand);
    if (choice === 'stand') stand(1)(weight);
    else if (choice === 'hit') draw(weight, left, play);
    else if (choice === 'double') draw(weight, left, stand(2));
    else sum[SURRENDERED] = (sum[SURRENDERED] ?? 0) + weight * chanceOfNoBlackjack(rest, table.up);
  };
  const left = sizeOf(shoe);
  const isSplitAce = start.isSplit && start.cards.length === 1 && start.hasAce;
  if (isSplitAce) draw(1, left, stand(1));
  else if (start.cards.length === 1) draw(1, left, play);
  else play(1, left);
  return sum;
}
