import { beginScript } from '../command/command.ts';
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { registries } from './registries.ts';

/** `npm run contract:registries`: writes the files that list every call from the paths of the calls. */
beginScript(
  `npm run contract:registries

Writes the files that list every call from the paths of the calls.`,
  {},
);
const root = new URL('../../', import.meta.url);
const files = new Map(await registries());
for (const [file, text] of files) {
  await writeFile(new URL(file, root), text);
  console.log(`wrote ${file}`);
}
const formatter = fileURLToPath(new URL('node_modules/oxfmt/bin/oxfmt', root));
const scripts = [...files.keys()].filter((file) => file.endsWith('.ts'));
await promisify(execFile)(process.execPath, [formatter, ...scripts], { cwd: fileURLToPath(root) });
