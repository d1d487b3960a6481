/** Baccarat, punto banco: a fresh shoe of eight decks for each coup. */
import { chosenWithout } from '../../kit/fairness/shuffle.ts';
import { cardInShoe, CARDS } from './cards.ts';
import { baccaratCases, baccaratResults, type BaccaratResult } from './prove/baccarat.ts';
import { deal, drawingRules, isPair, MOST_DEALT, type Coup } from './punto-banco.ts';
import { defineSpots } from './spots.ts';
import { UNIT } from './table.ts';

const DECKS = 8;
const SHOE = DECKS * CARDS;

/** What a unit on a spot pays by the winner, and on a pair. The banker's win is paid 0.95 to 1. */
const PAYS = {
  player: { player: 2 * UNIT, banker: 0, tie: UNIT },
  banker: { player: 0, banker: (195 * UNIT) / 100, tie: UNIT },
  tie: { player: 0, banker: 0, tie: 9 * UNIT },
};
const PAIR_PAYS = 12 * UNIT;

const spots = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const;

function pays(spot: (typeof spots)[number], { winner, playerPair, bankerPair }: BaccaratResult): number {
  if (spot === 'player-pair') return playerPair ? PAIR_PAYS : 0;
  if (spot === 'banker-pair') return bankerPair ? PAIR_PAYS : 0;
  return PAYS[spot][winner];
}

export const baccarat = defineSpots({
  code: 'baccarat',
  title: 'Baccarat',
  version: 1,
  mathematics: {
    draws: [{ cards: { chosen: MOST_DEALT, of: SHOE } }],
    cards: CARDS,
    drawing: drawingRules,
    pays: PAYS,
    pair_pays: PAIR_PAYS,
  },
  spots,
  usual: 'banker',
  draw: (random): Coup => deal(chosenWithout(SHOE, MOST_DEALT, random).map(cardInShoe)),
  resultOf: ({ player, banker, winner }): BaccaratResult => ({
    winner,
    playerPair: isPair(player),
    bankerPair: isPair(banker),
  }),
  results: baccaratResults,
  pays,
  seen: ({ player, banker, winner }) => ({ player, banker, winner }),
  cases: baccaratCases,
  kinds: [
    ['player', 'player'],
    ['banker', 'banker'],
    ['tie', 'tie'],
    ['pair', 'player-pair'],
  ],
});
