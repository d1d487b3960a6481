/** What a throw is called, which spots it wins, and what they pay. Pure. */
import { sicBoSpots } from '../../sic-bo.ts';
import { UNIT } from '../../table.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

export const totalOf = (dice: readonly number[]): number => dice.reduce((sum, face) => sum + face, 0);

/** A triple is neither small nor big. */
export function sizeOf(dice: readonly number[]): 'small' | 'big' | 'triple' {
  if (dice.every((face) => face === dice[0])) return 'triple';
  return totalOf(dice) <= 10 ? 'small' : 'big';
}

/** Whether a spot pays more than is staked on it. */
export function wins(spot: string, dice: readonly number[]): boolean {
  return (sicBoSpots.get(spot)?.(dice) ?? 0) > UNIT;
}

const throws = FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => [a, b, c])));

/** What a win on a spot pays, to one, as it is printed: `8 : 1`, or `1–3 : 1` where it is not always the same. */
export function oddsOf(spot: string): string {
  const paid = new Set(throws.map((dice) => (sicBoSpots.get(spot)?.(dice) ?? 0) / UNIT - 1));
  const odds = [...paid].filter((each) => each > 0).toSorted((a, b) => a - b);
  const [least, most] = [odds.at(0), odds.at(-1)];
  return least === most ? `${most} : 1` : `${least}–${most} : 1`;
}

export const spotGroups = {
  doubles: FACES.map((face) => `double-${face}`),
  triples: FACES.map((face) => `triple-${face}`),
  totals: Array.from({ length: 14 }, (_, index) => `total-${index + 4}`),
  pairs: FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => `pair-${low}-${high}`)),
  numbers: FACES.map((face) => `number-${face}`),
} as const;

/** The dice that are printed on a spot; none on those that are named. */
export function diceOn(spot: string): number[] {
  const [kind = '', ...faces] = spot.split('-');
  const numbers = faces.map(Number);
  if (kind === 'pair' || kind === 'number') return numbers;
  if (kind === 'double') return [...numbers, ...numbers];
  if (kind === 'triple') return [...numbers, ...numbers, ...numbers];
  return [];
}
