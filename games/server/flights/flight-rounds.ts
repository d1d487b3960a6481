/**
 * Flights as their rounds keep them: placing one, cashing it out, and deciding it once its time is over. What becomes of a flight
 * follows from its row, its seeds and the time alone, so that it does not matter which process is there to see it end.
 */
import { v7 as newId } from 'uuid';
import {
  type Fate,
  fateOf,
  flightEndOf,
  type FlightSeen,
  flightSeenSchema,
  type FlightWager,
  flightWagerSchema,
} from '../../kinds/crash/flight.ts';
import { cashOutAt, payoutAt, timeOf } from '../../kinds/crash/rules.ts';
import type { Flight } from '../../kinds/crash/socket-api.ts';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { courseSchema, type SeenCourse } from '../../kit/play-api/rounds.ts';
import type { House } from '../house.ts';
import { Refusal } from '../refusal.ts';
import { closeRound, takeBack } from '../rounds/close.ts';
import { lockRound, type Round, seedsOf } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { inTransaction, type Queryable } from '../transaction.ts';

/** A player may have one flight in a game at a time, beside the two bets of a draw. */
export const flightPlace = 2;
/**
 * A flight is lost so long after its end, so that every process has written down the cash-outs that came in time.
 */
const lastCashOuts_ms = 400;
/** A player who has waited so long for their bet to be taken may not be there any more: it is given back. */
export const patience_ms = 10_000;
/**
 * A flight begins with its bet taken. One that has not, so long after it was asked for, is given back: its process has failed to begin
 * it. That of a process that is gone is given back as soon as another takes it over.
 */
export const begins_ms = patience_ms + 2_000;
/** Whether a row of `house.round` is a flight that has not begun, as a condition of SQL that is never null. */
export const hasNotBegun = `(book->'seen'->>'form' = 'solo' AND book->'seen'->>'began_at' IS NULL) IS TRUE`;

/** What a round's row says of its flight, with what its seeds say. */
type ReadFlight = FlightSeen & {
  wager: FlightWager;
  /** Secret while it flies. */
  end: number;
  fate: Fate;
};

/** Reads a round that is a flight; undefined for every other. */
export function readFlight(round: Round): ReadFlight | undefined {
  const wager = flightWagerSchema.safeParse(round.wager);
  if (!wager.success) return undefined;
  const seen = flightSeenSchema.parse(courseSchema.parse(round.book).seen);
  const end = flightEndOf(createFairRandom(seedsOf(round)));
  return { ...seen, wager: wager.data, end, fate: fateOf(seen.ceiling, end) };
}

function requireFlight(round: Round): ReadFlight {
  const flight = readFlight(round);
  if (!flight) throw new Error(`Round ${round.publicId} is no flight.`);
  return flight;
}

/** Where a flight stands, as its round keeps it: rounds keep multipliers in ten-thousandths. */
function bookOf(seen: FlightSeen): SeenCourse {
  return {
    state: seen.ended_on === null ? 'in_play' : 'ended',
    multiplier: (seen.cashed_out_on ?? 0) * 100,
    can_cash_out: seen.ended_on === null && seen.began_at !== null,
    seen: { ...seen },
  };
}

/** The book of a flight whose bet is on its way. */
export function bookBefore(ceiling: number): SeenCourse {
  return bookOf({ form: 'solo', ceiling, began_at: null, cashed_out_on: null, ended_on: null });
}

/** When a flight that nobody cashes out is to be decided. */
function decidedAt_ms(began_ms: number, { pays, after_ms }: Fate): number {
  return began_ms + after_ms + (pays === null ? lastCashOuts_ms : 0);
}

/** Its time begins now, unless it has begun. */
export async function beginFlight(house: House, round: Round): Promise<void> {
  const { ceiling, fate } = requireFlight(round);
  const now = house.now();
  const book = bookOf({
    form: 'solo',
    ceiling,
    began_at: now.getTime(),
    cashed_out_on: null,
    ended_on: null,
  });
  await house.pool.query(
    `UPDATE house.round SET book = $2, ends_at = $3, next_attempt_at = $4
     WHERE public_id = $1 AND state = 'in_play' AND book->'seen'->>'began_at' IS NULL`,
    [
      round.publicId,
      JSON.stringify(book),
      // What the player may know: the time at which it is cashed out at the latest.
      new Date(now.getTime() + timeOf(ceiling)),
      new Date(decidedAt_ms(now.getTime(), fate)),
    ],
  );
}

type CashedOut = { round: Round; isNew: boolean };

/** Cash-outs that have arrived in this process and are not written down yet, by flight. */
const arrived = new Map<string, Set<Promise<unknown>>>();

async function arrivalsWritten(publicId: string): Promise<void> {
  const waiting: readonly Promise<unknown>[] = [...(arrived.get(publicId) ?? [])];
  await Promise.allSettled(waiting);
}

/**
 * Cashes a flight out at the multiplier of the moment at which the message arrived. Asked for again it answers the same.
 * @returns the round as it is then, and whether this has decided it: then what it pays is to be sent.
 * @throws Refusal `too_late` if it had ended by then; nothing is changed.
 */
export async function cashOutFlight(
  house: House,
  session: Session,
  betId: string,
  arrivedAt: Date,
): Promise<CashedOut> {
  const work = inTransaction(house.pool, (client) => cashOut(house, client, session, betId, arrivedAt));
  const others = arrived.get(betId) ?? new Set();
  arrived.set(betId, others.add(work));
  try {
    return await work;
  } finally {
    others.delete(work);
    if (others.size === 0) arrived.delete(betId);
  }
}

async function cashOut(
  house: House,
  client: Queryable,
  session: Session,
  betId: string,
  arrivedAt: Date,
): Promise<CashedOut> {
  const round = await lockRound(house, client, betId);
  const flight = round && readFlight(round);
  if (!flight || round.player !== session.player || round.gameCode !== session.gameCode)
    throw new Refusal('round_unknown', 'the player has no such flight');
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (round.state !== 'in_play') return { round: decidedBefore(round, flight), isNew: false };
  if (flight.began_at === null) throw new Refusal('action_not_allowed', 'the flight has not begun');
  const result = cashOutAt(arrivedAt.getTime() - flight.began_at, flight.end, flight.ceiling);
  if (result === 'not_begun') throw new Refusal('action_not_allowed', 'the flight had not begun');
  if (result === 'too_late') throw new Refusal('too_late', 'the flight had ended');
  await client.query(
    `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, 0, $2, $3, $4)`,
    [round.roundId, newId(), JSON.stringify({ type: 'cash_out', at: result.at }), house.now()],
  );
  await client.query('UPDATE house.round SET actions = 1 WHERE round_id = $1', [round.roundId]);
  return { round: await decide(house, client, round, flight, result.at), isNew: true };
}

function decidedBefore(round: Round, { cashed_out_on, ended_on }: ReadFlight): Round {
  if (ended_on === null) throw new Refusal('round_cancelled', 'the bet is given back');
  if (cashed_out_on === null) throw new Refusal('too_late', 'the flight has ended');
  return round;
}

function decide(
  house: House,
  client: Queryable,
  round: Round,
  { ceiling, began_at, end }: ReadFlight,
  at: number | null,
): Promise<Round> {
  const book = bookOf({ form: 'solo', ceiling, began_at, cashed_out_on: at, ended_on: end });
  return closeRound(house, client, round, at === null ? 0n : payoutAt(round.bet, at), book);
}

/**
 * Decides a flight whose time is over, within a transaction that holds it; one that has not begun is given back.
 * @returns the round as it is then, or null if it still flies.
 */
export async function endFlight(house: House, client: Queryable, round: Round): Promise<Round | null> {
  const flight = requireFlight(round);
  if (flight.began_at === null) return takeBack(house, client, round);
  const due_ms = decidedAt_ms(flight.began_at, flight.fate);
  if (house.now().getTime() >= due_ms) return decide(house, client, round, flight, flight.fate.pays);
  await client.query('UPDATE house.round SET next_attempt_at = $2 WHERE round_id = $1', [
    round.roundId,
    new Date(due_ms),
  ]);
  return null;
}

/** To be called before a transaction that decides a round in play for an absent player: cash-outs that came in time go first. */
export const beforeFlightEnds = arrivalsWritten;

/** When a flight that flies is over, and when it may be decided, if its player does nothing; null if it does not fly. */
export function overAt(round: Round): { over_ms: number; decided_ms: number } | null {
  const flight = readFlight(round);
  if (!flight || round.state !== 'in_play' || flight.began_at === null) return null;
  const { began_at, fate } = flight;
  return { over_ms: began_at + fate.after_ms, decided_ms: decidedAt_ms(began_at, fate) };
}

/** Whether what becomes of a flight's bet is not known yet: whether it is taken and begins, or comes back. */
export function isAsked(round: Round): boolean {
  return round.state === 'opened' || (round.state === 'in_play' && readFlight(round)?.began_at === null);
}

/** A flight as its player may see it at a time: where it ends is told once it is over. */
export function presentFlight(round: Round, now_ms: number): Flight {
  const flight = requireFlight(round);
  const { began_at, cashed_out_on, ended_on, end, fate } = flight;
  const isOver = round.state === 'in_play' && began_at !== null && now_ms >= began_at + fate.after_ms;
  const hasEnded = isOver && fate.pays === null;
  const isDecided = round.state === 'closing' || round.state === 'settled';
  return {
    bet_id: round.publicId,
    nonce: seedsOf(round).nonce,
    bet_minor: round.bet.toString(),
    auto_cash_out: flight.wager.auto_cash_out,
    ceiling: flight.ceiling,
    state: stateOf(round, flight, hasEnded),
    began_at,
    ended_on: hasEnded ? end : ended_on,
    cashed_out_on,
    win_minor: isDecided ? round.win.toString() : null,
  };
}

function stateOf(round: Round, { cashed_out_on }: ReadFlight, hasEnded: boolean): Flight['state'] {
  const { state } = round;
  if (isAsked(round)) return 'asked';
  if (state === 'closing' || state === 'settled') return cashed_out_on === null ? 'lost' : 'cashed_out';
  if (state !== 'in_play') return 'void';
  return hasEnded ? 'ended' : 'flying';
}
