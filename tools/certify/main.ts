import { withDatabase } from '../start/with-database.ts';
import { runCommand, UsageError } from '../command/command.ts';
import { readCommand, usage } from './command.ts';
import { providerRules } from './provider-rules.ts';
import { openProviderSubject } from './provider-subject.ts';
import { linesOf, playRules, type Verdict } from './rule.ts';
import { jiliRules, walletRules } from './wallet-rules.ts';

await runCommand({
  usage,
  run: async (words) => {
    try {
      return conclude(await run(words));
    } catch (error) {
      // What could not be tried is neither kept nor broken.
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  },
});

async function run(words: readonly string[]): Promise<Verdict[]> {
  const command = await readCommand(words);
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
