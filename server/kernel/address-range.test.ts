import { expect, test } from 'vitest';
import { canonicalRange, isWithinRanges } from './address-range.ts';

test('an address and a range have one form; what is neither, and everything, have none', () => {
  expect(canonicalRange(' 203.0.113.7 ')).toBe('203.0.113.7/32');
  expect(canonicalRange('203.0.113.9/24')).toBe('203.0.113.0/24');
  expect(canonicalRange('203.0.113.9/21')).toBe('203.0.112.0/21');
  expect(canonicalRange('2001:DB8::1')).toBe('2001:db8::1/128');
  expect(canonicalRange('2001:db8:abcd::/33')).toBe('2001:db8:8000::/33');
  expect(canonicalRange('::ffff:203.0.113.7')).toBe('203.0.113.7/32');
  for (const text of ['', 'home', '10.1', '300.1.1.1', '1.2.3.4/0', '1.2.3.4/33', '1.2.3.4/8/8', '1.2.3.4/a'])
    expect(canonicalRange(text), text).toBeUndefined();
});

test('an address is in a range of its kind only', () => {
  const ranges = ['203.0.113.0/24', '2001:db8::/32'];
  expect(isWithinRanges('203.0.113.255', ranges)).toBe(true);
  expect(isWithinRanges('::ffff:203.0.113.1', ranges)).toBe(true);
  expect(isWithinRanges('2001:db8:1::5', ranges)).toBe(true);
  expect(isWithinRanges('203.0.114.1', ranges)).toBe(false);
  expect(isWithinRanges('2001:db9::1', ranges)).toBe(false);
  expect(isWithinRanges('', ranges)).toBe(false);
});
