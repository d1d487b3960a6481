/** Begins a flight: takes its bet, and then lets its time begin. */
import { isDeepStrictEqual } from 'node:util';
import { ceilingOf, type Wager } from '../../kinds/crash/rules.ts';
import { payoutOf } from '../../kinds/instant/multiplier.ts';
import type { FlightWager } from '../../kinds/crash/flight.ts';
import type { CrashHouseGame, House } from '../house.ts';
import { playFrom } from '../open-round.ts';
import { Refusal } from '../refusal.ts';
import { takeBack } from '../rounds/close.ts';
import { findRound, lockRound, type Round } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { rollBack } from '../settle.ts';
import { requireStake, stakesOf } from '../stakes.ts';
import { inTransaction } from '../transaction.ts';
import { once } from '../under-way.ts';
import { beginFlight, begins_ms, bookBefore, flightPlace, patience_ms, readFlight } from './flight-rounds.ts';

export type AskedFlight = { betId: string; bet: bigint; wager: Wager };

/**
 * Begins a flight, or returns what it has become if it was asked for before.
 * @throws Refusal with the code that the player is told.
 */
export async function placeFlight(
  house: House,
  game: CrashHouseGame,
  session: Session,
  { betId, bet, wager: { auto_cash_out } }: AskedFlight,
  arrivedAt: Date,
): Promise<Round> {
  const wager: FlightWager = { form: 'solo', auto_cash_out };
  const ceiling = (): number => {
    const found = ceilingOf(wager, bet, BigInt(stakesOf(session).most_win_minor));
    if (found === null) throw new Refusal('bet_not_allowed', 'the target pays more than one bet may');
    return found;
  };
  const round = await once(`${session.sessionId}:${betId}`, async () => {
    const placed = await playFrom(house, {
      game,
      session,
      spinId: betId,
      publicId: betId,
      bet,
      wager,
      place: flightPlace,
      worstOf: async () =>
        requireStake(session, bet, { staked_minor: bet, win_minor: payoutOf(bet, ceiling() * 100) }),
      decide: () => ({
        win: 0n,
        book: bookBefore(ceiling()),
        isUnseen: false,
        endsAt: new Date(house.now().getTime() + begins_ms),
      }),
    });
    return takeOff(house, session, placed, arrivedAt);
  });
  if (round.bet !== bet || !isDeepStrictEqual(round.wager, wager))
    throw new Refusal('bad_request', 'bet_id: it was used with another bet');
  if (round.failure !== null) throw new Refusal(round.failure, `round ${betId} is ${round.state}`);
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  return round;
}

/** Lets the time of a flight begin whose bet has been taken. */
async function takeOff(house: House, session: Session, placed: Round, arrivedAt: Date): Promise<Round> {
  if (placed.state !== 'in_play' || readFlight(placed)?.began_at !== null) return placed;
  if (house.now().getTime() - arrivedAt.getTime() > patience_ms) await giveBack(house, session, placed);
  else await beginFlight(house, placed);
  return (await findRound(house, placed.publicId)) ?? placed;
}

async function giveBack(house: House, session: Session, { publicId }: Round): Promise<void> {
  const given = await inTransaction(house.pool, async (client) => {
    const round = await lockRound(house, client, publicId);
    return round?.state === 'in_play' ? takeBack(house, client, round) : undefined;
  });
  if (given?.state === 'rolling_back') await rollBack(house, session, given);
}
