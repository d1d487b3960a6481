import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { openDatabase, sql } from '../kernel/database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { postTo, wallet } from './played-wallet.ts';
import {
  findClosed,
  findOperations,
  findOrigins,
  hasOperationsAfter,
  operationKey,
  readOperations,
  readPlayerOperations,
  readStandingPlay,
} from './read-operations.ts';

let database: TestDatabase;
let ledger: Ledger;
let connection: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ connectionString: database.url });
  connection = openDatabase({ connectionString: database.url });
  await ledger.openWallet(wallet);
  await postTo(ledger, 'deposit', 'd', 1000n);
  await postTo(ledger, 'bonus_grant', 'g', 500n, { meta: { reward_uuid: 'spins' } });
  await postTo(ledger, 'bet', 'b1', 1200n, {
    round: 'r1',
    game: 'dice',
    meta: { round_closed: false, bet_lines: '[]' },
    rewardWeight: 3_300,
  });
  await postTo(ledger, 'win', 'w1', 600n, { reference: 'b1', meta: { round_closed: true, free_win: '70' } });
  await postTo(ledger, 'rollback', 'x1', 0n, { reference: 'w1' });
  expect(
    await ledger.post({
      ...wallet,
      source: 'test',
      kind: 'rollback',
      externalId: 'x1b',
      amount: 0n,
      reference: 'w1',
    }),
  ).toMatchObject({ status: 'already_rolled_back' });
  expect(
    await ledger.post({
      ...wallet,
      source: 'test',
      kind: 'rollback',
      externalId: 'x2',
      amount: 0n,
      reference: 'late',
    }),
  ).toMatchObject({ status: 'remembered' });
  await postTo(ledger, 'adjustment_credit', 'a', 9n);
  await postTo(ledger, 'withdrawal_hold', 'h2', 9n);
  await postTo(ledger, 'withdrawal_payout', 'p', 9n, { reference: 'h2' });
});

afterAll(async () => {
  await ledger.close();
  await connection.pool.end();
  await database.drop();
});

test('an operation is decoded whole, in the order of the outbox', async () => {
  const operations = await readPlayerOperations(connection.db, wallet, { after: '0', until: 'now' });
  expect(operations.map((one) => one.externalId)).toEqual([
    'd',
    'g',
    'b1',
    'w1',
    'x1',
    'x1b',
    'x2',
    'late',
    'a',
    'h2',
    'p',
  ]);
  const [, grant, bet, win, rollback, again] = operations;
  expect(bet).toMatchObject({
    siteId: 1,
    playerId: 7n,
    currency: 'PHP',
    source: 'test',
    kind: 'bet',
    round: 'r1',
    game: 'dice',
    reference: null,
    amount: 1200n,
    realAmount: 1000n,
    bonusAmount: 200n,
    sequence: 3n,
    details: { isRoundClosed: false, freeWin: 0n, betLines: '[]', rewardUuid: null, rewardWeight: 3_300 },
  });
  expect(grant?.details).toEqual({
    isRoundClosed: false,
    freeWin: 0n,
    betLines: null,
    rewardUuid: 'spins',
    rewardWeight: 10_000,
  });
  expect(win).toMatchObject({ amount: 600n, realAmount: 500n, bonusAmount: 100n, reference: 'b1' });
  expect(win?.details).toMatchObject({ isRoundClosed: true, freeWin: 70n });
  expect(rollback).toMatchObject({ kind: 'rollback', amount: 600n, realAmount: 500n, bonusAmount: 100n });
  expect(again).toMatchObject({ kind: 'rollback', amount: 0n, sequence: null });
});

test('a win goes back to its bet, a rollback to what it undid, a payout to its hold; what undid nothing to nothing', async () => {
  const operations = await readPlayerOperations(connection.db, wallet, { after: '0', until: 'now' });
  const origins = await findOrigins(connection.db, operations);
  const pairs = operations.flatMap((one) => {
    const origin = origins.get(operationKey(one));
    return origin ? [[one.externalId, origin.externalId, origin.kind]] : [];
  });
  expect(pairs).toEqual([
    ['w1', 'b1', 'bet'],
    ['x1', 'w1', 'win'],
    ['p', 'h2', 'withdrawal_hold'],
  ]);
});

test('operations are found by their keys, with what is rolled back or settled by now', async () => {
  const keyOf = (externalId: string) => ({ siteId: 1, playerId: 7n, source: 'test', externalId });
  const keys = ['b1', 'w1', 'h2', 'unknown'].map(keyOf);
  const found = await findOperations(connection.db, keys);
  expect([...found.values()].map((one) => [one.externalId, one.kind])).toEqual([
    ['b1', 'bet'],
    ['w1', 'win'],
    ['h2', 'withdrawal_hold'],
  ]);
  const closed = await findClosed(connection.db, keys);
  expect([...closed]).toEqual([keyOf('w1'), keyOf('h2')].map(operationKey));
  const hour = { from: new Date(Date.now() - 3_600_000), to: new Date(Date.now() + 3_600_000) };
  const standing = await readStandingPlay(connection.db, 'test', hour);
  expect(standing.map((one) => one.externalId)).toEqual(['b1']);
});

test('a consumer is not shown what an older transaction may still precede; the player’s own reader is', async () => {
  const before = await readPlayerOperations(connection.db, wallet, { after: '0', until: 'now' });
  const last = before.at(-1)?.position ?? '';
  await connection.db.transaction().execute(async (trx) => {
    await sql`select pg_current_xact_id()`.execute(trx);
    await postTo(ledger, 'adjustment_credit', 'later', 5n);
    const after = { after: last } as const;
    expect(await readPlayerOperations(trx, wallet, { ...after, until: 'watermark' })).toEqual([]);
    expect(await readPlayerOperations(trx, wallet, { ...after, until: 'now' })).toMatchObject([
      { externalId: 'later' },
    ]);
    expect(await readOperations(connection.db, 'rounds', 100)).not.toContainEqual(
      expect.objectContaining({ externalId: 'later' }),
    );
  });
  expect(await hasOperationsAfter(connection.db, wallet, last)).toBe(true);
  expect(await hasOperationsAfter(connection.db, { ...wallet, playerId: 8n }, '0')).toBe(false);
});
