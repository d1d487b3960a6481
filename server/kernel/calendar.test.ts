import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dayOf,
  daysLater,
  lastFinished,
  monthsLater,
  periodEnd,
  periodStart,
  startOfDay,
} from './calendar.ts';

const times = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const periods = fc.constantFrom('day', 'week', 'month');

test('a period holds its time, and the next one begins where it ends', () => {
  fc.assert(
    fc.property(times, periods, (time, period) => {
      const start = periodStart(period, time);
      const end = periodEnd(period, start);
      expect(startOfDay(start).getTime()).toBeLessThanOrEqual(time.getTime());
      expect(startOfDay(end).getTime()).toBeGreaterThan(time.getTime());
      expect(periodStart(period, startOfDay(end))).toBe(end);
      expect(periodEnd(period, lastFinished(period, time))).toBe(start);
      if (period === 'week') expect(startOfDay(start).getUTCDay()).toBe(1);
      if (period === 'month') expect(start.slice(8)).toBe('01');
    }),
  );
});

test('days are those of UTC, wherever the server stands', () => {
  expect(dayOf(new Date('2026-03-01T00:30:00+05:00'))).toBe('2026-02-28');
  expect(daysLater(new Date('2026-03-28T10:00:00Z'), 2)).toEqual(new Date('2026-03-30T10:00:00Z'));
});

test('a month that is too short ends with its last day', () => {
  expect(monthsLater(new Date('2026-01-31T10:00:00Z'), 1)).toEqual(new Date('2026-02-28T10:00:00Z'));
  expect(monthsLater(new Date('2028-02-29T10:00:00Z'), 12)).toEqual(new Date('2029-02-28T10:00:00Z'));
});
