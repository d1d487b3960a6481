import { expect, test } from 'vitest';
import { writeWhen } from './when.ts';

test('the time is written to the second, and the year only where it is another', () => {
  const at = new Date(2026, 10, 25, 9, 27, 18);
  const thisYear = writeWhen('en', at, new Date(2026, 11, 31));
  expect(thisYear).toMatch(/^Nov 25, 9:27:18\sAM$/);
  expect(writeWhen('en', at, new Date(2027, 0, 1))).toMatch(/^Nov 25, 2026, 9:27:18\sAM$/);
  expect(writeWhen('zh', at, new Date(2026, 11, 31))).toBe('11月25日 9:27:18');
});
