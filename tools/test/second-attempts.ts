import type { Reporter, TestCase } from 'vitest/node';

/**
 * Names at the end of a run the tests that passed only when they were run again: such a one depends on how busy the machine is, and is to
 * be mended.
 */
export default class SecondAttempts implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    this.#names.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    for (const name of this.#names) console.log(`⚠ passed at the second attempt: ${name}`);
  }
}
