import { afterAll, beforeAll, expect, test } from 'vitest';
import { day_ms, hour_ms, moveTime } from '../../tests/moved-time.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/postgres.ts';
import { createManualClock } from '../kernel/clock.ts';
import { openDatabase } from '../kernel/database.ts';
import { createLedger, type Ledger } from './ledger.ts';
import { openPlayer } from './open-player.ts';

let database: TestDatabase;
let owner: ReturnType<typeof openDatabase>;
let ledger: Ledger;
const clock = createManualClock(new Date());

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openDatabase({ connectionString: database.ownerUrl });
  ledger = createLedger({ connectionString: database.url });
});
afterAll(async () => {
  expect(await ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  await ledger.close();
  await owner.pool.end();
  await database.drop();
});

test('a stake that is rolled back days later leaves no room for more stakes today', async () => {
  const { post, wallet } = await openPlayer(ledger, { real: 1000n });
  await ledger.setLimit(wallet, { kind: 'wager', window: '24h', setBy: 'player' }, 100n);
  expect(await post('bet', 'first', 100n)).toMatchObject({ status: 'posted' });
  await moveTime({ clock, owner: owner.pool }, 2 * day_ms);
  expect(await post('rollback', 'late', 0n, { reference: 'first' })).toMatchObject({ status: 'posted' });
  expect(await post('bet', 'second', 100n)).toMatchObject({ status: 'posted' });
  expect(await post('bet', 'third', 1n)).toMatchObject({ status: 'limit_reached' });
});

test('a stake that is rolled back within its window makes room again', async () => {
  const { post, wallet } = await openPlayer(ledger, { real: 1000n });
  await ledger.setLimit(wallet, { kind: 'wager', window: '24h', setBy: 'player' }, 100n);
  await post('bet', 'first', 100n);
  await moveTime({ clock, owner: owner.pool }, 3 * hour_ms);
  expect(await post('bet', 'second', 1n)).toMatchObject({ status: 'limit_reached' });
  await post('rollback', 'late', 0n, { reference: 'first' });
  expect(await post('bet', 'second', 100n)).toMatchObject({ status: 'posted' });
});
