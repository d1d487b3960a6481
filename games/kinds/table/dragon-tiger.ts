/** Dragon Tiger: one card each from a fresh shoe of eight decks; the higher one wins, the ace is low. */
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { cardInShoe, CARDS, rankOf } from './cards.ts';
import { defineSpots } from './spots.ts';
import { UNIT } from './table.ts';

const DECKS = 8;
const SHOE = DECKS * CARDS;

const results = ['dragon', 'tiger', 'tie', 'suited_tie'] as const;
type Result = (typeof results)[number];

/** What a unit on a spot pays by the result: half of it comes back from the dragon and the tiger on a tie. */
const PAYS = {
  dragon: { dragon: 2 * UNIT, tiger: 0, tie: UNIT / 2, suited_tie: UNIT / 2 },
  tiger: { dragon: 0, tiger: 2 * UNIT, tie: UNIT / 2, suited_tie: UNIT / 2 },
  tie: { dragon: 0, tiger: 0, tie: 9 * UNIT, suited_tie: 9 * UNIT },
  'suited-tie': { dragon: 0, tiger: 0, tie: 0, suited_tie: 51 * UNIT },
};
const spots = ['dragon', 'tiger', 'tie', 'suited-tie'] as const;

type Draw = { dragon: number; tiger: number };

function resultOf({ dragon, tiger }: Draw): Result {
  if (dragon === tiger) return 'suited_tie';
  const difference = rankOf(dragon) - rankOf(tiger);
  if (difference === 0) return 'tie';
  return difference > 0 ? 'dragon' : 'tiger';
}

/** Every two cards of the shoe, the dragon's first. */
function cases(): { result: Result; cases: bigint }[] {
  const same = SHOE * (DECKS - 1);
  const equal = SHOE * (DECKS * 4 - 1) - same;
  const either = (SHOE * (SHOE - 1) - same - equal) / 2;
  const counts = { dragon: either, tiger: either, tie: equal, suited_tie: same };
  return results.map((result) => ({ result, cases: BigInt(counts[result]) }));
}

export const dragonTiger = defineSpots({
  code: 'dragon-tiger',
  title: 'Dragon Tiger',
  version: 1,
  mathematics: { draws: [{ cards: { chosen: 2, of: SHOE } }], cards: CARDS, pays: PAYS },
  spots,
  usual: 'dragon',
  draw(random): Draw {
    const [dragon = 0, tiger = 0] = chosenWithout(SHOE, 2, random).map(cardInShoe);
    return { dragon, tiger };
  },
  resultOf,
  results,
  pays: (spot, result) => PAYS[spot][result],
  seen: (drawn) => ({ ...drawn, result: resultOf(drawn) }),
  cases,
  kinds: [
    ['dragon or tiger', 'dragon'],
    ['tie', 'tie'],
    ['suited tie', 'suited-tie'],
  ],
});
