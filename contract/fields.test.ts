import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageFields, phoneSchema, tacSchema } from './fields.ts';

test('a code has six digits', () => {
  expect(tacSchema.safeParse('123456').success).toBe(true);
  for (const code of ['12345', '1234567', '12345a', '']) {
    expect(tacSchema.safeParse(code).success, code).toBe(false);
  }
});

test('a page of a list has ten entries, and a hundred at most', () => {
  const schema = z.object(pageFields);
  expect(schema.parse({})).toMatchObject({ page_size: 10 });
  expect(schema.parse({ page_size: 100 })).toMatchObject({ page_size: 100 });
  for (const page_size of [0, 101]) expect(schema.safeParse({ page_size }).success).toBe(false);
});

test('a phone number is taken as people write it, and nothing else is', () => {
  for (const phone of ['0917 123 4567', '+63 (917) 123-4567', '917.123.4567']) {
    expect(phoneSchema.safeParse(phone).success, phone).toBe(true);
  }
  for (const phone of ['', '12345', 'call me', '+63 917 123 4567 89012345', '0917;1234567']) {
    expect(phoneSchema.safeParse(phone).success, phone).toBe(false);
  }
});
