/**
 * The cards of bingo. They follow from a ticket's id and its round alone, so that everybody can make them again: block i of a ticket is
 * HMAC-SHA256(key = the 16 bytes of its id, message = "<game code>:<chain>:<round>:<i>"), read as those of a round (`kit/fairness/draw.ts`).
 */
import type { RandomSource } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';

/** Most cards of a player in a round. */
export const MOST_CARDS = 24;

export type Balls = 75 | 90;

/** Its cells, row by row; zero is a cell without a number: a blank, or the free cell of a card of 75 balls. */
export type Card = readonly number[];

export const columnsOf = (balls: Balls): number => (balls === 90 ? 9 : 5);

/** Six cards of 90 balls are a strip, which has every number once. */
const STRIP = 6;
const ROWS = 3;
const COLUMNS = 9;
const IN_ROW = 5;
const ALL_CHOICES = ROWS ** COLUMNS;
/** The numbers of a column: 1 to 9, 10 to 19, …, 80 to 90. */
const firstIn = (column: number): number => (column === 0 ? 1 : column * 10);
const countIn = (column: number): number => (column === 0 ? 9 : column === COLUMNS - 1 ? 11 : 10);

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const rows: readonly number[] = range(ROWS);

/** What names the numbers of a ticket in the place of a round's seeds. The key is in hexadecimal digits. */
export function cardSeeds(
  gameCode: string,
  { chain, number }: { chain: number; number: number },
  ticketId: string,
): { serverSeed: string; clientSeed: string; nonce: number } {
  return { serverSeed: ticketId.replaceAll('-', ''), clientSeed: `${gameCode}:${chain}`, nonce: number };
}

/** The cards of a ticket, one after the other from its numbers. */
export function makeCards(balls: Balls, count: number, random: RandomSource): Card[] {
  if (balls === 75) return range(count).map(() => makeSquare(random));
  return range(Math.ceil(count / STRIP))
    .flatMap(() => makeStrip(random))
    .slice(0, count);
}

/** Five columns of five numbers, those of the middle one of four: 1 to 15, 16 to 30, and so on. From the top in the order in which they come. */
function makeSquare(random: RandomSource): Card {
  const columns = range(5).map((column) => {
    const numbers = chosenWithout(15, column === 2 ? 4 : 5, random).map((each) => each + 1 + 15 * column);
    return column === 2 ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers;
  });
  return range(25).map((cell) => columns[cell % 5]?.[Math.floor(cell / 5)] ?? 0);
}

/**
 * How many numbers each card of a strip has in each column. Every card has one in each. The others, 36 of the strip, are shuffled and
 * dealt, six a card, until no card has more than three in a column.
 */
function countsOfStrip(random: RandomSource): number[][] {
  const others = range(COLUMNS).flatMap((column) =>
    Array.from({ length: countIn(column) - STRIP }, () => column),
  );
  for (;;) {
    const dealt = chosenWithout(others.length, others.length, random).map((index) => others[index] ?? 0);
    const counts = range(STRIP).map((card) => {
      const own = dealt.slice(card * STRIP, (card + 1) * STRIP);
      return range(COLUMNS).map((column) => 1 + own.filter((each) => each === column).length);
    });
    if (counts.every((card) => card.every((count) => count <= ROWS))) return counts;
  }
}

/**
 * Which rows of a card have a number in which column. One number below 3⁹ chooses for all columns, the first one's digit to the base of
 * three being the lowest: the row of a single number, or the row without one of two. It is taken again until every row has five.
 */
function rowsOfCard(counts: readonly number[], random: RandomSource): boolean[][] {
  const chosen: number[] = counts.map(() => 0);
  const inRow: number[] = rows.map(() => 0);
  // Most choices are taken again, so that nothing is made of them until one holds.
  for (;;) {
    let choices = random.below(ALL_CHOICES);
    inRow.fill(0);
    for (const [column, count] of counts.entries()) {
      const choice = choices % ROWS;
      choices = (choices - choice) / ROWS;
      chosen[column] = choice;
      for (const row of rows) if (isInRow(count, choice, row)) inRow[row] = (inRow[row] ?? 0) + 1;
    }
    if (inRow.every((count) => count === IN_ROW))
      return counts.map((count, column) => rows.map((row) => isInRow(count, chosen[column] ?? 0, row)));
  }
}

/** Whether a column with so many numbers on a card has one in a row, by what was chosen for it. */
function isInRow(count: number, choice: number, row: number): boolean {
  return count === 1 ? row === choice : count === ROWS || row !== choice;
}

/** Each column's numbers are shuffled and dealt to the cards in their order, and stand on a card from the lowest down. */
function makeStrip(random: RandomSource): Card[] {
  const counts = countsOfStrip(random);
  const columns = range(COLUMNS).map((column) => {
    const shuffled = chosenWithout(countIn(column), countIn(column), random);
    return shuffled.map((each) => each + firstIn(column));
  });
  return counts.map((ofCard) => {
    const taken = rowsOfCard(ofCard, random);
    const cells: number[] = Array.from({ length: ROWS * COLUMNS }, () => 0);
    for (const column of range(COLUMNS)) {
      const own = (columns[column] ?? []).splice(0, ofCard[column] ?? 0).toSorted((a, b) => a - b);
      for (const row of rows) if (taken[column]?.[row]) cells[row * COLUMNS + column] = own.shift() ?? 0;
    }
    return cells;
  });
}
