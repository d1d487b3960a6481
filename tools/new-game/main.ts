/** `npm run games:new`: writes the files of a new game. */
import { fileURLToPath } from 'node:url';
import { readWords, runCommand } from '../command/command.ts';
import { makeGame } from './make.ts';

await runCommand({
  usage: `npm run games:new <kind> <name>

Writes the files of a new game of a kind (slot, instant, table or crash) and lists what is left to do.
The name is a title ("Lucky Door") or a code (lucky-door). A name that is taken is refused, and nothing is written.`,
  run: async (words) => {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    for (const line of await makeGame(root, readWords(words, {}).positionals)) console.log(line);
  },
});
