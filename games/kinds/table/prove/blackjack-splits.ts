/**
 * What a split is worth, exactly, for a plan that looks at one hand only. Such a plan makes the hands of a split alike: cards that
 * nobody has seen may be counted in any order, so each hand may be counted as the first one played. What differs is how many cards
 * of the pair's value the other hands have taken, or are known not to have taken: a hand of a split that was not split again shows
 * that its second card made no pair. "Makes no pair" is "any card" less "makes a pair", so everything comes down to hands whose shoe
 * lacks a few more cards of that value. Averages are exact for that reason; how the hands of one split go together is not counted.
 */
import { addEnds, held, noEnds, playHand, type Ends, type Plan, type Table } from './blackjack-hands.ts';
import { sizeOf, type Counts } from './blackjack-shoe.ts';

/** One way that splitting can go: second cards in the order in which hands get them. */
type Way = {
  /** Second cards that made a pair, which was split again. */
  pairs: number;
  /** Hands whose second card is known to have made no pair. */
  unlike: number;
  /** Hands whose second card may be any, since no further split is allowed. */
  any: number;
};

/** Every way, until no hand waits for its second card. */
export function waysToSplit(mostHands: number): Way[] {
  const ways: Way[] = [];
  const go = (way: Way, hands: number, waiting: number): void => {
    if (waiting === 0 || hands === mostHands) {
      ways.push({ ...way, any: waiting });
      return;
    }
    go({ ...way, unlike: way.unlike + 1 }, hands, waiting - 1);
    go({ ...way, pairs: way.pairs + 1 }, hands + 1, waiting + 1);
  };
  go({ pairs: 0, unlike: 0, any: 0 }, 2, 2);
  return ways;
}

function choices(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/**
 * What comes of all hands of a split together, on average: an end that two hands have counts twice.
 * @param shoe without the pair and the dealer's card.
 */
export function splitEnds(pair: number, shoe: Counts, table: Table, plan: Plan, mostHands: number): Ends {
  const size = sizeOf(shoe);
  const ofPair = shoe[pair] ?? 0;
  /** Of one hand, when so many more cards of the pair's value are gone, times the chance that they are. */
  const anyKnown = new Map<number, Ends>();
  const pairedKnown = new Map<number, Ends>();
  const handOf = (gone: number, cards: readonly number[], known: Map<number, Ends>): Ends => {
    const found = known.get(gone);
    if (found) return found;
    let chance = 1;
    const taken = gone + cards.length - 1;
    for (let index = 0; index < taken; index += 1) chance *= (ofPair - index) / (size - index);
    const ends = noEnds();
    if (chance > 0) {
      const rest = [...shoe];
      rest[pair] = ofPair - taken;
      addEnds(ends, playHand(held(cards, true), rest, table, plan), chance);
    }
    known.set(gone, ends);
    return ends;
  };
  const any = (gone: number): Ends => handOf(gone, [pair], anyKnown);
  const paired = (gone: number): Ends => handOf(gone, [pair, pair], pairedKnown);

  const sum = noEnds();
  for (const { pairs, unlike, any: free } of waysToSplit(mostHands)) {
    // A hand that may get any card, beside `unlike` hands that made no pair.
    for (let index = 0; index <= unlike; index += 1)
      addEnds(sum, any(pairs + index), free * choices(unlike, index) * (-1) ** index);
    // A hand that made no pair, beside the others that made none.
    for (let index = 0; index < unlike; index += 1) {
      const factor = unlike * choices(unlike - 1, index) * (-1) ** index;
      addEnds(sum, any(pairs + index), factor);
      addEnds(sum, paired(pairs + index), -factor);
    }
  }
  return sum;
}
