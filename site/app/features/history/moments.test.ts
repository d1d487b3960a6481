import { expect, test } from 'vitest';
import { byDay, dayOf, dayStart, periodStart } from './moments.ts';

test('a period begins with a local day', () => {
  const now = new Date(2026, 2, 1, 15, 30);
  expect(periodStart('today', now)).toBe(new Date(2026, 2, 1).toISOString());
  expect(periodStart('week', now)).toBe(new Date(2026, 1, 23).toISOString());
  expect(periodStart('all', now)).toBeUndefined();
});

test('a day begins at its local midnight and ends with the next', () => {
  expect(dayStart('2026-12-31')).toBe(new Date(2026, 11, 31).toISOString());
  expect(dayStart('2026-12-31', 1)).toBe(new Date(2027, 0, 1).toISOString());
  expect(dayStart('')).toBeUndefined();
  expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

test('what follows each other is put together by its local day', () => {
  const at = (day: number, hour: number) => ({ at: new Date(2026, 10, day, hour).toISOString() });
  const days = byDay([at(22, 0), at(21, 23), at(21, 0)], 'EN');
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-22', 1],
    ['2026-11-21', 2],
  ]);
  expect(days[1]).toMatchObject({ date: '21', month: 'Nov 2026', weekday: 'Saturday' });
});
