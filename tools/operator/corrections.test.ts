import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createCashierFixture,
  depositRequest,
  units,
  type CashierFixture,
} from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { createDeposit } from '../../server/cashier/deposit.ts';
import type { Gateway, PaymentState, PayoutState } from '../../server/cashier/gateways/gateway.ts';
import { findDeposit, type DepositRow } from '../../server/cashier/present-deposit.ts';
import { reconcile } from '../../server/cashier/reconcile.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { settleDeposit } from '../../server/cashier/settle-deposit.ts';
import { payoutReference, settlePayout } from '../../server/cashier/settle-payout.ts';
import { findWithdrawal } from '../../server/cashier/withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { closeAccount } from '../../server/closing/close-account.ts';
import { UsageError } from '../command/command.ts';
import { readCommand, runCommand } from './commands.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
/** The casino, with a gateway whose answers the test decides. */
let app: CashierFixture['app'];
const gateways = new Map<string, Gateway>();
const payouts = new Map<string, PayoutState>();
const payments = new Map<string, PaymentState>();

beforeAll(async () => {
  fixture = await createCashierFixture();
  casino = fixture.casino;
  const sandbox = fixture.app.cashier.gateway('sandbox');
  if (!sandbox?.payouts) throw new Error('There is no sandbox');
  gateways.set('sandbox', {
    ...sandbox,
    fetchPayment: async (id) => payments.get(id) ?? sandbox.fetchPayment(id),
    cancelPayment: async (id) => payments.get(id) ?? sandbox.cancelPayment(id),
    payouts: {
      isIdempotent: true,
      payOut: async ({ reference, amount, currency }) => {
        const payout = {
          payoutId: newId(),
          reference,
          amount,
          currency,
          status: 'pending',
          reason: '',
        } as const;
        payouts.set(payout.payoutId, payout);
        return payout;
      },
      fetchPayout: async (id) => {
        const payout = payouts.get(id);
        if (!payout) throw new Error('There is no such payout');
        return payout;
      },
    },
  });
  app = {
    ...fixture.app,
    cashier: { ...fixture.app.cashier, gateway: (code) => gateways.get(code) },
  };
  await casino.asOwner('update sites.site set turnover_multiple = 0');
});

afterAll(() => fixture.close());

const run = (...args: string[]) => runCommand({ ...app, house: casino.house }, readCommand(args, 'ana'));
const stateOf = async (id: string) => (await findWithdrawal(app.db, id))?.status;
const balanceOf = async (player: PlayerFixture) => {
  const { real, locked } = (await app.ledger.balance(player)) ?? { real: 0n, locked: 0n };
  return [real, locked];
};
const reason = ['--reason', 'Found in the statement'];

/** An approved withdrawal of 400 of a player who has 1000, whose payout has been sent. */
async function sent() {
  const player = await casino.newPlayer({ balance: units(1000) });
  const account = await addAccount(player);
  const { withdrawal_id: id } = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(400),
  });
  await run('withdrawals', 'approve', id);
  const payoutId = (await findWithdrawal(app.db, id))?.gateway_payout_id ?? '';
  const notice = (change: Partial<PayoutState> = {}) =>
    tell({ payoutId, reference: payoutReference(id, 1), ...change });
  return { player, id, payoutId, notice };
}

function addAccount(player: PlayerFixture) {
  return addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `09${Math.floor(Math.random() * 1e9)}`,
  });
}

/** Act as the gateway's webhook. */
function tell(change: Partial<PayoutState> & Pick<PayoutState, 'payoutId' | 'reference'>) {
  const gateway = gateways.get('sandbox');
  if (!gateway) throw new Error('There is no sandbox');
  const said = { status: 'paid', amount: units(400), currency: 'PHP', reason: '', ...change } as const;
  payouts.set(said.payoutId, said);
  return settlePayout(app, gateway, said, 'sandbox');
}

test.each([
  [['withdrawals', 'settle', newId(), '--reference', 'x', ...reason]],
  [['withdrawals', 'settle', newId(), '--amount', '-1', '--reference', 'x', ...reason]],
  [['withdrawals', 'settle', newId(), '--amount', '1', ...reason]],
  [['withdrawals', 'unsent', newId()]],
  [['withdrawals', 'returned', newId(), '--reference', 'x']],
  [['deposits', 'credit', newId(), '--reference', 'x', ...reason]],
  [['deposits', 'refund', newId(), ...reason]],
  [['closed', 'pay', 'aurum', ...reason]],
  [['closed', 'pay', 'aurum', 'demo']],
  [['closed', 'pay', 'aurum', 'demo', ...reason, '--bank', 'GCash']],
])('%j is answered with how it is meant', (args) => {
  expect(() => readCommand(args, 'ana')).toThrow(UsageError);
});

test('paying, and less arrived than was held: what left is settled, the rest is the player’s, and a late notice does nothing', async () => {
  const { player, id, payoutId, notice } = await sent();
  expect(await notice({ amount: units(399) })).toBe('mismatch');
  expect(await stateOf(id)).toBe('paying');
  const settle = (amount: string) =>
    run('withdrawals', 'settle', id, '--amount', amount, '--reference', payoutId, ...reason);
  await expect(settle('400.00')).rejects.toThrow('The gateway reports something else: paid 399.00 PHP');
  expect(await settle('399.00')).toEqual(['Noted; the withdrawal of 399.00 PHP is paid.']);
  expect(await balanceOf(player)).toEqual([units(601), 0n]);
  await settle('399.00');
  expect(await notice({ amount: units(399) })).toBe('unchanged');
  await expect(settle('398.00')).rejects.toThrow();
  expect(await balanceOf(player)).toEqual([units(601), 0n]);
});

test('paying for ever: after a day it is given up and refused; a payout that arrives after all is settled once', async () => {
  const { player, id, payoutId, notice } = await sent();
  await expect(run('withdrawals', 'unsent', id, ...reason)).rejects.toThrow('a day after');
  casino.clock.advance(86_400_000);
  await run('withdrawals', 'unsent', id, ...reason);
  await run('withdrawals', 'unsent', id, ...reason);
  expect(await stateOf(id)).toBe('pending');
  await run('withdrawals', 'refuse', id, ...reason);
  expect(await balanceOf(player)).toEqual([units(1000), 0n]);

  expect(await notice()).toBe('mismatch');
  expect(await balanceOf(player)).toEqual([units(1000), 0n]);
  await app.ledger.post({
    ...walletOf(player),
    source: 'test',
    externalId: newId(),
    kind: 'adjustment_debit',
    amount: units(900),
  });
  const settle = (...more: string[]) =>
    run('withdrawals', 'settle', id, '--amount', '400.00', '--reference', payoutId, ...reason, ...more);
  await expect(settle()).rejects.toThrow('The balance lacks 300.00');
  expect(await settle('--write-off')).toEqual(['Noted; the withdrawal of 400.00 PHP is paid.']);
  expect(await notice()).toBe('unchanged');
  expect(await balanceOf(player)).toEqual([0n, 0n]);
});

test('approving again asks what became of a payout, and does not put off when it can be given up', async () => {
  const { id } = await sent();
  casino.clock.advance(80_000_000);
  await run('withdrawals', 'approve', id);
  await expect(run('withdrawals', 'unsent', id, ...reason)).rejects.toThrow('a day after it was requested');
  casino.clock.advance(6_400_000);
  await run('withdrawals', 'unsent', id, ...reason);
  expect(await stateOf(id)).toBe('pending');
});

test('a request that got no answer cannot be given up while the gateway may still carry it out', async () => {
  const sandbox = gateways.get('sandbox');
  if (!sandbox?.payouts) throw new Error('There is no sandbox');
  const { payouts: transfers } = sandbox;
  const lose = () => Promise.reject(new Error('No answer'));
  gateways.set('sandbox', { ...sandbox, payouts: { ...transfers, payOut: lose } });
  await expect(sent()).rejects.toThrow('did not answer');
  const row = await app.db
    .selectFrom('cashier.withdrawal')
    .select('withdrawal_id')
    .where('status', '=', 'paying')
    .where('gateway_payout_id', 'is', null)
    .executeTakeFirstOrThrow();
  const unsent = () => run('withdrawals', 'unsent', row.withdrawal_id, ...reason);
  await expect(unsent()).rejects.toThrow('an hour after it was last requested');
  casino.clock.advance(3_000_000);
  // An idempotent gateway is asked to pay once more, so that the hour begins again.
  await expect(run('withdrawals', 'approve', row.withdrawal_id)).rejects.toThrow('did not answer');
  casino.clock.advance(3_000_000);
  await expect(unsent()).rejects.toThrow('an hour after it was last requested');
  // One that is not idempotent is not asked again, and the wait stays what it was.
  gateways.set('sandbox', { ...sandbox, payouts: { ...transfers, payOut: lose, isIdempotent: false } });
  await expect(run('withdrawals', 'approve', row.withdrawal_id)).rejects.toThrow(
    'must not be requested again',
  );
  casino.clock.advance(600_000);
  await unsent();
  expect(await stateOf(row.withdrawal_id)).toBe('pending');
  gateways.set('sandbox', sandbox);
});

test('paying at a gateway that is configured no more: given up and paid by hand, or noted as it left', async () => {
  const [lost, arrived] = [await sent(), await sent()];
  const sandbox = gateways.get('sandbox');
  gateways.delete('sandbox');
  casino.clock.advance(86_400_000);
  await run('withdrawals', 'unsent', lost.id, ...reason);
  await run('withdrawals', 'pay', lost.id, '--reference', 'BPI-1');
  await run(
    'withdrawals',
    'settle',
    arrived.id,
    '--amount',
    '400.00',
    '--reference',
    arrived.payoutId,
    ...reason,
  );
  if (sandbox) gateways.set('sandbox', sandbox);
  expect([await stateOf(lost.id), await stateOf(arrived.id)]).toEqual(['paid', 'paid']);
  // The first payout arrives after all. It is not booked a second time, and is reported as a mismatch.
  expect(await lost.notice()).toBe('mismatch');
  expect(await arrived.notice()).toBe('unchanged');
  expect(await balanceOf(lost.player)).toEqual([units(600), 0n]);
});

test('paid, and the bank sends it back: the money is the player’s again, once', async () => {
  const { player, id, notice } = await sent();
  expect(await notice()).toBe('paid');
  expect(await notice({ status: 'failed' })).toBe('mismatch');
  expect(await balanceOf(player)).toEqual([units(600), 0n]);
  const returned = () => run('withdrawals', 'returned', id, '--reference', 'BSP-1', ...reason);
  expect(await returned()).toEqual(['Noted; the withdrawal of 400.00 PHP is returned.']);
  await returned();
  expect(await notice()).toBe('unchanged');
  expect(await balanceOf(player)).toEqual([units(1000), 0n]);
  const check = await run('withdrawals', 'check', id);
  expect(check.join('\n')).toContain('returned  ana  BSP-1: Found in the statement');
});

async function begun(): Promise<{ player: PlayerFixture; deposit: DepositRow }> {
  const player = await casino.newPlayer();
  return { player, deposit: await createDeposit(app, player.session, depositRequest(500)) };
}

function paidWith(deposit: DepositRow, amount: bigint): PaymentState {
  const { deposit_id: depositId, gateway_payment_id: paymentId, currency } = deposit;
  const payment = { paymentId: paymentId ?? '', depositId, status: 'paid', amount, currency } as const;
  payments.set(payment.paymentId, payment);
  return payment;
}

const depositStateOf = async (deposit: DepositRow) => (await findDeposit(app.db, deposit.deposit_id))?.status;

test('a payment of another amount: listed, credited as it arrived, once, whatever is told later', async () => {
  const { player, deposit } = await begun();
  const id = deposit.deposit_id;
  const payment = paidWith(deposit, units(300));
  expect(await settleDeposit(app, 'sandbox', payment)).toBe('mismatch');
  casino.clock.advance(2 * 86_400_000);
  expect((await run('deposits', 'list')).join()).toContain(id);
  await expect(run('deposits', 'refuse', id, ...reason)).rejects.toThrow('300.00 PHP was paid');
  const credit = (amount: string) =>
    run('deposits', 'credit', id, '--amount', amount, '--reference', 'p-1', ...reason);
  await expect(credit('500.00')).rejects.toThrow('The gateway reports something else: paid 300.00 PHP');
  expect(await credit('300.00')).toEqual(['Credited 300.00 PHP.']);
  await credit('300.00');
  expect(await settleDeposit(app, 'sandbox', payment)).toBe('unchanged');
  await expect(run('deposits', 'refund', id, '--reference', 'r', ...reason)).rejects.toThrow('credited');
  expect(await balanceOf(player)).toEqual([units(300), 0n]);
});

test('a payment that was given back is never credited, by whatever comes later', async () => {
  const { player, deposit } = await begun();
  const id = deposit.deposit_id;
  const refund = () => run('deposits', 'refund', id, '--reference', 'R-1', ...reason);
  await refund();
  await refund();
  const payment = paidWith(deposit, units(500));
  expect(await settleDeposit(app, 'sandbox', payment)).toBe('unchanged');
  await expect(
    run('deposits', 'credit', id, '--amount', '500.00', '--reference', 'p', ...reason),
  ).rejects.toThrow('refunded under R-1');
  expect(await depositStateOf(deposit)).toBe('failed');
  expect(await balanceOf(player)).toEqual([0n, 0n]);
});

test('a payment that is not paid is refused at its gateway; without an answer too, and is credited where it is paid late', async () => {
  const [closed, silent] = [await begun(), await begun()];
  await run('deposits', 'refuse', closed.deposit.deposit_id, ...reason);
  expect(await depositStateOf(closed.deposit)).toBe('failed');
  const sandbox = gateways.get('sandbox');
  if (!sandbox) throw new Error('There is no sandbox');
  const down = () => Promise.reject(new Error('down'));
  gateways.set('sandbox', { ...sandbox, cancelPayment: down, fetchPayment: down });
  await run('deposits', 'refuse', silent.deposit.deposit_id, ...reason);
  gateways.set('sandbox', sandbox);
  const payment = paidWith(silent.deposit, units(500));
  expect(await settleDeposit(app, 'sandbox', payment)).toBe('credited');
  expect(await settleDeposit(app, 'sandbox', payment)).toBe('unchanged');
  expect(await balanceOf(silent.player)).toEqual([units(500), 0n]);
});

test('money that comes to a closed account is seen, paid out to its last bank account, and cannot be played', async () => {
  const { player, deposit } = await begun();
  expect(await settleDeposit(app, 'sandbox', paidWith(deposit, units(500)))).toBe('credited');
  await casino.asOwner(
    `update cashier.deposit_method set fee_fixed = 500000 where method_code = 'sandbox_wallet'`,
  );
  const late = await createDeposit(app, player.session, depositRequest(200));
  await casino.asOwner(
    `update cashier.deposit_method set fee_fixed = 0 where method_code = 'sandbox_wallet'`,
  );
  expect(late.fee).toBe(units(5));
  await run('deposits', 'refuse', late.deposit_id, ...reason);
  await addAccount(player);
  await app.ledger.post({
    ...walletOf(player),
    source: 'test',
    externalId: newId(),
    kind: 'adjustment_credit',
    amount: 999n,
  });
  await app.db.updateTable('cashier.site_setting').set({ payout_gateway: 'manual' }).execute();
  const closing = await closeAccount(app, player.session, { forfeitsBonus: false });
  await app.db.updateTable('cashier.site_setting').set({ payout_gateway: 'sandbox' }).execute();
  const id = closing?.withdrawal_id ?? '';
  // The part that is too small for a bank payment stays in the wallet.
  expect(await balanceOf(player)).toEqual([999n, units(500)]);
  await run('withdrawals', 'pay', id, '--reference', 'BPI-2');
  await run('withdrawals', 'returned', id, '--reference', 'BPI-2-back', ...reason);
  await app.ledger.post({
    ...walletOf(player),
    source: 'TESTHOUSE',
    externalId: newId(),
    kind: 'win',
    amount: units(50),
  });

  expect(await settleDeposit(app, 'sandbox', paidWith(late, units(205)))).toBe('credited');
  expect(await run('closed', 'list')).toContain(`aurum  ${player.accountId}  750.00999 PHP`);
  const pay = () => run('closed', 'pay', 'aurum', player.accountId, ...reason);
  const [held] = await pay();
  expect(held).toContain('Held 750.00999 PHP to Maria Santos, GCash');
  await expect(pay()).rejects.toThrow('nothing to pay out');
  const bet = {
    ...walletOf(player),
    source: 'TESTHOUSE',
    externalId: newId(),
    kind: 'bet',
    amount: 1n,
  } as const;
  expect(await app.ledger.post(bet)).toMatchObject({ status: 'wallet_blocked' });
  const finalId = held?.split(' ').at(-1) ?? '';
  await run('withdrawals', 'refuse', finalId, ...reason);
  expect(await balanceOf(player)).toEqual([units(750) + 999n, 0n]);
  const again = (await pay())[0]?.split(' ').at(-1) ?? '';
  await run('withdrawals', 'approve', again);
  const payoutId = (await findWithdrawal(app.db, again))?.gateway_payout_id ?? '';
  await tell({ payoutId, reference: payoutReference(again, 1), amount: units(750) + 999n });
  expect(await balanceOf(player)).toEqual([0n, 0n]);
  const open = await casino.newPlayer({ balance: units(1) });
  await expect(run('closed', 'pay', 'aurum', open.accountId, ...reason)).rejects.toThrow('not closed');
});

test('a closed account without a bank account is paid to one in its player’s name that support was given', async () => {
  const player = await casino.newPlayer();
  await closeAccount(app, player.session, { forfeitsBonus: false });
  await app.ledger.post({
    ...walletOf(player),
    source: 'TESTHOUSE',
    externalId: newId(),
    kind: 'win',
    amount: units(70),
  });
  await expect(run('closed', 'pay', 'aurum', player.accountId, ...reason)).rejects.toThrow('no bank account');
  const [held] = await run(
    'closed',
    'pay',
    'aurum',
    player.accountId,
    '--bank',
    'GCash',
    '--number',
    '09170001234',
    ...reason,
  );
  expect(held).toContain('Held 70.00 PHP to Maria Santos, GCash •••• 1234');
});

test('the books balance after all of it, and the cashier fits them', async () => {
  expect(await app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
  const days = await Promise.all(
    [0, 1, 2, 3, 4].map((offset) =>
      reconcile(app, new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)),
    ),
  );
  const differences = days.flatMap((day) => day.differences).map(({ detail }) => detail);
  expect(differences.filter((detail) => detail.includes('ledger'))).toEqual([]);
});

function walletOf(player: PlayerFixture) {
  return { siteId: player.siteId, playerId: player.playerId, currency: player.currency };
}
