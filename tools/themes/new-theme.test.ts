/** `npm run themes:new` in a copy of the tree: what it writes holds without another file edited, and what it refuses leaves no trace. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themeFacts } from '../../themes/registry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const copied = ['contract', 'themes', 'ui', 'tools/themes', 'tools/command'];
const linked = ['node_modules', 'ui/node_modules', 'themes/node_modules'];

let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'marquee-new-theme-'));
  const files = (await readdir(root)).filter((name) => name.endsWith('.json'));
  for (const name of [...files, ...copied])
    await cp(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => basename(path) !== 'node_modules',
    });
  // Tests of templates need none of what those of the whole tree are set up with, and the packages of the copy.
  const alias = JSON.stringify({ '@marquee': copy });
  await writeFile(join(copy, 'vitest.config.ts'), `export default { resolve: { alias: ${alias} } };\n`);
  for (const folder of linked) {
    if (existsSync(join(root, folder))) await symlink(join(root, folder), join(copy, folder));
  }
});
afterAll(() => rm(copy, { recursive: true }));

async function node(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: copy, maxBuffer: 2 ** 24 });
  return stdout;
}

const command = 'tools/themes/main.ts';

/** Every file of the copy with its content. */
async function everyFile(): Promise<Map<string, string>> {
  const entries = await readdir(copy, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  const read = files.map(async ({ parentPath, name }): Promise<[string, string]> => {
    const path = join(parentPath, name);
    return [relative(copy, path), await readFile(path, 'utf8')];
  });
  return new Map(await Promise.all(read));
}

test('a name that is taken or is none, and a template that is not there, are refused and nothing is written', async () => {
  const before = await everyFile();
  const unbuilt =
    Object.keys(themeFacts).find((code) => !existsSync(join(root, `themes/${code}/parts.ts`))) ??
    'no-template';
  for (const [words, code, said] of [
    [['casino1'], 1, 'themes/casino1 is already there.'],
    [['casino2'], 1, 'themes/casino2 is already there.'],
    [['Night'], 2, '“Night” is no name of a template'],
    [['../doors'], 2, '“../doors” is no name of a template'],
    [['a'.repeat(33)], 2, 'at most 32'],
    [[], 2, 'A template needs one name.'],
    [
      ['night-market', '--from', unbuilt],
      2,
      `There is no template “${unbuilt}” to begin with: choose casino1, `,
    ],
  ] as const)
    await expect(node(command, ...words), said).rejects.toMatchObject({
      code,
      stdout: '',
      stderr: expect.stringContaining(said),
    });
  expect(await everyFile()).toEqual(before);
}, 180_000);

test('a new template is listed, well formed, and passes the tests of templates with no other file edited', async () => {
  const before = await everyFile();
  expect(await node(command, 'test-template', '--from', 'slot5')).toContain(
    'Test Template (test-template) is a new template.\n',
  );
  const after = await everyFile();
  const changed = [...after].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
  expect(changed.filter((file) => !file.startsWith('themes/test-template/')).toSorted()).toEqual([
    'contract/palette-colours.ts',
    'contract/themes.ts',
    'themes/manifests.ts',
    'themes/templates.ts',
  ]);
  expect(after.get('contract/themes.ts')).toMatch(/'test-template': \['sampaguita', /);
  expect(after.get('themes/test-template/palettes.css')).not.toContain('.template-slot5');
  await node('node_modules/oxfmt/bin/oxfmt', '--check', 'themes');
  await node(
    'node_modules/vitest/vitest.mjs',
    'run',
    'themes/contrast',
    'themes/registry',
    'tools/themes/registries',
  );
}, 400_000);
