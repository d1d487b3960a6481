import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateAll } from '../database/migrate-all.ts';
import { seed } from '../database/seed.ts';
import { systemClock } from '../server/kernel/clock.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { readCohorts } from '../server/reports/cohorts.ts';
import { countReports } from '../server/reports/count.ts';
import { readDays } from '../server/reports/days.ts';
import { readEntries } from '../server/reports/entries.ts';
import { readGames } from '../server/reports/games.ts';
import { readPlayers, readSegments } from '../server/reports/players.ts';
import { readToday } from '../server/reports/today.ts';
import { withCurrency } from '../server/reports/span.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';
import { writeCrowd, writeMonthOfPlay } from './months-of-play.ts';
import { measure } from './statistics.ts';

/**
 * `npm run bench:reports`: how long each report of twelve months takes on a site with a million bets a month. One month is posted and
 * counted as the product counts it. The eleven before it are the figures that came of that, earlier: what reports read is the same, and
 * what they do not read, the twelve million bets themselves, need not be written.
 */
beginScript(
  `npm run bench:reports

How long reports of twelve months take over a million bets a month. BENCH_BETS sets the bets of a month.`,
  {},
);
const bets = Number(process.env['BENCH_BETS'] ?? 1_000_000);
const players = 10_000;
const repeats = 9;
const budget_ms = 1_000;
const firstPlayer = 5_000_000;
const day_ms = 86_400_000;

const root = fileURLToPath(new URL('..', import.meta.url));
const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
const { pool, db } = openDatabase({ connectionString: postgres.appUrl });
const owner = new pg.Client({ connectionString: postgres.ownerUrl });
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  await owner.end();
  await pool.end();
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}

async function run(): Promise<boolean> {
  console.log(
    `Preparing a month of ${bets.toLocaleString('en')} bets by ${players.toLocaleString('en')} players …`,
  );
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  await seed({ ownerUrl: postgres.ownerUrl, brandsDirectory: join(root, 'brands'), log: () => undefined });
  await owner.connect();
  const site = await owner.query<{ site_id: number; currency: string }>(
    "select site_id, currency from sites.site where site_code = 'aurum'",
  );
  const { site_id: siteId, currency } = site.rows[0] ?? { site_id: 0, currency: '' };
  await owner.query(
    `insert into catalog.provider (provider_code, provider_name, slug) select 'BENCH' || n, 'Bench ' || n, 'bench-' || n from generate_series(1, 12) n`,
  );
  await owner.query(
    `insert into catalog.game (provider_code, game_code, game_name, game_type, category, game_image, game_image_2x, released_at)
     select 'BENCH' || 1 + n % 12, 'game-' || n, 'Game ' || n, 'SLOTS', (array['slot_game', 'casino', 'fishing', 'crash'])[1 + n % 4],
       '/a.webp', '/a2.webp', now() from generate_series(1, 300) n`,
  );
  const crowd = { siteId, currency, firstPlayer, players };
  await writeCrowd(owner, crowd);
  await writeMonthOfPlay(owner, crowd, { bets });
  await owner.query('vacuum analyze ledger.operation, players.player');

  const began = performance.now();
  let operations = 0;
  for (;;) {
    const count = await countReports({ db, clock: systemClock });
    if (count === 0) break;
    operations += count;
  }
  const took_s = (performance.now() - began) / 1000;
  console.log(
    `Counted ${operations.toLocaleString('en')} operations in ${took_s.toFixed(1)} s: ${Math.round(operations / took_s).toLocaleString('en')} a second.`,
  );
  await repeatMonths();
  return measureReports(siteId);
}

/** The figures of the month, in each of the eleven months before it. */
async function repeatMonths(): Promise<void> {
  for (const table of ['site_hour', 'game_day', 'player_day']) {
    const { rows } = await owner.query<{ columns: string }>(
      `select string_agg(case column_name when 'day' then 'day - 30 * back' else column_name end, ', ' order by ordinal_position) as columns
       from information_schema.columns where table_schema = 'reports' and table_name = $1`,
      [table],
    );
    await owner.query(
      `insert into reports.${table} select ${rows[0]?.columns} from reports.${table}, generate_series(1, 11) back on conflict do nothing`,
    );
  }
  await owner.query(
    `insert into reports.player_month select distinct site_id, date_trunc('month', day)::date, currency, player_id from reports.player_day where first_bet_hour is not null
     on conflict do nothing`,
  );
  await owner.query(
    'vacuum analyze reports.site_hour, reports.game_day, reports.player_day, reports.player_month',
  );
  const sizes = await owner.query<{ line: string }>(
    `select string_agg(relname || ' ' || n_live_tup, ', ') as line from pg_stat_user_tables where schemaname = 'reports' and n_live_tup > 0`,
  );
  console.log(`Rows of twelve months: ${sizes.rows[0]?.line}`);
}

async function measureReports(siteId: number): Promise<boolean> {
  const now = new Date();
  const at = (back: number): string => new Date(now.getTime() - back * day_ms).toISOString().slice(0, 10);
  const year = await withCurrency(db, { sites: undefined, from: at(359), to: at(0) }, undefined);
  const day = { ...year, from: at(10), to: at(10) };
  const game = (await readGames(db, day, 'game', {})).value[40];
  const filter = { game_code: game?.game_code ?? undefined, provider_code: game?.provider_code ?? undefined };
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    'by day, with players active': () => readDays(db, year),
    'by game': () => readGames(db, year, 'game', {}),
    'by provider': () => readGames(db, year, 'provider', {}),
    'by category': () => readGames(db, year, 'category', {}),
    'one game by day': () => readGames(db, year, 'day', filter),
    'players by turnover': () => readPlayers(db, year, 'turnover', 100),
    'players by GGR': () => readPlayers(db, year, 'ggr', 100),
    segments: () => readSegments(db, year),
    'retention of twelve months': () =>
      readCohorts(db, { sites: undefined, kind: 'registration', months: 12, now }),
    'today, as the first screen': () => readToday(db, [siteId], year.currency, now),
    'the operations of a game and day': () => readEntries(db, day, { ...filter, figure: 'play', limit: 100 }),
    'the operations of thirty days': () =>
      readEntries(db, { ...year, from: at(29) }, { figure: 'all', limit: 100 }),
    'the operations of a day': () => readEntries(db, day, { figure: 'all', limit: 100 }),
  };
  let kept = true;
  for (const [name, ask] of Object.entries(questions)) {
    const latencies_ms: number[] = [];
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const before = performance.now();
      await ask();
      latencies_ms.push(performance.now() - before);
    }
    const { p50_ms, p99_ms } = measure(latencies_ms, 1);
    if (p50_ms > budget_ms) kept = false;
    console.log(
      `  ${p50_ms > budget_ms ? 'MISS' : 'met '} ${name.padEnd(34)} p50 ${p50_ms.toFixed(0).padStart(5)} ms  worst ${p99_ms.toFixed(0).padStart(5)} ms`,
    );
  }
  console.log(
    kept ? `Every report within ${budget_ms} ms.` : `Some reports take longer than ${budget_ms} ms.`,
  );
  return kept;
}
