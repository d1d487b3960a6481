import { z } from 'zod';
import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { expectationOf, expectationWords, faultOf, validationIds } from './validation.ts';

const languages = ['EN', 'PHP', 'CN'] as const;

/** Bodies that are wrong in every way that the schemas tell apart. */
const wrongValues = [
  undefined,
  null,
  '',
  ' ',
  'x',
  '!',
  'x'.repeat(6000),
  '4'.repeat(600),
  -1,
  1.5,
  1e300,
  true,
  [],
  Array.from({ length: 60 }, () => 'x'),
  {},
  '9999-99-99',
];

function fieldsOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodDiscriminatedUnion) {
    return schema.options.flatMap((option) =>
      option instanceof z.ZodObject ? Object.keys(option.shape) : [],
    );
  }
  return [];
}

test('whatever a call says about a field is a sentence of ours with a message of its own', () => {
  const unknown = new Set<string>();
  let told = 0;
  for (const { path, request } of calls) {
    for (const value of wrongValues) {
      const body = Object.fromEntries(fieldsOf(request).map((field) => [field, value]));
      for (const issue of request.safeParse(body, { error: expectationOf }).error?.issues ?? []) {
        told += 1;
        if (!expectationWords(issue.message))
          unknown.add(`${path} ${issue.path.join('.')}: ${issue.message}`);
      }
    }
  }
  expect([...unknown]).toEqual([]);
  expect(told).toBeGreaterThan(5000);
});

test('a fault names the field, what was expected, and the message with its figures', () => {
  expect(faultOf('amount', 'a multiple of 0.01')).toEqual({
    field: 'amount',
    expected: 'a multiple of 0.01',
    key: 'validation.multipleOf',
    values: { step: '0.01' },
  });
  expect(faultOf('search', 'at most 64 characters')).toMatchObject({
    key: 'validation.atMostCharacters',
    values: { maximum: '64' },
  });
  expect(expectationWords('Invalid input: expected string, received undefined')).toBeUndefined();
  expect(expectationWords('at most 64 characters!')).toBeUndefined();
});

test.each(languages)('every message of %s exists, with the figures it is given', async (language) => {
  const messages = z
    .record(z.string(), z.string())
    .parse(
      (await import(`../site/app/messages/${language}/validation.json`, { with: { type: 'json' } })).default,
    );
  for (const id of validationIds) expect(messages, id).toHaveProperty([id]);
  expect(Object.keys(messages).toSorted()).toEqual([...validationIds].toSorted());
});
