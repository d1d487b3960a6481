/**
 * Flights whose player has come back while the bet is on its way to the operator, or on its way back. The process that sent it may be
 * gone, and then tells nothing: this one looks after the bet until it is taken or back, for as long as the player is here.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { House } from '../house.ts';
import { findRound, type Round } from '../rounds/round.ts';
import { hasNotBegun, isAsked } from './flight-rounds.ts';

export type AwaitedFlights = {
  /** Looks after a flight from now on, if its bet is on its way there or back. */
  add: (round: Round) => void;
  /** Resolves when nothing is looked after any more, which ends with the signal. */
  settled: () => Promise<void>;
};

const isAwaited = (round: Round): boolean => isAsked(round) || round.state === 'rolling_back';

export function awaitFlights(options: {
  house: House;
  every_ms: number;
  signal: AbortSignal;
  isHere: (gameCode: string, player: string) => boolean;
  /** A flight has moved on: its bet is taken, on its way back, or back. */
  onMoved: (round: Round) => Promise<void>;
}): AwaitedFlights {
  const { house, every_ms, signal, isHere, onMoved } = options;
  const awaited = new Map<string, Round>();
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    while (awaited.size > 0 && !signal.aborted) {
      await delay(every_ms, undefined, { signal }).catch(() => undefined);
      for (const { publicId, gameCode, player } of awaited.values())
        if (!isHere(gameCode, player)) awaited.delete(publicId);
      try {
        for (const publicId of await moved()) await takeUp(publicId);
      } catch (error) {
        house.log.warn({ err: error }, 'flights that are asked for could not be read');
      }
    }
  }

  async function moved(): Promise<string[]> {
    const { rows } = await house.pool.query<{ public_id: string }>(
      `SELECT r.public_id FROM house.round r JOIN unnest($1::uuid[], $2::text[]) AS known (public_id, state) USING (public_id)
       WHERE r.state::text <> known.state OR r.state = 'in_play' AND NOT ${hasNotBegun}`,
      [[...awaited.keys()], [...awaited.values()].map(({ state }) => state)],
    );
    return rows.map(({ public_id }) => public_id);
  }

  async function takeUp(publicId: string): Promise<void> {
    const round = await findRound(house, publicId);
    if (round && isAwaited(round)) awaited.set(publicId, round);
    else awaited.delete(publicId);
    if (round && !isAsked(round)) await onMoved(round);
  }

  return {
    add: (round) => {
      if (signal.aborted || !isAwaited(round)) return;
      awaited.set(round.publicId, round);
      looking ??= look().finally(() => (looking = undefined));
    },
    settled: async () => looking,
  };
}
