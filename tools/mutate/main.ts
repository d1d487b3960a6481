import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginScript } from '../command/command.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';
import { BUILDS, buildStale } from '../start/build.ts';
import { copyRepository } from './copy.ts';
import { MUTANTS } from './lists.ts';
import { type Mutant, mutate } from './mutant.ts';
import { type Outcome, reportOf } from './report.ts';
import { runTests } from './run-tests.ts';

/** `npm run test:mutate`: puts one seeded fault after another into a copy of the code and runs the tests that should notice. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LEAST_SCORE = 0.9;

const values = beginScript(
  `npm run test:mutate -- [--area <name>] [--only <text>] [--code] [--write]

Puts one seeded fault after another into a copy of the code and runs the tests that should notice it. Exits with 1 if fewer than
90 % are noticed. --area takes the faults of one area, --only those whose file or sentence contains a text, --code leaves out
those that need a browser, --write writes docs/mutation.md.`,
  {
    area: { type: 'string' },
    only: { type: 'string' },
    code: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
);

const chosen = Object.entries(MUTANTS)
  .filter(([area]) => values.area === undefined || area === values.area)
  .flatMap(([area, mutants]) => mutants.map((mutant) => ({ area, mutant })))
  .filter(({ mutant }) => !(values.code && mutant.inBrowser))
  .filter(
    ({ mutant }) => values.only === undefined || `${mutant.file} ${mutant.breaks}`.includes(values.only),
  );
const codeFirst = chosen.toSorted((a, b) => Number(a.mutant.inBrowser) - Number(b.mutant.inBrowser));

console.log(`${chosen.length} faults …`);
const postgres = await startThrowawayPostgres();
const databaseUrls = {
  TEST_DATABASE_URL: postgres.ownerUrl,
  TEST_DATABASE_APP_URL: postgres.appUrl,
  TEST_DATABASE_GAMES_URL: postgres.gamesUrl,
};
const copies = await Promise.all([copyRepository(ROOT), copyRepository(ROOT)]);
const outcomes: Outcome[] = [];
try {
  await build(copies[0].root);
  const soundness = await runTests(
    copies[0].root,
    [...new Set(chosen.flatMap(({ mutant }) => mutant.tests))],
    databaseUrls,
  );
  if (!soundness.passed) throw new Error(`The tests fail without a fault:\n${soundness.output.slice(-4000)}`);
  const queue = codeFirst.filter(({ mutant }) => !mutant.inBrowser);
  await Promise.all(copies.map(({ root }) => work(root, queue)));
  // A browser's tests take both cores.
  await work(
    copies[0].root,
    codeFirst.filter(({ mutant }) => mutant.inBrowser),
  );
} finally {
  await Promise.all(copies.map((copy) => copy.remove()));
  await postgres.stop();
}

const report = reportOf(outcomes);
if (values.write) await writeFile(join(ROOT, 'docs/mutation.md'), report.page);
console.log(`\n${report.summary}`);
process.exitCode = report.score >= LEAST_SCORE ? 0 : 1;

async function work(root: string, queue: { area: string; mutant: Mutant }[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const started = Date.now();
    const killed = await isKilled(root, next.mutant);
    outcomes.push({ ...next, killed });
    const mark = killed ? '✓' : '✗ SURVIVED';
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${mark} ${outcomes.length}/${chosen.length} ${next.mutant.file}: ${next.mutant.breaks} (${seconds} s)`,
    );
  }
}

async function isKilled(root: string, mutant: Mutant): Promise<boolean> {
  const path = join(root, mutant.file);
  const source = await readFile(path, 'utf8');
  await writeFile(path, mutate(mutant, source));
  try {
    if (mutant.inBrowser) await build(root);
    return !(await runTests(root, mutant.tests, databaseUrls)).passed;
  } finally {
    await writeFile(path, source);
  }
}

async function build(root: string): Promise<void> {
  if (chosen.every(({ mutant }) => !mutant.inBrowser)) return;
  await buildStale({ root, builds: BUILDS, log: () => undefined });
}
