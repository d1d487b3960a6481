import { withDatabase } from '../start/with-database.ts';
import { readCommand, UsageError } from './command.ts';
import { providerRules } from './provider-rules.ts';
import { openProviderSubject } from './provider-subject.ts';
import { linesOf, playRules, type Verdict } from './rule.ts';
import { jiliRules, walletRules } from './wallet-rules.ts';

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
  return withDatabase('marquee-certify', async ({ db, keys }) =>
    playRules(providerRules, await openProviderSubject(db, keys, command), print),
  );
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
