/**
 * Live tables, or other games of draws, with many players: `npm run bench:live`. The game server is a process of its own with a PostgreSQL that keeps its
 * word, the operator's wallet is this process, and the players are a third. Every player bets in every draw; each bet is checked
 * against the rules, and the money of all players to the last unit.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { z } from 'zod';
import { bingoGames, type LiveGame, liveTables, raceGames } from '../games/kinds/live/games.ts';
import { faultsOfPools } from '../games/server/draws/live/pool-report.ts';
import { startTestHouse } from '../games/server/testing/house.ts';
import { plantLiveChain } from '../games/server/testing/live-house.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { measure } from './statistics.ts';

const values = beginScript(
  `npm run bench:live -- [--players 1000] [--draws 3] [--games bingo-90] [--betting 30000]

Every live table, or these games, with so many connected players, each of whom bets in each draw. Rooms of bingo are measured without others.`,
  {
    players: { type: 'string', default: '1000' },
    draws: { type: 'string', default: '3' },
    games: { type: 'string', default: liveTables.map(({ code }) => code).join() },
    betting: { type: 'string', default: '' },
  },
);
/** Bets are taken for so long, where that is not the game's own. */
const quick =
  values.betting === '' ? {} : { betting_ms: Number(values.betting), drawing_ms: 8_000, pause_ms: 2_000 };
const playersAtTable = Number(values.players);
const drawsPlayed = Number(values.draws);
const everyGame: readonly LiveGame[] = [...liveTables, ...raceGames, ...bingoGames];
const games = everyGame.filter(({ code }) => values.games.split(',').includes(code));
/** Rounds of bingo in half of their time. */
const bingoTiming = {
  ball_ms: 1_000,
  schedule: { every_ms: 100_000, offset_ms: 0, sells: 3, announces_ms: 5_000 },
};
const isBingo = games.some(({ pool }) => pool?.form === 'cards');
const start = 1_000_000_000n;
/** What players may notice of a broadcast that is late. */
const allowed_p99_ms = games.every((game) => liveTables.some(({ code }) => code === game.code)) ? 100 : 150;

const reportSchema = z.object({
  latencies_ms: z.array(z.number()),
  answers_ms: z.array(z.number()),
  taken: z.int(),
  refused: z.record(z.string(), z.int()),
  wrong: z.array(z.string()),
  won: z.int(),
  lost: z.int(),
  givenBack: z.int(),
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
  const house = await startTestHouse({
    draws: { games: games.map(({ code }) => code), liveTiming: isBingo ? bingoTiming : quick },
    queueInterval_ms: 1_000,
    prepare: async (ownerUrl, seedSecret) => {
      for (const game of games) await plantLiveChain(ownerUrl, seedSecret, game);
    },
  });
  const owner = new Client({ connectionString: house.database.ownerUrl });
  await owner.connect();
  try {
    const players: string[] = [];
    const sessions: Record<string, string[]> = {};
    for (const { code } of games) {
      const ofTable: string[] = [];
      for (let index = 0; index < playersAtTable; index += 1) {
        const player = `bench-${code}-${index}`;
        players.push(player);
        house.operator.balances.set(player, start);
        ofTable.push(await house.launch(code, false, player));
      }
      sessions[code] = ofTable;
    }
    await house.restartAsChild();
    const worker = fork(new URL('../games/server/testing/live-players.ts', import.meta.url), {
      stdio: 'inherit',
    });
    worker.send({ url: house.url(), origin: house.publicUrl, sessions, draws: drawsPlayed });
    const [sent]: unknown[] = await Promise.race([
      once(worker, 'message'),
      once(worker, 'exit').then(() => Promise.reject(new Error('The players are gone.'))),
    ]);
    const played = reportSchema.parse(sent);
    await settled(owner);
    worker.kill();

    const balances = players.reduce((sum, player) => sum + (house.operator.balances.get(player) ?? 0n), 0n);
    const expected = start * BigInt(players.length) + played.change;
    const broadcast = measure(played.latencies_ms, 1000);
    const answered = measure(played.answers_ms, 1000);
    const slowest_ms = played.latencies_ms.reduce((most, one) => Math.max(most, one), 0);
    const { rows } = await owner.query<{ state: string; rounds: string }>(
      'SELECT state, count(*) AS rounds FROM house.round GROUP BY state ORDER BY state',
    );
    console.log(`${games.length} tables, ${playersAtTable} players at each, ${drawsPlayed} draws`);
    console.log(
      `broadcast, from send to receipt: p50 ${broadcast.p50_ms.toFixed(0)} ms, p99 ${broadcast.p99_ms.toFixed(0)} ms, ` +
        `slowest ${slowest_ms.toFixed(0)} ms, of ${played.latencies_ms.length} messages`,
    );
    console.log(
      `bet, from press to answer: p50 ${answered.p50_ms.toFixed(0)} ms, p99 ${answered.p99_ms.toFixed(0)} ms`,
    );
    console.log(`bets taken ${played.taken}, refused ${JSON.stringify(played.refused)}`);
    console.log(
      `won ${played.won}, lost ${played.lost}, given back ${played.givenBack}, against the rules ${played.wrong.length}`,
    );
    for (const line of played.wrong.slice(0, 10)) console.log(`  ${line}`);
    console.log(`rounds: ${rows.map(({ state, rounds }) => `${rounds} ${state}`).join(', ')}`);
    console.log(
      `balances of all players: ${balances}, expected ${expected}: ${balances === expected ? 'equal' : 'NOT EQUAL'}`,
    );
    console.log(`connections lost: ${played.closed}`);
    const faults = await faultsOfPools(owner);
    for (const fault of faults) console.log(`  ${fault}`);
    const isFast = broadcast.p99_ms < allowed_p99_ms && faults.length === 0;
    return balances === expected && played.wrong.length === 0 && played.closed === 0 && isFast;
  } finally {
    await owner.end();
    await house.close();
  }
}

/** Waits until the operator has heard of every round. */
async function settled(owner: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await owner.query(
      `SELECT FROM house.round WHERE state IN ('opened', 'in_play', 'closing', 'rolling_back') LIMIT 1`,
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
