import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampled } from '../../tests/sampled.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packageSchema = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = packageSchema.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
/** Commands of other packages: a formatter, a linter, a compiler. */
const foreign = ['format', 'lint', 'types'];
const own = Object.entries(scripts).filter(([name]) => !foreign.includes(name));

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-commands-'));
});
afterAll(() => rm(directory, { recursive: true }));

test.each(sampled(own, 6))(
  'npm run %s -- --help says how it is meant, and does nothing',
  async (_name, script) => {
    const program = /^(?:exec )?node (\S+)(?: --(?:dev|all))?$/.exec(script)?.[1] ?? '';
    expect(existsSync(join(root, program)), script).toBe(true);
    const { code, output, errors } = await run([program, '--help']);
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(output).toMatch(/npm (run [\w:]+|start|test)/);
    expect(await readdir(directory)).toEqual([]);
  },
  60_000,
);

test.each([
  ['tools/operator/main.ts', 'withdrawals', 'list'],
  ['tools/ledger/main.ts', 'verify'],
  ['tools/providers/main.ts', 'list'],
  ['tools/brand/main.ts', 'import', 'brands/aurum'],
  ['tools/brand/main.ts', 'export', 'aurum', 'exported/aurum'],
  ['tools/keys/main.ts', 'create'],
  ['tools/certify/main.ts', '--provider', 'MARQUEE'],
  ['tools/chains/main.ts'],
])(
  '%s %s says in one line that there is no Marquee, and makes none',
  async (...words) => {
    const { code, errors } = await run(words);
    expect(errors).toMatch(/^There is no Marquee in [^\n]*: start one with npm start[^\n]*\n$/);
    expect(code).toBeGreaterThan(0);
    expect(await readdir(directory)).toEqual([]);
  },
  60_000,
);

test.each([
  ['tools/operator/main.ts', 'burn'],
  ['tools/ledger/main.ts', '--loud'],
  ['tools/ledger/main.ts', 'constructor'],
  ['tools/brand/main.ts', 'import'],
  ['tools/brand/main.ts', 'export', 'aurum'],
  ['tools/keys/main.ts', 'rotate'],
  ['tools/certify/main.ts', '--bet', 'much'],
  ['tools/chains/main.ts', 'salt', 'crash-rocket'],
  ['bench/html.ts', '--loud'],
  ['tests/faults/main.ts', '--kill'],
])(
  '%s %s is not understood, and that is one line',
  async (...words) => {
    const { code, errors } = await run(words);
    expect(errors).toMatch(/^[^\n]+\(see --help\)\n$/);
    expect(code).toBe(2);
  },
  60_000,
);

function run(words: readonly string[]): Promise<{ code: number | null; output: string; errors: string }> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: join(directory, 'none'),
  };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [...words], { cwd: root, env }, (_error, output, errors) =>
      resolve({ code: child.exitCode, output, errors }),
    );
  });
}
