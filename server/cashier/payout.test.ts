import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createCashierFixture, units, type CashierFixture } from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount } from './bank-account.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { approveWithdrawal, payWithdrawalByHand, refuseWithdrawal } from './review.ts';
import { ReviewError } from './review-error.ts';
import { payoutReference, settlePayout, sweepPayouts } from './settle-payout.ts';
import { findWithdrawal, presentWithdrawal } from './withdrawal.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
});

afterAll(() => fixture.close());

let accounts = 0;

/** A withdrawal of 400 by a player who has 1000, to an account whose number ends in the given digits. */
async function asked(ending = '1111'): Promise<{ player: PlayerFixture; id: string }> {
  const player = await casino.newPlayer({ balance: units(1000) });
  accounts += 1;
  const account = await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `77${accounts}${ending}`,
  });
  const row = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(400),
  });
  return { player, id: row.withdrawal_id };
}

const statusOf = async (id: string) => (await findWithdrawal(app.db, id))?.status;

test('a payout that takes its time is settled by its notice', async () => {
  const { player, id } = await asked('0202');
  const sent = await approveWithdrawal(app, id, 'ana');
  expect(presentWithdrawal(sent)).toMatchObject({ status: 'pending', stage: 'payout' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: units(400) });
  await expect(refuseWithdrawal(app, id, 'ana', 'too late')).rejects.toThrow(ReviewError);
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('paid');
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: 0n });
});

test('where its notice is lost, the sweep settles it', async () => {
  const { player, id } = await asked('0202');
  fixture.gateway.webhooks.hold();
  await approveWithdrawal(app, id, 'ana');
  await expect
    .poll(
      async () => {
        await sweepPayouts(app);
        return statusOf(id);
      },
      { timeout: 180_000 },
    )
    .toBe('paid');
  await fixture.gateway.webhooks.release({ copies: 3 });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: 0n });
});

test('a payout that the bank returns waits for a decision again, and is paid by a second attempt', async () => {
  const { player, id } = await asked('0404');
  await approveWithdrawal(app, id, 'ana');
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('pending');
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(600), locked: units(400) });
  expect(await approveWithdrawal(app, id, 'ana')).toMatchObject({ status: 'paying', payout_attempt: 2 });
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('pending');
  expect(await refuseWithdrawal(app, id, 'ana', 'Your bank returns it')).toMatchObject({ status: 'refused' });
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1000), locked: 0n });
});

test('a payout that fits no withdrawal changes nothing', async () => {
  const { player, id } = await asked();
  const gateway = app.cashier.gateway('sandbox');
  if (!gateway) throw new Error('There is no sandbox');
  const payout = {
    payoutId: 'p'.repeat(24),
    reference: payoutReference(id, 1),
    status: 'paid',
    amount: units(400),
    currency: 'PHP',
    reason: '',
  } as const;
  const settle = (change: object) => settlePayout(app, gateway, { ...payout, ...change }, 'sandbox');
  const fatal = vi.spyOn(app.log, 'fatal');
  expect(await settle({ amount: units(500) })).toBe('mismatch');
  // Money that went where nobody asked for it is for the operator to look at.
  expect(fatal).toHaveBeenLastCalledWith(
    expect.objectContaining({ payout_id: payout.payoutId, outcome: 'mismatch' }),
    'a payout could not be settled',
  );
  fatal.mockRestore();
  expect(await settle({ currency: 'EUR' })).toBe('mismatch');
  expect(await settle({ reference: 'nonsense' })).toBe('unknown');
  expect(await settle({ reference: payoutReference(newId(), 1) })).toBe('unknown');
  expect(await settle({ status: 'failed' })).toBe('unchanged');
  await refuseWithdrawal(app, id, 'ana', 'No');
  expect(await settle({})).toBe('mismatch');
  expect(await app.ledger.balance(player)).toMatchObject({ real: units(1000), locked: 0n });
});

test('a paid notice of an attempt that was given up does not settle the one that is on its way', async () => {
  const { player, id } = await asked('0202');
  fixture.gateway.webhooks.hold();
  await approveWithdrawal(app, id, 'ana');
  await casino.asOwner('update cashier.withdrawal set payout_attempt = 2 where withdrawal_id = $1', [id]);
  const gateway = app.cashier.gateway('sandbox');
  if (!gateway) throw new Error('There is no sandbox');
  const notice = {
    payoutId: 'q'.repeat(24),
    status: 'paid',
    amount: units(400),
    currency: 'PHP',
    reason: '',
  };
  const settle = (attempt: number) =>
    settlePayout(
      app,
      gateway,
      { ...notice, status: 'paid', reference: payoutReference(id, attempt) },
      'sandbox',
    );
  expect(await settle(1)).toBe('mismatch');
  expect(await app.ledger.balance(player)).toMatchObject({ locked: units(400) });
  expect(await settle(2)).toBe('paid');
  await fixture.gateway.webhooks.release();
});

test('a payout is paid once, and its repeated notice is nothing unusual; its failure afterwards is', async () => {
  const { id } = await asked();
  await approveWithdrawal(app, id, 'ana');
  await expect.poll(() => statusOf(id), { timeout: 60_000 }).toBe('paid');
  const gateway = app.cashier.gateway('sandbox');
  const payoutId = (await findWithdrawal(app.db, id))?.gateway_payout_id;
  if (!gateway?.payouts || !payoutId) throw new Error('There is no payout');
  const payout = await gateway.payouts.fetchPayout(payoutId);
  expect(await settlePayout(app, gateway, payout, 'sandbox')).toBe('unchanged');
  expect(await settlePayout(app, gateway, { ...payout, payoutId: 'another' }, 'sandbox')).toBe('mismatch');
  const failed = { ...payout, status: 'failed' } as const;
  expect(await settlePayout(app, gateway, failed, 'sandbox')).toBe('mismatch');
  expect(await statusOf(id)).toBe('paid');
});

test('a withdrawal is noted as paid by hand once, against the bank, under a reference that counts once', async () => {
  const [first, second] = [await asked(), await asked()];
  await expect(payWithdrawalByHand(app, first.id, 'ana', ' ')).rejects.toThrow(ReviewError);
  const results = await Promise.allSettled(
    ['BDO-1', 'BDO-1b', 'BDO-1c'].map((reference) => payWithdrawalByHand(app, first.id, 'ana', reference)),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const paid = await findWithdrawal(app.db, first.id);
  expect(paid).toMatchObject({ status: 'paid', gateway: 'manual' });
  await expect(payWithdrawalByHand(app, second.id, 'ana', paid?.gateway_payout_id ?? '')).rejects.toThrow(
    'is already used by',
  );
  const { lines } = await app.ledger.trialBalance();
  expect(lines.find((line) => line.account === 'clearing_manual')).toMatchObject({ credit: units(400) });
  expect(await app.ledger.balance(first.player)).toMatchObject({ real: units(600), locked: 0n });
});

test('a site without a gateway that pays out is paid out by hand', async () => {
  await app.db.updateTable('cashier.site_setting').set({ payout_gateway: 'manual' }).execute();
  const { id } = await asked();
  await expect(approveWithdrawal(app, id, 'ana')).rejects.toThrow('Transfer it by bank');
  expect(await payWithdrawalByHand(app, id, 'ana', 'BPI-77')).toMatchObject({ status: 'paid' });
  await app.db.updateTable('cashier.site_setting').set({ payout_gateway: 'sandbox' }).execute();
});
