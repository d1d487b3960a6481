import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { runCommand } from '../command/command.ts';
import { withDatabase } from '../start/with-database.ts';
import { usage } from './command-line.ts';
import { runCommand as runOnMarquee } from './commands.ts';

await runCommand({
  usage,
  run: async (words) => {
    const lines = await withDatabase('marquee-providers', (opened) =>
      runOnMarquee(
        {
          ...opened,
          user: userInfo().username,
          env: process.env,
          readFile: (path) => readFile(path, 'utf8'),
        },
        words,
      ),
    );
    for (const line of lines) console.log(line);
  },
});
