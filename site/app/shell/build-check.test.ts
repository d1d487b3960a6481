import { expect, test, vi } from 'vitest';
import { buildCheck_ms, buildIdOf, isBuildOutdated, watchBuild } from './build-check.ts';

test('S9.1 S7.33 the build is looked at when the page begins and every hour, and an answer that is none changes nothing', async () => {
  expect(buildCheck_ms).toBe(3_600_000);
  vi.useFakeTimers();
  const answers: unknown[] = [{ id: 'a' }, { id: 'a' }, 'nonsense', { id: 'b' }];
  const asked = vi.fn(async () => new Response(JSON.stringify(answers.shift())));
  vi.stubGlobal('fetch', asked);
  const stop = watchBuild();
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * buildCheck_ms);
  expect([asked.mock.calls.length, isBuildOutdated()]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(buildCheck_ms);
  expect([asked.mock.calls.length, isBuildOutdated()]).toEqual([4, true]);
  stop();
  vi.useRealTimers();
});

test('only an id that is text is a build', () => {
  expect([{ id: 'x' }, { id: 7 }, {}, null, 'x'].map(buildIdOf)).toEqual([
    'x',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
