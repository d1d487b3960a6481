import { beginScript } from '../tools/command/command.ts';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAll } from '../database/migrate-all.ts';
import { createLedger } from '../server/ledger/ledger.ts';
import { type RunningPostgres, startPostgres } from '../tools/postgres/supervisor.ts';
import { fundPlayers } from './fund-players.ts';
import { prepareLoad } from './http.ts';
import { currency, measureLedger, playerCount } from './ledger-load.ts';
import { findPgbench, measurePgbench, runPgbench } from './pgbench.ts';
import { startBenchPlatform } from './platform.ts';
import { type Measurement, median, medianOf } from './statistics.ts';

/**
 * `npm run bench:wallet`: what a bet costs, as a ratio to a TPC-B-like transaction of pgbench on the same cluster in the
 * same run. Every contender runs once in each of three rounds, one after another, so that what else the machine does
 * meets them alike; the medians are compared. BENCH_SECONDS is the time that each is given.
 */
beginScript(
  `npm run bench:wallet

What a bet costs, as a ratio to a transaction of pgbench on the same cluster. BENCH_SECONDS (6) is the time of each contender.`,
  {},
);
const rounds = 3;
const duration_s = Number(process.env['BENCH_SECONDS'] ?? 6);
/** pgbench's: 100,000 accounts each. */
const scale = 10;
const httpBets = 3_500 * duration_s;

const contenders = [
  { name: 'pgbench TPC-B-like, prepared, 8 clients', target: null },
  { name: 'ledger, single calls by pgbench, 8 clients', target: null },
  { name: 'ledger, batched, 64 callers', target: 2.5 },
  { name: 'ledger, batched, 256 callers', target: null },
  { name: 'bet through HTTP, signature verified, 64 connections', target: 1.2 },
  { name: 'the same, rounds projected by the same process', target: null },
] as const;
type Contender = (typeof contenders)[number]['name'];
/** How many medians the slowest bet of a hundred through HTTP may take. */
const tailTarget = 3;

/** One bet as a pgbench script; pgbench cannot hash, and every request hash is the same. */
const singleBet = `\\set player random(1, ${playerCount})
\\set bet random(1, 9000000000000000000)
select * from ledger.post_batch(format('[{"site_id":1,"player_id":%s,"currency":"${currency}","kind":2,"amount":"100",\
"source":"single","external_id":"bet-%s","request_hash":"00000000000000000000000000000000","round_id":"round",\
"game_code":"dragon-fortune","funds":0,"clearing":200}]', :player::bigint, :bet::bigint)::json);
`;

const log = (line: string): void => console.log(line);

async function measureAll(
  postgres: RunningPostgres,
  directory: string,
): Promise<Map<Contender, Measurement[]>> {
  log(`Preparing a cluster with the product's settings: pgbench at scale ${scale}, ${playerCount} wallets …`);
  const tpcbUrl = await prepareDatabases(postgres.ownerUrl);
  const script = join(directory, 'single.sql');
  await writeFile(script, singleBet);
  const ledger = createLedger({ connectionString: postgres.appUrl });
  const platform = await startBenchPlatform({ ...postgres, dataDir: directory, ledger });
  const prepareHttp = (bets: number) => prepareLoad({ ...platform.order, connections: 64, bets });
  const measured = new Map<Contender, Measurement[]>();
  const run = async (name: Contender, work: () => Promise<Measurement>): Promise<void> => {
    const measurement = await work();
    measured.set(name, [...(measured.get(name) ?? []), measurement]);
    log(`  ${line(name, measurement)}`);
  };

  log('Warming up …');
  await measureLedger(ledger, { callers: 64, duration_ms: 2_000 });
  // A bet takes a fifth more of the processor until V8 has compiled the path of some ten thousand.
  await (await prepareHttp(httpBets)).send();
  await analyze(postgres.ownerUrl);
  for (let round = 1; round <= rounds; round += 1) {
    log(
      `Round ${round} of ${rounds}, ${duration_s} s each (the bets through HTTP are signed before they are sent):`,
    );
    await run(contenders[0].name, () => measurePgbench(tpcbUrl, { duration_s }));
    await run(contenders[1].name, () => measurePgbench(postgres.appUrl, { duration_s, script }));
    await run(contenders[2].name, () =>
      measureLedger(ledger, { callers: 64, duration_ms: duration_s * 1000 }),
    );
    await run(contenders[3].name, () =>
      measureLedger(ledger, { callers: 256, duration_ms: duration_s * 1000 }),
    );
    const [load, another] = [await prepareHttp(httpBets), await prepareHttp(httpBets)];
    await run(contenders[4].name, () => load.send());
    await run(contenders[5].name, () => platform.whileProjecting(() => another.send()));
  }
  const books = await ledger.trialBalance();
  log(`The books ${books.faults.length === 0 ? 'are sound' : `are NOT sound: ${books.faults[0]?.fault}`}.`);
  await platform.close();
  await ledger.close();
  return measured;
}

/** A database for pgbench beside the product's, and wallets filled as the ledger fills them; answers pgbench's URL. */
async function prepareDatabases(ownerUrl: string): Promise<string> {
  await migrateAll({ ownerUrl: ownerUrl, log: () => undefined });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query('create database tpcb');
    await fundPlayers(owner, { count: playerCount, currency });
  } finally {
    await owner.end();
  }
  const url = new URL(ownerUrl);
  url.pathname = '/tpcb';
  await runPgbench(url.href, ['-i', '-q', '-s', String(scale)]);
  return url.href;
}

/** As autovacuum does it a minute later. */
async function analyze(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('analyze ledger.wallet, ledger.operation, ledger.posting, rounds.round');
  await owner.end();
}

/** Print the medians; answers whether every target is reached. */
function report(measured: ReadonlyMap<Contender, readonly Measurement[]>): boolean {
  const base = median((measured.get(contenders[0].name) ?? []).map((one) => one.perSecond));
  let reached = true;
  log(`Medians of ${rounds}:`);
  for (const { name, target } of contenders) {
    const middle = medianOf(measured.get(name) ?? []);
    const ratio = middle.perSecond / base;
    const verdict =
      target === null ? '' : ratio >= target ? ` (target ${target}: reached)` : ` (target ${target}: MISSED)`;
    if (target !== null && ratio < target) reached = false;
    log(`  ${line(name, middle)}  ratio ${ratio.toFixed(2)}${verdict}`);
  }
  // Of each round by itself: a stall of the machine in one round says nothing of the others.
  const tail = median((measured.get(contenders[4].name) ?? []).map(({ p99_ms, p50_ms }) => p99_ms / p50_ms));
  const isShort = tail <= tailTarget;
  log(
    `  p99 of a bet through HTTP: ${tail.toFixed(2)} x p50 (at most ${tailTarget}: ${isShort ? 'reached' : 'MISSED'})`,
  );
  if (!isShort) reached = false;
  return reached;
}

function line(name: string, { perSecond, p50_ms, p99_ms }: Measurement): string {
  const figures = [
    `${Math.round(perSecond)}/s`.padStart(8),
    `p50 ${p50_ms.toFixed(2)} ms`,
    `p99 ${p99_ms.toFixed(2)} ms`,
  ];
  return `${name.padEnd(54)}${figures.join('  ')}`;
}

findPgbench();
const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: directory, log: () => undefined });
try {
  const reached = report(await measureAll(postgres, directory));
  process.exitCode = reached ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true, force: true });
}
