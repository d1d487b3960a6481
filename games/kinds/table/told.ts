/** What is told of a round of a table game, and compared by whoever checks it. */
import type { Standing } from '../../kit/round/round-game.ts';

export type ToldTable = {
  course: {
    state: Standing['state'];
    multiplier: number;
    can_cash_out: boolean;
    seen: unknown;
  };
  /** What a round that has ended pays; 0 while it goes on. */
  win_minor: string;
  /** What actions have staked beyond the bet. */
  raised_minor: string;
};

export function toldOf({
  state,
  multiplier,
  canCashOut,
  seen,
  win_minor,
  raised_minor,
}: Standing): ToldTable {
  return {
    course: { state, multiplier, can_cash_out: canCashOut, seen },
    win_minor: win_minor.toString(),
    raised_minor: raised_minor.toString(),
  };
}
