import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginScript } from '../command/command.ts';
import { startThrowawayPostgres } from '../postgres/throwaway.ts';
import { BUILDS, buildStale } from '../start/build.ts';
import { copyRepository } from './copy.ts';
import { MUTANTS } from './lists.ts';
import { type Mutant, mutate, nameOf } from './mutant.ts';
import { type Outcomes, readOutcomes, writeOutcomes } from './outcomes.ts';
import { reportOf } from './report.ts';
import { runTests, runTogether } from './run-tests.ts';

/** `npm run test:mutate`: puts one seeded fault after another into a copy of the code and runs the tests that should notice. */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OUTCOMES = join(ROOT, 'tools/mutate/outcomes.json');
const LEAST_SCORE = 0.9;

const values = beginScript(
  `npm run test:mutate -- [--area <names>] [--only <text>] [--code] [--missing] [--write]

Puts one seeded fault after another into a copy of the code and runs the tests that should notice it. Exits with 1 if fewer than
90 % are noticed. --area takes the faults of these areas (safety,site), --only those whose file or sentence contains a text,
--code leaves out those that need a browser, --missing those that have an outcome already. --write keeps the outcomes in
tools/mutate/outcomes.json, each as soon as it is known, and writes docs/mutation.md from all that are kept.`,
  {
    area: { type: 'string' },
    only: { type: 'string' },
    code: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
);

const kept = await readOutcomes(OUTCOMES);
const chosen = Object.entries(MUTANTS)
  .filter(([area]) => values.area === undefined || values.area.split(',').includes(area))
  .flatMap(([, mutants]) => mutants)
  .filter((mutant) => !(values.code && mutant.inBrowser))
  .filter((mutant) => !(values.missing && kept.has(nameOf(mutant))))
  .filter((mutant) => values.only === undefined || nameOf(mutant).includes(values.only));
const needsBrowser = chosen.some((mutant) => mutant.inBrowser);

console.log(`${chosen.length} faults …`);
const outcomes: Outcomes = new Map();
if (chosen.length > 0) await runAll();

const report = reportOf({ chosen }, outcomes);
console.log(`\n${report.summary}`);
if (values.write) await keep();
process.exitCode = report.score >= LEAST_SCORE ? 0 : 1;

async function runAll(): Promise<void> {
  const postgres = await startThrowawayPostgres();
  const databaseUrls = {
    TEST_DATABASE_URL: postgres.ownerUrl,
    TEST_DATABASE_APP_URL: postgres.appUrl,
    TEST_DATABASE_GAMES_URL: postgres.gamesUrl,
  };
  const copies = await Promise.all([copyRepository(ROOT), copyRepository(ROOT)]);
  try {
    await build(copies[0].root);
    const tests = [...new Set(chosen.flatMap((mutant) => mutant.tests))];
    const sound = await runTogether(copies[0].root, tests, databaseUrls);
    if (!sound.passed) throw new Error(`The tests fail without a fault:\n${sound.output.slice(-4000)}`);
    const queue = chosen.filter((mutant) => !mutant.inBrowser);
    await Promise.all(copies.map(({ root }) => work(root, queue, databaseUrls)));
    // A browser's tests take both cores.
    await work(
      copies[0].root,
      chosen.filter((mutant) => mutant.inBrowser),
      databaseUrls,
    );
  } finally {
    await Promise.all(copies.map((copy) => copy.remove()));
    await postgres.stop();
  }
}

async function work(
  root: string,
  queue: Mutant[],
  databaseUrls: Readonly<Record<string, string>>,
): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const started = Date.now();
    const killed = await isKilled(root, next, databaseUrls);
    outcomes.set(nameOf(next), { killed, on: new Date().toISOString().slice(0, 10) });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    const mark = killed ? '✓' : '✗ SURVIVED';
    console.log(`${mark} ${outcomes.size}/${chosen.length} ${nameOf(next)} (${seconds} s)`);
    if (values.write) await keep();
  }
}

async function isKilled(
  root: string,
  mutant: Mutant,
  databaseUrls: Readonly<Record<string, string>>,
): Promise<boolean> {
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

/** Outcomes are read again before they are written: another area may have been run at the same time. */
async function keep(): Promise<void> {
  const known = new Map([...(await readOutcomes(OUTCOMES)), ...outcomes]);
  await writeOutcomes(OUTCOMES, known, Object.values(MUTANTS).flat());
  await writeFile(join(ROOT, 'docs/mutation.md'), reportOf(MUTANTS, known).page);
}

async function build(root: string): Promise<void> {
  if (needsBrowser) await buildStale({ root, builds: BUILDS, log: () => undefined });
}
