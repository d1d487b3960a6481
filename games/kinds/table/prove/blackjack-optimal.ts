/** The best play of a hand that is not split, for its very cards: dynamic programming over every hand from a shoe. */
import { held, gainOf, noEnds, standEnds, totalOfHeld, type Play, type Table } from './blackjack-hands.ts';
import { chanceOfNoBlackjack, sizeOf, without, type Counts } from './blackjack-shoe.ts';

/** What each choice is worth, in first bets, joint with the dealer having no blackjack. */
export type Values = { stand: number; hit: number; double: number; surrender: number };

export type Optimal = {
  /** Of these cards, from the shoe that has only lost the dealer's card and them. */
  valuesOf: (cards: readonly number[]) => Values;
  /** The best of the choices that are allowed. */
  bestOf: (cards: readonly number[], allowed: readonly Play[]) => Play;
};

/** @param shoe without the dealer's card. */
export function optimalPlay(shoe: Counts, table: Table): Optimal {
  const known = new Map<string, Values>();
  const standing = (cards: readonly number[], stake: 1 | 2): number => {
    const sum = noEnds();
    standEnds(totalOfHeld(held(cards)), stake, without(shoe, cards), table, 1, sum);
    return gainOf(sum);
  };
  /** What another card leads to, on average. */
  const afterCard = (cards: readonly number[], value: (cards: readonly number[]) => number): number => {
    const rest = without(shoe, cards);
    const left = sizeOf(rest);
    return rest.reduce(
      (sum, count, drawn) => (count > 0 ? sum + (count / left) * value([...cards, drawn]) : sum),
      0,
    );
  };
  const drawnOn = (cards: readonly number[]): number => {
    if (totalOfHeld(held(cards)) >= 21) return standing(cards, 1);
    const { stand, hit } = valuesOf(cards);
    return Math.max(stand, hit);
  };
  const valuesOf = (cards: readonly number[]): Values => {
    const ordered = cards.toSorted((a, b) => a - b);
    const key = ordered.join();
    const found = known.get(key);
    if (found) return found;
    const values: Values = {
      stand: standing(ordered, 1),
      hit: afterCard(ordered, drawnOn),
      double: ordered.length === 2 ? afterCard(ordered, (drawn) => standing(drawn, 2)) : Number.NaN,
      surrender: -0.5 * chanceOfNoBlackjack(without(shoe, ordered), table.up),
    };
    known.set(key, values);
    return values;
  };
  return {
    valuesOf,
    bestOf: (cards, allowed) => {
      const values = valuesOf(cards);
      return allowed.reduce((best, play) => (values[play] > values[best] ? play : best));
    },
  };
}
