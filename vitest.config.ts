import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { restingFiles } from './tools/test/turns.ts';

// `npm test` says whose turn it is; a file that is asked for by itself always runs.
const turn = process.env['TEST_TURN'];
const resting = turn === undefined ? [] : restingFiles(Number(turn));
const everywhere = ['**/node_modules/**', '**/build/**', '**/dist/**', '.data/**', '.cache/**', ...resting];

/**
 * So many files are run at a time. Many tests wait for a draw, a page or a clock: three kept two cores busy for two thirds of the time.
 * To choose again, run `time npm test` on a machine that does nothing else: user and system time together should be nearly all that the
 * cores have, and no test should run out of its time.
 */
const FILES_AT_ONCE = 4;

/** A browser that draws keeps more than a core busy by itself; with more of them at once each is only slower. */
const BROWSERS_AT_ONCE = 3;

/** The files that take minutes, small as they are. */
const long =
  /\/(sequences|generated-input|isolation|new-game|house-certified|production|draws\/(live\/)?(killed|\w+\.property)|every-route|main-job-\w+|first-visit|shell|account|lobby-categories|(client|crash|dealt|solo|live|spectacle|instant|every-table)\.browser)\.test\.ts$/;

/** Begins with the long files, so that none of them is left to run alone at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- A sequencer's own, which answers another array.
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Two projects, chosen with `--project`: `code` holds what sits beside the code it tests and needs no more than a
 * PostgreSQL; `browser` drives a real Chromium (a whole Marquee in tests/journeys).
 */
export default defineConfig({
  test: {
    globalSetup: ['tests/global-setup.ts'],
    maxWorkers: FILES_AT_ONCE,
    // Of tests that wait and are run side by side within a file.
    maxConcurrency: 3,
    sequence: { sequencer: LongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'code',
          include: ['**/*.test.ts', '**/*.test.tsx'],
          exclude: [...everywhere, 'tests/journeys/**', '**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // What happens by itself is waited for nearly as long as a test may take: a busy machine may be four times as slow as a quiet one.
          expect: { poll: { timeout: 40_000 } },
          // Loading the server anew for each of so many files would take a quarter of the time; none leaves state behind.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          globalSetup: ['tests/browser-setup.ts'],
          include: ['tests/journeys/**/*.test.ts', '**/*.browser.test.ts'],
          exclude: everywhere,
          maxWorkers: BROWSERS_AT_ONCE,
          // Otherwise each of seventy files would load the server and its libraries again.
          isolate: false,
          // With a number of its own it runs after the other project, as `npm test` has it too.
          sequence: { groupOrder: 1 },
          // A page that is drawn by two busy cores may be late for a draw that does not wait. What passes only then is named at the end.
          retry: 1,
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // A page is waited for as long as by Playwright; a second is too little on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
