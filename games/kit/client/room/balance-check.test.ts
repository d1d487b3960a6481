import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBalanceCheck } from './balance-check.ts';

let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});
const create = () => createBalanceCheck(() => (asked += 1));

test('a figure that comes alone is true: nobody is asked', () => {
  const { heard } = create();
  for (let bet = 0; bet < 5; bet += 1) {
    heard(true);
    vi.advanceTimersByTime(1_000);
  }
  expect(asked).toBe(0);
});

test('of several bets under way the balance is asked for after the last answer, however late that comes', () => {
  const { heard } = create();
  heard(false);
  vi.advanceTimersByTime(3_000);
  expect(asked).toBe(1);
  heard(true);
  vi.advanceTimersByTime(399);
  expect(asked).toBe(1);
  vi.advanceTimersByTime(1);
  expect(asked).toBe(2);
  vi.advanceTimersByTime(10_000);
  heard(true);
  vi.advanceTimersByTime(10_000);
  expect(asked).toBe(2);
});

test('prizes that come one upon another are asked about once, when it is quiet', () => {
  const { heard } = create();
  for (let prize = 0; prize < 4; prize += 1) {
    heard(true);
    vi.advanceTimersByTime(300);
  }
  expect(asked).toBe(0);
  vi.advanceTimersByTime(100);
  expect(asked).toBe(1);
});

test('a room that is left asks nothing any more', () => {
  const { heard, close } = create();
  heard(false);
  close();
  vi.advanceTimersByTime(5_000);
  expect(asked).toBe(0);
});
