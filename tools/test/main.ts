import { type SpawnOptions, spawn } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUILDS, buildStale } from '../start/build.ts';
import { GENERATE_ROUTE_TYPES, STATIC_CHECKS, type Step } from './steps.ts';
import { currentTurn, TURNS } from './turns.ts';
import { type Count, countReport, failedFiles, failuresIn } from './vitest-report.ts';

/**
 * Runs everything that must hold. A failure does not stop the steps after it; all of them are told again at the end,
 * where they are seen. The last line counts each test and each static check.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CACHE = join(ROOT, '.cache');
/** Of more files than these it is not the machine that makes them fail. */
const MOST_RUN_AGAIN = 6;
// Slow tests run on samples and take turns, unless everything is asked for.
const isWhole = process.argv.includes('--all');
const turn = isWhole ? undefined : await chosenTurn();
if (isWhole) process.env['TEST_ALL'] = 'true';
else process.env['TEST_TURN'] = String(turn);
const begun = Date.now();
const total = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

if (turn !== undefined)
  console.log(
    `Turn ${turn + 1} of ${TURNS} of what takes long (npm test -- --turn N for another, npm run test:all for all)`,
  );
await mkdir(CACHE, { recursive: true });
add(await runCheck(GENERATE_ROUTE_TYPES));
const checks = [...STATIC_CHECKS];
await Promise.all([runChecks(checks), runChecks(checks)]);
// Tests use what a start would serve. A start that cannot build fails here, once, with its reason.
add(await runBuilds());
add(await runVitest('code'));
add(await runVitest('browser'));

for (const failure of failures) console.log(`\n✗ ${failure}`);
console.log(`\n${seconds(begun)} in all, ${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function add(count: Count): void {
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}

/** The turn that `--turn` names, from 1, or that of the commit. */
async function chosenTurn(): Promise<number> {
  const { values } = parseArgs({ options: { all: { type: 'boolean' }, turn: { type: 'string' } } });
  if (values.turn === undefined) return currentTurn(ROOT);
  const turn = Number(values.turn);
  if (Number.isInteger(turn) && turn >= 1 && turn <= TURNS) return turn - 1;
  throw new Error(`--turn: expected a whole number from 1 to ${TURNS}`);
}

/** Run checks one after another from the list shared with the other core. */
async function runChecks(queue: Step[]): Promise<void> {
  for (let check = queue.shift(); check; check = queue.shift()) add(await runCheck(check));
}

async function runCheck(step: Step): Promise<Count> {
  const started = Date.now();
  const [program = '', ...words] = step.command;
  const output: Buffer[] = [];
  const code = await run(
    program,
    words,
    { cwd: join(ROOT, step.directory ?? '.'), stdio: ['ignore', 'pipe', 'pipe'] },
    output,
  );
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} ${seconds(started)}`);
  if (code !== 0) {
    failures.push(step.name);
    console.log(Buffer.concat(output).toString('utf8'));
  }
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * Run the tests of a project. Files in which something failed are run again one after the other, when nothing else is at work: what
 * passes then depends on how busy the machine is, and is named.
 */
async function runVitest(project: string): Promise<Count> {
  console.log(`\n${project} tests …`);
  const started = Date.now();
  const report = join(CACHE, `vitest-${project}.json`);
  const first = await vitest(project, report, []);
  let count = first;
  let named = await failuresIn(report);
  const files = await failedFiles(report);
  if (files.length > 0 && files.length <= MOST_RUN_AGAIN) {
    console.log(`\n${files.length} of the files once more, one after the other …`);
    const again = join(CACHE, `vitest-${project}-again.json`);
    const { failed } = await vitest(project, again, ['--no-file-parallelism', ...files]);
    for (const failure of named) console.log(`⚠ failed among others: ${failure}`);
    named = await failuresIn(again);
    count = { ...first, passed: first.passed + first.failed - failed, failed };
  }
  failures.push(...named);
  if (count.failed > 0 && named.length === 0) failures.push(`${project} tests, outside a test: see above`);
  const mark = count.failed === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${project} tests: ${count.passed} passed, ${count.failed} failed, ${seconds(started)}`,
  );
  return count;
}

async function vitest(project: string, report: string, choice: readonly string[]): Promise<Count> {
  await rm(report, { force: true });
  const words = [
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    '--reporter=./tools/test/second-attempts.ts',
    `--outputFile.json=${report}`,
    ...choice,
  ];
  const code = await run('vitest', words, { cwd: ROOT, stdio: 'inherit' });
  return countReport(report, code);
}

async function runBuilds(): Promise<Count> {
  const started = Date.now();
  try {
    await buildStale({ root: ROOT, builds: BUILDS, log: (line) => console.log(`  ${line}`) });
    console.log(`✓ builds ${seconds(started)}`);
    return { passed: 1, failed: 0, skipped: 0 };
  } catch (error) {
    failures.push('builds');
    console.log(`✗ builds ${seconds(started)}\n${String(error)}`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function run(program: string, words: string[], options: SpawnOptions, output?: Buffer[]): Promise<number> {
  const path = `${join(ROOT, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
  const child = spawn(program, words, { ...options, env: { ...process.env, PATH: path } });
  child.stdout?.on('data', (chunk: Buffer) => output?.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output?.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => {
      output?.push(Buffer.from(String(error)));
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

function seconds(since: number): string {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}
