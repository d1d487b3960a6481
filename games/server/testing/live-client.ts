/** A client of a live table for tests. Everything that the server says is checked against its schema. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type ServerMessage, serverMessageSchema, socketPath } from '../../kinds/live/socket-api.ts';

export type LiveTold<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;

export type LiveClient = Awaited<ReturnType<typeof connectLive>>;

/** Connects and enters. `origin` is that of the game's page. */
export async function connectLive(url: string, origin: string, session: string) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + socketPath, { origin });
  const heard: ServerMessage[] = [];
  /** Every word as it came, for whoever looks for what must not be in it. */
  const texts: string[] = [];
  const listeners = new Set<() => void>();
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    texts.push(text);
    heard.push(serverMessageSchema.parse(JSON.parse(text)));
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
    isSo: (message: LiveTold<Type>) => boolean = () => true,
    patience_ms = 15_000,
  ): Promise<LiveTold<Type>> {
    const isType = (message: ServerMessage): message is LiveTold<Type> => message.type === type;
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
    texts,
    hear,
    send,
    snapshot,
    /** Waits until a draw of this number is in a state. */
    draw: (state: string, number: number) =>
      snapshot.draw?.state === state && snapshot.draw.number === number
        ? Promise.resolve(snapshot.draw)
        : hear('draw', ({ draw }) => draw.state === state && draw.number === number).then(({ draw }) => draw),
    /** The next draw that opens after the client has connected: all of its time to bet is still to come. */
    nextOpen: async (): Promise<number> => {
      const known = snapshot.draw?.number ?? 0;
      const { draw } = await hear('draw', (one) => one.draw.state === 'open' && one.draw.number > known);
      return draw.number;
    },
    /** Sends a bet; one sent twice is the same. @returns its id. */
    bet: (
      number: number,
      bet_minor: string,
      spots: Readonly<Record<string, number>>,
      bet_id: string = randomUUID(),
    ) => {
      send({ type: 'live_bet', bet_id, draw: { chain: 1, number }, bet_minor, wager: { spots } });
      return bet_id;
    },
    answer: (bet_id: string) => hear('answer', (message) => message.bet_id === bet_id),
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
