/** Three card poker. */
import { anteBonus, bestThreeCardPlay, pairPlusPays, threeCardPoker } from '../../poker/three-card-poker.ts';
import { threeCardCategories } from '../../poker/three-card-value.ts';
import { pokerFelt } from '../dealer-poker/felt.tsx';
import { PokerPicture, pokerRules, pokerWager, raiseOrFold } from '../dealer-poker/parts.tsx';
import { rowsOf } from '../dealer-poker/pay-table.tsx';
import { seenSchema, wagerSchema, type PokerSeen, type PokerWager } from '../dealer-poker/schemas.ts';
import { NetResults } from '../results/net-results.tsx';
import { tableView } from '../table-view.ts';

const paysPairPlus = rowsOf(threeCardCategories, pairPlusPays);
const paysAnte = rowsOf(threeCardCategories, anteBonus);
const isWon = (seen: PokerSeen): boolean => paysPairPlus.some(([hand]) => hand === seen.hand);

export default tableView<PokerWager, PokerSeen>({
  code: 'three-card-poker',
  accent: '#7cc4f5',
  cloth: 'blue',
  game: threeCardPoker,
  unitsPerChip: 1,
  wagerSchema,
  seenSchema,
  verb: 'deal',
  wagerOf: pokerWager,
  layoutOf: ({ spots }) => spots,
  Felt: pokerFelt({
    raise: { action: 'play', name: 'poker.play', antes: 1 },
    side: { spot: 'pair_plus', name: 'poker.pair_plus', isWon },
    boardSize: 0,
    handSize: 3,
    qualifies: 'poker.qualifies.queen',
    payTables: (seen) => [
      { title: 'poker.pair_plus', spot: 'pair_plus', rows: paysPairPlus, won: seen?.hand ?? null },
      {
        title: 'poker.ante_bonus',
        spot: 'ante',
        rows: paysAnte,
        won: seen?.result && seen.result !== 'folded' ? seen.hand : null,
      },
    ],
  }),
  Actions: raiseOrFold({
    action: 'play',
    letter: 'p',
    name: 'poker.play',
    antes: 1,
    best: ({ cards }) => bestThreeCardPlay(cards),
  }),
  keys: [
    ['p', 'poker.play'],
    ['f', 'poker.fold'],
  ],
  Picture: PokerPicture,
  Results: NetResults,
  Rules: pokerRules('three_card_poker.rules'),
  betName: (name, words) => words(name === 'pair plus' ? 'poker.pair_plus' : 'poker.ante_best'),
});
