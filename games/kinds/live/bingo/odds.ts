/** How likely one card has a prize within so many balls, exactly. */
import {
  add,
  multiply,
  rational,
  type Rational,
  subtract,
  whole,
  zero,
} from '../../../kit/prove/fraction.ts';
import { choose } from '../../../kit/prove/law.ts';
import type { Balls } from './cards.ts';
import type { Prize } from './prizes.ts';

/** The cells of a prize's sets that have numbers: of the card of 75 balls the middle one is free, of that of 90 each row has five. */
function numbersIn(balls: Balls, sets: readonly (readonly number[])[]): number {
  const cells = new Set(sets.flat());
  if (balls === 75) return cells.has(12) ? cells.size - 1 : cells.size;
  return (cells.size / 9) * 5;
}

/** How likely some `numbers` of a card have all been called within so many balls. */
function allCalled(balls: Balls, numbers: number, within: number): Rational {
  return rational(choose(within, numbers), choose(balls, numbers));
}

/** How many choices of so many of a prize's sets have so many numbers together. */
function unions(
  balls: Balls,
  { sets }: Prize,
): Map<string, { chosen: number; numbers: number; count: number }> {
  const found = new Map<string, { chosen: number; numbers: number; count: number }>();
  for (let choice = 1; choice < 2 ** sets.length; choice += 1) {
    const chosen = sets.filter((_, index) => (choice >> index) % 2 === 1);
    const numbers = numbersIn(balls, chosen);
    const key = `${chosen.length} ${numbers}`;
    const before = found.get(key)?.count ?? 0;
    found.set(key, { chosen: chosen.length, numbers, count: before + 1 });
  }
  return found;
}

/** The chance of a prize with one card within so many balls: by inclusion and exclusion over its sets. */
export function chanceWithin(balls: Balls, prize: Prize, within: number): Rational {
  let sum = zero;
  for (const { chosen, numbers, count } of unions(balls, prize).values()) {
    if (chosen < prize.needed) continue;
    const times = BigInt(count) * choose(chosen - 1, prize.needed - 1);
    const part = multiply(whole(times), allCalled(balls, numbers, within));
    sum = (chosen - prize.needed) % 2 === 0 ? add(sum, part) : subtract(sum, part);
  }
  return sum;
}

/** How many balls a prize takes on average with one card: the sum of the chances that it takes more than so many. */
export function averageBalls(balls: Balls, prize: Prize): Rational {
  let sum = zero;
  for (let within = 0; within < balls; within += 1)
    sum = add(sum, subtract(whole(1), chanceWithin(balls, prize, within)));
  return sum;
}
