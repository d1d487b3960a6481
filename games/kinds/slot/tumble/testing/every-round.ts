/** Every sequence of random numbers that a small game can draw. */
import type { RandomSource } from '../../../../kit/fairness/random.ts';
import { rational, type Rational } from '../../../../kit/prove/fraction.ts';

/** Plays once for every sequence of draws, and tells what came of it with the chance of the sequence. */
export function everyRound<Played>(
  play: (random: RandomSource) => Played,
  heard: (played: Played, chance: Rational) => void,
): void {
  const drawn: { value: number; limit: number }[] = [];
  do {
    let at = 0;
    const played = play({
      below(limit) {
        const draw = (drawn[at] ??= { value: 0, limit });
        at += 1;
        return draw.value;
      },
    });
    heard(
      played,
      rational(
        1n,
        drawn.reduce((product, { limit }) => product * BigInt(limit), 1n),
      ),
    );
    // The next sequence: the last draw that can go on does, and what came after it is drawn anew.
    for (let last = drawn.at(-1); last && last.value === last.limit - 1; last = drawn.at(-1)) drawn.pop();
    const last = drawn.at(-1);
    if (last) last.value += 1;
  } while (drawn.length > 0);
}
