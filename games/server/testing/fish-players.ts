/** The players of `bench/fish.ts`, in a process of their own, so that what they cost is not taken for the server's. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { z } from 'zod';
import { swimmersAt } from '../../kinds/fish/shoal.ts';
import { serverMessageSchema, type Snapshot } from '../../kinds/fish/socket-api.ts';
import { socketPath } from '../../kit/play-api/draws.ts';

const orderSchema = z.object({
  url: z.string(),
  origin: z.string(),
  sessions: z.array(z.string()),
  seconds: z.number(),
  /** Between two packets of a player. */
  every_ms: z.number(),
});

const latencies_ms: number[] = [];
const answers_ms: number[] = [];
const refused: Record<string, number> = {};
let [taken, shots, returned, closed] = [0, 0, 0, 0];
let change = 0n;
let isMeasuring = false;

const [sent]: unknown[] = await once(process, 'message');
const order = orderSchema.parse(sent);
const broadcasts = ['"type":"shots"', '"type":"caught"', '"type":"seats"'];

type Player = { socket: WebSocket; snapshot: Snapshot; asked: Map<string, number> };

/** The time that a broadcast names; it is read from the text, which costs little. */
function sentAt(text: string): number {
  const from = text.indexOf('"now":') + 6;
  return Number(text.slice(from, text.indexOf(',', from)));
}

async function connect(session: string): Promise<Player> {
  const socket = new WebSocket(order.url.replace('http', 'ws') + socketPath, { origin: order.origin });
  await once(socket, 'open');
  socket.on('close', () => (closed += 1));
  const asked = new Map<string, number>();
  const entered = new Promise<Snapshot>((resolve) => {
    socket.on('message', (data) => {
      const now_ms = Date.now();
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      if (broadcasts.some((word) => text.startsWith(`{${word}`))) {
        if (isMeasuring) latencies_ms.push(now_ms - sentAt(text));
        return;
      }
      const message = serverMessageSchema.parse(JSON.parse(text));
      if (message.type === 'snapshot') resolve(message);
      if (message.type === 'refused') refused[message.error] = (refused[message.error] ?? 0) + 1;
      if (message.type !== 'answer') return;
      answers_ms.push(now_ms - (asked.get(message.bet_id) ?? now_ms));
      returned += message.returned;
      const { round } = message;
      if (!round) return;
      taken += 1;
      shots += Array.isArray(round.wager['shots']) ? round.wager['shots'].length : 0;
      change += BigInt(round.win_minor) - BigInt(round.bet_minor);
    });
  });
  socket.send(JSON.stringify({ v: 1, type: 'enter', session }));
  return { socket, snapshot: await entered, asked };
}

async function play({ socket, snapshot, asked }: Player, index: number): Promise<void> {
  await delay((index * 37) % order.every_ms);
  const until_ms = Date.now() + order.seconds * 1000;
  for (let turn = 0; Date.now() < until_ms; turn += 1) {
    const at_ms = Date.now() - snapshot.room.opened_at;
    const fish = swimmersAt(snapshot.room.seed, at_ms).filter(
      ({ from_ms, lasts_ms }) => at_ms > from_ms && from_ms + lasts_ms - at_ms > 1_500,
    );
    // Two shots at one fish and two at others, so that players meet.
    const ids = [0, 0, 1, 2].map((step) => fish[(turn + step * (index % 4)) % fish.length]?.id ?? 0);
    const bet_id = randomUUID();
    asked.set(bet_id, Date.now());
    socket.send(
      JSON.stringify({
        type: 'packet',
        bet_id,
        room: snapshot.room.seed,
        weapon: 'single',
        unit_minor: snapshot.units_minor[0],
        shots: ids.map((id) => [id]),
      }),
    );
    await delay(order.every_ms);
  }
}

const players: Player[] = [];
const atOnce = 20;
for (let from = 0; from < order.sessions.length; from += atOnce)
  players.push(...(await Promise.all(order.sessions.slice(from, from + atOnce).map(connect))));
console.log(`${players.length} players have entered`);
isMeasuring = true;
await Promise.all(players.map(play));
await delay(3_000);
isMeasuring = false;
process.send?.({
  latencies_ms,
  answers_ms,
  taken,
  shots,
  returned,
  refused,
  change: change.toString(),
  closed,
});
