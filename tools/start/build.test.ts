import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Build, buildStale } from './build.ts';

let root: string;
const build: Build = {
  name: 'the sum',
  role: 'web',
  sources: ['source'],
  output: 'out',
  program: ['program.mjs'],
  directory: 'source',
  compressed: 'out',
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'marquee-build-'));
  await mkdir(join(root, 'source'));
  await writeFile(join(root, 'source', 'a.ts'), '1');
  await writeFile(
    join(root, 'program.mjs'),
    `import { appendFileSync, mkdirSync } from 'node:fs';
     mkdirSync('../out', { recursive: true });
     appendFileSync('../out/runs', 'x');`,
  );
});
afterEach(() => rm(root, { recursive: true }));

test('what has not changed is not built again; a test makes no difference, a new file does', async () => {
  await buildStale({ root, builds: [build], log: () => undefined });
  await buildStale({ root, builds: [build], log: () => undefined });
  await writeFile(join(root, 'source', 'a.test.ts'), 'a test');
  await buildStale({ root, builds: [build], log: () => undefined });
  expect(await runs()).toBe('x');
  await writeFile(join(root, 'source', 'b.ts'), '2');
  await buildStale({ root, builds: [build], log: () => undefined });
  expect(await runs()).toBe('xx');
});

test('a build that fails says why, and is tried again', async () => {
  const program = await readFile(join(root, 'program.mjs'), 'utf8');
  await writeFile(join(root, 'program.mjs'), `console.error('no such thing'); process.exit(3);`);
  const failing = buildStale({ root, builds: [build], log: () => undefined });
  await expect(failing).rejects.toThrow('no such thing');
  await writeFile(join(root, 'program.mjs'), program);
  await buildStale({ root, builds: [build], log: () => undefined });
  expect(await runs()).toBe('x');
});

function runs(): Promise<string> {
  return readFile(join(root, 'out', 'runs'), 'utf8');
}
