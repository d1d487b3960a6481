/** Casino hold'em. */
import { casinoHoldem } from '../../poker/casino-holdem.ts';
import { categories, categoryName, handValue } from '../../poker/hand-value.ts';
import { AA_PAYS, aaPays, ANTE_PAYS, CALL } from '../../poker/holdem-pays.ts';
import { bestHoldemPlay } from '../../poker/holdem-play.ts';
import { pokerFelt } from '../dealer-poker/felt.tsx';
import { PokerPicture, pokerRules, pokerWager, raiseOrFold } from '../dealer-poker/parts.tsx';
import { rowsOf, type PayTable } from '../dealer-poker/pay-table.tsx';
import { seenSchema, wagerSchema, type PokerSeen, type PokerWager } from '../dealer-poker/schemas.ts';
import { NetResults } from '../results/net-results.tsx';
import { tableView } from '../table-view.ts';

/** The lowest hands that pay alike stand in one row: all from a pair of aces to a straight, and all up to a straight. */
const paysAa = rowsOf(categories, AA_PAYS).filter(
  ([hand]) => !['two_pair', 'three_of_a_kind', 'straight'].includes(hand),
);
const paysAnte = rowsOf(categories, ANTE_PAYS).filter(([, pays]) => pays > 1);

const onFlop = ({ cards, board = [] }: PokerSeen): number => handValue([...cards, ...board.slice(0, 3)]);

/** The row of AA that a round has won; null for none. */
function wonByAa(seen: PokerSeen): string | null {
  const value = onFlop(seen);
  if (aaPays(value) === 0) return null;
  const hand = categoryName(value);
  return paysAa.some(([row]) => row === hand) ? hand : 'pair';
}

/** The row of the ante that a round has won; null for none. */
function wonByAnte({ result, hand }: PokerSeen): string | null {
  if (result !== 'won' && result !== 'not_qualified') return null;
  return paysAnte.some(([row]) => row === hand) ? hand : 'straight';
}

const aaTable = (seen: PokerSeen | null): PayTable => ({
  title: 'poker.aa',
  spot: 'aa',
  rows: paysAa,
  named: { pair: 'poker.aces_to_straight' },
  won: seen && wonByAa(seen),
});

const anteTable = (seen: PokerSeen | null): PayTable => ({
  title: 'poker.ante',
  spot: 'ante',
  rows: [...paysAnte, ['straight', 1]],
  named: { straight: 'poker.straight_or_less' },
  won: seen && wonByAnte(seen),
});

export default tableView<PokerWager, PokerSeen>({
  code: 'casino-holdem',
  accent: '#8fd99a',
  cloth: 'green',
  game: casinoHoldem,
  unitsPerChip: 1,
  wagerSchema,
  seenSchema,
  verb: 'deal',
  wagerOf: pokerWager,
  layoutOf: ({ spots }) => spots,
  Felt: pokerFelt({
    raise: { action: 'call', name: 'poker.call', antes: CALL },
    side: { spot: 'aa', name: 'poker.aa', isWon: (seen) => wonByAa(seen) !== null },
    boardSize: 5,
    handSize: 2,
    qualifies: 'poker.qualifies.fours',
    payTables: (seen) => [aaTable(seen), anteTable(seen)],
  }),
  Actions: raiseOrFold({
    action: 'call',
    letter: 'c',
    name: 'poker.call',
    antes: CALL,
    best: ({ cards, board = [] }) => bestHoldemPlay(cards, board),
  }),
  keys: [
    ['c', 'poker.call'],
    ['f', 'poker.fold'],
  ],
  Picture: PokerPicture,
  Results: NetResults,
  Rules: pokerRules('casino_holdem.rules'),
  betName: (name, words) => words(name === 'aa' ? 'poker.aa' : 'poker.ante_best'),
});
