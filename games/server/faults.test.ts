/** Whatever the operator does, the money at the operator is what the provider's settled rounds say. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from './testing/operator.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
const start = 1_000_000_000_000n;

beforeAll(async () => {
  house = await startTestHouse();
  house.operator.balances.set(house.user, start);
});
afterAll(() => house.close());

async function query<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: house.database.gamesUrl });
  await client.connect();
  const { rows } = await client.query<Row>(sql);
  await client.end();
  return rows;
}

const unsettled = async () =>
  (await query(`SELECT 1 FROM house.round WHERE state IN ('opened', 'in_play', 'closing', 'rolling_back')`))
    .length;

const faults = fc.array(
  fc.constantFrom<Fault | 'none'>(
    'none',
    'none',
    'lost',
    'down',
    'RS_ERROR_UNKNOWN',
    'RS_ERROR_TOKEN_EXPIRED',
    'RS_ERROR_LIMIT_REACHED',
  ),
  { maxLength: 5 },
);
const lateFaults = fc.array(fc.constantFrom<Fault>('lost', 'down', 'RS_ERROR_UNKNOWN'), { maxLength: 1 });

test('random faults of bets, wins and rollbacks leave no unit unaccounted for', async () => {
  const sessions = await Promise.all(
    ['koi-pond', 'lucky-sevens', 'golden-pharaoh'].map((code) => house.launch(code)),
  );
  await fc.assert(
    fc.asyncProperty(faults, lateFaults, lateFaults, async (bets, wins, rollbacks) => {
      const real = (list: readonly (Fault | 'none')[]) =>
        list.filter((fault): fault is Fault => fault !== 'none');
      house.operator.misbehave(walletPaths.bet, ...real(bets));
      house.operator.misbehave(walletPaths.win, ...wins);
      house.operator.misbehave(walletPaths.rollback, ...rollbacks);
      await Promise.all(sessions.map((session) => house.spin(session, '100000')));
    }),
    { numRuns: 40 },
  );
  house.operator.behave();
  await expect.poll(unsettled, { timeout: 15_000, interval: 100 }).toBe(0);

  const [sum] = await query<{ change: string; rounds: string }>(
    `SELECT coalesce(sum(win - bet), 0) AS change, count(*) AS rounds FROM house.round WHERE state = 'settled'`,
  );
  // How many rounds get through depends on how soon each session is settled and can play on.
  expect(Number(sum?.rounds)).toBeGreaterThan(2);
  expect(house.operator.balances.get(house.user)).toBe(start + BigInt(sum?.change ?? '0'));
}, 60_000);
