/** PostgreSQL restarts under the provider: its process lives on and every round comes to its end. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
let database: Client;
const bet = '100000';

beforeAll(async () => {
  // In a process of its own: one that dies answers nothing any more.
  await house.restartAsChild();
  database = new Client({ connectionString: house.database.ownerUrl });
  await database.connect();
});
afterAll(() => database.end());

/** Ends every connection of the provider, as a restart of PostgreSQL does. */
const breakConnections = () =>
  database.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'marquee-house%'`,
  );

const underWay = `state IN ('opened', 'in_play', 'closing', 'rolling_back')`;

/**
 * Rounds on their way. What a lost connection leaves there is taken up when its lease is over, which is half a minute long: of one that
 * has run for three seconds, in which a step is long done, the test lets the rest go by.
 */
const unsettled = async () => {
  const { rows } = await database.query<{ wait_s: number }>(
    `SELECT extract(epoch FROM next_attempt_at - now())::float AS wait_s FROM house.round WHERE ${underWay}`,
  );
  for (const { wait_s } of rows) expect(wait_s).toBeLessThan(31);
  await database.query(
    `UPDATE house.round SET next_attempt_at = now() WHERE ${underWay}
       AND next_attempt_at BETWEEN now() + interval '1 second' AND now() + interval '27 seconds'`,
  );
  return rows.length;
};

test('connections that break in the middle of a transaction: the spin fails, sent again it is played once', async () => {
  const session = await house.launch('golden-pharaoh');
  await house.open(session);
  await database.query('BEGIN');
  await database.query('SELECT 1 FROM house.seed FOR UPDATE');
  const spinId = randomUUID();
  const lost = house.spin(session, bet, spinId);
  const waiting = async () => {
    const { rowCount } = await database.query(
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND application_name = 'marquee-house' AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(waiting, { timeout: 60_000 }).toBe(1);
  await breakConnections();
  expect(await lost).toMatchObject({ ok: false, error: 'internal_error' });
  await database.query('ROLLBACK');
  const answer = await house.spin(session, bet, spinId);
  if (!answer.ok) throw new Error(answer.detail);
  expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
});

test('connections that break while the operator is asked: its win is paid, once', async () => {
  const session = await house.launch('golden-pharaoh');
  const spinId = randomUUID();
  const release = house.operator.hold(walletPaths.win);
  const spin = house.spin(session, bet, spinId);
  const asked = () => house.operator.calls.some((call) => call.path === walletPaths.win);
  await expect.poll(asked, { timeout: 60_000 }).toBe(true);
  await breakConnections();
  release();
  await spin;
  await expect.poll(unsettled, { timeout: 60_000, interval: 250 }).toBe(0);
  const answer = await house.spin(session, bet, spinId);
  if (!answer.ok) throw new Error(answer.detail);
  expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
}, 240_000);

test('connections that break while the queue works: what is owed is paid, once', async () => {
  const session = await house.launch('golden-pharaoh');
  const spinId = randomUUID();
  house.operator.misbehave(walletPaths.win, 'down', 'down', 'down');
  expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: false, error: 'operator_unavailable' });
  const release = house.operator.hold(walletPaths.win);
  const before = house.operator.calls.length;
  await expect.poll(() => house.operator.calls.length, { timeout: 60_000 }).toBeGreaterThan(before);
  await breakConnections();
  release();
  await expect.poll(unsettled, { timeout: 60_000, interval: 250 }).toBe(0);
  const answer = await house.spin(session, bet, spinId);
  if (!answer.ok) throw new Error(answer.detail);
  expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
}, 240_000);

test('connections that break again and again under spins leave no unit unaccounted for', async () => {
  const sessions = await Promise.all(
    ['koi-pond', 'lucky-sevens', 'crystal-gems'].map((code) => house.launch(code)),
  );
  const settled = async () => {
    const { rows } = await database.query<{ change: string }>(
      `SELECT coalesce(sum(win - bet), 0) AS change FROM house.round WHERE state = 'settled'`,
    );
    return BigInt(rows[0]?.change ?? 0);
  };
  const before = await settled();
  for (let round = 0; round < 15; round += 1) {
    const spins = sessions.map((session) => house.spin(session, bet));
    await breakConnections();
    await Promise.all(spins);
  }
  await expect.poll(unsettled, { timeout: 60_000, interval: 250 }).toBe(0);
  expect(house.operator.balances.get(house.user)).toBe(10_000_000n + (await settled()) - before);
}, 240_000);
