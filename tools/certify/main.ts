import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '@marquee/server/kernel/config.ts';
import { openDatabase } from '@marquee/server/kernel/database.ts';
import { openPostgres } from '../start/database.ts';
import { readCommand, UsageError } from './command.ts';
import { providerRules, type ProviderSubject } from './provider-rules.ts';
import { openProviderSubject } from './provider-subject.ts';
import { linesOf, playRules, type Verdict } from './rule.ts';
import { jiliRules, walletRules } from './wallet-rules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

try {
  process.exitCode = conclude(await run());
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}

async function run(): Promise<Verdict[]> {
  const command = await readCommand(process.argv.slice(2));
  if (command.against === 'operator') return playRules(walletRules, command.subject, print);
  if (command.against === 'jili_operator') return playRules(jiliRules, command.subject, print);
  return withProvider(command, (subject) => playRules(providerRules, subject, print));
}

function print(verdict: Verdict): void {
  for (const line of linesOf(verdict)) console.log(line);
}

function conclude(verdicts: readonly Verdict[]): number {
  const broken = verdicts.filter(({ complaints }) => complaints.length > 0);
  const untried = verdicts.filter(({ isTried }) => !isTried);
  const kept = verdicts.length - broken.length - untried.length;
  console.log(`\n${kept} rules kept, ${broken.length} broken, ${untried.length} untried`);
  return broken.length === 0 ? 0 : 1;
}

/** Works on the database of a Marquee that runs, or on its own where none does. */
async function withProvider<Result>(
  command: { providerCode: string; siteCode: string; accountId: string; bet: number },
  play: (subject: ProviderSubject) => Promise<Result>,
): Promise<Result> {
  const envFile = join(ROOT, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const config = readConfig(process.env);
  const dataDir = resolve(ROOT, config.DATA_DIR);
  const postgres = await openPostgres({
    databaseUrl: config.DATABASE_URL,
    databaseAppUrl: config.DATABASE_APP_URL,
    dataDir,
    log: () => undefined,
  });
  const { pool, db } = openDatabase({
    connectionString: postgres.appUrl,
    applicationName: 'marquee-certify',
  });
  try {
    return await play(await openProviderSubject(db, dataDir, command));
  } finally {
    await pool.end();
    await postgres.stop();
  }
}
