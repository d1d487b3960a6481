/** Call bets: the sectors of the wheel that players name, as chips on the table. One chip on each place, two where the call says so. */
import { rouletteSpots, wheelOrder } from '../../roulette.ts';
import type { Layout } from '../table-view.ts';

export type Call = {
  name: 'voisins' | 'orphelins' | 'tier' | 'zero_game';
  spots: Readonly<Record<string, number>>;
};

/** The usual French bets, as every casino lays them. */
export const calls: readonly Call[] = [
  {
    name: 'voisins',
    spots: { '0-2-3': 2, '4-7': 1, '12-15': 1, '18-21': 1, '19-22': 1, '25-26-28-29': 2, '32-35': 1 },
  },
  { name: 'orphelins', spots: { '1': 1, '6-9': 1, '14-17': 1, '17-20': 1, '31-34': 1 } },
  { name: 'tier', spots: { '5-8': 1, '10-11': 1, '13-16': 1, '23-24': 1, '27-30': 1, '33-36': 1 } },
  { name: 'zero_game', spots: { '0-3': 1, '12-15': 1, '26': 1, '32-35': 1 } },
];

/** A number with those that lie beside it in the wheel, two on each side. */
export function neighboursOf(number: number, aside = 2): number[] {
  const at = wheelOrder.indexOf(number);
  const size = wheelOrder.length;
  return Array.from(
    { length: 2 * aside + 1 },
    (_, index) => wheelOrder[(at + index - aside + size) % size] ?? number,
  );
}

/** A spot that covers more numbers lies outside the numbers of the table. */
const MOST_INSIDE = 6;

/** The numbers that chips on a layout lie on. Bets outside, such as on a colour, lie on none. */
export function numbersBetOn(layout: Layout): ReadonlySet<number> {
  const covered = Object.keys(layout).map((spot) => rouletteSpots.get(spot) ?? []);
  return new Set(covered.filter(({ length }) => length <= MOST_INSIDE).flat());
}
