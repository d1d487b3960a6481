import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { migrateAll } from '../database/migrate-all.ts';
import { entrantSessions } from '../games/server/testing/enter-rounds.ts';
import { currency, enterMany } from '../games/server/testing/jackpot-entrants.ts';
import { openDatabase } from '../server/kernel/database.ts';
import { createLedger } from '../server/ledger/ledger.ts';
import { beginScript } from '../tools/command/command.ts';
import { runOnJackpots } from '../tools/operator/jackpot-commands.ts';
import { type RunningPostgres, startPostgres } from '../tools/postgres/supervisor.ts';
import { fundPlayers } from './fund-players.ts';

/**
 * `npm run bench:jackpots`: a million rounds that enter one pot from several processes, each bet booked in the ledger with what it
 * contributes, and whether every part of a unit is where it belongs afterwards: in the pots of the house, and in the operator's books.
 */
const {
  rounds: wanted,
  processes: count,
  batch: size,
} = beginScript(
  `npm run bench:jackpots [-- --rounds <count>] [--processes <count>] [--batch <rounds>]

Enters rounds (1,000,000) into one jackpot from several processes (4), books them in the ledger, and compares the two. So many rounds
(200) share a statement of the house's database; with --batch 1 each has its own, as on a server.`,
  {
    rounds: { type: 'string', default: '1000000' },
    processes: { type: 'string', default: '4' },
    batch: { type: 'string', default: '200' },
  },
);
const processes = Number(count);
const each = Math.ceil(Number(wanted) / processes);
const rounds = each * processes;

async function enterAll({ ownerUrl, gamesUrl, appUrl }: RunningPostgres): Promise<void> {
  await migrateAll({ ownerUrl, log: () => undefined });
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await fundPlayers(owner, { count: entrantSessions, currency });
  await owner.end();
  const entrant = { file: fileURLToPath(new URL('jackpot-entrant.ts', import.meta.url)), args: [appUrl] };
  const wish = { rounds: each, processes, batch: Number(size) };
  const { took_ms } = await enterMany({ ownerUrl, gamesUrl }, wish, entrant);
  console.log(
    `${rounds} rounds from ${processes} processes in ${(took_ms / 1000).toFixed(1)} s: ${Math.round((rounds * 1000) / took_ms)} a second.`,
  );
}

/** Returns whether the pots are what their entries say, and the ledger has the same and balances. */
async function compare({ gamesUrl, appUrl }: RunningPostgres): Promise<boolean> {
  const house = new pg.Pool({ connectionString: gamesUrl, max: 1 });
  const { pool, db } = openDatabase({ connectionString: appUrl, maxConnections: 1 });
  const ledger = createLedger({ connectionString: appUrl });
  try {
    const lists = await runOnJackpots({ db, house }, { area: 'jackpots', name: 'list' });
    const compared = await runOnJackpots({ db, house }, { area: 'jackpots', name: 'reconcile' });
    for (const line of [...lists, ...compared]) console.log(line);
    const { balanced, faults } = await ledger.trialBalance();
    console.log(balanced ? 'The ledger balances.' : `The ledger does not balance: ${faults[0]?.fault}`);
    return balanced && !compared.some((line) => line.startsWith('DIFFERENCE'));
  } finally {
    await Promise.all([house.end(), pool.end(), ledger.close()]);
  }
}

const directory = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
const postgres = await startPostgres({ dataDir: join(directory, 'postgres'), log: () => undefined });
try {
  await enterAll(postgres);
  process.exitCode = (await compare(postgres)) ? 0 : 1;
} finally {
  await postgres.stop();
  await rm(directory, { recursive: true });
}
