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
 * Run tests in a copy of the repository, one after another, until one fails. The quickest to notice should come
 * first. `databaseUrls` are the variables of a PostgreSQL.
 */
export async function runTests(
  root: string,
  tests: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  for (const test of tests) {
    const title = titleOf(test);
    const run = await vitest(root, [fileOf(test), ...(title ? ['-t', title] : [])], databaseUrls);
    if (!run.passed) return run;
  }
  return { passed: true, output: '' };
}

/** Run whole files at once. Quicker than one after another where all of them are expected to pass. */
export function runFiles(
  root: string,
  files: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  return vitest(root, files, databaseUrls);
}

async function vitest(
  root: string,
  words: readonly string[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<TestRun> {
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [program, 'run', '--bail=1', '--maxWorkers=1', ...words], {
    cwd: root,
    env: { ...process.env, ...databaseUrls, ...RANDOMNESS, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that servers that a test started end with it.
    detached: true,
  });
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
