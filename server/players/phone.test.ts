import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RefusalError } from '../kernel/errors.ts';
import { phoneOf } from './phone.ts';

const inManila = { country: 'PH' };
const read = (written: string, site: { country: string | null } = inManila) =>
  phoneOf(site, written, 'contact_phone');

test('a number has one form however it is written', () => {
  for (const written of [
    '09171234567',
    '0917 123 4567',
    '917 123 4567',
    '+63 917 123-4567',
    '+63 (917) 123.4567',
    '63 917 123 4567',
    '0063 917 123 4567',
    '+6309171234567',
    ' +639171234567 ',
  ]) {
    expect(read(written), written).toBe('+639171234567');
  }
});

test('a plus leads to any country, and a site without a country takes international numbers only', () => {
  expect(read('+65 8123 4567')).toBe('+6581234567');
  expect(read('+86 131 2345 6789')).toBe('+8613123456789');
  expect(read('63 917 123 4567', { country: null })).toBe('+639171234567');
  expect(read('0063 917 123 4567', { country: null })).toBe('+639171234567');
  expect(() => read('0917 123 4567', { country: null })).toThrow(RefusalError);
});

test('what is no number is refused, and the field is named', () => {
  for (const written of ['0917 123', '+63 917 123 4567 8901', '+999 123 456 789', '000000', '0000000000']) {
    expect(() => read(written), written).toThrow(
      expect.objectContaining({
        refusal: 'invalidInput',
        detail: [expect.objectContaining({ field: 'contact_phone', key: 'validation.phone' })],
      }),
    );
  }
});

test('every mobile number of the site is the same with its 0, with its country code, and read twice', () => {
  const digits = fc.integer({ min: 0, max: 999_999_999 }).map((rest) => `9${String(rest).padStart(9, '0')}`);
  fc.assert(
    fc.property(digits, fc.constantFrom('0', '', '63', '+63', '+630', '0063'), (national, before) => {
      const number = read(before + national);
      expect(number).toBe(`+63${national}`);
      expect(read(number)).toBe(number);
    }),
  );
});
