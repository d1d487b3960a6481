import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beginScript } from '../command/command.ts';
import { themeRegistries } from './registries.ts';

/** `npm run themes:registries`: writes the files that list every template from the folders of `themes`. */
beginScript(
  `npm run themes:registries

Writes the files that list every template from the folders of themes/.`,
  {},
);
const root = new URL('../../', import.meta.url);
const files = await themeRegistries(root);
for (const [file, text] of files) {
  await writeFile(new URL(file, root), text);
  console.log(`wrote ${file}`);
}
const formatter = fileURLToPath(new URL('node_modules/oxfmt/bin/oxfmt', root));
await promisify(execFile)(process.execPath, [formatter, ...files.keys()], { cwd: fileURLToPath(root) });
