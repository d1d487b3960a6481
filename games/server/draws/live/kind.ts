/** What a live table makes of draws: the link decides at once, the outcome is shown for a while, and then every bet is paid by it. */
import { fieldFrom, outcomeFrom } from '../../../kinds/live/drawn-from.ts';
import type { LiveGame } from '../../../kinds/live/games.ts';
import type { RaceField } from '../../../kinds/live/races.ts';
import { saltedLink } from '../../../kit/fairness/chain.ts';
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

/** The field of a race, whose prices are known before it takes bets; null in other games. */
export function fieldOf(
  game: LiveGame,
  { chainEnd, salt, number }: Pick<Draw, 'chainEnd' | 'salt' | 'number'>,
): RaceField | null {
  return fieldFrom(game, saltedLink(chainEnd, salt), number);
}

export function liveKind(game: LiveGame, phases: Phases): DrawnKind {
  return {
    phases,
    resultOf: (number, salted, saltedEnd) => ({
      runs_ms: phases.announces_ms ?? 0,
      endedOn: null,
      outcome: thingOf(outcomeFrom(game, { salted, saltedEnd, number })),
    }),
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
