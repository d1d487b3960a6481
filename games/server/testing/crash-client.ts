/** A client of the play socket for tests. Everything that the server says is checked against its schema. */
import { randomUUID } from 'node:crypto';
import { type Flight, type ServerMessage, serverMessageSchema } from '../../kinds/crash/socket-api.ts';
import { connectRoom } from './room-client.ts';

export type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type CrashClient = Awaited<ReturnType<typeof connectCrash>>;

/**
 * Connects and enters. `origin` is that of the game's page.
 *
 * @param leastTime_ms what is left of a draw in which a test can bet: where the house was behind, draws open when they are nearly closed.
 */
export async function connectCrash(url: string, origin: string, session: string, leastTime_ms = 1_000) {
  const room = await connectRoom<ServerMessage>({ url, origin, session }, serverMessageSchema);
  const { hear, send } = room;
  const snapshot = await hear('snapshot');
  return {
    ...room,
    snapshot,
    leastTime_ms,
    /** Waits until a draw of this number, or any, is in a state. */
    draw: (state: string, number?: number) =>
      snapshot.draw?.state === state && (number === undefined || snapshot.draw.number === number)
        ? Promise.resolve(snapshot.draw)
        : hear(
            'draw',
            ({ draw }) => draw.state === state && (number === undefined || draw.number === number),
          ).then(({ draw }) => draw),
    /** Sends a bet; one sent twice is the same. @returns its id. */
    bet: (bet_minor: string, auto_cash_out: number | null, place = 0, bet_id: string = randomUUID()) => {
      send({ type: 'bet', bet_id, place, bet_minor, wager: { auto_cash_out } });
      return bet_id;
    },
    cashOut: (bet_id: string) => send({ type: 'cash_out', bet_id }),
    /** Begins a flight; one sent twice is the same. @returns its id. */
    fly: (bet_minor: string, auto_cash_out: number | null, bet_id: string = randomUUID()) => {
      send({ type: 'solo_bet', bet_id, bet_minor, wager: { auto_cash_out } });
      return bet_id;
    },
    land: (bet_id: string) => send({ type: 'solo_cash_out', bet_id }),
    /** The first word of a flight in one of these states. */
    flight: (bet_id: string, ...states: Flight['state'][]) =>
      hear('flight', ({ flight }) => flight.bet_id === bet_id && states.includes(flight.state)),
    answer: (bet_id: string, to: 'bet' | 'cash_out' = 'bet') =>
      hear('answer', (message) => message.bet_id === bet_id && message.to === to),
    refusal: (bet_id: string) => hear('refused', (message) => message.bet_id === bet_id),
  };
}
