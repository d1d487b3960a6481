/** A client of the play socket for tests. Everything that the server says is checked against its schema. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import {
  type Flight,
  type ServerMessage,
  serverMessageSchema,
  socketPath,
} from '../../kinds/crash/socket-api.ts';

export type Told<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type CrashClient = Awaited<ReturnType<typeof connectCrash>>;

/** Connects and enters. `origin` is that of the game's page. */
export async function connectCrash(url: string, origin: string, session: string) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + socketPath, { origin });
  const heard: ServerMessage[] = [];
  const listeners = new Set<() => void>();
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    heard.push(serverMessageSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')));
    for (const listener of listeners) listener();
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  await Promise.race([
    once(socket, 'open'),
    closed.then(() => Promise.reject(new Error('The connection was not accepted.'))),
  ]);
  const send = (message: object) => socket.send(JSON.stringify(message));

  /** The first message of a type that is so, among those heard already too. */
  function hear<Type extends ServerMessage['type']>(
    type: Type,
    isSo: (message: Told<Type>) => boolean = () => true,
    patience_ms = 15_000,
  ): Promise<Told<Type>> {
    const isType = (message: ServerMessage): message is Told<Type> => message.type === type;
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        listeners.delete(look);
      };
      const look = () => {
        const found = heard.filter(isType).find(isSo);
        if (!found) return;
        finish();
        resolve(found);
      };
      const timer = setTimeout(() => {
        finish();
        reject(new Error(`no such ${type}; heard last ${JSON.stringify(heard.at(-1))}`));
      }, patience_ms);
      listeners.add(look);
      look();
    });
  }

  send({ v: 1, type: 'enter', session });
  const snapshot = await hear('snapshot');
  return {
    heard,
    hear,
    send,
    snapshot,
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
    /** Resolves when the connection has ended, whoever ended it. */
    closed,
    isOpen: () => socket.readyState === socket.OPEN,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
