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

/** What failed in the report of a run, a test or a file each, with the beginning of its reason. */
export async function failuresIn(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return listIn(JSON.parse(text), 'testResults').flatMap((result) => {
    if (valueIn(result, 'status') !== 'failed') return [];
    const name = textIn(result, 'name');
    const failed = listIn(result, 'assertionResults').filter((one) => valueIn(one, 'status') === 'failed');
    if (failed.length === 0) return [`${name}\n${beginning(textIn(result, 'message'))}`];
    return failed.map(
      (one) =>
        `${name} › ${textIn(one, 'fullName')}\n${beginning(listIn(one, 'failureMessages').join('\n'))}`,
    );
  });
}

/** The files in which something failed, in the report of a run. */
export async function failedFiles(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return listIn(JSON.parse(text), 'testResults')
    .filter((result) => valueIn(result, 'status') === 'failed')
    .map((result) => textIn(result, 'name'));
}

const REASON_SIGNS = 2000;

function beginning(reason: string): string {
  return reason.length > REASON_SIGNS ? `${reason.slice(0, REASON_SIGNS)} …` : reason;
}

function brokenFiles(report: unknown): number {
  return listIn(report, 'testResults').filter(
    (result) => valueIn(result, 'status') === 'failed' && listIn(result, 'assertionResults').length === 0,
  ).length;
}

function numberIn(value: unknown, name: string): number {
  const found = valueIn(value, name);
  return typeof found === 'number' ? found : 0;
}

function textIn(value: unknown, name: string): string {
  const found = valueIn(value, name);
  return typeof found === 'string' ? found : '';
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const found = valueIn(value, name);
  return Array.isArray(found) ? found : [];
}

function valueIn(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}
