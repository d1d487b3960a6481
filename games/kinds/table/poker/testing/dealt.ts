/** Cards by their names, and decks that lie as a test wants them. */
import type { RandomSource } from '../../../../kit/fairness/random.ts';

/** "As Td" as cards: rank, then suit. */
export function namedCards(text: string): number[] {
  return text
    .split(' ')
    .map((name) => 'A23456789TJQK'.indexOf(name.charAt(0)) + 13 * 'shdc'.indexOf(name.charAt(1)));
}

/** A source of chance by which `chosenWithout(52, …)` deals these cards. */
export function dealing(cards: readonly number[]): RandomSource {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  let dealt = 0;
  return {
    below() {
      const place = deck.indexOf(cards[dealt] ?? -1, dealt);
      const [here = 0, there = 0] = [deck[dealt], deck[place]];
      deck[dealt] = there;
      deck[place] = here;
      dealt += 1;
      return place - (dealt - 1);
    },
  };
}
