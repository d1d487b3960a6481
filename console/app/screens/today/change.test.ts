import { expect, test } from 'vitest';
import { changePercent } from './change.ts';

test('a change is told in percent of what was before, also where that was a loss', () => {
  expect(changePercent('110.00', '100.00')).toBe(10);
  expect(changePercent('-50.00', '-100.00')).toBe(50);
  expect(changePercent(3, 4)).toBe(-25);
  expect(changePercent('99999999999.00', '3.00')).toBe(3_333_333_333_200);
  expect(changePercent('5.00', '0.00')).toBeUndefined();
});
