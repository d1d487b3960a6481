/** Finds basic strategy: for each total, what is best on average over the hands of two cards that make it. */
import { blackjackRules } from '../blackjack/rules.ts';
import type { StrategyTable } from '../blackjack/strategy.ts';
import { gainOf, held, totalOfHeld, type Plan, type Table } from './blackjack-hands.ts';
import { optimalPlay, type Optimal, type Values } from './blackjack-optimal.ts';
import { freshShoe, rememberDealer, VALUES, without, type Counts } from './blackjack-shoe.ts';
import { splitEnds } from './blackjack-splits.ts';

export type SolverRules = { decks: number; mostHands: number; surrenders: boolean };

/** What is known of one card of the dealer. */
export type Column = { shoe: Counts; table: Table; optimal: Optimal };

function columnOf(decks: number, up: number): Column {
  const shoe = without(freshShoe(decks), [up]);
  const table: Table = { up, dealer: rememberDealer(up) };
  return { shoe, table, optimal: optimalPlay(shoe, table) };
}

/** Each card of the dealer, worked out when it is first asked for. */
export function columnsOf(decks: number): (up: number) => Column {
  const known = new Map<number, Column>();
  return (up) => {
    const column = known.get(up) ?? columnOf(decks, up);
    known.set(up, column);
    return column;
  };
}

/** Every hand of two cards, each once, with how many ways there are to be dealt it from a shoe. */
export function twoCards(shoe: Counts): { cards: readonly [number, number]; ways: number }[] {
  return VALUES.flatMap((a) =>
    VALUES.slice(a).map((b) => {
      const [of, more] = [shoe[a] ?? 0, shoe[b] ?? 0];
      return { cards: [a, b] as const, ways: a === b ? of * (of - 1) : 2 * of * more };
    }),
  );
}

/** One card of the dealer: a letter for each row of the tables. */
type Letters = { hard: string[]; soft: string[]; pairs: string[] };

const letterOf = ({ stand, hit, double, surrender }: Values, surrenders: boolean): string => {
  const stands = stand > hit;
  const best = Math.max(stand, hit, double);
  if (surrenders && surrender > best) return stands ? 'r' : 'R';
  if (double > Math.max(stand, hit)) return stands ? 'd' : 'D';
  return stands ? 'S' : 'H';
};

/**
 * Pairs count towards a total only where there is nothing else, since pairs have a row of their own. Totals that no two cards make
 * stand: they are 21.
 */
function rowsOf(
  { shoe, optimal }: Column,
  totals: readonly number[],
  isSoft: boolean,
  surrenders: boolean,
): string[] {
  const hands = twoCards(shoe).filter(({ cards: [a, b] }) => (a === 0) === isSoft && !(a === 0 && b === 9));
  return totals.map((total) => {
    const made = hands.filter(({ cards }) => totalOfHeld(held(cards)) === total);
    const unlike = made.filter(({ cards: [a, b] }) => a !== b);
    const counted = unlike.length > 0 ? unlike : made;
    if (counted.length === 0) return 'S';
    const sum: Values = { stand: 0, hit: 0, double: 0, surrender: 0 };
    for (const { cards, ways } of counted) {
      const values = optimal.valuesOf(cards);
      for (const play of ['stand', 'hit', 'double', 'surrender'] as const) sum[play] += ways * values[play];
    }
    return letterOf(sum, surrenders);
  });
}

const rangeOf = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const hardTotals = rangeOf(4, 21);
const softTotals = rangeOf(12, 21);

/** Plays by the letters of one card of the dealer. */
function planOf({ hard, soft }: Letters, surrenders: boolean): Plan {
  return (hand) => {
    const total = totalOfHeld(hand);
    const isSoft = total !== hand.hard;
    const letter = isSoft ? soft[total - 12] : hard[total - 4];
    const isFirst = hand.cards.length === 2;
    if ((letter === 'D' || letter === 'd') && isFirst) return 'double';
    const mayGiveUp = surrenders && isFirst && !hand.isSplit;
    if ((letter === 'R' || letter === 'r') && mayGiveUp) return 'surrender';
    return letter === 'S' || letter === 'd' || letter === 'r' ? 'stand' : 'hit';
  };
}

export const mostHandsOf = (pair: number, { mostHands }: SolverRules): number =>
  pair === 0 ? Math.min(mostHands, blackjackRules.most_hands_of_aces) : mostHands;

/** Whether a split by this plan is worth more than everything else there is to do with the pair. */
function splitsPair(pair: number, column: Column, plan: Plan, rules: SolverRules): boolean {
  const { shoe, table, optimal } = column;
  const { stand, hit, double, surrender } = optimal.valuesOf([pair, pair]);
  const split = gainOf(splitEnds(pair, without(shoe, [pair, pair]), table, plan, mostHandsOf(pair, rules)));
  return split > Math.max(stand, hit, double, rules.surrenders ? surrender : -1);
}

function lettersOf(column: Column, rules: SolverRules): Letters {
  const letters: Letters = {
    hard: rowsOf(column, hardTotals, false, rules.surrenders),
    soft: rowsOf(column, softTotals, true, rules.surrenders),
    pairs: [],
  };
  const plan = planOf(letters, rules.surrenders);
  letters.pairs = VALUES.map((pair) => (splitsPair(pair, column, plan, rules) ? 'P' : '-'));
  return letters;
}

/** Two to ten, then the ace: the columns of the tables. */
export const upCards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

/** The tables as a plan against one card of the dealer; without surrender its letters mean what they else would. */
export function planAgainst(tables: StrategyTable, up: number, surrenders: boolean): Plan {
  const letters = (rows: readonly string[]): string[] => rows.map((row) => row[placeOf(up)] ?? '');
  return planOf({ hard: letters(tables.hard), soft: letters(tables.soft), pairs: [] }, surrenders);
}

/** The column of a card of the dealer. */
const placeOf = (up: number): number => (up + 9) % 10;

export const splitsBy = ({ pairs }: StrategyTable, pair: number, up: number): boolean =>
  pairs[pair]?.[placeOf(up)] === 'P';

/** Basic strategy for these rules. */
export function findStrategy(rules: SolverRules, columns: (up: number) => Column): StrategyTable {
  const letters = upCards.map((up) => lettersOf(columns(up), rules));
  const rows = (of: 'hard' | 'soft' | 'pairs', count: number): string[] =>
    rangeOf(0, count - 1).map((row) => letters.map((column) => column[of][row] ?? '').join(''));
  return {
    hard: rows('hard', hardTotals.length),
    soft: rows('soft', softTotals.length),
    pairs: rows('pairs', VALUES.length),
  };
}
