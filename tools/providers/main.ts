import { readFile } from 'node:fs/promises';
import { withDatabase } from '../start/with-database.ts';
import { UsageError } from './command-line.ts';
import { runCommand } from './commands.ts';

try {
  const lines = await withDatabase('marquee-providers', (opened) =>
    runCommand(
      { ...opened, env: process.env, readFile: (path) => readFile(path, 'utf8') },
      process.argv.slice(2),
    ),
  );
  for (const line of lines) console.log(line);
} catch (error) {
  console.error(error instanceof UsageError ? error.message : error);
  process.exitCode = 1;
}
