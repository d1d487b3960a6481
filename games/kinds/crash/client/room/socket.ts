/** The connection to the room: enters, is asked for signs of life, and when it is lost connects and enters again, ever less often. */
import type { PlayErrorCode } from '../../../../kit/play-api/common.ts';
import {
  type ClientMessage,
  type ServerMessage,
  serverMessageSchema,
  socketPath,
  socketVersion,
} from '../../socket-api.ts';

/** connecting: for the first time. lost: it was there, and is tried again. ended: the server lets this session in no more. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended';

export type RoomSocket = {
  /** @returns false if there is no connection that has entered. */
  send: (message: Exclude<ClientMessage, { type: 'enter' | 'ping' }>) => boolean;
  /** Tries now, instead of after the pause. */
  hurry: () => void;
  close: () => void;
};

type Listener = {
  onLine: (line: Line) => void;
  onMessage: (message: ServerMessage, received_ms: number) => void;
  /** The server does not let this session in, and will not. */
  onTurnedAway: (error: PlayErrorCode) => void;
};

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
export function openRoomSocket(session: string, { onLine, onMessage, onTurnedAway }: Listener): RoomSocket {
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
      opened.send(JSON.stringify({ v: socketVersion, type: 'enter', session } satisfies ClientMessage));
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
    const parsed = serverMessageSchema.safeParse(readJson(data));
    // A server of a newer version may say what this client does not know.
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'refused' && message.to === 'enter') {
      if (passing.has(message.error)) return;
      end();
      onTurnedAway(message.error);
      return;
    }
    if (message.type === 'snapshot') {
      hasEntered = true;
      pause_ms = FIRST_PAUSE_MS;
      onMessage(message, received_ms);
      onLine('open');
      return;
    }
    onMessage(message, received_ms);
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
    socket.send(JSON.stringify({ type: 'ping', sent: performance.now() } satisfies ClientMessage));
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
