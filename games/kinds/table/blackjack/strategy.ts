/**
 * Basic strategy for the rules of this table: what is best on average for a total, not for each set of cards. The tables are found
 * by the solver in `../prove/blackjack-strategy.ts`, whose test makes them again.
 */
import { isPair, totalOf, valueOf } from './hand.ts';
import type { ActionType } from './rules.ts';

/**
 * One letter for each card of the dealer: two to nine, ten, ace.
 * H hit, S stand, D double or else hit, d double or else stand, R surrender or else hit, r surrender or else stand.
 */
export type StrategyTable = {
  /** From a total of 4 to 21 without an ace that counts as 11. */
  hard: readonly string[];
  /** From a total of 12 to 21 with one. */
  soft: readonly string[];
  /** Pairs of aces, twos, … tens: P is split, as long as that is allowed; - is played by its total. */
  pairs: readonly string[];
};

export const basicStrategy: StrategyTable = {
  hard: [
    'HHHHHHHHHH',
    'HHHHHHHHHH',
    'HHHHHHHHHH',
    'HHHHHHHHHH',
    'HHHHHHHHHH',
    'HDDDDHHHHH',
    'DDDDDDDDHH',
    'DDDDDDDDDH',
    'HHSSSHHHHH',
    'SSSSSHHHHH',
    'SSSSSHHHHH',
    'SSSSSHHHRH',
    'SSSSSHHRRR',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
  ],
  soft: [
    'HHHHDHHHHH',
    'HHHDDHHHHH',
    'HHHDDHHHHH',
    'HHDDDHHHHH',
    'HHDDDHHHHH',
    'HDDDDHHHHH',
    'SddddSSHHH',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
    'SSSSSSSSSS',
  ],
  pairs: [
    'PPPPPPPPPP',
    'PPPPPP----',
    'PPPPPP----',
    '---PP-----',
    '----------',
    'PPPPP-----',
    'PPPPPP----',
    'PPPPPPPPPP',
    'PPPPP-PP--',
    '----------',
  ],
};

/** The column of a dealer's card. */
const columnOf = (dealerCard: number): number => (valueOf(dealerCard) + 8) % 10;

/**
 * What basic strategy does with a hand against the dealer's open card; null if nothing is to be done. Insurance is always declined.
 * @param can what is allowed now.
 */
export function hintFor(
  cards: readonly number[],
  dealerCard: number,
  can: readonly ActionType[],
): ActionType | null {
  if (can.includes('decline')) return 'decline';
  if (!can.includes('stand')) return null;
  const column = columnOf(dealerCard);
  const [first = 0] = cards;
  if (isPair(cards) && can.includes('split') && basicStrategy.pairs[valueOf(first) - 1]?.[column] === 'P')
    return 'split';
  const { total, isSoft } = totalOf(cards);
  const letter = (isSoft ? basicStrategy.soft[total - 12] : basicStrategy.hard[total - 4])?.[column];
  if ((letter === 'D' || letter === 'd') && can.includes('double')) return 'double';
  if ((letter === 'R' || letter === 'r') && can.includes('surrender')) return 'surrender';
  return letter === 'S' || letter === 'd' || letter === 'r' ? 'stand' : 'hit';
}
