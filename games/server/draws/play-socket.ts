/**
 * The WebSocket of the game server. A connection enters with the session's key in its first message; what it says afterwards is
 * handed on. Whoever says too much, too long things or nothing at all, or reads too slowly, is let go: a
 * client connects again and is sent everything again.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import proxyAddr from '@fastify/proxy-addr';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import type { z } from 'zod';
import { socketPath } from '../../kit/play-api/draws.ts';
import type { House } from '../house.ts';
import type { ChatRequest } from '../../kit/play-api/chat.ts';
import { clientMessageSchema, isChat, type Request } from './messages.ts';
import { Refusal } from '../refusal.ts';

export type SocketLimits = {
  connections: number;
  /** High, because a mobile carrier may have hundreds of players behind one address. */
  connectionsPerAddress: number;
  messagesPerSecond: number;
  /** A connection that has not entered by then is closed. */
  introduction_ms: number;
  /** How often connections are asked whether they are still there; one that does not answer until the next time is closed. */
  ping_ms: number;
  /** A connection that lets this much wait for it is closed. */
  buffered_bytes: number;
};

export const socketLimits: SocketLimits = {
  connections: 20_000,
  connectionsPerAddress: 500,
  messagesPerSecond: 20,
  introduction_ms: 10_000,
  ping_ms: 30_000,
  buffered_bytes: 256 * 1024,
};

/** The largest message that a client may send: a bet on as many spots as one may have. */
const maxMessage_bytes = 1_536;

/** From the range that WebSocket leaves to applications. */
const closeCodes = { refused: 4401, notIntroduced: 4408, tooManyMessages: 4429 } as const;

/** Somebody who has entered. */
export type Entered = {
  /** `arrivedAt` is when the message came. Messages do not wait for each other. */
  receive: (message: Request, arrivedAt: Date) => Promise<void>;
  /** Where the room has a chat. */
  chat?: (request: ChatRequest) => Promise<void>;
  leave: () => void;
};

export type PlaySocketOptions = {
  server: Server;
  house: Pick<House, 'log' | 'now' | 'publicUrl'>;
  trustProxy: boolean | number | string[];
  limits: SocketLimits;
  /** @throws Refusal if the key opens nothing. */
  enter: (key: string, send: (text: Buffer) => void) => Promise<Entered>;
};

export type PlaySocket = { connections: () => number; close: () => Promise<void> };

type Peer = {
  readonly address: string;
  introduction: NodeJS.Timeout;
  entered: Entered | null;
  /** Null before the first message; what is said meanwhile waits for it. */
  entering: Promise<void> | null;
  isGone: boolean;
  isAlive: boolean;
  windowStart_ms: number;
  messages: number;
};

export function openPlaySocket({ server, house, trustProxy, limits, enter }: PlaySocketOptions): PlaySocket {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: maxMessage_bytes,
  });
  const peers = new Map<WebSocket, Peer>();
  const byAddress = new Map<string, number>();
  const working = new Set<Promise<void>>();
  let isClosing = false;
  const addressOf = clientAddress(trustProxy);
  const origin = new URL(house.publicUrl).origin;

  function send(socket: WebSocket, message: object): void {
    sendText(socket, Buffer.from(JSON.stringify(message)));
  }

  function sendText(socket: WebSocket, text: Buffer): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.buffered_bytes) socket.terminate();
    else socket.send(text, { binary: false });
  }

  function refuse(socket: WebSocket, to: 'enter' | 'message', error: unknown): void {
    const code = error instanceof Refusal ? error.code : 'internal_error';
    const detail = error instanceof Refusal ? error.message : 'the server failed; nothing is lost';
    if (!(error instanceof Refusal)) house.log.error({ err: error }, 'a message could not be handled');
    send(socket, { type: 'refused', to, bet_id: null, error: code, detail });
  }

  async function enterAs(socket: WebSocket, peer: Peer, key: string): Promise<void> {
    clearTimeout(peer.introduction);
    try {
      const entered = await enter(key, (text) => sendText(socket, text));
      if (peer.isGone) entered.leave();
      else peer.entered = entered;
    } catch (error) {
      refuse(socket, 'enter', error);
      socket.close(closeCodes.refused);
    }
  }

  async function handle(
    socket: WebSocket,
    peer: Peer,
    message: z.infer<typeof clientMessageSchema>,
    arrivedAt: Date,
  ): Promise<void> {
    if (message.type === 'ping') {
      send(socket, { type: 'pong', sent: message.sent, now: arrivedAt.getTime() });
      return;
    }
    if (message.type === 'enter') {
      if (peer.entering) throw new Refusal('bad_request', 'a connection enters once');
      peer.entering = enterAs(socket, peer, message.session);
    }
    // A page bets or cashes out as soon as it is shown the room, which is before the last of it is read.
    await peer.entering;
    if (message.type === 'enter') return;
    if (peer.entered === null) throw new Refusal('session_unknown', 'enter first');
    if (!isChat(message)) await peer.entered.receive(message, arrivedAt);
    else if (peer.entered.chat) await peer.entered.chat(message);
    else throw new Refusal('bad_request', 'the game has no chat');
  }

  function isTooMany(peer: Peer): boolean {
    const now_ms = performance.now();
    if (now_ms - peer.windowStart_ms >= 1000) [peer.windowStart_ms, peer.messages] = [now_ms, 0];
    peer.messages += 1;
    return peer.messages > limits.messagesPerSecond;
  }

  function receive(socket: WebSocket, address: string): void {
    const peer: Peer = {
      address,
      introduction: setTimeout(() => socket.close(closeCodes.notIntroduced), limits.introduction_ms),
      entered: null,
      entering: null,
      isGone: false,
      isAlive: true,
      windowStart_ms: performance.now(),
      messages: 0,
    };
    peers.set(socket, peer);
    socket.on('error', () => socket.terminate());
    socket.on('pong', () => (peer.isAlive = true));
    socket.on('close', () => {
      peer.isGone = true;
      clearTimeout(peer.introduction);
      peers.delete(socket);
      countDown(byAddress, address);
      peer.entered?.leave();
    });
    socket.on('message', (data) => {
      // Taken before anything waits: what a cash-out pays follows from it.
      const arrivedAt = house.now();
      // Nothing starts that the server would not see the end of; the client asks again once it has connected again.
      if (isClosing) return;
      peer.isAlive = true;
      if (isTooMany(peer)) {
        socket.close(closeCodes.tooManyMessages);
        return;
      }
      const parsed = clientMessageSchema.safeParse(parseJson(data));
      if (!parsed.success) {
        refuse(socket, 'message', new Refusal('bad_request', parsed.error.issues[0]?.message ?? 'malformed'));
        return;
      }
      const work = handle(socket, peer, parsed.data, arrivedAt)
        .catch((error: unknown) => refuse(socket, 'message', error))
        .finally(() => working.delete(work));
      working.add(work);
    });
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { pathname } = new URL(request.url ?? '/', 'http://any');
    if (pathname !== socketPath) return end(socket, '404 Not Found');
    // Another site's page could otherwise speak as a player whose key it has come by.
    if (request.headers.origin !== origin) return end(socket, '403 Forbidden');
    const address = addressOf(request);
    const known = byAddress.get(address) ?? 0;
    if (known >= limits.connectionsPerAddress || sockets.clients.size >= limits.connections)
      return end(socket, '429 Too Many Requests');
    return sockets.handleUpgrade(request, socket, head, (opened) => {
      byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
      receive(opened, address);
    });
  }
  server.on('upgrade', upgrade);

  const pinging = setInterval(() => {
    for (const [socket, peer] of peers) {
      if (!peer.isAlive) socket.terminate();
      peer.isAlive = false;
      socket.ping();
    }
  }, limits.ping_ms);
  pinging.unref();

  return {
    connections: () => sockets.clients.size,
    close: async () => {
      isClosing = true;
      clearInterval(pinging);
      server.off('upgrade', upgrade);
      for (const socket of sockets.clients) {
        socket.close(1001);
        setTimeout(() => socket.terminate(), 500).unref();
      }
      // What has been asked for is done before the server goes.
      await Promise.all(working);
      await new Promise<void>((resolve) => {
        sockets.close(() => resolve());
      });
    },
  };
}

function end(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** Who asks, behind the proxies that are trusted: as Fastify, which an upgrade passes by, sees it. */
function clientAddress(trustProxy: boolean | number | string[]): (request: IncomingMessage) => string {
  const trusts = trustOf(trustProxy);
  return (request) => networkOf(proxyAddr(request, trusts));
}

function trustOf(trustProxy: boolean | number | string[]): (address: string, hop: number) => boolean {
  if (typeof trustProxy === 'boolean') return () => trustProxy;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return proxyAddr.compile(trustProxy);
}

/** A subscriber often has a whole /64 of IPv6 and could otherwise use each of its addresses. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return Buffer.from(data instanceof ArrayBuffer ? new Uint8Array(data) : data).toString();
}

function parseJson(data: RawData): unknown {
  try {
    return JSON.parse(textOf(data));
  } catch {
    return undefined;
  }
}

function countDown(counts: Map<string, number>, key: string): void {
  const left = (counts.get(key) ?? 0) - 1;
  if (left > 0) counts.set(key, left);
  else counts.delete(key);
}
