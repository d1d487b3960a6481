import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileOf, titleOf } from './mutant.ts';

/** How long the tests of one mutant may take. A fault that makes them hang is noticed by this. */
const patience_ms = 10 * 60_000;

/** Where random input begins, so that a run can be repeated. Fewer sequences than the tests run by themselves are enough. */
const RANDOMNESS = { SEED: '20261123', SEQUENCES: '400' };

/** How a run of tests ended, with what it printed. */
export type TestRun = { readonly passed: boolean; readonly output: string };

/**
 * Run tests in a copy of the repository until one fails. The one that is likeliest to notice stands first and is run by
 * itself; the others are run together. `databaseUrls` are the variables of a PostgreSQL.
 */
export async function runTests(
  root: string,
  tests: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  const first = await runTogether(root, tests.slice(0, 1), databaseUrls);
  return first.passed ? runTogether(root, tests.slice(1), databaseUrls) : first;
}

/** Run tests in no order, in as few processes as can be: quicker where all of them are expected to pass. */
export async function runTogether(
  root: string,
  tests: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  const whole = tests.filter((test) => titleOf(test) === '');
  const named = tests.filter((test) => titleOf(test) !== '');
  for (const some of [whole, named].filter(({ length }) => length > 0)) {
    const run = await vitest(root, wordsOf(some), databaseUrls);
    if (!run.passed) return run;
  }
  return { passed: true, output: '' };
}

/** What follows `vitest run` for these tests: their files, and the titles where they are named by them. */
function wordsOf(tests: readonly string[]): string[] {
  // Vitest reads titles as patterns.
  const titles = tests
    .map(titleOf)
    .filter(Boolean)
    .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return [...new Set(tests.map(fileOf)), ...(titles.length > 0 ? ['-t', titles.join('|')] : [])];
}

async function vitest(
  root: string,
  words: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [program, 'run', '--bail=1', '--maxWorkers=1', '--retry=0', ...words],
    {
      cwd: root,
      env: { ...process.env, ...databaseUrls, ...RANDOMNESS, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that servers that a test started end with it.
      detached: true,
    },
  );
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  const timer = setTimeout(() => endGroup(child.pid), patience_ms);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearTimeout(timer);
  return { passed: code === 0, output: Buffer.concat(output).toString('utf8') };
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It ended by itself in the meantime.
  }
}
