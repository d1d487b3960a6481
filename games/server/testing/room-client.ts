/** A client of the play socket for tests, whatever is said there. Everything that the server says is checked against its schema. */
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { z } from 'zod';
import { socketPath } from '../../kit/play-api/draws.ts';

/** Connects and enters. `origin` is that of the game's page. */
export async function connectRoom<Message extends { type: string; now?: number }>(
  { url, origin, session }: { url: string; origin: string; session: string },
  schema: z.ZodType<Message>,
) {
  const socket = new WebSocket(url.replace(/^http/, 'ws') + socketPath, { origin });
  const heard: Message[] = [];
  /** Every word as it came, for whoever looks for what must not be in it. */
  const texts: string[] = [];
  const listeners = new Set<() => void>();
  socket.on('error', () => undefined);
  socket.on('message', (data) => {
    const text = Buffer.isBuffer(data) ? data.toString() : '';
    texts.push(text);
    heard.push(schema.parse(JSON.parse(text)));
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
  function hear<Type extends Message['type']>(
    type: Type,
    isSo: (message: Extract<Message, { type: Type }>) => boolean = () => true,
    patience_ms = 45_000,
  ): Promise<Extract<Message, { type: Type }>> {
    const isType = (message: Message): message is Extract<Message, { type: Type }> => message.type === type;
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
  return {
    heard,
    texts,
    hear,
    /** The server's time when it last told it. */
    now: (): number => heard.findLast(({ now }) => now !== undefined)?.now ?? 0,
    send,
    /** Resolves when the connection has ended, whoever ended it. */
    closed,
    isOpen: () => socket.readyState === socket.OPEN,
    close: async () => {
      socket.close();
      await closed;
    },
  };
}
