/** Begins a round of wager and actions: takes the bet, and goes on to its end or to where it waits for the player. */
import { isDeepStrictEqual } from 'node:util';
import { ZodError } from 'zod';
import { createFairRandom } from '../kit/fairness/stream.ts';
import { hoursToReturn } from '../kit/play-api/hours-to-return.ts';
import { BetRefused, type MostOf, type Thing } from '../kit/round/round-game.ts';
import { awayNameOf, bookOf } from './course.ts';
import type { House, RoundHouseGame } from './house.ts';
import { playFrom } from './open-round.ts';
import { Refusal } from './refusal.ts';
import type { Round } from './rounds/round.ts';
import type { Session } from './sessions.ts';
import { requireStake } from './stakes.ts';
import { once } from './under-way.ts';

export type Asked = { roundId: string; bet: bigint; wager: Thing };

/**
 * Begins a round, or returns what it has become if it was asked for before.
 * @throws Refusal with the code that the player is told.
 */
export async function playBegin(
  house: House,
  game: RoundHouseGame,
  session: Session,
  { roundId, bet, wager }: Asked,
): Promise<Round> {
  const round = await once(`${session.sessionId}:${roundId}`, () =>
    playFrom(house, {
      game,
      session,
      spinId: roundId,
      publicId: roundId,
      bet,
      worstOf: async () =>
        requireStake(
          session,
          bet,
          readWager(() => game.current.mostOf(bet, wager)),
        ),
      wager,
      decide(seeds) {
        const standing = game.current.begin(bet, wager, createFairRandom(seeds)).after([]);
        return {
          win: standing.win_minor,
          book: bookOf(standing),
          isUnseen: false,
          whenAway: awayNameOf(standing),
          endsAt:
            standing.state === 'ended' ? null : new Date(house.now().getTime() + hoursToReturn * 3_600_000),
        };
      },
    }),
  );
  // The same id with another bet or wager is no repetition.
  if (round.bet !== bet || !isDeepStrictEqual(round.wager, wager)) {
    throw new Refusal('bad_request', 'round_id: it was used with another bet');
  }
  if (round.failure) throw new Refusal(round.failure, `round ${round.publicId} is ${round.state}`);
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  return round;
}

/** @throws Refusal that names what of the wager was wrong. */
function readWager(read: () => MostOf): MostOf {
  try {
    return read();
  } catch (error) {
    if (error instanceof BetRefused) throw new Refusal('bet_not_allowed', error.message);
    if (!(error instanceof ZodError)) throw error;
    const [issue] = error.issues;
    const where = ['wager', ...(issue?.path ?? [])].join('.');
    throw new Refusal('bad_request', `${where}: ${issue?.message ?? 'malformed'}`);
  }
}
