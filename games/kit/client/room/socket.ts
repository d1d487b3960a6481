/** The connection to a room: enters, is asked for signs of life, and when it is lost connects and enters again, ever less often. */
import { z } from 'zod';
import { playErrorCodes, type PlayErrorCode } from '../../play-api/common.ts';
import { socketPath, time } from '../../play-api/draws.ts';
import type { Clock } from './clock.ts';

/** connecting: for the first time. lost: it was there, and is tried again. ended: the server lets this session in no more. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** What a kind of game says over its socket. */
export type RoomProtocol<Message> = {
  version: number;
  /** Every message of the server's. */
  schema: z.ZodType<Message>;
};

export type RoomSocket<Sent> = {
  /** @returns false if there is no connection that has entered. */
  send: (message: Sent) => boolean;
  /** Tries now, instead of after the pause. */
  hurry: () => void;
  close: () => void;
};

type Listener<Message> = {
  onLine: (line: Line) => void;
  onMessage: (message: Message) => void;
  /** The server does not let this session in, and will not. */
  onTurnedAway: (error: PlayErrorCode) => void;
};

/** What the connection itself looks at in the messages of every kind. */
const snapshotSchema = z.object({ type: z.literal('snapshot') });
const pongSchema = z.object({ type: z.literal('pong'), sent: z.number(), now: time });
const timedSchema = z.object({ now: time });
const turnedAwaySchema = z.object({
  type: z.literal('refused'),
  to: z.literal('enter'),
  error: z.enum(playErrorCodes),
});

const PING_MS = 2_000;
/** A server that has not even answered a ping for so long is gone. */
const SILENCE_MS = 7_000;
const FIRST_PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 8_000;
/** Refusals to enter that may not be refused the next time. */
const passing: ReadonlySet<PlayErrorCode> = new Set([
  'operator_unavailable',
  'internal_error',
  'too_many_requests',
]);

/** Opens the connection and keeps it until it is closed. */
export function openRoomSocket<Message, Sent>({
  session,
  protocol: { version, schema },
  clock,
  onLine,
  onMessage,
  onTurnedAway,
}: Listener<Message> & {
  session: string;
  protocol: RoomProtocol<Message>;
  clock: Clock;
}): RoomSocket<Sent> {
  let socket: WebSocket | null = null;
  let hasEntered = false;
  let isOver = false;
  let pause_ms = FIRST_PAUSE_MS;
  let heardAt_ms = performance.now();
  let retry: ReturnType<typeof setTimeout> | undefined;
  const address = new URL(socketPath, window.location.href.replace(/^http/, 'ws')).href;

  function connect(): void {
    clearTimeout(retry);
    const opened = new WebSocket(address);
    socket = opened;
    heardAt_ms = performance.now();
    opened.addEventListener('open', () => {
      opened.send(JSON.stringify({ v: version, type: 'enter', session }));
      ping();
    });
    opened.addEventListener('message', (event: MessageEvent<unknown>) => {
      if (socket === opened) hear(event.data);
    });
    opened.addEventListener('close', () => {
      if (socket === opened) lose();
    });
  }

  function hear(data: unknown): void {
    const received_ms = performance.now();
    heardAt_ms = received_ms;
    const read = readJson(data);
    hearTime(read, received_ms);
    const turnedAway = turnedAwaySchema.safeParse(read).data;
    if (turnedAway) {
      if (passing.has(turnedAway.error)) return;
      end();
      onTurnedAway(turnedAway.error);
      return;
    }
    const parsed = schema.safeParse(read);
    // A server of a newer version may say what this client does not know.
    if (!parsed.success) return;
    const isSnapshot = snapshotSchema.safeParse(read).success;
    if (isSnapshot) {
      hasEntered = true;
      pause_ms = FIRST_PAUSE_MS;
    }
    onMessage(parsed.data);
    if (isSnapshot) onLine('open');
  }

  function hearTime(read: unknown, received_ms: number): void {
    const pong = pongSchema.safeParse(read).data;
    if (pong) return clock.heardPong({ sent_ms: pong.sent, received_ms, server_ms: pong.now });
    const timed = timedSchema.safeParse(read).data;
    if (timed) clock.heardTime(received_ms, timed.now);
  }

  function lose(): void {
    const wasIn = hasEntered;
    socket?.close();
    socket = null;
    hasEntered = false;
    if (isOver) return;
    if (wasIn) onLine('lost');
    // Not all at once, when a server has come back.
    retry = setTimeout(connect, pause_ms * (0.7 + 0.6 * Math.random()));
    pause_ms = Math.min(LONGEST_PAUSE_MS, pause_ms * 2);
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify({ type: 'ping', sent: performance.now() }));
  }

  const pulse = setInterval(() => {
    if (socket && performance.now() - heardAt_ms > SILENCE_MS) lose();
    else ping();
  }, PING_MS);

  function hurry(): void {
    if (isOver || socket) return;
    pause_ms = FIRST_PAUSE_MS;
    connect();
  }
  window.addEventListener('online', hurry);

  function end(): void {
    isOver = true;
    clearInterval(pulse);
    clearTimeout(retry);
    window.removeEventListener('online', hurry);
    socket?.close();
  }

  onLine('connecting');
  connect();
  return {
    send(message) {
      if (!hasEntered || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
    hurry,
    close: end,
  };
}

function readJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined;
  } catch {
    return undefined;
  }
}
