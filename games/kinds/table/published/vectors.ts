/** Test vectors of the table games. */
import { roundVectorsOf, type RoundVectors } from '../../../kit/published/round-vectors.ts';
import type { TableGame } from '../table.ts';
import { toldOf } from '../told.ts';
import { plansOf } from './vector-plans.ts';

export function tableVectorsOf(game: TableGame): RoundVectors {
  return roundVectorsOf({
    code: game.code,
    version: game.version,
    plans: plansOf(game),
    seldom: [],
    begin({ bet_minor = '0', wager }, random) {
      const round = game.begin(BigInt(bet_minor), wager, random);
      return (actions) => {
        const standing = round.after(actions);
        const isOver = standing.state === 'ended';
        return { isOver, isWon: standing.win_minor > 0n, told: toldOf(standing) };
      };
    },
  });
}
