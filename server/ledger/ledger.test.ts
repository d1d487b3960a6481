import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../tests/postgres.ts';
import { openDatabase } from '../kernel/database.ts';
import { type Ledger, createLedger } from './ledger.ts';
import { openPlayer } from './open-player.ts';
import type { Operation, PostResult } from './types.ts';

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

function moneyOf({ status, real, bonus, token, locked }: PostResult) {
  return { status, real, bonus, token, locked };
}

describe('kinds of operations', () => {
  test('a deposit, a bet and a win move real money', async () => {
    const { post } = await openPlayer(ledger);
    expect(await post('deposit', 'd', 1000n)).toMatchObject({
      status: 'posted',
      accepted: true,
      real: 1000n,
      version: 1n,
    });
    expect(await post('bet', 'b', 300n)).toMatchObject({ status: 'posted', real: 700n, version: 2n });
    expect(await post('win', 'w', 50n, { reference: 'b' })).toMatchObject({ real: 750n, version: 3n });
  });

  test('a lost round is a win of nothing: recorded, and nothing moves', async () => {
    const { post } = await openPlayer(ledger, { real: 1000n });
    await post('bet', 'b', 300n);
    expect(await post('win', 'w', 0n, { reference: 'b' })).toMatchObject({
      status: 'posted',
      real: 700n,
      version: 2n,
    });
    expect(await post('win', 'w', 0n, { reference: 'b' })).toMatchObject({
      status: 'duplicate',
      version: 2n,
    });
    expect(await post('win', 'w', 5n, { reference: 'b' })).toMatchObject({ status: 'conflict', version: 2n });
  });

  test('a withdrawal is held, then paid out or returned, once', async () => {
    const { post } = await openPlayer(ledger, { real: 1000n });
    expect(moneyOf(await post('withdrawal_hold', 'h1', 400n))).toEqual({
      status: 'posted',
      real: 600n,
      bonus: 0n,
      token: 0n,
      locked: 400n,
    });
    await post('withdrawal_hold', 'h2', 100n);
    expect(await post('bet', 'b', 501n)).toMatchObject({ status: 'insufficient_funds' });
    expect(await post('withdrawal_payout', 'p1', 399n, { reference: 'h1' })).toMatchObject({
      status: 'invalid_amount',
    });
    expect(await post('withdrawal_payout', 'p1', 400n, { reference: 'h1' })).toMatchObject({
      status: 'posted',
      real: 500n,
      locked: 100n,
    });
    expect(await post('withdrawal_return', 'r1', 400n, { reference: 'h1' })).toMatchObject({
      status: 'reference_settled',
    });
    expect(await post('withdrawal_return', 'r2', 100n, { reference: 'h2' })).toMatchObject({
      status: 'posted',
      real: 600n,
      locked: 0n,
    });
    expect(await post('withdrawal_payout', 'p3', 100n, { reference: 'nothing' })).toMatchObject({
      status: 'reference_unknown',
    });
  });

  test('adjustments, rewards, bonuses and tokens', async () => {
    const { post } = await openPlayer(ledger);
    expect(await post('adjustment_credit', '1', 100n)).toMatchObject({ real: 100n });
    expect(await post('adjustment_debit', '2', 30n)).toMatchObject({ real: 70n });
    expect(await post('adjustment_debit', '3', 71n)).toMatchObject({
      status: 'insufficient_funds',
      real: 70n,
    });
    expect(await post('cash_reward', '4', 5n)).toMatchObject({ real: 75n });
    expect(await post('bonus_grant', '5', 50n)).toMatchObject({ bonus: 50n });
    expect(await post('bonus_convert', '6', 20n)).toMatchObject({ real: 95n, bonus: 30n });
    expect(await post('bonus_forfeit', '7', 31n)).toMatchObject({ status: 'insufficient_funds' });
    expect(await post('bonus_forfeit', '8', 30n)).toMatchObject({ bonus: 0n });
    expect(await post('token_grant', '9', 7n)).toMatchObject({ token: 7n });
    expect(await post('token_spend', '10', 8n)).toMatchObject({ status: 'insufficient_funds' });
    expect(await post('token_spend', '11', 7n)).toMatchObject({
      token: 0n,
      real: 95n,
      bonus: 0n,
      locked: 0n,
    });
  });
});

describe('the split of funds', () => {
  test('real money goes first, and wins come back in the proportion of the bet', async () => {
    const { post } = await openPlayer(ledger, { real: 100n, bonus: 1000n });
    expect(await post('bet', 'b', 400n)).toMatchObject({ real: 0n, bonus: 700n });
    // 100 of 400 were real. Of the win of 1001, three quarters (rounded down) are bonus and the rest is real.
    expect(await post('win', 'w', 1001n, { reference: 'b' })).toMatchObject({ real: 251n, bonus: 1450n });
    expect(await post('rollback', 'r', 0n, { reference: 'w' })).toMatchObject({ real: 0n, bonus: 700n });
    expect(await post('rollback', 'r2', 0n, { reference: 'b' })).toMatchObject({ real: 100n, bonus: 1000n });
  });

  test('bonus first, and real only, where the bet says so', async () => {
    const { post } = await openPlayer(ledger, { real: 100n, bonus: 100n });
    expect(await post('bet', 'b1', 50n, { funds: 'bonus_first' })).toMatchObject({ real: 100n, bonus: 50n });
    expect(await post('bet', 'b2', 101n, { funds: 'real_only' })).toMatchObject({
      status: 'insufficient_funds',
    });
    expect(await post('bet', 'b3', 150n)).toMatchObject({ real: 0n, bonus: 0n });
    expect(await post('win', 'w1', 90n, { reference: 'b1' })).toMatchObject({ real: 0n, bonus: 90n });
  });

  test('a win of a free round, or of no bet, is real', async () => {
    const { post } = await openPlayer(ledger);
    expect(await post('bet', 'b', 0n)).toMatchObject({ status: 'posted', version: 0n });
    expect(await post('win', 'w', 40n, { reference: 'b' })).toMatchObject({ real: 40n });
    expect(await post('win', 'prize', 2n)).toMatchObject({ status: 'posted', real: 42n });
  });
});

describe('a key acts once', () => {
  test('the same request again is answered with the balance of now', async () => {
    const { post } = await openPlayer(ledger, { real: 1000n });
    await post('bet', 'b1', 100n, { round: 'r', game: 'g', meta: { round_closed: true, reward_uuid: 'x' } });
    await post('bet', 'b2', 100n);
    expect(
      await post('bet', 'b1', 100n, {
        round: 'r',
        game: 'g',
        meta: { reward_uuid: 'x', round_closed: true },
      }),
    ).toMatchObject({
      status: 'duplicate',
      accepted: true,
      real: 800n,
      version: 3n,
    });
  });

  test.each([
    ['another amount', { amount: 101n }],
    ['another round', { round: 'other' }],
    ['another game', { game: 'other' }],
    ['another kind', { kind: 'adjustment_debit' as const }],
    ['other details', { meta: { round_closed: false } }],
  ])('with %s it is a conflict, and nothing moves', async (_, change) => {
    const { post, balance } = await openPlayer(ledger, { real: 1000n });
    await post('bet', 'b', 100n, { round: 'r', game: 'g', meta: { round_closed: true } });
    const again = await post('bet', 'b', 100n, {
      round: 'r',
      game: 'g',
      meta: { round_closed: true },
      ...change,
    });
    expect(again).toMatchObject({ status: 'conflict', accepted: false, real: 900n });
    expect((await balance()).version).toBe(2n);
  });

  test('the same key sent many times at once acts once, also through another ledger', async () => {
    const { post, wallet } = await openPlayer(ledger, { real: 1000n });
    const other = createLedger({ connectionString: database.url });
    const bet: Operation = { ...wallet, source: 'test', kind: 'bet', externalId: 'b', amount: 10n };
    const results = await Promise.all([
      ...Array.from({ length: 20 }, () => post('bet', 'b', 10n)),
      ...Array.from({ length: 20 }, () => other.post(bet)),
    ]);
    expect(results.filter((result) => result.status === 'posted')).toHaveLength(1);
    expect(results.filter((result) => result.status === 'duplicate')).toHaveLength(39);
    expect(await ledger.balance(wallet)).toMatchObject({ real: 990n, version: 2n });
    await other.close();
  });
});

describe('rollbacks', () => {
  test('a bet is rolled back once, under whatever key, and then refused', async () => {
    const { post } = await openPlayer(ledger, { real: 1000n });
    await post('bet', 'b', 100n);
    expect(await post('rollback', 'r1', 0n, { reference: 'b' })).toMatchObject({
      status: 'posted',
      real: 1000n,
    });
    expect(await post('rollback', 'r1', 0n, { reference: 'b' })).toMatchObject({ status: 'duplicate' });
    expect(await post('rollback', 'r2', 0n, { reference: 'b' })).toMatchObject({
      status: 'already_rolled_back',
      accepted: true,
      real: 1000n,
    });
    expect(await post('bet', 'b', 100n)).toMatchObject({ status: 'rolled_back', real: 1000n });
    expect(await post('win', 'w', 100n, { reference: 'b' })).toMatchObject({ status: 'rolled_back' });
    expect(await post('rollback', 'r1', 0n, { reference: 'other' })).toMatchObject({ status: 'conflict' });
  });

  test('an unknown bet is remembered, and refused when it comes late', async () => {
    const { post, balance } = await openPlayer(ledger, { real: 1000n });
    expect(await post('rollback', 'r', 0n, { reference: 'late' })).toMatchObject({
      status: 'remembered',
      accepted: true,
      real: 1000n,
    });
    expect(await post('rollback', 'r', 0n, { reference: 'late' })).toMatchObject({ status: 'duplicate' });
    expect(await post('rollback', 'r2', 0n, { reference: 'late' })).toMatchObject({
      status: 'already_rolled_back',
    });
    expect(await post('bet', 'late', 100n)).toMatchObject({ status: 'rolled_back', accepted: false });
    expect(await post('win', 'w', 100n, { reference: 'late' })).toMatchObject({ status: 'rolled_back' });
    expect((await balance()).real).toBe(1000n);
  });

  test('a win is rolled back while its money is there', async () => {
    const { post } = await openPlayer(ledger, { real: 100n });
    await post('bet', 'b', 100n);
    await post('win', 'w1', 500n, { reference: 'b' });
    await post('win', 'w2', 50n, { reference: 'b' });
    expect(await post('rollback', 'r1', 0n, { reference: 'w1' })).toMatchObject({
      status: 'posted',
      real: 50n,
    });
    await post('bet', 'b2', 20n);
    expect(await post('rollback', 'r2', 0n, { reference: 'w2' })).toMatchObject({
      status: 'insufficient_funds',
      real: 30n,
    });
    await post('deposit', 'd', 20n);
    expect(await post('rollback', 'r2', 0n, { reference: 'w2' })).toMatchObject({
      status: 'posted',
      real: 0n,
    });
  });

  test('only bets and wins are rolled back', async () => {
    const { post } = await openPlayer(ledger, { real: 100n });
    const nothing = { status: 'reference_unknown', real: 100n };
    expect(await post('rollback', 'r1', 0n, { reference: 'funds-real' })).toMatchObject(nothing);
    expect(await post('rollback', 'r2', 0n)).toMatchObject(nothing);
    expect(await post('rollback', 'r3', 0n, { reference: 'r3' })).toMatchObject(nothing);
  });
});

describe('batches', () => {
  test('many players at once, each with many operations, keep the order of each', async () => {
    const players = await Promise.all(Array.from({ length: 40 }, () => openPlayer(ledger, { real: 100n })));
    const results = await Promise.all(
      players.flatMap(({ post }) => Array.from({ length: 25 }, (_, n) => post('bet', `b${n}`, 4n))),
    );
    expect(results.every((result) => result.status === 'posted')).toBe(true);
    for (const [index, { balance }] of players.entries()) {
      expect(await balance()).toMatchObject({ real: 0n, version: 26n });
      expect(results.slice(index * 25, index * 25 + 25).map((result) => result.version)).toEqual(
        Array.from({ length: 25 }, (_, n) => BigInt(n + 2)),
      );
    }
  });

  test('an operation that the database refuses fails alone', async () => {
    const { post: sound } = await openPlayer(ledger, { real: 100n });
    const { post: faulty } = await openPlayer(ledger, { real: 100n });
    const results = await Promise.allSettled([
      sound('bet', 'b1', 1n),
      faulty('bet', 'not a valid text \u0000', 1n),
      sound('bet', 'b2', 1n),
    ]);
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('inside a transaction of the caller, both commit or neither', async () => {
    const { wallet, balance } = await openPlayer(ledger, { real: 100n });
    const { db, pool } = openDatabase({ connectionString: database.url });
    const bet: Operation = { ...wallet, source: 'test', kind: 'bet', externalId: 'in', amount: 10n };
    await expect(
      db.transaction().execute(async (transaction) => {
        expect(await ledger.postIn(transaction, bet)).toMatchObject({ status: 'posted', real: 90n });
        throw new Error('The command changed its mind');
      }),
    ).rejects.toThrow('changed its mind');
    expect(await balance()).toMatchObject({ real: 100n, version: 1n });
    await db.transaction().execute((transaction) => ledger.postIn(transaction, bet));
    expect(await balance()).toMatchObject({ real: 90n, version: 2n });
    await pool.end();
  });
});
