import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrateAll } from '../database/migrate-all.ts';
import { faultsOfPots } from '../games/server/jackpots/audit.ts';
import { enterMany } from '../games/server/testing/jackpot-entrants.ts';
import { beginScript } from '../tools/command/command.ts';
import { startPostgres } from '../tools/postgres/supervisor.ts';

/**
 * `npm run bench:jackpots`: a million rounds that enter one pot from several processes, and whether every part of a unit is where it
 * belongs afterwards. All of them wait for one row, so that the rate is the most that a jackpot takes in a currency.
 */
const { rounds, processes } = beginScript(
  `npm run bench:jackpots [-- --rounds <count>] [--processes <count>]

Enters rounds (1,000,000) into one jackpot from several processes (4), and adds everything up.`,
  {
    rounds: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: '4' },
  },
);
const inAll = Number(rounds);
const each = Math.ceil(inAll / Number(processes));

const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
const client = new pg.Client({ connectionString: postgres.ownerUrl });
try {
  await migrateAll({ ownerUrl: postgres.ownerUrl, log: () => undefined });
  const { took_ms } = await enterMany(
    { ownerUrl: postgres.ownerUrl, gamesUrl: postgres.gamesUrl },
    { rounds: each, processes: Number(processes) },
  );
  await client.connect();
  const faults = await faultsOfPots(client);
  const { rows } = await client.query<{ pots: string; entries: string }>(
    `SELECT (SELECT count(*) FROM house.jackpot_won) AS pots, (SELECT count(*) FROM house.jackpot_entry WHERE state = 'entered') AS entries`,
  );
  const [{ pots, entries } = { pots: '0', entries: '0' }] = rows;
  console.log(
    `${entries} entries of ${each * Number(processes)} rounds from ${processes} processes in ${(took_ms / 1000).toFixed(1)} s: ${Math.round((each * Number(processes) * 1000) / took_ms)} rounds a second; ${pots} pots were won.`,
  );
  for (const fault of faults) console.log(fault);
  console.log(faults.length === 0 ? 'Everything adds up to the last unit.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await client.end();
  await postgres.stop();
  await rm(directory, { recursive: true });
}
