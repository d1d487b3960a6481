import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { type Ledger, createLedger } from './ledger.ts';
import { openPlayer } from './open-player.ts';

let database: TestDatabase;
let ledger: Ledger;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ connectionString: database.url });
});
afterAll(async () => {
  // Whatever the tests did, the books must balance at the end.
  expect(await ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  await ledger.close();
  await database.drop();
});

describe('refusals move nothing', () => {
  test('too little money, no wallet, another currency, no amount', async () => {
    const { post, wallet, balance } = await openPlayer(ledger, { real: 100n });
    expect(await post('bet', '1', 101n)).toMatchObject({
      status: 'insufficient_funds',
      real: 100n,
      version: 1n,
    });
    expect(await post('bet', '2', 1n, { playerId: 999_999n })).toMatchObject({
      status: 'wallet_unknown',
      real: 0n,
    });
    expect(await post('bet', '3', 1n, { currency: 'EUR' })).toMatchObject({ status: 'wrong_currency' });
    expect(await post('bet', '4', -1n)).toMatchObject({ status: 'invalid_amount' });
    expect(await post('deposit', '5', 0n)).toMatchObject({ status: 'invalid_amount' });
    expect(await post('win', '6', 1n, { reference: 'nothing' })).toMatchObject({
      status: 'reference_unknown',
    });
    expect(await post('win', '7', 1n, { reference: 'funds-real' })).toMatchObject({
      status: 'reference_unknown',
    });
    await expect(post('deposit', '8', 10n ** 17n)).rejects.toThrow(RangeError);
    expect(await balance()).toMatchObject({ real: 100n, version: 1n });
    // A refused request does not keep its key: once there is money, the same bet is accepted.
    await ledger.post({ ...wallet, source: 'test', kind: 'deposit', externalId: 'more', amount: 1n });
    expect(await post('bet', '1', 101n)).toMatchObject({ status: 'posted', real: 0n });
  });

  test('a win and a rollback in another currency than their bet', async () => {
    const { post, wallet } = await openPlayer(ledger, { real: 100n });
    await ledger.openWallet({ ...wallet, currency: 'EUR' });
    await post('bet', 'b', 10n);
    const inEuros = { currency: 'EUR', reference: 'b' };
    expect(await post('win', 'w', 5n, inEuros)).toMatchObject({ status: 'reference_unknown', real: 0n });
    expect(await post('rollback', 'r', 0n, inEuros)).toMatchObject({ status: 'reference_unknown', real: 0n });
    expect(await post('win', 'w', 5n, { reference: 'b' })).toMatchObject({ status: 'posted', real: 95n });
  });

  test('a wallet without bets, and a closed one, settle what is open', async () => {
    const { post, wallet } = await openPlayer(ledger, { real: 100n });
    await post('bet', 'b', 10n);
    await post('withdrawal_hold', 'h', 10n);
    await ledger.setWalletStatus(wallet, 'no_bets');
    expect(await post('bet', 'b2', 10n)).toMatchObject({ status: 'wallet_blocked' });
    expect(await post('deposit', 'd', 10n)).toMatchObject({ status: 'posted' });
    await ledger.setWalletStatus(wallet, 'closed');
    expect(await post('deposit', 'd2', 10n)).toMatchObject({ status: 'wallet_blocked' });
    expect(await post('withdrawal_hold', 'h2', 10n)).toMatchObject({ status: 'wallet_blocked' });
    expect(await post('win', 'w', 10n, { reference: 'b' })).toMatchObject({ status: 'posted' });
    expect(await post('rollback', 'r', 0n, { reference: 'b' })).toMatchObject({ status: 'posted' });
    expect(await post('withdrawal_return', 'p', 10n, { reference: 'h' })).toMatchObject({ status: 'posted' });
    expect(await post('bet', 'b', 10n)).toMatchObject({ status: 'rolled_back' });
  });

  test('a queue that is full', async () => {
    const { wallet } = await openPlayer(ledger, { real: 100n });
    const small = createLedger({ connectionString: database.url, queueLimit: 2 });
    const bet = (externalId: string) =>
      small.post({ ...wallet, source: 'test', kind: 'bet', externalId, amount: 1n });
    const results = await Promise.allSettled([bet('q1'), bet('q2'), bet('q3')]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    await small.close();
    expect(await ledger.balance(wallet)).toMatchObject({ real: 98n });
  });
});

describe('limits hold in the path of the money', () => {
  test('a wager limit counts stakes, and a rollback gives them back', async () => {
    const { post, wallet } = await openPlayer(ledger, { real: 1000n });
    await post('bet', 'before', 40n);
    await ledger.setLimit(wallet, { setBy: 'player', kind: 'wager', window: '24h' }, 100n);
    expect(await ledger.limits(wallet)).toEqual([
      { kind: 'wager', window: '24h', setBy: 'player', amount: 100n, used: 40n },
    ]);
    expect(await ledger.limitRoom(wallet, 'wager')).toBe(60n);
    expect(await post('bet', 'b1', 61n)).toMatchObject({ status: 'limit_reached', real: 960n });
    expect(await post('bet', 'b1', 60n)).toMatchObject({ status: 'posted' });
    expect(await post('bet', 'b2', 1n)).toMatchObject({ status: 'limit_reached' });
    await post('win', 'w', 500n, { reference: 'b1' });
    expect(await post('bet', 'b2', 1n)).toMatchObject({ status: 'limit_reached' });
    await post('rollback', 'r', 0n, { reference: 'before' });
    expect(await ledger.limitRoom(wallet, 'wager')).toBe(40n);
    expect(await post('bet', 'b2', 40n)).toMatchObject({ status: 'posted' });
    await ledger.setLimit(wallet, { setBy: 'player', kind: 'wager', window: '24h' }, null);
    expect(await post('bet', 'b3', 500n)).toMatchObject({ status: 'posted' });
    expect(await ledger.limitRoom(wallet, 'wager')).toBeNull();
  });

  test('a loss limit counts stakes less payouts', async () => {
    const { post, wallet } = await openPlayer(ledger, { real: 1000n });
    await ledger.setLimit(wallet, { setBy: 'player', kind: 'loss', window: '7d' }, 100n);
    await post('bet', 'b1', 100n);
    expect(await post('bet', 'b2', 1n)).toMatchObject({ status: 'limit_reached' });
    await post('win', 'w1', 30n, { reference: 'b1' });
    expect(await post('bet', 'b2', 31n)).toMatchObject({ status: 'limit_reached' });
    expect(await post('bet', 'b2', 30n)).toMatchObject({ status: 'posted' });
  });

  test('a deposit limit, and a deposit that was within it when it was opened', async () => {
    const { post, wallet } = await openPlayer(ledger);
    await ledger.setLimit(wallet, { setBy: 'player', kind: 'deposit', window: '30d' }, 100n);
    await post('deposit', 'd1', 80n);
    expect(await post('deposit', 'd2', 21n)).toMatchObject({ status: 'limit_reached', real: 80n });
    expect(await post('deposit', 'd2', 21n, { ignoreLimits: true })).toMatchObject({
      status: 'posted',
      real: 101n,
    });
    expect(await ledger.limitRoom(wallet, 'deposit')).toBe(0n);
  });
});
