/**
 * Fishing rooms with many players: `npm run bench:fish`. The game server is a process of its own with a PostgreSQL that keeps its word, the
 * operator's wallet is this process, and the players are a third. All money is checked to the last unit.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { fishing } from '../games/kinds/instant/fishing.ts';
import { startTestHouse } from '../games/server/testing/house.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { measure } from './statistics.ts';

const values = beginScript(
  `npm run bench:fish -- [--rooms 200] [--seconds 40] [--every 20000]

So many rooms of four, each player of whom sends a packet of four shots every so many milliseconds.`,
  {
    rooms: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '40' },
    every: { type: 'string', default: '20000' },
  },
);
const rooms = Number(values.rooms);
const seconds = Number(values.seconds);
const every_ms = Number(values.every);
const start = 1_000_000_000n;
/** What players may notice of a broadcast that is late. */
const allowed_p99_ms = 150;

const reportSchema = z.object({
  latencies_ms: z.array(z.number()),
  answers_ms: z.array(z.number()),
  taken: z.int(),
  shots: z.int(),
  returned: z.int(),
  refused: z.record(z.string(), z.int()),
  change: z.string().transform(BigInt),
  closed: z.int(),
});

const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
process.env['TEST_DATABASE_URL'] = postgres.ownerUrl;
process.env['TEST_DATABASE_APP_URL'] = postgres.appUrl;
process.env['TEST_DATABASE_GAMES_URL'] = postgres.gamesUrl;
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  const house = await startTestHouse();
  const owner = new Client({ connectionString: house.database.ownerUrl });
  await owner.connect();
  try {
    await house.restartAsChild();
    const players = Array.from({ length: rooms * 4 }, (_, index) => `fisher-${index}`);
    const sessions: string[] = [];
    for (const player of players) {
      house.operator.balances.set(player, start);
      sessions.push(await house.launch(fishing.code, false, player));
    }
    const worker = fork(new URL('../games/server/testing/fish-players.ts', import.meta.url), {
      stdio: 'inherit',
    });
    worker.send({ url: house.url(), origin: house.publicUrl, sessions, seconds, every_ms });
    const [sent]: unknown[] = await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('The players are gone.'))),
    ]);
    const played = reportSchema.parse(sent);
    await settled(owner);
    worker.kill();
    const { rows } = await owner.query<{ state: string; rounds: string; change: string }>(
      `SELECT state, count(*) AS rounds, sum(win - bet)::text AS change FROM house.round GROUP BY state ORDER BY state`,
    );
    const changed = rows.reduce((sum, row) => (row.state === 'settled' ? sum + BigInt(row.change) : sum), 0n);
    const balances = players.reduce((sum, player) => sum + (house.operator.balances.get(player) ?? 0n), 0n);
    const expected = start * BigInt(players.length) + changed;
    const broadcast = measure(played.latencies_ms, 1000);
    const answered = measure(played.answers_ms, 1000);
    console.log(`${rooms} rooms of four, ${seconds} s, a packet of four shots every ${every_ms} ms`);
    console.log(
      `broadcast, from send to receipt: p50 ${broadcast.p50_ms.toFixed(0)} ms, p99 ${broadcast.p99_ms.toFixed(0)} ms, of ${played.latencies_ms.length} messages`,
    );
    console.log(
      `packet, from press to answer: p50 ${answered.p50_ms.toFixed(0)} ms, p99 ${answered.p99_ms.toFixed(0)} ms`,
    );
    console.log(
      `packets taken ${played.taken}, shots ${played.shots}, given back ${played.returned}, refused ${JSON.stringify(played.refused)}`,
    );
    console.log(`rounds: ${rows.map(({ state, rounds }) => `${rounds} ${state}`).join(', ')}`);
    console.log(
      `balances of all players: ${balances}, expected ${expected}: ${balances === expected ? 'equal' : 'NOT EQUAL'}`,
    );
    console.log(`connections lost: ${played.closed}`);
    return balances === expected && played.closed === 0 && broadcast.p99_ms < allowed_p99_ms;
  } finally {
    await owner.end();
    await house.close();
  }
}

/** Waits until the operator has heard of every round. */
async function settled(owner: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(
      `SELECT FROM house.round WHERE state IN ('opened', 'closing', 'rolling_back') LIMIT 1`,
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
