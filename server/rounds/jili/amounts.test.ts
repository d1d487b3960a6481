import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJiliFixture, jiliBet, type JiliFixture } from '../../../tests/jili-fixture.ts';
import { newId } from '../../kernel/ids.ts';

let jili: JiliFixture;
beforeAll(async () => {
  jili = await createJiliFixture();
});
afterAll(() => jili.close());

/** Ninety billion units, in the protocol's format. */
const largest = 90_000_000_000n;

/** Texts that are not valid amounts in the protocol. */
const texts = fc.oneof(
  fc.bigInt({ min: -(2n ** 80n), max: -1n }).map(String),
  fc.bigInt({ min: largest + 1n, max: 2n ** 90n }).map(String),
  fc.constantFrom('90000000000.00001', '9007199254740991', '9007199254740993', '9223372036854775808'),
  fc.tuple(fc.nat(99), fc.nat(400)).map(([digits, exponent]) => `${digits}e${exponent}`),
  fc.nat().map((amount) => `${amount}.000001`),
  fc.nat().map((amount) => `"${amount}"`),
  fc.constantFrom('null', 'true', '[]', '{}', '"1"', '-0.5', '""', '[1]'),
);

test('an amount that is none is an invalid parameter, in either place of a bet, and moves nothing', async () => {
  const player = await jili.newGambler();
  const before = await jili.casino.app.ledger.balance(player);
  await fc.assert(
    fc.asyncProperty(texts, fc.constantFrom('betAmount', 'winloseAmount'), async (text, field) => {
      const body = { ...jiliBet(player, 1, 1), reqId: newId(), [field]: 'HERE' };
      const response = await jili.post(
        jiliWalletPaths.bet,
        JSON.stringify(body)
          .replaceAll(/"big:(\d+)"/g, '$1')
          .replace('"HERE"', () => text),
      );
      expect(response.status, text).toBe(200);
      expect(await response.json(), text).toMatchObject({ errorCode: 3 });
      expect(await jili.casino.app.ledger.balance(player), text).toEqual(before);
    }),
    { numRuns: 200 },
  );
});
