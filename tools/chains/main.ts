import { runCommand } from '../command/command.ts';
import { openForCommand } from '../start/open-for-command.ts';
import { readChainsCommand, runChains, usage } from './chains.ts';

await runCommand({
  usage,
  run: async (words) => {
    const command = readChainsCommand(words);
    const { postgres } = await openForCommand();
    try {
      for (const line of await runChains(postgres.gamesUrl, command)) console.log(line);
    } finally {
      await postgres.stop();
    }
  },
});
