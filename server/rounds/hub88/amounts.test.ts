import { maxAmount, walletPaths } from '@marquee/contract/providers/hub88.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betRequest,
  createProviderFixture,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../../tests/provider-fixture.ts';
import { newId } from '../../kernel/ids.ts';

let provider: ProviderFixture;
beforeAll(async () => {
  provider = await createProviderFixture();
});
afterAll(() => provider.close());

/** A signed call with the given text as its amount. */
async function callWith(path: string, body: object, amount: string) {
  const text = JSON.stringify({ ...body, amount: 'HERE' }).replace('"HERE"', () => amount);
  const response = await provider.post(path, text);
  return { http: response.status, status: statusOf(await response.json()) };
}

function statusOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : undefined;
}

const inLedger = (player: Gambler) => provider.casino.app.ledger.balance(player);
const largest = BigInt(maxAmount);

/** Texts used as an amount: integers of any size, fractions, exponents, and texts that are not numbers. */
const texts = fc.oneof(
  fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }).map(String),
  fc.bigInt({ min: largest - 3n, max: largest + 3n }).map(String),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }).map(String),
  fc.bigInt({ min: 2n ** 63n - 3n, max: 2n ** 63n + 3n }).map(String),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
  fc.tuple(fc.nat(99), fc.nat(400)).map(([digits, exponent]) => `${digits}e${exponent}`),
  fc.nat().map((amount) => `${amount}.0`),
  fc.bigInt({ min: 0n, max: 2n ** 70n }).map((amount) => `"${amount}"`),
  fc.constantFrom('null', 'true', '[]', '{}', '"100000"', '-0', '-1', '0.5', '1e5', '""', '[100000]'),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

test('an amount that is no integer of the protocol is a wrong type, of a bet and of a win, and moves nothing', async () => {
  const player = await provider.newGambler();
  const bet = betRequest(player);
  await provider.call(walletPaths.bet, bet);
  const before = await inLedger(player);
  await fc.assert(
    fc.asyncProperty(texts, fc.boolean(), async (text, isWin) => {
      fc.pre(!/^\d+$/.test(text) || BigInt(text) > largest);
      const body = isWin
        ? { ...winRequest(player, bet), transaction_uuid: newId() }
        : { ...betRequest(player), transaction_uuid: newId() };
      const answer = await callWith(isWin ? walletPaths.win : walletPaths.bet, body, text);
      expect(answer, text).toEqual({ http: 200, status: 'RS_ERROR_WRONG_TYPES' });
      expect(await inLedger(player), text).toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test('the largest amount is taken, and what is larger is a wrong type', async () => {
  const player = await provider.newGambler();
  const bet = betRequest(player);
  await provider.call(walletPaths.bet, bet);
  expect(await callWith(walletPaths.bet, betRequest(player), String(maxAmount))).toEqual({
    http: 200,
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
  });
  const win = winRequest(player, bet);
  expect(await callWith(walletPaths.win, win, String(maxAmount))).toEqual({ http: 200, status: 'RS_OK' });
  const before = await inLedger(player);
  expect(before?.real).toBe(99_000_000n + BigInt(maxAmount));
  // An amount in `meta` is not the transaction's amount.
  const noted = { ...betRequest(player), meta: { amount: 1.5 } };
  expect(await callWith(walletPaths.bet, noted, '1')).toEqual({ http: 200, status: 'RS_OK' });
});
