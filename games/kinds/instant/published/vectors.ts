/** Test vectors of the instant games. */
import { roundVectorsOf, type RoundVectors } from '../../../kit/published/round-vectors.ts';
import type { Course, InstantGame } from '../instant.ts';
import { payoutOf } from '../multiplier.ts';
import { plansOf, seldomRounds } from './vector-plans.ts';

/** Indivisible by almost anything, so that every rounding is seen. */
const BET = 123_457n;

/** A course as it is published and compared. */
export function courseToCompare({ state, multiplier, canCashOut, seen }: Course<unknown>): unknown {
  return { state, multiplier, can_cash_out: canCashOut, seen };
}

export function instantVectorsOf(game: InstantGame): RoundVectors {
  return roundVectorsOf({
    code: game.code,
    version: game.version,
    bet_minor: BET.toString(),
    plans: plansOf(game),
    seldom: seldomRounds(game.code),
    begin({ wager }, random) {
      const round = game.begin(wager, random);
      return (actions) => {
        const course = round.after(actions);
        const isOver = course.state === 'ended';
        const win = isOver ? payoutOf(BET, course.multiplier) : 0n;
        const told = { win_minor: win.toString(), course: courseToCompare(course) };
        return { isOver, isWon: course.multiplier > 0, told };
      };
    },
  });
}
