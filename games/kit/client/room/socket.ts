/**
 * The connection to a room: enters, is asked for signs of life, and when it is lost connects and enters again, ever less often; at once
 * when the browser tells that the network or the page is back.
 */
import { z } from 'zod';
import { playErrorCodes, type PlayErrorCode } from '../../play-api/common.ts';
import { socketPath, time } from '../../play-api/draws.ts';
import type { Clock } from './clock.ts';
import { pauseBefore_ms } from './reconnect.ts';

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
/** A server that has not answered a ping for so long is gone. Counted from the ping: those of a page in the background come seldom. */
const SILENCE_MS = 3_500;
/** As SILENCE_MS, until a room has been entered, which a slow network or a busy server may take long for. */
const ENTERING_MS = 7_000;
/** What came while the page was busy is heard within this, before a server is taken for gone. */
const HEARING_MS = 200;
/** As SILENCE_MS, where the browser has told of a change of the network, or the page was away. */
const PROBE_MS = 1_000;
/** A connection that is only being made for longer than this is replaced when the network is back. */
const OPENING_MS = 1_000;
/** A server that keeps clients for less than this is not connected to as if nothing had happened. */
const STEADY_MS = 5_000;
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
  let enteredAt_ms = 0;
  let attempt = 0;
  let openedAt_ms = 0;
  /** Since when an answer is awaited; null while none is. */
  let askedAt_ms: number | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const address = new URL(socketPath, window.location.href.replace(/^http/, 'ws')).href;

  function connect(): void {
    clearTimeout(retry);
    const opened = new WebSocket(address);
    socket = opened;
    openedAt_ms = performance.now();
    askedAt_ms = openedAt_ms;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
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
    askedAt_ms = null;
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
      enteredAt_ms = received_ms;
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
    if (hasEntered) onLost();
    drop();
    if (isOver) return;
    retry = setTimeout(connect, pauseBefore_ms(attempt, Math.random()));
    attempt += 1;
  }

  function onLost(): void {
    if (performance.now() - enteredAt_ms >= STEADY_MS) attempt = 0;
    hasEntered = false;
    onLine('lost');
  }

  function drop(): void {
    clearTimeout(retry);
    const dropped = socket;
    socket = null;
    // Also while it is being made: browsers make one connection to a server at a time, and one that hangs would hold up the next.
    dropped?.close();
  }

  function ping(): void {
    if (socket?.readyState !== WebSocket.OPEN) return;
    const sent = performance.now();
    askedAt_ms ??= sent;
    socket.send(JSON.stringify({ type: 'ping', sent }));
  }

  const pulse = setInterval(() => {
    const patience_ms = hasEntered ? SILENCE_MS : ENTERING_MS;
    if (socket && hasBeenSilentFor(patience_ms)) loseAfter(HEARING_MS, patience_ms);
    else ping();
  }, PING_MS);

  /** The network or the page is back: a connection that stands is asked whether it still does, and any other is made at once. */
  function wake(): void {
    if (isOver || document.hidden) return;
    if (socket?.readyState === WebSocket.OPEN) return probe();
    if (socket && performance.now() - openedAt_ms < OPENING_MS) return;
    attempt = 0;
    drop();
    connect();
  }

  function probe(): void {
    ping();
    loseAfter(PROBE_MS, PROBE_MS);
  }

  /** Gives the connection up after a pause, unless an answer has come by then. */
  function loseAfter(pause_ms: number, silence_ms: number): void {
    const asked = socket;
    setTimeout(() => {
      if (asked && socket === asked && hasBeenSilentFor(silence_ms)) lose();
    }, pause_ms);
  }

  function hasBeenSilentFor(wait_ms: number): boolean {
    return askedAt_ms !== null && performance.now() - askedAt_ms >= wait_ms;
  }

  const ending = new AbortController();
  const { signal } = ending;
  window.addEventListener('online', wake, { signal });
  window.addEventListener('offline', probe, { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });
  document.addEventListener('visibilitychange', wake, { signal });

  function end(): void {
    isOver = true;
    ending.abort();
    clearInterval(pulse);
    drop();
  }

  onLine('connecting');
  connect();
  return {
    send(message) {
      if (!hasEntered || socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(message));
      return true;
    },
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
