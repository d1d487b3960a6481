import { readFile } from 'node:fs/promises';

/** The result of a run of Vitest. */
export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

/**
 * Count the tests in a report of Vitest's JSON reporter. A file that could not be loaded has no tests in the report and
 * counts as one failure; so does a run that failed outside its tests, or left no report.
 */
export async function countReport(file: string, exitCode: number): Promise<Count> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  const report: unknown = JSON.parse(text);
  const passed = numberIn(report, 'numPassedTests');
  const skipped = numberIn(report, 'numPendingTests') + numberIn(report, 'numTodoTests');
  const failed = numberIn(report, 'numFailedTests') + brokenFiles(report);
  return { passed, skipped, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

function brokenFiles(report: unknown): number {
  const results = valueIn(report, 'testResults');
  if (!Array.isArray(results)) return 0;
  return results.filter((result) => {
    const tests = valueIn(result, 'assertionResults');
    return valueIn(result, 'status') === 'failed' && Array.isArray(tests) && tests.length === 0;
  }).length;
}

function numberIn(value: unknown, name: string): number {
  const found = valueIn(value, name);
  return typeof found === 'number' ? found : 0;
}

function valueIn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
