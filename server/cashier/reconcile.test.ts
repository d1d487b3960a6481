import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  press,
  sendNotice,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount } from './bank-account.ts';
import { createDeposit } from './deposit.ts';
import type { DepositRow } from './present-deposit.ts';
import { reconcile } from './reconcile.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { approveWithdrawal } from './review.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];
const today = () => casino.clock.now().toISOString().slice(0, 10);

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
  await casino.asOwner('update sites.site set turnover_multiple = 0');
});

afterAll(() => fixture.close());

async function paid(methodCode = 'sandbox_wallet'): Promise<DepositRow> {
  const player = await casino.newPlayer();
  const deposit = await createDeposit(app, player.session, { ...depositRequest(1000), methodCode });
  await press(deposit, 'paid');
  await expect.poll(() => fixture.statusOf(deposit)).toBe('credited');
  return deposit;
}

test('a day whose clearing fits has no difference, and says what went in and out', async () => {
  await paid();
  await paid('sandbox_bank');
  const player = await casino.newPlayer({ balance: units(500) });
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '66600001',
  });
  const withdrawal = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(300),
  });
  await approveWithdrawal(app, withdrawal.withdrawal_id, 'ana');
  expect(await reconcile(app, today())).toEqual({
    day: today(),
    lines: [
      {
        siteCode: 'aurum',
        account: 'clearing_sandbox',
        currency: 'PHP',
        paidIn: units(2010),
        paidOut: units(300),
      },
    ],
    differences: [],
    creditedLate: 0,
  });
  expect((await reconcile(app)).lines).toEqual([]);
});

test('a payment whose notice was lost for good is credited by the reconciliation', async () => {
  const player = await casino.newPlayer();
  fixture.gateway.webhooks.hold();
  const deposit = await createDeposit(app, player.session, depositRequest(700));
  await press(deposit, 'paid');
  await casino.asOwner(
    `update cashier.deposit set status = 'expired', settled_at = now() where deposit_id = $1`,
    [deposit.deposit_id],
  );
  expect(await reconcile(app, today())).toMatchObject({ creditedLate: 1, differences: [] });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(700) });
  expect(await reconcile(app, today())).toMatchObject({ creditedLate: 0, differences: [] });
  await fixture.gateway.webhooks.release({ copies: 2 });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(700) });
});

test('what does not fit is named: a credit without a posting, a posting without a credit, another amount, a notice', async () => {
  const [changed, forged] = [await paid(), await paid()];
  const player = await casino.newPlayer();
  const claimed = await createDeposit(app, player.session, depositRequest(800));
  await casino.asOwner(
    `update cashier.deposit set status = 'credited', settled_at = now() where deposit_id = $1`,
    [claimed.deposit_id],
  );
  await casino.asOwner('update cashier.deposit set amount = amount + 1 where deposit_id = $1', [
    changed.deposit_id,
  ]);
  const stray = newId();
  await app.ledger.post({
    siteId: player.siteId,
    playerId: player.playerId,
    currency: 'PHP',
    source: 'cashier',
    externalId: `deposit:${stray}`,
    kind: 'deposit',
    amount: units(5),
  });
  const at = new Date().toISOString();
  const notice = {
    event_id: newId(),
    event_type: 'payment.paid' as const,
    created_at: at,
    payment: {
      payment_id: 'x'.repeat(24),
      reference: forged.deposit_id,
      amount: '1.00',
      currency: 'PHP',
      status: 'paid' as const,
      url: 'http://gateway.test/pay/x',
      created_at: at,
      expires_at: at,
    },
  };
  expect(await sendNotice(fixture, notice)).toBe(200);
  const { differences } = await reconcile(app, today());
  const found = differences.map(({ what, detail }) => `${what} ${detail}`).join('\n');
  expect(found).toMatch(new RegExp(`deposit:${claimed.deposit_id} .*not in the ledger`));
  expect(found).toMatch(new RegExp(`deposit ${claimed.deposit_id} credited here; at the gateway open`));
  expect(found).toMatch(
    new RegExp(`deposit:${changed.deposit_id} .*1000.00001 for the cashier, 1000.00000 in the ledger`),
  );
  expect(found).toMatch(new RegExp(`deposit:${stray} .*not settled by the cashier`));
  expect(found).toMatch(/notice .* of sandbox payment\.paid .*: mismatch/);
  expect(found).not.toContain(`deposit:${forged.deposit_id}`);
});

test('a payout that is on its way for more than a day is pointed out', async () => {
  const player = await casino.newPlayer({ balance: units(500) });
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: '66600002',
  });
  const { withdrawal_id } = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(300),
  });
  await casino.asOwner(`update cashier.withdrawal set status = 'paying' where withdrawal_id = $1`, [
    withdrawal_id,
  ]);
  casino.clock.advance(25 * 3_600_000);
  const { differences } = await reconcile(app, '2020-01-01');
  expect(differences.map((difference) => difference.what)).toEqual([`withdrawal ${withdrawal_id}`]);

  // It is measured from the request to the gateway, not from the player's.
  await casino.asOwner('update cashier.withdrawal set requested_at = $2 where withdrawal_id = $1', [
    withdrawal_id,
    new Date(casino.clock.now().getTime() - 60_000),
  ]);
  expect((await reconcile(app, '2020-01-01')).differences).toEqual([]);
  casino.clock.advance(86_400_000);
  expect((await reconcile(app, '2020-01-01')).differences).toHaveLength(1);
});
