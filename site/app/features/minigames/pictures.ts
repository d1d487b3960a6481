import { throwCount, totalsOf } from '@marquee/contract/two-dice.ts';
import type { Prize } from './outcome.ts';

/**
 * What dice and cards show for a prize that was drawn. The same play always shows the same picture: what varies comes from
 * the number drawn, not from chance in the browser.
 */

const winningOf = (prizes: readonly Prize[]): Prize[] => prizes.filter((prize) => prize.kind !== 'none');

/** The totals of two dice that win a prize, lowest and highest; undefined if the prizes are not those of two dice. */
export function diceTotalsOf(
  prizes: readonly Prize[],
  prizeId: number,
): readonly [number, number] | undefined {
  const totals = totalsOf(
    prizes.map(({ probability }) => Math.round((Number(probability) / 100) * throwCount)),
  );
  return totals?.[prizes.findIndex((prize) => prize.prize_id === prizeId)];
}

export const cardCells = 6;

/**
 * The cells of a card: three alike for a win, and beside them others that differ. Without a prize nothing is there three
 * times, and no more pairs than the number of cells asks for: a loss is not made to look like a near win.
 */
export function cellsFor(
  prizes: readonly Prize[],
  prizeId: number,
  draw: number,
): readonly (Prize | undefined)[] {
  const winning = winningOf(prizes);
  const won = winning.find((prize) => prize.prize_id === prizeId);
  const others = shuffled(
    winning.filter((prize) => prize !== won),
    draw,
  );
  const cells = won ? [won, won, won, ...others] : [...others, ...others];
  const filled = Array.from({ length: cardCells }, (_, index) => cells[index]);
  return shuffled(filled, draw + 1);
}

/** An order that a number decides, by the minimal standard generator. */
function shuffled<Item>(items: readonly Item[], number: number): Item[] {
  let state = (number % 2_147_483_646) + 1;
  const weighted = items.map((item) => {
    state = (state * 48_271) % 2_147_483_647;
    return { item, weight: state };
  });
  return weighted.toSorted((one, other) => one.weight - other.weight).map(({ item }) => item);
}
