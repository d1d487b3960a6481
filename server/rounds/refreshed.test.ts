import { expect, test } from 'vitest';
import { createRefreshed } from './refreshed.ts';

/** A source whose loads finish when the test says so. */
function source() {
  const readings: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  let time_ms = 0;
  const value = createRefreshed<string>({
    load: () => new Promise((resolve, reject) => readings.push({ resolve, reject })),
    maxAge_ms: 100,
    now_ms: () => time_ms,
  });
  return { value, readings, at: (ms: number) => (time_ms = ms) };
}

test('before a value is too old it is read again once, and nobody waits', async () => {
  const { value, readings, at } = source();
  const first = value.get();
  readings[0]?.resolve('one');
  expect(await first).toBe('one');
  at(70);
  expect(await Promise.all([value.get(), value.get()])).toEqual(['one', 'one']);
  expect(readings).toHaveLength(2);
  readings[1]?.resolve('two');
  await expect.poll(() => value.get(), { interval: 1 }).toBe('two');
  at(169);
  expect(await value.get()).toBe('two');
});

test('a value that is too old is waited for, by all together, also where it could not be read before', async () => {
  const { value, readings, at } = source();
  const first = value.get();
  readings[0]?.resolve('one');
  await first;
  at(70);
  await value.get();
  readings[1]?.reject(new Error('gone'));
  at(100);
  await expect.poll(() => (value.get().catch(() => ''), readings.length), { interval: 1 }).toBe(3);
  const both = Promise.all([value.get(), value.get()]);
  readings[2]?.resolve('two');
  expect(await both).toEqual(['two', 'two']);
});

test('what was being read when it was forgotten is not kept', async () => {
  const { value, readings } = source();
  const first = value.get();
  value.forget();
  readings[0]?.resolve('old');
  await first;
  const second = value.get();
  readings[1]?.resolve('new');
  expect(await second).toBe('new');
  expect(await value.get()).toBe('new');
});
