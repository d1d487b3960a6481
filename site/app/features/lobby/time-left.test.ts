import { expect, test } from 'vitest';
import { leftOf } from './time-left.ts';

test('the time left is told in whole seconds, rounded up', () => {
  expect([1, 999, 1_000, 1_001, 59_000, 60_000, 3_599_001, 3_600_001, 36_061_000].map(leftOf)).toEqual([
    '0:01',
    '0:01',
    '0:01',
    '0:02',
    '0:59',
    '1:00',
    '1:00:00',
    '1:00:01',
    '10:01:01',
  ]);
});
