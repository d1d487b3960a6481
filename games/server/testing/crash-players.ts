/** The players of `bench/crash.ts`, in a process of their own, so that what they cost is not taken for the server's. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { payoutAt } from '../../kinds/crash/rules.ts';
import {
  type OwnBet,
  type ServerMessage,
  serverMessageSchema,
  socketPath,
} from '../../kinds/crash/socket-api.ts';

const orderSchema = z.object({
  url: z.string(),
  origin: z.string(),
  sessions: z.array(z.string()),
  bets: z.int(),
  draws: z.int(),
});

const bet_minor = 100_000n;
/** Bets are spread over this much of the time to bet, and cash-outs by hand over this much of the draw. */
const bettingSpread_ms = 4_500;
const cashOutSpread_ms = 12_000;

type Placed = {
  /** In hundredths; null for a bet that is cashed out by hand. */
  target: number | null;
  sent_ms: number;
  /** As the server said last. */
  bet: OwnBet | null;
  isRefused: boolean;
};

const latencies_ms: number[] = [];
const answers_ms: number[] = [];
const wrong: string[] = [];
const refused: Record<string, number> = {};
let [taken, cashedOut, lost, closed] = [0, 0, 0, 0];
let change = 0n;
let isMeasuring = false;
/** The bets of the draw under way. */
let placed = new Map<string, Placed>();
/** Those who watch for the phases of draws. */
const watchers = new Set<(draw: Extract<ServerMessage, { type: 'draw' }>['draw']) => void>();

const [sent]: unknown[] = await once(process, 'message');
const [beat, draw] = [Buffer.from('beat'), Buffer.from('draw')];
const order = orderSchema.parse(sent);
const sockets = await connectAll(order.sessions);
console.log(`${sockets.length} players have entered`);
isMeasuring = true;
for (let played = 0; played < order.draws; played += 1) await playDraw();
isMeasuring = false;
process.send?.({
  latencies_ms,
  answers_ms,
  taken,
  refused,
  wrong,
  cashedOut,
  lost,
  change: change.toString(),
  closed,
});

async function connectAll(sessions: readonly string[]): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  const atOnce = 25;
  for (let from = 0; from < sessions.length; from += atOnce) {
    const some = sessions.slice(from, from + atOnce);
    opened.push(...(await Promise.all(some.map((session, index) => connect(session, from + index === 0)))));
  }
  return opened;
}

async function connect(session: string, isWatcher: boolean): Promise<WebSocket> {
  const { origin } = order;
  const socket = new WebSocket(order.url.replace('http', 'ws') + socketPath, { origin });
  await once(socket, 'open');
  socket.on('close', () => (closed += 1));
  const entered = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const now_ms = Date.now();
      if (!isWatcher && isBroadcast(data)) {
        if (isMeasuring) latencies_ms.push(now_ms - sentAt(data));
        return;
      }
      const message = serverMessageSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''));
      if (message.type === 'snapshot') resolve();
      hear(message, now_ms, isWatcher);
    });
  });
  socket.send(JSON.stringify({ v: 1, type: 'enter', session }));
  await entered;
  return socket;
}

/** What all players are sent is the same: one of them reads it, and the others take its time from the text, which costs little. */
function isBroadcast(data: unknown): data is Buffer {
  return Buffer.isBuffer(data) && (data.subarray(9, 13).equals(beat) || data.subarray(9, 13).equals(draw));
}
function sentAt(data: Buffer): number {
  const from = data.indexOf('"now":') + 6;
  return Number(data.toString('latin1', from, data.indexOf(',', from)));
}

function hear(message: ServerMessage, now_ms: number, isWatcher: boolean): void {
  if (message.type === 'draw' || message.type === 'beat') {
    if (isMeasuring) latencies_ms.push(now_ms - message.now);
    if (message.type === 'draw' && isWatcher) for (const watcher of watchers) watcher(message.draw);
  } else if (message.type === 'own') note(message.bet);
  else if (message.type === 'answer') {
    const known = placed.get(message.bet_id);
    if (known && message.to === 'bet') answers_ms.push(now_ms - known.sent_ms);
    note(message.bet);
  } else if (message.type === 'refused') {
    refused[`${message.to}: ${message.error}`] = (refused[`${message.to}: ${message.error}`] ?? 0) + 1;
    const known = message.to === 'bet' ? placed.get(message.bet_id ?? '') : undefined;
    if (known) known.isRefused = true;
  }
}

/** Messages about a bet may cross: one that is decided stays so. */
function note(bet: OwnBet): void {
  const known = placed.get(bet.bet_id);
  if (!known) return;
  const isDecided = known.bet?.state === 'cashed_out' || known.bet?.state === 'lost';
  if (isDecided && bet.state !== known.bet?.state && bet.state !== 'standing')
    wrong.push(`bet ${bet.bet_id} was ${known.bet?.state} and is ${bet.state}`);
  if (!isDecided) known.bet = bet;
}

function phase(state: string) {
  return new Promise<Extract<ServerMessage, { type: 'draw' }>['draw']>((resolve) => {
    const watcher: Parameters<typeof watchers.add>[0] = (draw) => {
      if (draw.state !== state) return;
      watchers.delete(watcher);
      resolve(draw);
    };
    watchers.add(watcher);
  });
}

/** Bets on one draw, seven of ten with a target, and compares what becomes of them with the rules. */
async function playDraw(): Promise<void> {
  placed = new Map();
  await phase('open');
  const [running, ended] = [phase('running'), phase('ended')];
  const bettors = sockets.slice(0, order.bets);
  const placing = Promise.all(bettors.map((socket, index) => place(socket, index)));
  await running;
  for (const [betId, { socket, target }] of await placing) {
    if (target !== null) continue;
    setTimeout(
      () => socket.send(JSON.stringify({ type: 'cash_out', bet_id: betId })),
      Math.random() * cashOutSpread_ms,
    );
  }
  const { ended_on } = await ended;
  const isDecided = ({ bet, isRefused }: Placed) =>
    isRefused || bet?.state === 'cashed_out' || bet?.state === 'lost';
  for (let waited_ms = 0; waited_ms < 20_000 && ![...placed.values()].every(isDecided); waited_ms += 100)
    await delay(100);
  for (const [betId, bet] of placed) check(betId, bet, ended_on ?? 0);
}

async function place(socket: WebSocket, index: number) {
  await delay(Math.random() * bettingSpread_ms);
  const betId = randomUUID();
  const target = index % 10 < 7 ? 101 + Math.floor(Math.random() * 250) : null;
  placed.set(betId, { target, sent_ms: Date.now(), bet: null, isRefused: false });
  const wager = { auto_cash_out: target };
  socket.send(
    JSON.stringify({ type: 'bet', bet_id: betId, place: 0, bet_minor: bet_minor.toString(), wager }),
  );
  return [betId, { socket, target }] as const;
}

function check(betId: string, { target, bet, isRefused }: Placed, endedOn: number): void {
  if (isRefused) return;
  if (!bet) {
    wrong.push(`bet ${betId} was never answered`);
    return;
  }
  taken += 1;
  change -= bet_minor;
  const at = bet.cashed_out_on;
  if (bet.state === 'cashed_out' && at !== null) {
    cashedOut += 1;
    change += BigInt(bet.win_minor ?? '0');
    const isRight = target === null ? at < endedOn : at === target && target <= endedOn;
    if (!isRight || bet.win_minor !== payoutAt(bet_minor, at).toString())
      wrong.push(
        `bet ${betId} on ${target ?? 'hand'} was paid ${bet.win_minor} at ${at}; the draw ended at ${endedOn}`,
      );
  } else if (bet.state === 'lost') {
    lost += 1;
    if (target !== null && target <= endedOn)
      wrong.push(`bet ${betId} on ${target} lost; the draw ended at ${endedOn}`);
  } else wrong.push(`bet ${betId} is still ${bet.state}`);
}
