import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { openDatabase, type Database } from '../kernel/database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { openPlayer } from './open-player.ts';
import type { Operation } from './types.ts';

let database: TestDatabase;
let ledger: Ledger;
let db: Database;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ connectionString: database.url });
  ({ db } = openDatabase({ connectionString: database.url, maxConnections: 2 }));
});
afterAll(async () => {
  expect(await ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  await db.destroy();
  await ledger.close();
  await database.drop();
});

type Wallet = Awaited<ReturnType<typeof openPlayer>>['wallet'];

/** A stake and its win as linked operations. */
function round(wallet: Wallet, id: string, stake: bigint, won: bigint): Operation[] {
  return [
    { ...wallet, source: 'test', kind: 'bet', externalId: id, amount: stake },
    { ...wallet, source: 'test', kind: 'win', externalId: `${id}:win`, amount: won, reference: id },
  ];
}

const statuses = (results: readonly { status: string }[]) => results.map(({ status }) => status);

test('linked operations are accepted together, once', async () => {
  const { wallet, balance } = await openPlayer(ledger, { real: 100n });
  const first = await ledger.postLinked(round(wallet, 'r', 60n, 25n));
  expect(first).toMatchObject([
    { status: 'posted', real: 40n },
    { status: 'posted', real: 65n },
  ]);
  expect(statuses(await ledger.postLinked(round(wallet, 'r', 60n, 25n)))).toEqual(['duplicate', 'duplicate']);
  expect(await balance()).toMatchObject({ real: 65n, version: 3n });
});

test('where one of them is refused nothing is posted, and the refusal is the one answer', async () => {
  const { wallet, balance, post } = await openPlayer(ledger, { real: 100n });
  expect(await ledger.postLinked(round(wallet, 'more', 101n, 500n))).toMatchObject([
    { status: 'insufficient_funds', real: 100n },
  ]);
  await ledger.postLinked(round(wallet, 'r', 10n, 0n));
  expect(statuses(await ledger.postLinked(round(wallet, 'r', 10n, 500n)))).toEqual(['conflict']);
  await post('win', 'half:win', 5n);
  const half = await ledger.postLinked(round(wallet, 'half', 10n, 5n));
  expect(half).toMatchObject([{ status: 'conflict', real: 95n }]);
  await post('rollback', 'cancel', 0n, { reference: 'late:win' });
  expect(statuses(await ledger.postLinked(round(wallet, 'late', 10n, 5n)))).toEqual(['rolled_back']);
  expect(await balance()).toMatchObject({ real: 95n });
  const stranger = { ...wallet, playerId: wallet.playerId + 1n };
  await expect(
    ledger.postLinked([...round(wallet, 'x', 1n, 1n), ...round(stranger, 'x', 1n, 1n)]),
  ).rejects.toThrow(RangeError);
});

test('in one batch, an element that is refused half way leaves the others as they are', async () => {
  const players = await Promise.all(Array.from({ length: 60 }, () => openPlayer(ledger, { real: 100n })));
  for (const [index, { post }] of players.entries())
    if (index % 3 === 0) await post('rollback', 'cancel', 0n, { reference: 'r:win' });
  const answers = await Promise.all(
    players.map(({ wallet, post }, index) =>
      index % 3 === 1
        ? post('bet', 'r', 7n).then((one) => [one])
        : ledger.postLinked(round(wallet, 'r', 10n, 4n)),
    ),
  );
  for (const [index, player] of players.entries()) {
    const expected = [['rolled_back'], ['posted'], ['posted', 'posted']][index % 3];
    expect(statuses(answers[index] ?? [])).toEqual(expected);
    expect((await player.balance()).real).toBe([100n, 93n, 94n][index % 3]);
  }
});

test('a transaction of money tells its listeners after the commit', async () => {
  const { wallet } = await openPlayer(ledger, { real: 100n });
  const listener = new Client({ connectionString: database.url });
  await listener.connect();
  await listener.query('listen ledger_outbox');
  const told = new Promise((resolve) => listener.once('notification', resolve));
  const bet = { ...wallet, source: 'test', kind: 'bet', externalId: 'b', amount: 10n } as const;
  const [posted] = await Promise.all([ledger.transaction(db, async (trx) => ledger.postIn(trx, bet)), told]);
  expect(posted).toMatchObject({ status: 'posted', real: 90n });
  await listener.end();
});
