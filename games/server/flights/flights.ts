/**
 * The flights of a process: begins and ends them, and tells their players. Those that another process has begun are told and followed
 * here too if their player is here.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { Flight, ServerMessage } from '../../kinds/crash/socket-api.ts';
import type { Fairness } from '../../kit/play-api/common.ts';
import type { CrashHouseGame, House } from '../house.ts';
import { balanceOf, balancesAfter } from '../play-session.ts';
import { Refusal } from '../refusal.ts';
import { findRound, lastOfPlace, type Round } from '../rounds/round.ts';
import { fairnessInForce } from '../seeds.ts';
import { readSession, type Session } from '../sessions.ts';
import { payWin, resumeRound } from '../settle.ts';
import { awaitFlights } from './awaited-flights.ts';
import { cashOutFlight, flightPlace, overAt, presentFlight } from './flight-rounds.ts';
import { type FlightNotice, hearOfFlights, tellOfFlight } from './notices.ts';
import { type AskedFlight, placeFlight } from './place-flight.ts';

export type Flights = {
  /** Begins a flight, and tells its player of it on every connection. @throws Refusal */
  begin: (game: CrashHouseGame, session: Session, asked: AskedFlight, arrivedAt: Date) => Promise<void>;
  /** Cashes one out, and tells its player. @throws Refusal */
  cashOut: (session: Session, betId: string, arrivedAt: Date) => Promise<void>;
  /** The player's last flights, the newest first; they are told what becomes of one that is asked for or flies. */
  lastOf: (session: Session) => Promise<Flight[]>;
  close: () => Promise<void>;
};

type Followed = { round: Round; timer: NodeJS.Timeout | undefined };

const mostFlights = 30;

export function createFlights(options: {
  house: House;
  databaseUrl: string;
  /** How often a player is told that their flight still flies. */
  beat_ms: number;
  /** Tells all connections of a player in a game's room. */
  tell: (gameCode: string, player: string, message: ServerMessage) => void;
  /** Whether a player has a connection in a game's room. */
  isHere: (gameCode: string, player: string) => boolean;
}): Flights {
  const { house, beat_ms } = options;
  const followed = new Map<string, Followed>();
  /** By player and game, until the flight is decided and what it pays was sent: the next one waits for that, and not its player. */
  const ending = new Map<string, Promise<unknown>>();
  const closing = new AbortController();
  const { signal } = closing;
  let beating: Promise<void> | undefined;
  const now_ms = () => house.now().getTime();
  const keyOf = ({ player, gameCode }: { player: string; gameCode: string }) => `${gameCode} ${player}`;

  function untilEnded(round: { player: string; gameCode: string }, work: Promise<void>): Promise<void> {
    const key = keyOf(round);
    const whole = Promise.allSettled([ending.get(key), work]).finally(() => {
      if (ending.get(key) === whole) ending.delete(key);
    });
    ending.set(key, whole);
    return work;
  }

  function tell(round: Round, more: { balance_minor?: string; fairness?: Fairness } = {}): void {
    const now = now_ms();
    options.tell(round.gameCode, round.player, {
      type: 'flight',
      now,
      flight: presentFlight(round, now),
      ...more,
    });
  }

  /** Follows a flight that flies until it is over. */
  function follow(round: Round): void {
    if (signal.aborted || followed.has(round.publicId)) return;
    const times = overAt(round);
    if (!times) return;
    const timer = setTimeout(
      () => void untilEnded(round, end(round)).catch((error: unknown) => stumble(error, round)),
      Math.max(0, times.over_ms - now_ms()),
    );
    followed.set(round.publicId, { round, timer });
    beating ??= beat().finally(() => (beating = undefined));
  }

  function leave(publicId: string): void {
    clearTimeout(followed.get(publicId)?.timer);
    followed.delete(publicId);
  }

  function stumble(error: unknown, { publicId }: Round): void {
    if (signal.aborted) return;
    house.log.error({ err: error, round: publicId }, 'a flight could not be ended here: the queue does that');
  }

  async function until(time_ms: number): Promise<void> {
    while (now_ms() < time_ms) await delay(time_ms - now_ms(), undefined, { signal });
  }

  /** A flight is over: it is told so, and decided when the cash-outs that came in time are written down. */
  async function end(round: Round): Promise<void> {
    leave(round.publicId);
    const { over_ms, decided_ms } = overAt(round) ?? { over_ms: 0, decided_ms: 0 };
    // A timer may go off a little early: the flight would be told to fly on.
    await until(over_ms);
    tell(round);
    await until(decided_ms);
    await resumeRound(house, round);
    await tellOver(round.publicId);
  }

  /** Tells what became of a flight, with what its player has since. */
  async function tellOver(publicId: string): Promise<void> {
    const round = await findRound(house, publicId);
    if (!round) return;
    if (round.state === 'in_play') return follow(round);
    const balance = await balanceOver(round);
    tell(round, balance === null ? {} : { balance_minor: balance.toString() });
  }

  /** What its player has once nothing of a flight is on its way any more; null before, and where the operator does not say. */
  async function balanceOver(round: Round): Promise<bigint | null> {
    if (round.state === 'settled') return (await balancesAfter(house, round)).afterAll;
    if (round.state !== 'rolled_back') return null;
    // The answer to a rollback that the house keeps has no balance.
    return balanceOf(house, await readSession(house, round.sessionId)).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  }

  /** Tells that flights still fly, and takes up what became of them elsewhere, for as long as there are any. */
  async function beat(): Promise<void> {
    while (followed.size > 0 && !signal.aborted) {
      await delay(beat_ms, undefined, { signal }).catch(() => undefined);
      try {
        const { rows } = await house.pool.query<{ public_id: string }>(
          `SELECT public_id FROM house.round WHERE public_id = ANY($1) AND state <> 'in_play'`,
          [[...followed.keys()]],
        );
        for (const { public_id } of rows) {
          leave(public_id);
          await tellOver(public_id);
        }
        for (const { round } of followed.values()) tell(round);
      } catch (error) {
        house.log.warn({ err: error }, 'flights could not be read');
      }
    }
  }

  /** It is paid as the session that it was begun in was let in, whichever device ends it. */
  async function land(session: Session, betId: string, arrivedAt: Date): Promise<void> {
    const { round, isNew } = await cashOutFlight(house, session, betId, arrivedAt);
    leave(betId);
    tell(round);
    if (isNew && round.state === 'closing')
      await payWin(house, await readSession(house, round.sessionId), round);
    await tellOver(betId);
  }

  /** Tells of a flight that has begun, with what its player has after the bet, and follows it. */
  async function takeUp(round: Round): Promise<void> {
    const [{ afterBet }, fairness] = await Promise.all([
      balancesAfter(house, round),
      fairnessInForce(house, round.player, round.gameCode),
    ]);
    tell(round, { balance_minor: afterBet.toString(), fairness });
    follow(round);
  }

  /** Another process has begun a flight. */
  async function takeUpFrom({ instance, game_code, player, public_id }: FlightNotice): Promise<void> {
    if (instance === house.instance || !options.isHere(game_code, player)) return;
    const round = await findRound(house, public_id);
    if (round) await takeUp(round);
  }
  const awaited = awaitFlights({
    house,
    every_ms: beat_ms,
    signal,
    isHere: options.isHere,
    onMoved: async (round) => {
      if (round.state !== 'in_play') return tellOver(round.publicId);
      if (!followed.has(round.publicId)) await takeUp(round);
    },
  });
  const notices = hearOfFlights({
    databaseUrl: options.databaseUrl,
    log: house.log,
    onFlight: (notice) =>
      void takeUpFrom(notice).catch((error: unknown) => {
        if (!signal.aborted) house.log.warn({ err: error }, 'a flight of another process could not be told');
      }),
  });

  return {
    begin: async (game, session, asked, arrivedAt) => {
      await ending.get(keyOf(session));
      const round = await placeFlight(house, game, session, asked, arrivedAt);
      await takeUp(round);
      const { gameCode: game_code, player, publicId: public_id } = round;
      await tellOfFlight(house, { instance: house.instance, game_code, player, public_id });
    },
    cashOut: (session, betId, arrivedAt) => untilEnded(session, land(session, betId, arrivedAt)),
    lastOf: async (session) => {
      const rounds = await lastOfPlace(house, session.player, session.gameCode, flightPlace, mostFlights);
      const now = now_ms();
      for (const round of rounds) {
        follow(round);
        awaited.add(round);
      }
      return rounds.map((round) => presentFlight(round, now));
    },
    close: async () => {
      closing.abort();
      await notices.close();
      for (const publicId of followed.keys()) leave(publicId);
      await Promise.allSettled([...ending.values(), beating, awaited.settled()]);
    },
  };
}
