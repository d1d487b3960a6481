import { withDatabase } from '../start/with-database.ts';
import { runCommand, UsageError } from '../command/command.ts';
import { readCommand, usage } from './command.ts';
import { providerRules } from './provider-rules.ts';
import { openProviderSubject } from './provider-subject.ts';
import { conclude, linesOf, playRules, type Verdict } from './rule.ts';
import { jiliRules, walletRules } from './wallet-rules.ts';

await runCommand({
  usage,
  run: async (words) => {
    try {
      const { line, exitCode } = conclude(await run(words));
      console.log(`\n${line}`);
      return exitCode;
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
