import { clientMessageSchema, type ServerEvent } from '@marquee/contract/realtime.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type pg from 'pg';
import type { Logger } from '../kernel/log.ts';

/** A player as the channel knows him. */
export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** Who a socket turned out to be, or the statusMessage of the refusal. */
export type Admission =
  | { readonly player: PlayerKey & { readonly currency: string }; readonly version: number }
  | { readonly refused: string };

/** What a socket signs in with, as a call of the API would. */
export interface Credentials {
  readonly accountId: string;
  readonly token: string;
}

/** What is known of a socket. It stands in one site's room and in one player's, at most. */
interface Peer {
  lastHeard_ms: number;
  windowStart_ms: number;
  messages: number;
  site?: string;
  player?: { readonly room: string; readonly credentials: Credentials; admitted_ms: number };
}

export interface Realtime {
  /** Tell one player, in every tab and on every process. */
  toPlayer(player: PlayerKey, event: ServerEvent): Promise<void>;
  /** Hand an event that another process announced to the sockets of this one. */
  deliver(announcement: string): void;
  /** Send to the sockets of this process alone, without announcing. */
  toPlayerHere(player: PlayerKey, event: ServerEvent): void;
  /** As toPlayerHere, to everybody who watches a site. */
  toSiteHere(siteId: number, event: ServerEvent): void;
  /** The sites that sockets of this process watch. */
  watchedSites(): number[];
  /** Look again at the sessions behind a player's sockets of this process, because some of them ended. */
  recheck(player: PlayerKey): void;
  /** The players who are connected to this process, with their currency. */
  isConnected(player: PlayerKey): boolean;
  /** Take over a connection that asks to become a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  connections(): number;
  close(): Promise<void>;
}

/** PostgreSQL's channel through which processes tell each other. */
export const announcementChannel = 'realtime';

/** A socket that does not sign in, watch or answer for so long is closed. */
const silence_ms = 90_000;
/** The session behind a socket is looked at again after so long. */
const recheck_ms = 60_000;
/** A socket that says more than this is no player's tab. */
const maxMessagesPerWindow = 40;
const window_ms = 10_000;
/** The channel takes small messages only. */
const maxMessage_bytes = 2048;
/** A socket that reads so slowly that so much waits for it is closed; the client comes back and asks again. */
const maxBuffered_bytes = 1_000_000;

export function createRealtime(options: {
  pool: pg.Pool;
  log: Logger;
  /** Check a player's session, and answer the version of his wallet. */
  admit: (credentials: Credentials) => Promise<Admission>;
  /** Which site a domain is. Undefined where there is none. */
  siteOf: (domainName: string) => Promise<number | undefined>;
  /** How often sockets are looked after; for tests. */
  sweep_ms?: number;
}): Realtime {
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxMessage_bytes,
  });
  const rooms = new Map<string, Set<WebSocket>>();
  const peers = new WeakMap<WebSocket, Peer>();

  function join(room: string, socket: WebSocket): void {
    const members = rooms.get(room) ?? new Set();
    if (members.has(socket)) return;
    rooms.set(room, members.add(socket));
  }

  function leave(room: string, socket: WebSocket): void {
    const members = rooms.get(room);
    members?.delete(socket);
    if (members?.size === 0) rooms.delete(room);
  }

  function send(socket: WebSocket, event: ServerEvent): void {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(event));
  }

  function sendToRoom(room: string, text: string): void {
    for (const socket of rooms.get(room) ?? []) {
      if (socket.bufferedAmount > maxBuffered_bytes) socket.terminate();
      else socket.send(text);
    }
  }

  async function announce(room: string, event: ServerEvent): Promise<void> {
    await options.pool.query('select pg_notify($1, $2)', [
      announcementChannel,
      `${room} ${JSON.stringify(event)}`,
    ]);
  }

  async function handle(socket: WebSocket, peer: Peer, text: string): Promise<void> {
    const message = clientMessageSchema.safeParse(parseJson(text));
    if (!message.success) {
      send(socket, { type: 'refused', statusMessage: 'invalidInput' });
      return;
    }
    if (message.data.type === 'ping') {
      send(socket, { type: 'pong' });
      return;
    }
    if (message.data.type === 'watch_site') {
      const siteId = await options.siteOf(message.data.domain_name);
      if (siteId === undefined) {
        send(socket, { type: 'refused', statusMessage: 'siteNotFound' });
        return;
      }
      if (peer.site) leave(peer.site, socket);
      peer.site = siteRoom(siteId);
      join(peer.site, socket);
      send(socket, { type: 'watching' });
      return;
    }
    const credentials = { accountId: message.data.account_id, token: message.data.auth };
    const admission = await options.admit(credentials);
    if ('refused' in admission) {
      send(socket, { type: 'refused', statusMessage: admission.refused });
      return;
    }
    if (peer.player) leave(peer.player.room, socket);
    peer.player = { room: playerRoom(admission.player), credentials, admitted_ms: Date.now() };
    join(peer.player.room, socket);
    send(socket, { type: 'signed_in', version: admission.version });
  }

  server.on('connection', (socket: WebSocket) => {
    const peer: Peer = { lastHeard_ms: Date.now(), windowStart_ms: Date.now(), messages: 0 };
    peers.set(socket, peer);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      if (peer.site) leave(peer.site, socket);
      if (peer.player) leave(peer.player.room, socket);
    });
    socket.on('message', (data) => {
      const now_ms = Date.now();
      if (now_ms - peer.windowStart_ms > window_ms)
        Object.assign(peer, { windowStart_ms: now_ms, messages: 0 });
      peer.messages += 1;
      peer.lastHeard_ms = now_ms;
      if (peer.messages > maxMessagesPerWindow) {
        socket.terminate();
        return;
      }
      handle(socket, peer, textOf(data)).catch((error: unknown) => {
        options.log.error({ err: error }, 'a realtime message could not be handled');
        send(socket, { type: 'refused', statusMessage: 'internalServerError' });
      });
    });
  });

  /** A session that has ended since is told so, and hears no more. */
  async function checkSession(socket: WebSocket, peer: Peer): Promise<void> {
    const { player } = peer;
    if (!player || Date.now() - player.admitted_ms < recheck_ms) return;
    player.admitted_ms = Date.now();
    const admission = await options.admit(player.credentials);
    if (!('refused' in admission) || peer.player !== player) return;
    leave(player.room, socket);
    delete peer.player;
    send(socket, { type: 'session_ended', statusMessage: admission.refused });
  }

  async function sweepOnce(): Promise<void> {
    for (const socket of server.clients) {
      const peer = peers.get(socket);
      if (!peer || Date.now() - peer.lastHeard_ms > silence_ms) socket.terminate();
      else await checkSession(socket, peer);
    }
  }

  const sweep = setInterval(
    () => {
      sweepOnce().catch((error: unknown) =>
        options.log.warn({ err: error }, 'sessions could not be checked'),
      );
    },
    options.sweep_ms ?? recheck_ms / 2,
  );
  sweep.unref();

  return {
    toPlayer: (player, event) => announce(playerRoom(player), event),
    deliver: (announcement) => {
      const space = announcement.indexOf(' ');
      sendToRoom(announcement.slice(0, space), announcement.slice(space + 1));
    },
    toPlayerHere: (player, event) => sendToRoom(playerRoom(player), JSON.stringify(event)),
    toSiteHere: (siteId, event) => sendToRoom(siteRoom(siteId), JSON.stringify(event)),
    watchedSites: () =>
      [...rooms.keys()]
        .filter((room) => room.startsWith(sitePrefix))
        .map((room) => Number(room.slice(sitePrefix.length))),
    recheck: (player) => {
      for (const socket of rooms.get(playerRoom(player)) ?? []) {
        const peer = peers.get(socket);
        if (!peer?.player) continue;
        peer.player.admitted_ms = 0;
        checkSession(socket, peer).catch((error: unknown) =>
          options.log.warn({ err: error }, 'a session could not be checked'),
        );
      }
    },
    isConnected: (player) => rooms.has(playerRoom(player)),
    upgrade: (request, socket, head) => {
      server.handleUpgrade(request, socket, head, (ws) => server.emit('connection', ws, request));
    },
    connections: () => server.clients.size,
    close: async () => {
      clearInterval(sweep);
      for (const socket of server.clients) socket.close(1001, 'The server is going down');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of server.clients) setTimeout(() => socket.terminate(), 500).unref();
      });
    },
  };
}

/** The room of a player's sockets. */
export function playerRoom(player: PlayerKey): string {
  return `player:${player.siteId}:${player.playerId}`;
}

const sitePrefix = 'site:';

function siteRoom(siteId: number): string {
  return `${sitePrefix}${siteId}`;
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
