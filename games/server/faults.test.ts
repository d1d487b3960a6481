/** Whatever the operator does, the money at the operator is what the provider's settled rounds and pots say. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultsOfPots } from './jackpots/audit.ts';
import { reportJackpots } from './jackpots/report.ts';
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
  return withClient(async (client) => (await client.query<Row>(sql)).rows);
}

async function withClient<Answer>(work: (client: Client) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: house.database.gamesUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The pot is won by one of the next rounds: so much enters with each. */
const nearlyFull = (rounds: number) =>
  query(`UPDATE house.jackpot SET must_pay_by = amount + ${800 * rounds} WHERE currency = 'EUR'`);

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
    ['koi-pond', 'lucky-sevens', 'golden-carabao', 'golden-carabao'].map((code) => house.launch(code)),
  );
  await fc.assert(
    fc.asyncProperty(
      faults,
      lateFaults,
      lateFaults,
      fc.integer({ min: 1, max: 12 }),
      async (bets, wins, rollbacks, left) => {
        const real = (list: readonly (Fault | 'none')[]) =>
          list.filter((fault): fault is Fault => fault !== 'none');
        house.operator.misbehave(walletPaths.bet, ...real(bets));
        house.operator.misbehave(walletPaths.win, ...wins);
        house.operator.misbehave(walletPaths.rollback, ...rollbacks);
        await nearlyFull(left);
        await Promise.all(sessions.map((session) => house.spin(session, '100000')));
      },
    ),
    { numRuns: 40 },
  );
  house.operator.behave();
  await expect.poll(unsettled, { timeout: 60_000, interval: 100 }).toBe(0);

  const [sum] = await query<{ change: string; rounds: string }>(
    `SELECT coalesce(sum(win - bet), 0) AS change, count(*) AS rounds FROM house.round WHERE state = 'settled'`,
  );
  // How many rounds get through depends on how soon each session is settled and can play on.
  expect(Number(sum?.rounds)).toBeGreaterThan(2);
  expect(house.operator.balances.get(house.user)).toBe(start + BigInt(sum?.change ?? '0'));

  // What was staked is won, kept, or in the pot; and the operator has booked of the pot what is in it, to the unit.
  const [pot] = await withClient((client) => reportJackpots(client));
  if (!pot) throw new Error('Nothing has entered the jackpot.');
  expect(pot.paid).toBeGreaterThan(0n);
  expect(pot.amount + pot.saved).toBe(pot.contributed + pot.seeds - pot.paid);
  expect(house.operator.jackpotBooks()).toBe(pot.contributed + pot.seeds - pot.untoldSeed - pot.paid);
  expect(await withClient(faultsOfPots)).toEqual([]);
}, 300_000);
