import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierFixture, units, type CashierFixture } from '../../tests/cashier-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount } from './bank-account.ts';
import { decideRecord, findOpenRecord, keepPayoutRecord } from './payout-records.ts';
import { requestWithdrawal } from './request-withdrawal.ts';

let fixture: CashierFixture;
beforeAll(async () => {
  fixture = await createCashierFixture();
});
afterAll(() => fixture.close());

test('a record is decided once, whatever the second decision says', async () => {
  const { app, casino } = fixture;
  const player = await casino.newPlayer({ balance: units(1000) });
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '7711112222',
  });
  const { withdrawal_id } = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(400),
  });
  const said = {
    withdrawalId: withdrawal_id,
    what: 'paid' as const,
    gateway: 'manual',
    reference: 'BDO 77-1',
    reason: 'sent by online banking',
  };
  const recordId = await keepPayoutRecord(app, app.db, said, { state: 'asked', askedBy: 'ana' });
  expect(await findOpenRecord(app.db, withdrawal_id)).toMatchObject({ record_id: recordId });
  await decideRecord(app, app.db, recordId, { state: 'refused', by: 'ben' });
  for (const state of ['done', 'refused'] as const) {
    await expect(decideRecord(app, app.db, recordId, { state, by: 'cho' })).rejects.toThrow(
      'This was decided already.',
    );
  }
  const kept = await app.db
    .selectFrom('cashier.payout_record')
    .select(['state', 'decided_by'])
    .where('record_id', '=', recordId)
    .executeTakeFirst();
  expect(kept).toEqual({ state: 'refused', decided_by: 'ben' });
});
