import type { ClientMessage, ServerEvent } from '@marquee/contract/realtime.ts';

interface Credentials {
  readonly account_id: string;
  readonly auth: string;
}

export interface RealtimeClient {
  /** Sign the channel in, or out with null. It is connected while there is a player or a site is watched. */
  signIn(credentials: Credentials | null): void;
  /** Hear what happens on a site, or no longer with null. */
  watchSite(domainName: string | null): void;
  /** Hear every event, until the returned function is called. */
  subscribe(listener: (event: ServerEvent) => void): () => void;
  close(): void;
}

const firstDelay_ms = 1000;
const longestDelay_ms = 30_000;
const pingEvery_ms = 25_000;
const pongWithin_ms = 10_000;

/** How long to wait before the given attempt (from 0): doubling, spread so that a crowd does not return at once. */
export function reconnectDelay_ms(attempt: number, random: number): number {
  return Math.min(longestDelay_ms, firstDelay_ms * 2 ** attempt) * (0.5 + random / 2);
}

/**
 * One connection to the realtime channel that comes back by itself: with growing delay after a failure, at once when the
 * network returns. It signs in again after each return; `signed_in` carries the version to resync by.
 */
export function createRealtimeClient(address: string): RealtimeClient {
  const listeners = new Set<(event: ServerEvent) => void>();
  let credentials: Credentials | null = null;
  let watched: string | null = null;
  let socket: WebSocket | null = null;
  let attempt = 0;
  let closed = false;
  let hidden = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: ReturnType<typeof setTimeout> | undefined;

  const wanted = (): boolean => !closed && !hidden && (credentials !== null || watched !== null);

  function send(message: ClientMessage): void {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  function connect(): void {
    clearTimeout(retry);
    if (!wanted() || socket) return;
    const opened = new WebSocket(address);
    socket = opened;
    opened.addEventListener('open', () => {
      if (socket !== opened) return;
      if (credentials) send({ type: 'sign_in', ...credentials });
      if (watched !== null) send({ type: 'watch_site', domain_name: watched });
      beat();
    });
    opened.addEventListener('message', (message) => {
      if (socket !== opened) return;
      if (typeof message.data !== 'string') return;
      const event: ServerEvent = JSON.parse(message.data);
      // A connection that is only refused is not to come back every second.
      if (event.type !== 'refused') attempt = 0;
      beat();
      for (const listener of listeners) listener(event);
    });
    opened.addEventListener('close', () => {
      if (socket !== opened) return;
      drop();
      if (!wanted()) return;
      retry = setTimeout(connect, reconnectDelay_ms(attempt, Math.random()));
      attempt += 1;
    });
  }

  /** Ask for a sign of life after a silence, and give the connection up where none comes. */
  function beat(): void {
    clearTimeout(heartbeat);
    heartbeat = setTimeout(() => {
      send({ type: 'ping' });
      heartbeat = setTimeout(() => socket?.close(), pongWithin_ms);
    }, pingEvery_ms);
  }

  function drop(): void {
    clearTimeout(heartbeat);
    const dropped = socket;
    socket = null;
    // Browsers complain of a connection that is closed before it stands.
    if (dropped?.readyState === WebSocket.CONNECTING) {
      dropped.addEventListener('open', () => dropped.close());
    } else dropped?.close();
  }

  function reconnectNow(): void {
    attempt = 0;
    drop();
    connect();
  }

  // A page with an open connection cannot be kept for the way back.
  function hide(): void {
    hidden = true;
    drop();
  }
  function show(): void {
    if (!hidden) return;
    hidden = false;
    reconnectNow();
  }

  globalThis.addEventListener?.('online', reconnectNow);
  globalThis.addEventListener?.('pagehide', hide);
  globalThis.addEventListener?.('pageshow', show);
  return {
    signIn(next) {
      if (next?.auth === credentials?.auth && next?.account_id === credentials?.account_id) return;
      credentials = next;
      // One that is only being opened has said nothing of anybody yet, and signs in when it stands.
      if (socket?.readyState === WebSocket.CONNECTING && wanted()) return;
      // A connection belongs to one player, so that another's events cannot arrive on it.
      reconnectNow();
    },
    watchSite(domainName) {
      if (domainName === watched) return;
      watched = domainName;
      if (!wanted()) drop();
      else if (socket && domainName !== null) send({ type: 'watch_site', domain_name: domainName });
      else connect();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      globalThis.removeEventListener?.('online', reconnectNow);
      globalThis.removeEventListener?.('pagehide', hide);
      globalThis.removeEventListener?.('pageshow', show);
      drop();
    },
  };
}
