/** Prices as they are written: in hundredths, the stake included. */
import { fieldPrices } from '../../race-track.ts';
import { type RaceField, readRaceSpot } from '../../races.ts';

/** What a unit on a spot is paid if all of it is won, in ten-thousandths. */
export function wholePrice(field: RaceField, spot: string): number {
  const read = readRaceSpot(spot);
  if (!read || read.runners.some((each) => each > field.strengths.length)) return 0;
  const prices = fieldPrices(field);
  const { bet, runners } = read;
  if (bet === 'each') return (prices.of('win', runners) + prices.of('place', runners)) / 2;
  return prices.of(bet, runners);
}

export function priceText(pays: number): string {
  return (pays / 10_000).toFixed(pays >= 1_000_000 ? 0 : 2);
}

/** Whether a spot has won anything in an order. */
export function isPaid(field: RaceField, spot: string, order: readonly number[] | undefined): boolean {
  if (!order) return false;
  const read = readRaceSpot(spot);
  if (!read || read.runners.some((each) => each > field.strengths.length)) return false;
  return fieldPrices(field).paid(spot, order) > 0;
}
