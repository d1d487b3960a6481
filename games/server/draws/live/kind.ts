/** What a live table makes of draws: the link decides at once, the outcome is shown for a while, and then every bet is paid by it. */
import { countByCards } from '../../../kinds/live/bingo/round.ts';
import { fieldFrom, outcomeFrom } from '../../../kinds/live/drawn-from.ts';
import { ballsOutcomeSchema, type LiveGame, type LiveOutcome } from '../../../kinds/live/games.ts';
import type { RaceField } from '../../../kinds/live/races.ts';
import { countByBet, type SharingRules } from '../../../kinds/live/sharing.ts';
import { saltedLink } from '../../../kit/fairness/chain.ts';
import type { SeenCourse } from '../../../kit/play-api/rounds.ts';
import type { Thing } from '../../../kit/round/round-game.ts';
import { thingOf } from '../../rounds/round.ts';
import type { Queryable } from '../../transaction.ts';
import type { Decided, DrawnKind } from '../drawn-kind.ts';
import type { Draw } from '../draws.ts';
import type { Phases } from '../timing.ts';
import { bingoOf, type BingoRoom, type BingoRounds } from './bingo-rounds.ts';
import { decideBets, type DecidedBet, type LiveBet, standingBets, voidLonelyBets } from './draw-bets.ts';
import { type CountIn, sharedBets } from './shared-bets.ts';

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

export function liveKind(game: LiveGame, phases: Phases, bingoRounds: BingoRounds): DrawnKind {
  const { ball_ms = 0 } = phases;
  const bingo = bingoOf(game);
  const roundOf = (room: BingoRoom, draw: Draw, outcome: unknown) =>
    bingoRounds.of(room, draw, ballsOutcomeSchema.parse(outcome).balls);

  /** How the bets of a currency are counted. */
  async function countIn(pool: SharingRules, draw: Draw, outcome: LiveOutcome): Promise<CountIn> {
    if (pool.form !== 'cards') {
      const count = countByBet(pool, outcome);
      return () => count;
    }
    const { pools } = await roundOf({ code: game.code, pool }, draw, outcome);
    return (currency) => {
      const counted = pools.get(currency);
      if (!counted) throw new Error(`Draw ${draw.drawId} has tickets in ${currency} that its round has not.`);
      return countByCards(counted.winners);
    };
  }

  async function shareOut(
    client: Queryable,
    pool: SharingRules,
    draw: Draw,
    bets: readonly LiveBet[],
    drawn: Thing,
  ) {
    const outcome = game.outcomeSchema.parse(drawn);
    return sharedBets(client, pool, draw, bets, outcome, await countIn(pool, draw, outcome));
  }

  return {
    phases,
    resultOf: (number, salted, saltedEnd) => ({
      runs_ms: phases.announces_ms ?? 0,
      endedOn: null,
      outcome: thingOf(outcomeFrom(game, { salted, saltedEnd, number })),
    }),
    decideRunning: null,
    // The last ball is seen for as long as every other.
    runsFor: bingo
      ? async (draw, { runs_ms, outcome }) => runs_ms + (await roundOf(bingo, draw, outcome)).last * ball_ms
      : null,
    leavesOut: bingo ? voidLonelyBets : null,
    decideRest: async (client, draw, { outcome }) => {
      if (!outcome) throw new Error(`Draw ${draw.drawId} has no outcome.`);
      const bets = await standingBets(client, draw);
      const decided = game.pool
        ? await shareOut(client, game.pool, draw, bets, outcome)
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
