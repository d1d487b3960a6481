/** Instant games as the house plays rounds of every kind. */
import type { RoundGame, WhenAway } from '../../kit/round/round-game.ts';
import { type Course, type InstantGame, whenAway } from './instant.ts';
import { cashOut } from './ladder.ts';
import { payoutOf } from './multiplier.ts';

export function roundGameOf(game: InstantGame): RoundGame {
  const { code, title, version, hasSteps, usual } = game;
  return {
    code,
    title,
    version,
    hasSteps,
    usual,
    mostOf: (bet_minor, wager) => ({
      staked_minor: bet_minor,
      win_minor: payoutOf(bet_minor, game.mostMultiplier(wager)),
    }),
    begin(bet_minor, wager, random) {
      const round = game.begin(wager, random);
      return {
        after(actions) {
          const course = round.after(actions);
          const { state, multiplier, canCashOut, seen } = course;
          return {
            state,
            multiplier,
            canCashOut,
            seen,
            raised_minor: 0n,
            win_minor: state === 'ended' ? payoutOf(bet_minor, multiplier) : 0n,
            whenAway: awayFrom(course),
          };
        },
      };
    },
  };
}

function awayFrom(course: Course<unknown>): WhenAway | null {
  const away = whenAway(course);
  return away === 'cash_out' ? cashOut : away;
}
