/** Bets on races for the test vectors: of every kind in turn, most of them on the runners that come in. */
import { RACE_BETS, raceOutcomeSchema, runnersIn, spotOf } from '../races.ts';
import type { LiveOutcome } from '../games.ts';
import type { LiveWager } from '../rules.ts';

/** A bet in a race; in every seventh on several spots, with different units. */
export function wagerInRace(draw: number, outcome: LiveOutcome): LiveWager {
  const { order } = raceOutcomeSchema.parse(outcome);
  const spot = (kind: number, from: number): string => {
    const bet = RACE_BETS[kind % RACE_BETS.length] ?? 'win';
    return spotOf(bet, order.slice(from, from + runnersIn(bet)));
  };
  // One in four is on those that come in one place later, which only a place bet may win.
  const from = draw % 4 === 3 ? 1 : 0;
  if (draw % 7 > 0) return { spots: { [spot(draw, from)]: 1 } };
  return { spots: Object.fromEntries(RACE_BETS.map((_, kind) => [spot(kind, kind % 3), kind + 1])) };
}
