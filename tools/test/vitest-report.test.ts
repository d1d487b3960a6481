import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countReport, failedFiles, failuresIn } from './vitest-report.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'marquee-report-'));
});
afterAll(() => rm(directory, { recursive: true }));

test('tests are counted one by one, and a file that did not load as one failure', async () => {
  const file = await report({
    numPassedTests: 7,
    numFailedTests: 2,
    numPendingTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(await countReport(file, 1)).toEqual({ passed: 7, failed: 3, skipped: 1 });
});

test('a run that failed outside its tests, or left no report, is a failure', async () => {
  const file = await report({ numPassedTests: 3, numFailedTests: 0, testResults: [] });
  expect(await countReport(file, 1)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  expect(await countReport(join(directory, 'none.json'), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

test('what failed is named with its reason, a file that did not load too', async () => {
  const file = await report({
    testResults: [
      {
        name: 'wallet.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'a bet is taken', failureMessages: [] },
          { status: 'failed', fullName: 'a win is paid', failureMessages: ['expected 1n to be 2n'] },
        ],
      },
      { name: 'bonus.test.ts', status: 'failed', message: 'cannot find x', assertionResults: [] },
      { name: 'limits.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  });
  expect(await failuresIn(file)).toEqual([
    'wallet.test.ts › a win is paid\nexpected 1n to be 2n',
    'bonus.test.ts\ncannot find x',
  ]);
  expect(await failedFiles(file)).toEqual(['wallet.test.ts', 'bonus.test.ts']);
  expect(await failuresIn(join(directory, 'none.json'))).toEqual([]);
  expect(await failedFiles(join(directory, 'none.json'))).toEqual([]);
});

async function report(content: object): Promise<string> {
  const file = join(directory, `${crypto.randomUUID()}.json`);
  await writeFile(file, JSON.stringify(content));
  return file;
}
