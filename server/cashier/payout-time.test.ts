import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierFixture, type CashierFixture } from '../../tests/cashier-fixture.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql } from '../kernel/database.ts';
import { addBankAccount } from './bank-account.ts';
import { payoutTime } from './payout-time.ts';

let fixture: CashierFixture;
let session: PlayerSession;
let bankAccountId: string;
const now = new Date('2026-06-30T12:00:00Z');

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ session } = await fixture.casino.newPlayer());
  const account = await addBankAccount(fixture.app, session, {
    bankName: 'BDO Unibank',
    accountName: 'MARIA SANTOS',
    accountNumber: '001122334455',
  });
  bankAccountId = account.bank_account_id;
});
afterAll(() => fixture.close());

/** Withdrawals that were settled so many days ago and took so many seconds. */
async function settled(took_s: readonly number[], status = 'paid', days_ago = 1): Promise<void> {
  const end = new Date(now.getTime() - days_ago * 86_400_000);
  for (const seconds of took_s) {
    await sql`
      insert into cashier.withdrawal (site_id, player_id, withdrawal_id, idempotency_key, bank_account_id, gateway, amount,
        currency, status, created_at, settled_at, returned_at, return_reference)
      select ${session.siteId}, ${session.playerId}, id, id::text, ${bankAccountId}::uuid, 'sandbox', 1000000, 'PHP', ${status},
        ${end}::timestamptz - make_interval(secs => ${seconds}), ${end}::timestamptz,
        case when ${status} = 'returned' then ${end}::timestamptz end, case when ${status} = 'returned' then 'R-1' end
      from (select gen_random_uuid() as id) as fresh`.execute(fixture.casino.ownerDb);
  }
}
const forget = () => sql`delete from cashier.withdrawal`.execute(fixture.casino.ownerDb);
const read = (siteId = session.siteId) => payoutTime(fixture.app.db, siteId, now);

test('nine withdrawals say nothing, ten say how long they took, and only this site’s count', async () => {
  await settled([60, 60, 60, 60, 60, 60, 60, 60, 7200]);
  expect(await read()).toBeNull();
  await settled([900]);
  expect(await read()).toEqual({ half_within_s: 60, most_within_s: 900 });
  expect(await read(session.siteId + 1)).toBeNull();
  await forget();
});

test('what was refused, returned or long ago does not count', async () => {
  await settled(Array.from({ length: 10 }, () => 300));
  await settled([90_000, 90_000, 90_000], 'refused');
  await settled([90_000, 90_000, 90_000], 'returned');
  await settled([90_000, 90_000, 90_000], 'paid', 31);
  expect(await read()).toEqual({ half_within_s: 300, most_within_s: 300 });
  await forget();
});

test('half are within the first figure and nine of ten within the second, whatever they took', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 10, maxLength: 25 }),
      async (took_s) => {
        await settled(took_s);
        const told = await read();
        const within = (limit_s = 0) => took_s.filter((one) => one <= limit_s).length;
        expect(within(told?.half_within_s)).toBeGreaterThanOrEqual(took_s.length / 2);
        expect(within((told?.half_within_s ?? 0) - 1)).toBeLessThan(took_s.length / 2);
        expect(within(told?.most_within_s)).toBeGreaterThanOrEqual(took_s.length * 0.9);
        expect(within((told?.most_within_s ?? 0) - 1)).toBeLessThan(took_s.length * 0.9);
        await forget();
      },
    ),
    { numRuns: 20 },
  );
});
