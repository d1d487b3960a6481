import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { themeRegistries } from './registries.ts';

/** Writes the files that list every template of the tree at `root`, formats them, and returns their paths. */
export async function writeRegistries(root: URL): Promise<string[]> {
  const files = await themeRegistries(root);
  for (const [file, text] of files) await writeFile(new URL(file, root), text);
  await format(root, [...files.keys()]);
  return [...files.keys()];
}

/** Formats files, named by their paths below `root`. */
export async function format(root: URL, files: readonly string[]): Promise<void> {
  const formatter = fileURLToPath(new URL('node_modules/oxfmt/bin/oxfmt', root));
  await promisify(execFile)(process.execPath, [formatter, ...files], { cwd: fileURLToPath(root) });
}
