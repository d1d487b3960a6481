/** What a live table makes of draws: the link decides at once, the outcome is shown for a while, and then every bet is paid by it. */
import type { LiveGame } from '../../../kinds/live/games.ts';
import { drawSeeds } from '../../../kinds/live/rules.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import type { SeenCourse } from '../../../kit/play-api/rounds.ts';
import type { Thing } from '../../../kit/round/round-game.ts';
import { thingOf } from '../../rounds/round.ts';
import type { Decided, DrawnKind } from '../drawn-kind.ts';
import type { Draw } from '../draws.ts';
import type { Phases } from '../timing.ts';
import { sharedBets } from './shared-bets.ts';
import { decideBets, type DecidedBet, standingBets } from './draw-bets.ts';

/** What a round keeps of where it stands; the outcome once it is decided. */
export function courseOf(
  { chainNumber, number }: Pick<Draw, 'chainNumber' | 'number'>,
  decided: { bet: bigint; win: bigint; outcome: Thing } | null,
): SeenCourse {
  return {
    state: decided ? 'ended' : 'in_play',
    // In ten-thousandths, rounded down.
    multiplier: decided ? Number((decided.win * 10_000n) / decided.bet) : 0,
    can_cash_out: false,
    seen: { chain: chainNumber, number, outcome: decided?.outcome ?? null },
  };
}

export function liveKind(game: LiveGame, phases: Phases): DrawnKind {
  return {
    phases,
    resultOf: (number, salted) => {
      const random = createFairRandom({ serverSeed: salted, ...drawSeeds(game.code, number) });
      return {
        runs_ms: phases.announces_ms ?? 0,
        endedOn: null,
        outcome: thingOf(game.outcomeOf(random)),
      };
    },
    decideRunning: null,
    decideRest: async (client, draw, { outcome }) => {
      if (!outcome) throw new Error(`Draw ${draw.drawId} has no outcome.`);
      const bets = await standingBets(client, draw);
      const decided = game.pool
        ? await sharedBets(client, game.pool, draw, bets, game.outcomeSchema.parse(outcome))
        : bets.map((bet): DecidedBet => ({
            ...bet,
            win: game.winOf(bet.bet, bet.wager, outcome),
            fromRake: null,
          }));
      await decideBets(client, decided);
      return decided.map(({ publicId, bet, win }): Decided => {
        return { publicId, win, book: courseOf(draw, { bet, win, outcome }) };
      });
    },
  };
}
