import { clientMessageSchema, type ServerEvent } from '@marquee/contract/realtime.ts';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import pLimit from 'p-limit';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type pg from 'pg';
import { addressKey } from '../kernel/address-key.ts';
import type { Logger } from '../kernel/log.ts';
import { closeCodes, realtimeLimits, type RealtimeLimits } from './limits.ts';
import { createTally } from './tally.ts';

/** The part of a player that the channel needs. */
export interface PlayerKey {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** The signed-in player and the version of their wallet, or the statusMessage of the refusal. */
export type Admission =
  | {
      readonly player: PlayerKey & { readonly currency: string; readonly sessionId: string };
      readonly version: number;
    }
  | { readonly refused: string };

/** The site of a domain, or the statusMessage of the refusal. */
export type WatchedSite =
  | {
      readonly siteId: number;
      /** What has happened of late, for a page that may have been made before. */
      readonly missed: readonly ServerEvent[];
    }
  | { readonly refused: string };

/** Where the socket was opened from, as read from the upgrade request. */
export interface SocketClient {
  readonly ip: string;
  readonly host: string;
}

/** What a socket signs in with, the same as an API call. */
export interface Credentials extends SocketClient {
  readonly accountId: string;
  readonly token: string;
}

/** The state of a socket. It is in at most one site's room and one player's room. */
interface Peer {
  readonly client: SocketClient;
  readonly introduction: NodeJS.Timeout;
  lastHeard_ms: number;
  windowStart_ms: number;
  messages: number;
  isSigningIn: boolean;
  isClosing: boolean;
  site?: string;
  player?: {
    readonly room: string;
    readonly siteId: number;
    readonly sessionId: string;
    readonly credentials: Credentials;
    admitted_ms: number;
  };
}

export interface Realtime {
  /** Send to all tabs of a player, on every process. */
  toPlayer(player: PlayerKey, event: ServerEvent): Promise<void>;
  /** Send an announced event to the sockets of this process. */
  deliver(announcement: string): void;
  /** Send only to the sockets of this process, without announcing the event. */
  toPlayerHere(player: PlayerKey, event: ServerEvent): void;
  /** As `toPlayerHere`, but to everyone who watches a site. */
  toSiteHere(siteId: number, event: ServerEvent): void;
  /** The sites that sockets of this process watch. */
  watchedSites(): number[];
  /** Check the sessions of a player's sockets on this process again, because a session may have ended. */
  recheck(player: PlayerKey): void;
  /** True if this process has a signed-in socket of the player. */
  isConnected(player: PlayerKey): boolean;
  /** Close all sockets of a site that has closed, with the statusMessage that says why. */
  closeSite(siteId: number, statusMessage: string): void;
  /** Accept a WebSocket upgrade, or answer 429 if this address or this process has too many sockets. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, client: SocketClient): void;
  connections(): number;
  close(): Promise<void>;
}

/** The PostgreSQL channel that carries events between processes. */
export const announcementChannel = 'realtime';

/** A socket that sends nothing for this long is closed. */
const silence_ms = 90_000;
/** How often the session of a socket is checked again. */
const recheck_ms = 60_000;
/** The largest message that a client may send. */
const maxMessage_bytes = 2048;
/**
 * A socket that reads too slowly is closed when this much data is waiting for it. The client reconnects and loads the
 * current state.
 */
const maxBuffered_bytes = 1_000_000;

export function createRealtime(options: {
  pool: pg.Pool;
  log: Logger;
  /** Check a player's session and return the version of their wallet. */
  admit: (credentials: Credentials) => Promise<Admission>;
  siteOf: (domainName: string) => Promise<WatchedSite>;
  /** Overrides of `realtimeLimits`. */
  limits?: Partial<RealtimeLimits>;
}): Realtime {
  const limits = { ...realtimeLimits, ...options.limits };
  const server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxMessage_bytes,
  });
  const rooms = new Map<string, Set<WebSocket>>();
  const peers = new WeakMap<WebSocket, Peer>();
  const socketsOfAddress = new Map<string, number>();
  const socketsOfSession = new Map<string, number>();
  const refused = createTally(options.log, 'refused on the realtime channel');
  const inTurn = pLimit(limits.signInsAtOnce);

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

  /** Send the reason and close the socket. Messages that still arrive are ignored. */
  function close(socket: WebSocket, peer: Peer, code: number, statusMessage: string): void {
    if (peer.isClosing) return;
    peer.isClosing = true;
    refused.add(statusMessage);
    send(socket, { type: 'refused', statusMessage });
    socket.close(code, statusMessage);
  }

  async function watchSite(socket: WebSocket, peer: Peer, domainName: string): Promise<void> {
    const site = await options.siteOf(domainName);
    if ('refused' in site) {
      close(socket, peer, closeCodes.refused, site.refused);
      return;
    }
    if (peer.isClosing) return;
    if (peer.site) leave(peer.site, socket);
    peer.site = siteRoom(site.siteId);
    join(peer.site, socket);
    clearTimeout(peer.introduction);
    send(socket, { type: 'watching' });
    for (const event of site.missed) send(socket, event);
  }

  async function signIn(socket: WebSocket, peer: Peer, credentials: Credentials): Promise<void> {
    const admission = await inTurn(async () => (peer.isClosing ? undefined : options.admit(credentials)));
    if (!admission || peer.isClosing) return;
    if ('refused' in admission) {
      close(socket, peer, closeCodes.refused, admission.refused);
      return;
    }
    const { siteId, sessionId } = admission.player;
    leavePlayer(socket, peer);
    const tabs = socketsOfSession.get(sessionId) ?? 0;
    if (tabs >= limits.connectionsPerSession) {
      close(socket, peer, closeCodes.tooManyMessages, 'tooManyRequests');
      return;
    }
    socketsOfSession.set(sessionId, tabs + 1);
    const room = playerRoom(admission.player);
    peer.player = { room, siteId, sessionId, credentials, admitted_ms: Date.now() };
    join(room, socket);
    clearTimeout(peer.introduction);
    send(socket, { type: 'signed_in', version: admission.version });
  }

  function leavePlayer(socket: WebSocket, peer: Peer): void {
    if (!peer.player) return;
    leave(peer.player.room, socket);
    countDown(socketsOfSession, peer.player.sessionId);
    delete peer.player;
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
      await watchSite(socket, peer, message.data.domain_name.toLowerCase());
      return;
    }
    if (peer.isSigningIn) {
      close(socket, peer, closeCodes.tooManyMessages, 'tooManyRequests');
      return;
    }
    peer.isSigningIn = true;
    try {
      const { account_id, auth } = message.data;
      await signIn(socket, peer, { ...peer.client, accountId: account_id, token: auth });
    } finally {
      peer.isSigningIn = false;
    }
  }

  function isTooMany(peer: Peer, now_ms: number): boolean {
    if (now_ms - peer.windowStart_ms >= 1000) {
      peer.windowStart_ms = now_ms;
      peer.messages = 0;
    }
    peer.messages += 1;
    return peer.messages > limits.messagesPerSecond;
  }

  function receive(socket: WebSocket, client: SocketClient): void {
    const peer: Peer = {
      client,
      introduction: setTimeout(
        () => close(socket, peer, closeCodes.notIntroduced, 'sessionExpired'),
        limits.introduction_ms,
      ),
      lastHeard_ms: Date.now(),
      windowStart_ms: Date.now(),
      messages: 0,
      isSigningIn: false,
      isClosing: false,
    };
    peers.set(socket, peer);
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      peer.isClosing = true;
      clearTimeout(peer.introduction);
      countDown(socketsOfAddress, addressKey(client.ip));
      if (peer.site) leave(peer.site, socket);
      leavePlayer(socket, peer);
    });
    socket.on('message', (data) => {
      if (peer.isClosing) return;
      peer.lastHeard_ms = Date.now();
      if (isTooMany(peer, peer.lastHeard_ms)) {
        close(socket, peer, closeCodes.tooManyMessages, 'tooManyRequests');
        return;
      }
      handle(socket, peer, textOf(data)).catch((error: unknown) => {
        // Counted instead of logged as a warning each time: while the database is down, every message fails.
        options.log.debug({ err: error }, 'a realtime message could not be handled');
        refused.add('internalServerError');
        send(socket, { type: 'refused', statusMessage: 'internalServerError' });
      });
    });
  }

  /** If the session has ended, tell the socket and remove it from the player's room. */
  async function checkSession(socket: WebSocket, peer: Peer): Promise<void> {
    const { player } = peer;
    if (!player || Date.now() - player.admitted_ms < recheck_ms) return;
    player.admitted_ms = Date.now();
    const admission = await inTurn(() => options.admit(player.credentials));
    if (!('refused' in admission) || peer.player !== player) return;
    leavePlayer(socket, peer);
    send(socket, { type: 'session_ended', statusMessage: admission.refused });
  }

  async function sweepOnce(): Promise<void> {
    refused.flush();
    for (const socket of server.clients) {
      const peer = peers.get(socket);
      if (!peer || Date.now() - peer.lastHeard_ms > silence_ms) socket.terminate();
      else await checkSession(socket, peer);
    }
  }

  const sweep = setInterval(() => {
    sweepOnce().catch((error: unknown) => options.log.warn({ err: error }, 'sessions could not be checked'));
  }, limits.sweep_ms);
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
    closeSite: (siteId, statusMessage) => {
      for (const socket of server.clients) {
        const peer = peers.get(socket);
        if (peer?.player?.siteId === siteId || peer?.site === siteRoom(siteId))
          close(socket, peer, closeCodes.siteClosed, statusMessage);
      }
    },
    upgrade: (request, socket, head, client) => {
      const address = addressKey(client.ip);
      const known = socketsOfAddress.get(address) ?? 0;
      if (known >= limits.connectionsPerAddress || server.clients.size >= limits.connections) {
        refused.add('tooManyConnections');
        socket.on('error', () => socket.destroy());
        socket.end('HTTP/1.1 429 Too Many Requests\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
        return;
      }
      server.handleUpgrade(request, socket, head, (ws) => {
        socketsOfAddress.set(address, (socketsOfAddress.get(address) ?? 0) + 1);
        receive(ws, client);
      });
    },
    connections: () => server.clients.size,
    close: async () => {
      clearInterval(sweep);
      for (const socket of server.clients) socket.close(1001, 'The server is shutting down');
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of server.clients) setTimeout(() => socket.terminate(), 500).unref();
      });
    },
  };
}

export function playerRoom(player: PlayerKey): string {
  return `player:${player.siteId}:${player.playerId}`;
}

const sitePrefix = 'site:';

function siteRoom(siteId: number): string {
  return `${sitePrefix}${siteId}`;
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
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
