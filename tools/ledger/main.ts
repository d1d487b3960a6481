import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@marquee/server/kernel/config.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { type Ledger, createLedger } from '@marquee/server/ledger/ledger.ts';
import { openPostgres } from '../start/database.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const usage = `npm run ledger -- <command>
  trial-balance   add up every posting, and hold the wallets and the house's balances against them
  seal            seal what is not sealed yet into blocks
  verify          hash the journal again; prints the first row that is not as it was sealed`;

/** Each answers whether all is well. */
const commands: Readonly<Record<string, (ledger: Ledger) => Promise<boolean>>> = {
  'trial-balance': printTrialBalance,
  seal: async (ledger) => {
    console.log(`${await ledger.sealBlocks()} postings sealed`);
    return true;
  },
  verify: async (ledger) => {
    const { blocks, postings, head, fault } = await ledger.verifyChain();
    console.log(
      fault ?? `${blocks} blocks with ${postings} postings are as they were sealed; head ${head || 'none'}`,
    );
    return fault === null;
  },
};

async function printTrialBalance(ledger: Ledger): Promise<boolean> {
  const { lines, faults, balanced } = await ledger.trialBalance();
  const row = (cells: readonly string[]): string =>
    cells.map((cell, index) => (index < 3 ? cell.padEnd(18) : cell.padStart(20))).join('');
  console.log(row(['site', 'currency', 'account', 'debit', 'credit']));
  for (const { siteId, currency, account, debit, credit } of lines) {
    console.log(row([String(siteId), currency, account, formatMoney(debit), formatMoney(credit)]));
  }
  for (const { siteId, playerId, currency, fault } of faults) {
    console.log(`site ${siteId}, player ${playerId}, ${currency}: ${fault}`);
  }
  console.log(balanced ? 'The books balance.' : 'THE BOOKS DO NOT BALANCE.');
  return balanced;
}

/** Works on the database of a Marquee that runs, or on its own where none does. */
async function run(command: (ledger: Ledger) => Promise<boolean>): Promise<boolean> {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const postgres = await openPostgres({
    databaseUrl: config.DATABASE_URL,
    databaseAppUrl: config.DATABASE_APP_URL,
    dataDir: resolve(ROOT, config.DATA_DIR),
    log: () => undefined,
  });
  const ledger = createLedger({ connectionString: postgres.appUrl });
  try {
    return await command(ledger);
  } finally {
    await ledger.close();
    await postgres.stop();
  }
}

const command = commands[process.argv[2] ?? ''];
if (command) process.exitCode = (await run(command)) ? 0 : 1;
else {
  console.error(usage);
  process.exitCode = 2;
}
