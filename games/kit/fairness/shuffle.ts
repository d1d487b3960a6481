import type { RandomSource } from './random.ts';

/**
 * `count` of the integers below `limit`, none twice, in the order in which they are drawn: the first steps of a shuffle after
 * Fisher and Yates, from the front. With `count` equal to `limit` it is the whole shuffle.
 */
export function chosenWithout(limit: number, count: number, random: RandomSource): number[] {
  const values = Array.from({ length: limit }, (_, index) => index);
  for (let index = 0; index < count; index += 1) {
    const other = index + random.below(limit - index);
    const [a = 0, b = 0] = [values[index], values[other]];
    values[index] = b;
    values[other] = a;
  }
  return values.slice(0, count);
}
