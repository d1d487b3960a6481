import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '@marquee/contract/calls.ts';
import { envelopeSchema } from '@marquee/contract/envelope.ts';
import { operateRefusals } from '@marquee/contract/operate-refusals.ts';
import { refusals } from '@marquee/contract/refusals.ts';
import { z } from 'zod';
import { servedCalls } from '../api/handlers.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const faultSchema = envelopeSchema.extend({
  statusCode: z.literal(-400),
  statusMessage: z.literal('invalidInput'),
  statusDetail: z
    .array(
      z.object({
        field: z.string(),
        expected: z
          .string()
          .min(3)
          .refine((text) => !text.includes('Invalid input')),
        key: z.string().startsWith('validation.'),
        values: z.record(z.string(), z.string()),
      }),
    )
    .min(1),
});

test('every call of the contract is served, and the list of them is the one that was agreed', async () => {
  const declared = calls.map((call) => `${call.access.padEnd(6)} ${call.path}`).toSorted();
  expect(servedCalls.map(({ call }) => `${call.access.padEnd(6)} ${call.path}`).toSorted()).toEqual(declared);
  const golden = await readFile(new URL('../../contract/operations.txt', import.meta.url), 'utf8');
  expect(declared.join('\n')).toBe(golden.trim());
  expect(
    servedCalls.every(({ call }) => platform.marquee.server.hasRoute({ method: 'POST', url: call.path })),
  ).toBe(true);
});

test.each([
  ['the player API', refusals],
  ['the console', operateRefusals],
])('no two refusals of %s share a code', (_name, all) => {
  const codes = Object.values(all).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(calls.map((call) => [call.path, call] as const))('%s', (path, call) => {
  test('S8.1 refuses a body that is no object, or no JSON', async () => {
    for (const body of ['', 'x', '{', '[]', 'null', '"text"', '7']) {
      const answer = await platform.post(path, body);
      expect([answer.status, faultSchema.safeParse(answer.body).success], body).toEqual([400, true]);
    }
  });

  test('S8.1 refuses a field of the wrong kind, and names it', async () => {
    const fields = call.request instanceof z.ZodObject ? Object.keys(call.request.shape) : [];
    for (const field of fields) {
      const answer = await platform.post(path, { [field]: { hostile: ['\u0000', 1e308, null] } });
      const fault = faultSchema.parse(answer.body);
      expect(answer.status).toBe(400);
      // Of an object the part that is missing is named: credential.id.
      expect(fault.statusDetail.map((detail) => detail.field.split('.')[0])).toContain(field);
    }
  });

  test('answers a media type or a size that it does not take with its own code', async () => {
    const url = `http://127.0.0.1:${platform.marquee.port}${path}`;
    for (const type of [
      'text/xml',
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      'x',
    ]) {
      const text = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
      const answer = [text.status, await text.json()];
      expect(answer, type).toMatchObject([415, { statusMessage: 'unsupportedMediaType' }]);
    }
    const large = await platform.post(
      path,
      JSON.stringify({ filler: 'x'.repeat((call.bodyLimit_bytes ?? 64 * 1024) + 1) }),
    );
    expect(large).toMatchObject({ status: 413, body: { statusMessage: 'payloadTooLarge' } });
  });
});

test('S5.3 S5.4 an e-mail address or an address that is none is refused in the specification’s words', async () => {
  const faultOf = async (path: string, body: object): Promise<unknown> =>
    faultSchema.parse((await platform.post(path, body)).body).statusDetail;
  expect(await faultOf('/api/settings/contact_message', { email: 'not an address' })).toContainEqual({
    field: 'email',
    expected: 'Invalid email address',
    key: 'validation.email',
    values: {},
  });
  expect(await faultOf('/api/cashier/deposit_create', { return_url: 'not an address' })).toContainEqual({
    field: 'return_url',
    expected: 'Invalid URL',
    key: 'validation.url',
    values: {},
  });
});

test('a path that is no call is told so in the envelope', async () => {
  expect(await platform.post('/api/no/such', {})).toMatchObject({
    status: 404,
    body: { statusMessage: 'notFound' },
  });
});

test('the OpenAPI document describes every call', async () => {
  const response = await fetch(`http://127.0.0.1:${platform.marquee.port}/api/openapi.json`);
  const document = z
    .object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })
    .parse(await response.json());
  expect(Object.keys(document.paths).toSorted()).toEqual(calls.map((call) => call.path).toSorted());
  const page = await fetch(`http://127.0.0.1:${platform.marquee.port}/api/docs`);
  expect(page.status).toBe(200);
});

test('an address that calls too often is told to wait', async () => {
  const limited = await startPlatform({ RATE_LIMITS: 'true' });
  try {
    const answers = [];
    for (let call = 0; call < 12; call += 1) answers.push(await limited.post('/api/auth/signup', {}));
    expect(answers.at(-1)).toMatchObject({
      status: 429,
      body: { statusCode: -429, statusMessage: 'tooManyRequests' },
    });
  } finally {
    await limited.close();
  }
});
