/** Caribbean stud. */
import { bestCaribbeanPlay, caribbeanStud, raisePays } from '../../poker/caribbean-stud.ts';
import { categories } from '../../poker/hand-value.ts';
import { pokerFelt } from '../dealer-poker/felt.tsx';
import { PokerPicture, pokerRules, pokerWager, raiseOrFold } from '../dealer-poker/parts.tsx';
import { rowsOf } from '../dealer-poker/pay-table.tsx';
import { seenSchema, wagerSchema, type PokerSeen, type PokerWager } from '../dealer-poker/schemas.ts';
import { NetResults } from '../results/net-results.tsx';
import { tableView } from '../table-view.ts';

/** A pair and less pay the same. */
const pays = rowsOf(categories, raisePays).filter(([hand]) => hand !== 'high_card');
const ANTES = 2;

export default tableView<PokerWager, PokerSeen>({
  code: 'caribbean-stud',
  accent: '#f0a46a',
  cloth: 'burgundy',
  game: caribbeanStud,
  unitsPerChip: 1,
  wagerSchema,
  seenSchema,
  verb: 'deal',
  wagerOf: pokerWager,
  layoutOf: ({ spots }) => spots,
  Felt: pokerFelt({
    raise: { action: 'raise', name: 'poker.raise', antes: ANTES },
    side: null,
    boardSize: 0,
    handSize: 5,
    qualifies: 'poker.qualifies.ace_king',
    payTables: (seen) => [
      {
        title: 'poker.raise_pays',
        spot: 'ante',
        rows: pays,
        named: { pair: 'poker.pair_or_less' },
        won: seen?.result === 'won' ? (seen.hand === 'high_card' ? 'pair' : seen.hand) : null,
      },
    ],
  }),
  Actions: raiseOrFold({
    action: 'raise',
    letter: 'r',
    name: 'poker.raise',
    antes: ANTES,
    best: ({ cards, open_card: open = 0 }) => bestCaribbeanPlay(cards, open),
  }),
  keys: [
    ['r', 'poker.raise'],
    ['f', 'poker.fold'],
  ],
  Picture: PokerPicture,
  Results: NetResults,
  Rules: pokerRules('caribbean_stud.rules'),
  betName: (_, words) => words('poker.ante_best'),
});
