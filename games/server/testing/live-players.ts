/** The players of `bench/live.ts`, in a process of their own, so that what they cost is not taken for the server's. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { type LiveGame, liveGames } from '../../kinds/live/games.ts';
import { raceSpots } from '../../kinds/live/races.ts';
import {
  type OwnBet,
  type SeenDraw,
  type ServerMessage,
  serverMessageSchema,
  socketPath,
} from '../../kinds/live/socket-api.ts';

const orderSchema = z.object({
  url: z.string(),
  origin: z.string(),
  /** The sessions of each table, by its code. */
  sessions: z.record(z.string(), z.array(z.string())),
  draws: z.int(),
});

/** Bets are spread over this part of the time to bet. */
const spread = 0.9;
const unit_minor = 100_000n;

type Placed = {
  bet_minor: bigint;
  spots: Record<string, number>;
  sent_ms: number;
  /** As the server said last. */
  bet: OwnBet | null;
  isRefused: boolean;
};

const latencies_ms: number[] = [];
const answers_ms: number[] = [];
const wrong: string[] = [];
const refused: Record<string, number> = {};
let [taken, won, lost, givenBack, closed] = [0, 0, 0, 0, 0];
let change = 0n;
let isMeasuring = false;

const [sent]: unknown[] = await once(process, 'message');
const [beat, draw] = [Buffer.from('beat'), Buffer.from('draw')];
const order = orderSchema.parse(sent);
const tables = await Promise.all(
  liveGames
    .filter(({ code }) => code in order.sessions)
    .map(async (game) => ({ game, ...(await sitDown(order.sessions[game.code] ?? [])) })),
);
console.log(`${tables.reduce((sum, { sockets }) => sum + sockets.length, 0)} players have entered`);
isMeasuring = true;
await Promise.all(
  tables.map(async (table) => {
    for (let played = 0; played < order.draws; played += 1) await playDraw(table);
  }),
);
isMeasuring = false;
process.send?.({
  latencies_ms,
  answers_ms,
  taken,
  refused,
  wrong,
  won,
  lost,
  givenBack,
  change: change.toString(),
  closed,
});

type Seat = {
  /** What a line, or a card, costs. */
  price_minor: bigint;
  sockets: WebSocket[];
  placed: Map<string, Placed>;
  watchers: Set<(draw: SeenDraw) => void>;
};

/** Connects the players of a table. */
async function sitDown(sessions: readonly string[]): Promise<Seat> {
  const seat: Seat = { price_minor: 0n, sockets: [], placed: new Map(), watchers: new Set() };
  const atOnce = 25;
  for (let from = 0; from < sessions.length; from += atOnce) {
    const some = sessions.slice(from, from + atOnce);
    seat.sockets.push(
      ...(await Promise.all(some.map((session, index) => connect(seat, session, from + index === 0)))),
    );
  }
  return seat;
}

async function connect(seat: Seat, session: string, isWatcher: boolean): Promise<WebSocket> {
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
      if (message.type === 'snapshot') {
        seat.price_minor = BigInt(message.stakes.step_minor);
        resolve();
      }
      hear(seat, message, now_ms);
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

function hear({ placed, watchers }: Seat, message: ServerMessage, now_ms: number): void {
  if (message.type === 'draw' || message.type === 'beat') {
    if (isMeasuring) latencies_ms.push(now_ms - message.now);
    if (message.type === 'draw') for (const watcher of watchers) watcher(message.draw);
  } else if (message.type === 'own') note(placed, message.bet);
  else if (message.type === 'answer') {
    const known = placed.get(message.bet_id);
    if (known) answers_ms.push(now_ms - known.sent_ms);
    note(placed, message.bet);
  } else if (message.type === 'refused') {
    refused[message.error] = (refused[message.error] ?? 0) + 1;
    const known = placed.get(message.bet_id ?? '');
    if (known) known.isRefused = true;
  }
}

function isDecided(bet: OwnBet | null): boolean {
  return bet?.state === 'won' || bet?.state === 'lost';
}

/** Messages about a bet may cross: one that is decided stays so. */
function note(placed: Map<string, Placed>, bet: OwnBet): void {
  const known = placed.get(bet.bet_id);
  if (!known) return;
  if (isDecided(known.bet) && bet.state !== known.bet?.state && bet.state !== 'standing')
    wrong.push(`bet ${bet.bet_id} was ${known.bet?.state} and is ${bet.state}`);
  if (!isDecided(known.bet)) known.bet = bet;
}

function phase({ watchers }: Seat, state: string): Promise<SeenDraw> {
  return new Promise((resolve) => {
    const watcher = (seen: SeenDraw) => {
      if (seen.state !== state) return;
      watchers.delete(watcher);
      resolve(seen);
    };
    watchers.add(watcher);
  });
}

/** Every player bets once on one draw; what becomes of the bets is compared with the rules. */
async function playDraw(table: Seat & { game: LiveGame }): Promise<void> {
  const { game, sockets, placed } = table;
  const opened = await phase(table, 'open');
  placed.clear();
  const drawn = phase(table, 'drawing');
  const settled = phase(table, 'settled');
  await Promise.all(sockets.map((socket) => place(table, socket, opened)));
  const { outcome } = await drawn;
  await settled;
  const isDone = ({ bet, isRefused }: Placed) => isRefused || isDecided(bet) || bet?.state === 'void';
  for (let waited_ms = 0; waited_ms < 20_000 && ![...placed.values()].every(isDone); waited_ms += 100)
    await delay(100);
  for (const [betId, bet] of placed) check(game, betId, bet, outcome);
}

function some<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor(Math.random() * items.length)];
}

/** Chips on three spots; in bingo six cards. A race has the spots of its own runners. */
function betOf({ game, price_minor }: Pick<Seat, 'price_minor'> & { game: LiveGame }, { field }: SeenDraw) {
  if (game.pool?.form === 'cards') return { spots: { cards: 6 }, bet_minor: 6n * price_minor };
  const all = field ? raceSpots(field.strengths.length) : game.spots;
  const spots: Record<string, number> = {};
  for (let chips = 0; chips < 3; chips += 1) {
    const spot = some(all);
    if (spot !== undefined) spots[spot] = (spots[spot] ?? 0) + 1;
  }
  return { spots, bet_minor: unit_minor * 3n };
}

async function place(table: Seat & { game: LiveGame }, socket: WebSocket, opened: SeenDraw) {
  const { placed } = table;
  await delay(Math.random() * spread * Math.max(0, opened.closes_at - Date.now()));
  const { spots, bet_minor } = betOf(table, opened);
  const betId = randomUUID();
  placed.set(betId, { bet_minor, spots, sent_ms: Date.now(), bet: null, isRefused: false });
  const { chain, number } = opened;
  socket.send(
    JSON.stringify({
      type: 'live_bet',
      bet_id: betId,
      draw: { chain, number },
      bet_minor: bet_minor.toString(),
      wager: { spots },
    }),
  );
}

function check(
  game: LiveGame,
  betId: string,
  { bet_minor, spots, bet, isRefused }: Placed,
  outcome: unknown,
): void {
  if (isRefused) return;
  if (!bet) {
    wrong.push(`bet ${betId} was never answered`);
    return;
  }
  // The operator answered too late for the draw: the bet is given back.
  if (bet.state === 'void') {
    givenBack += 1;
    return;
  }
  taken += 1;
  // What pools pay follows from all tickets: their books are checked as a whole.
  const win = game.pool ? BigInt(bet.win_minor ?? 0) : game.winOf(bet_minor, { spots }, outcome);
  change += win - bet_minor;
  if (win > 0n) won += 1;
  else lost += 1;
  if (bet.state !== (win > 0n ? 'won' : 'lost') || bet.win_minor !== win.toString())
    wrong.push(`bet ${betId} is ${bet.state} with ${bet.win_minor}, and ${win} is right`);
}
