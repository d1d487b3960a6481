import type { Place } from '../shell/places.ts';

/** A place of the index, by its number as it is written. */
export interface Entry {
  readonly place: Place;
  readonly number: string;
}

/** A number of the index, at least two digits long. */
export function numbered(number: number): string {
  return String(number).padStart(2, '0');
}

/** Places in the order of the index; of those that lead to the same page the first. */
export function entriesOf(places: readonly Place[]): readonly Entry[] {
  return places
    .filter(({ href }, index) => places.findIndex((other) => other.href === href) === index)
    .map((place, index) => ({ place, number: numbered(index) }));
}
