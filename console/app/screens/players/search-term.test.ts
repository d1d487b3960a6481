import { expect, test } from 'vitest';
import { keptInAddress } from './search-term.ts';

test.each(['rosa', 'rosa.cruz', '4711', ''])('the address keeps the search %s', (search) => {
  expect(keptInAddress(search)).toBe(search);
});

test.each(['rosa@example.com', '+63 917 123 4567', '09171234567', '(02) 8123-4567'])(
  'the address does not keep %s',
  (search) => {
    expect(keptInAddress(search)).toBe('');
  },
);
