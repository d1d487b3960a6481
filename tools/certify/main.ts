import { withDatabase } from '../start/with-database.ts';
import { readCommand, UsageError } from './command.ts';
import { providerRules } from './provider-rules.ts';
import { openProviderSubject } from './provider-subject.ts';
import { conclude, linesOf, playRules, type Verdict } from './rule.ts';
import { jiliRules, walletRules } from './wallet-rules.ts';

try {
  const { line, exitCode } = conclude(await run());
  console.log(`\n${line}`);
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 2;
}

async function run(): Promise<Verdict[]> {
  const command = await readCommand(process.argv.slice(2));
  if (command.against === 'operator') return playRules(walletRules, command.subject, print);
  if (command.against === 'jili_operator') return playRules(jiliRules, command.subject, print);
  return withDatabase('marquee-certify', async ({ db, keys }) =>
    playRules(providerRules, await openProviderSubject(db, keys, command), print),
  );
}

function print(verdict: Verdict): void {
  for (const line of linesOf(verdict)) console.log(line);
}
