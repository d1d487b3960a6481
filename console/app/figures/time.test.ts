import { expect, test } from 'vitest';
import { endOfDay, formatAge, formatTime, offsetAt, startOfDay } from './time.ts';

test('a time is written in the zone of its site, with the zone’s offset at that moment', () => {
  expect(formatTime('2026-01-31T18:30:05Z', 'Asia/Manila', 'en')).toBe('1 Feb 2026, 02:30');
  expect(formatTime('2026-01-31T18:30:05Z', 'Asia/Manila', 'en', true)).toBe('1 Feb 2026, 02:30:05');
  expect(offsetAt('2026-01-31T18:30:05Z', 'Asia/Manila')).toBe('+08:00');
  expect(offsetAt('2026-01-31T18:30:05Z', 'UTC')).toBe('+00:00');
  expect(offsetAt('2026-01-31T18:30:05Z', 'Europe/Berlin')).toBe('+01:00');
  expect(offsetAt('2026-07-31T18:30:05Z', 'Europe/Berlin')).toBe('+02:00');
});

test('an age is told in its largest unit, and a moment ago is a minute', () => {
  const now_ms = Date.parse('2026-01-31T12:00:00Z');
  expect(formatAge('2026-01-31T11:59:50Z', now_ms, 'en')).toBe('1 min');
  expect(formatAge('2026-01-31T11:01:00Z', now_ms, 'en')).toBe('59 min');
  expect(formatAge('2026-01-31T09:00:00Z', now_ms, 'en')).toBe('3 hr');
  expect(formatAge('2026-01-28T11:00:00Z', now_ms, 'en')).toBe('3 days');
});

test('a day begins and ends where its site is, also when the clocks change', () => {
  expect(startOfDay('2026-11-27', 'Asia/Manila')).toBe('2026-11-26T16:00:00.000Z');
  expect(endOfDay('2026-11-27', 'Asia/Manila')).toBe('2026-11-27T15:59:59.999Z');
  expect(startOfDay('2026-11-27', 'UTC')).toBe('2026-11-27T00:00:00.000Z');
  expect(startOfDay('2026-11-27', 'America/St_Johns')).toBe('2026-11-27T03:30:00.000Z');
  // On this day Berlin has 25 hours.
  expect(startOfDay('2026-10-25', 'Europe/Berlin')).toBe('2026-10-24T22:00:00.000Z');
  expect(endOfDay('2026-10-25', 'Europe/Berlin')).toBe('2026-10-25T22:59:59.999Z');
});
