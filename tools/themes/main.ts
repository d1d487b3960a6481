/** `npm run themes:new`: writes the files of a new template. */
import { readWords, runCommand, UsageError } from '../command/command.ts';
import { makeTheme } from './new-theme.ts';

await runCommand({
  usage: `npm run themes:new <name> [-- --from <template>]

Writes the folder of a new template, as a copy of a built one (casino1), and lists what is left to do.
The name is a code (night-market). A name that is taken is refused, and nothing is written.`,
  run: async (words) => {
    const { positionals, values } = readWords(words, { from: { type: 'string', default: 'casino1' } });
    const [name, ...others] = positionals;
    if (name === undefined || others.length > 0) throw new UsageError('A template needs one name.');
    for (const line of await makeTheme(new URL('../../', import.meta.url), name, values.from))
      console.log(line);
  },
});
