import { expect, test } from 'vitest';
import { daysOf, presetDays } from './span.ts';

test('named days are those of today, over the ends of months and years', () => {
  expect(presetDays('lastMonth', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(presetDays('lastMonth', '2027-01-05')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  expect(presetDays('days7', '2026-03-03')).toEqual({ from: '2026-02-25', to: '2026-03-03' });
  expect(presetDays('year', '2026-11-26')).toEqual({ from: '2025-11-27', to: '2026-11-26' });
});

test('an address without days, or with broken ones, is of the last thirty', () => {
  expect(daysOf('', '', '2026-11-26')).toEqual({ from: '2026-10-28', to: '2026-11-26' });
  expect(daysOf('soon', '2026-11-20', '2026-11-26')).toEqual({ from: '2026-10-28', to: '2026-11-20' });
  expect(daysOf('', '2026-01-20', '2026-11-26')).toEqual({ from: '2026-01-20', to: '2026-01-20' });
});
