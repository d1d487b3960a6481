/** What a live table makes of draws: the link decides at once, the outcome is shown for a while, and then every bet is paid by it. */
import {
  ballsOutcomeSchema,
  type LiveGame,
  numbersOutcomeSchema,
  type PoolGame,
} from '../../../kinds/live/games.ts';
import { drawSeeds } from '../../../kinds/live/rules.ts';
import { lotteryWinners } from '../../../kinds/live/tickets.ts';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import type { SeenCourse } from '../../../kit/play-api/rounds.ts';
import type { Thing } from '../../../kit/round/round-game.ts';
import { thingOf } from '../../rounds/round.ts';
import type { Decided, DrawnKind } from '../drawn-kind.ts';
import type { Draw } from '../draws.ts';
import type { Phases } from '../timing.ts';
import type { BingoRounds } from './bingo-rounds.ts';
import { decideBets, type DecidedBet, standingBets, voidLonelyBets } from './draw-bets.ts';
import { type CountWinners, poolCurrency, sharedBets } from './shared-bets.ts';

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

export function liveKind(game: LiveGame, phases: Phases, bingoRounds: BingoRounds): DrawnKind {
  const { ball_ms = 0 } = phases;
  /** How the winners among the tickets of a currency are counted. */
  async function countOf(pooled: PoolGame, draw: Draw, outcome: Thing): Promise<CountWinners> {
    if (!pooled.bingo) {
      const { numbers } = numbersOutcomeSchema.parse(outcome);
      return (tickets) =>
        lotteryWinners(
          pooled,
          numbers,
          tickets.map(({ wager }) => wager),
        );
    }
    const { pools } = await bingoRounds.of(pooled, draw, ballsOutcomeSchema.parse(outcome).balls);
    return (tickets) => {
      const [first] = tickets;
      const pool = first && pools.get(poolCurrency(first));
      const lines = tickets.map(({ publicId }) => pool?.lines.get(publicId));
      if (!pool || !lines.every((each) => each !== undefined))
        throw new Error(`Draw ${draw.drawId} has a ticket that its round has not.`);
      return { lines, wonAt: pool.wonAt };
    };
  }
  return {
    phases,
    resultOf: (number, salted) => {
      const random = createFairRandom({ serverSeed: salted, ...drawSeeds(game.code, number) });
      return {
        runs_ms: phases.schedule?.announces_ms ?? 0,
        endedOn: null,
        outcome: thingOf(game.outcomeOf(random)),
      };
    },
    decideRunning: null,
    // The last ball is seen for as long as every other.
    runsFor: game.bingo
      ? async (draw, { runs_ms, outcome }) =>
          runs_ms + (await bingoRounds.of(game, draw, ballsOutcomeSchema.parse(outcome).balls)).last * ball_ms
      : null,
    leavesOut: game.bingo ? voidLonelyBets : null,
    decideRest: async (client, draw, { outcome }) => {
      if (!outcome) throw new Error(`Draw ${draw.drawId} has no outcome.`);
      const bets = await standingBets(client, draw);
      const decided = game.pool
        ? await sharedBets(client, game.pool, draw, bets, await countOf(game, draw, outcome))
        : bets.map((bet): DecidedBet => ({ ...bet, win: game.winOf(bet.bet, bet.wager, outcome) }));
      await decideBets(client, decided);
      return decided.map(({ publicId, bet, win }): Decided => {
        return { publicId, win, book: courseOf(draw, { bet, win, outcome }) };
      });
    },
  };
}
