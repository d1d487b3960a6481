import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { openDatabase, sql, type Database } from '../kernel/database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { openPlayer } from './open-player.ts';

let database: TestDatabase;
let ledger: Ledger;
let db: Database;
const wagerOfADay = { kind: 'wager', window: '24h' } as const;

beforeAll(async () => {
  database = await createTestDatabase();
  ledger = createLedger({ connectionString: database.url });
  ({ db } = openDatabase({
    connectionString: database.url,
    maxConnections: 4,
    applicationName: 'site-limit',
  }));
});
afterAll(async () => {
  expect(await ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  await db.destroy();
  await ledger.close();
  await database.drop();
});

test('a bet is posted while a limit of the site is being set, and held to it as soon as it is', async () => {
  const { post, wallet } = await openPlayer(ledger, { real: 1000n });
  expect(await post('bet', 'before', 60n)).toMatchObject({ status: 'posted' });
  const setting = new Client({ connectionString: database.url });
  await setting.connect();
  await setting.query('begin');
  await setting.query(`select ledger.set_site_limit($1, $2, 'wager', '24h', 100)`, [
    wallet.siteId,
    wallet.currency,
  ]);
  // If setting the limit locked the wallet, this bet would wait for a transaction that is still open.
  expect(await post('bet', 'meanwhile', 50n)).toMatchObject({ status: 'posted' });
  await setting.query('commit');
  await setting.end();
  expect(await post('bet', 'after', 1n)).toMatchObject({ status: 'limit_reached' });
  expect(await ledger.limits(wallet)).toMatchObject([{ setBy: 'site', amount: 100n, used: 110n }]);
  await ledger.writeSiteLimit(wallet, wagerOfADay, null);
  expect(await post('bet', 'after', 1n)).toMatchObject({ status: 'posted' });
});

test('once it is answered that the limit is set, no bet that did not see it is on its way any more', async () => {
  const late = await openPlayer(ledger, { real: 1000n });
  const other = await openPlayer(ledger, { real: 1000n });
  const inFlight = await db.startTransaction().execute();
  const { siteId, playerId, currency } = late.wallet;
  const bet = { source: 'test', kind: 'bet', siteId, playerId, currency } as const;
  expect(await ledger.postIn(inFlight, { ...bet, externalId: 'in flight', amount: 150n })).toMatchObject({
    status: 'posted',
  });

  let isSet = false;
  await ledger.writeSiteLimit(late.wallet, wagerOfADay, 200n);
  const setting = ledger.spreadSiteLimits(late.wallet).then(() => (isSet = true));
  await expect
    .poll(() => ledger.limits(other.wallet), { interval: 5 })
    .toMatchObject([{ setBy: 'site', amount: 200n }]);
  // Other players continue, and the limit already applies to them.
  expect(await other.post('bet', 'a', 200n)).toMatchObject({ status: 'posted' });
  expect(await other.post('bet', 'b', 1n)).toMatchObject({ status: 'limit_reached' });
  expect(isSet).toBe(false);
  await inFlight.commit().execute();
  await setting;
  expect(await late.post('bet', 'more', 51n)).toMatchObject({ status: 'limit_reached' });
  expect(await late.post('bet', 'as much', 50n)).toMatchObject({ status: 'posted' });
  await ledger.writeSiteLimit(late.wallet, wagerOfADay, null);
});

test('every wallet of the site is counted, by the command, by its next posting where it is in use, or from its opening', async () => {
  const players = await Promise.all(Array.from({ length: 45 }, () => openPlayer(ledger, { real: 1000n })));
  for (const { post } of players) await post('bet', 'before', 100n);
  const [held] = players;
  if (!held) throw new Error('There are players');
  const using = await db.startTransaction().execute();
  await ledger.lockWallet(using, held.wallet);
  await sql`select ledger.set_site_limit(1, 'PHP', 'wager', '24h', 100)`.execute(db);
  await sql`select ledger.count_wallets(1, 'PHP', 0, 40)`.execute(db);
  await using.rollback().execute();
  const opened = await openPlayer(ledger, { real: 1000n });
  const answers = await Promise.all(players.map(({ post }) => post('bet', 'after', 1n)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['limit_reached']));
  expect(await opened.post('bet', 'first', 101n)).toMatchObject({ status: 'limit_reached' });
  expect(await opened.post('bet', 'second', 100n)).toMatchObject({ status: 'posted' });
  await ledger.writeSiteLimit(held.wallet, wagerOfADay, null);
});
