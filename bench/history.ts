import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testMasterKey } from '../tests/test-keys.ts';
import pg from 'pg';
import { z } from 'zod';
import { migrateAll } from '../database/migrate-all.ts';
import { createOwnKeys } from '../database/own-keys.ts';
import { seed } from '../database/seed.ts';
import { readConfig } from '../server/kernel/config.ts';
import { createLog } from '../server/kernel/log.ts';
import { startMarquee } from '../server/main.ts';
import { ensureDemoPlayer } from '../server/players/demo-players.ts';
import { readBrand } from '../server/sites/brand.ts';
import { postJson } from '../tests/post-json.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { measure, type Measurement } from './statistics.ts';
import { openPastYear, writeYearOfPlay } from './year-of-play.ts';

/**
 * `npm run bench:history`: what a player with a year of 100,000 bets waits for his histories, through HTTP, beside a player
 * with a hundred bets on the same server in the same run.
 */
const heavyRounds = 100_000;
const lightRounds = 100;
const repeats = 30;
const budget_ms = 100;

const day_ms = 86_400_000;
const now = Date.now();
const at = (daysAgo: number): string => new Date(now - daysAgo * day_ms).toISOString();
const year = { date_from: at(365), date_to: at(0) };

/** The questions of the history pages, from the plainest to the worst. */
const questions: readonly { name: string; path: string; body: object }[] = [
  { name: 'bets: first page, all games, a year', path: 'history/bets', body: { ...year } },
  {
    name: 'bets: one game, a month ten months ago',
    path: 'history/bets',
    body: { date_from: at(330), date_to: at(300), game_code: 'koi-pond' },
  },
  { name: 'bets: a page in the middle', path: 'history/bets', body: { ...year, page: 5000 } },
  { name: 'transactions: first page, a year', path: 'history/transactions', body: { ...year } },
  {
    name: 'transactions: deposits only, a year',
    path: 'history/transactions',
    body: { ...year, types: ['deposit'] },
  },
  {
    name: 'transactions: wins only, a year',
    path: 'history/transactions',
    body: { ...year, types: ['win'] },
  },
  {
    name: 'transactions: a page in the middle',
    path: 'history/transactions',
    body: { ...year, page: 10_000 },
  },
  { name: 'statement: a year', path: 'history/statement', body: { ...year } },
  {
    name: 'statement: a month ten months ago',
    path: 'history/statement',
    body: { date_from: at(330), date_to: at(300) },
  },
  { name: 'net position: session to year', path: 'safety/net_position', body: {} },
  { name: 'limits: what their windows have used', path: 'safety/limits', body: {} },
];

const signedInSchema = z.object({ token: z.string() });
const root = fileURLToPath(new URL('..', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  console.log(`Preparing a player with ${heavyRounds} bets in a year, and one with ${lightRounds} …`);
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  await createOwnKeys({ ownerUrl: postgres.ownerUrl, masterKey: testMasterKey, isDemo: true });
  await seed({
    ownerUrl: postgres.ownerUrl,
    brandsDirectory: join(root, 'brands'),
    log: () => undefined,
  });
  const marquee = await startMarquee({
    config: readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      MARQUEE_KEY: testMasterKey,
      RATE_LIMITS: 'false',
      // A year's operations in one batch is nothing that the consumers of the outbox ever meet.
      ROLES: 'web,api',
      LOG_LEVEL: 'silent',
    }),
    databaseUrl: postgres.appUrl,
    root,
    gameOrigins: [],
    log: createLog('silent'),
  });
  try {
    for (const siteCode of ['aurum', 'tropico']) {
      await ensureDemoPlayer(marquee.app, await readBrand(join(root, 'brands'), siteCode));
    }
    const owner = new pg.Client({ connectionString: postgres.ownerUrl });
    await owner.connect();
    await openPastYear(owner);
    const callAt = async (host: string, path: string, body: object): Promise<unknown> => {
      const { body: answer } = await postJson({ port: marquee.port, host }, `/api/${path}`, body);
      if (!z.object({ statusCode: z.literal(1) }).safeParse(answer).success) {
        throw new Error(`${path}: ${JSON.stringify(answer)}`);
      }
      return answer;
    };
    const players = [
      { name: 'heavy', domain_name: 'localhost', rounds: heavyRounds },
      { name: 'light', domain_name: 'tropico.localhost', rounds: lightRounds },
    ] as const;
    const measured = new Map<string, Measurement>();
    for (const { name, domain_name, rounds } of players) {
      const call = (path: string, body: object) => callAt(domain_name, path, body);
      const account = { account_id: 'demo', password: 'marquee-demo', domain_name };
      const { token: auth } = signedInSchema.parse(await call('auth/login', account));
      const { rows } = await owner.query<{ site_id: number; player_id: string; currency: string }>(
        `select player.site_id, player.player_id, player.currency from players.player
         join sites.domain using (site_id) where account_id = 'demo' and domain_name = $1`,
        [domain_name],
      );
      const row = rows[0];
      if (!row) throw new Error(`No demo player at ${domain_name}`);
      await writeYearOfPlay(
        owner,
        { siteId: row.site_id, playerId: row.player_id, currency: row.currency },
        rounds,
      );
      await owner.query('vacuum analyze ledger.posting, ledger.operation, rounds.round');
      for (const { name: question, path, body } of questions) {
        const latencies_ms: number[] = [];
        for (let repeat = 0; repeat < repeats + 3; repeat += 1) {
          const before = performance.now();
          await call(path, { account_id: 'demo', auth, ...body });
          if (repeat >= 3) latencies_ms.push(performance.now() - before);
        }
        measured.set(
          `${name} ${question}`,
          measure(
            latencies_ms,
            latencies_ms.reduce((sum, one) => sum + one, 0),
          ),
        );
      }
    }
    await owner.end();
    return report(measured);
  } finally {
    await marquee.close();
  }
}

/** Print each question's middle and worst; answers whether the heavy player's middle keeps to the budget everywhere. */
function report(measured: ReadonlyMap<string, Measurement>): boolean {
  let kept = true;
  for (const { name } of questions) {
    const heavy = measured.get(`heavy ${name}`);
    const light = measured.get(`light ${name}`);
    if (!heavy || !light) continue;
    if (heavy.p50_ms > budget_ms) kept = false;
    console.log(
      `  ${heavy.p50_ms > budget_ms ? 'MISS' : 'met '} ${name.padEnd(42)} p50 ${heavy.p50_ms.toFixed(1).padStart(6)} ms  p99 ${heavy.p99_ms
        .toFixed(1)
        .padStart(6)} ms  ${(heavy.p50_ms / light.p50_ms).toFixed(1)} × the light player's`,
    );
  }
  console.log(
    kept ? `Every answer within ${budget_ms} ms.` : `Some answers take longer than ${budget_ms} ms.`,
  );
  return kept;
}
