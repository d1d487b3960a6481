import { afterAll, beforeAll, expect, test } from 'vitest';
import { units } from '../../tests/cashier-fixture.ts';
import type { PayoutState } from '../../server/cashier/gateways/gateway.ts';
import { findDeposit, type DepositRow } from '../../server/cashier/present-deposit.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { settleDeposit } from '../../server/cashier/settle-deposit.ts';
import { payoutReference } from '../../server/cashier/settle-payout.ts';
import { findWithdrawal } from '../../server/cashier/withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { UsageError } from '../command/command.ts';
import { readCommand } from './commands.ts';
import { reason, startCorrections, walletOf, type CorrectionsFixture } from './corrections-fixture.ts';

let fixture: CorrectionsFixture;
let casino: CorrectionsFixture['casino'];
let app: CorrectionsFixture['app'];
let gateways: CorrectionsFixture['gateways'];
let run: CorrectionsFixture['run'];
let stateOf: CorrectionsFixture['stateOf'];
let balanceOf: CorrectionsFixture['balanceOf'];
let addAccount: CorrectionsFixture['addAccount'];
let tell: CorrectionsFixture['tell'];
let begun: CorrectionsFixture['begun'];
let paidWith: CorrectionsFixture['paidWith'];
beforeAll(async () => {
  fixture = await startCorrections();
  ({ casino, app, gateways, run, stateOf, balanceOf, addAccount, tell, begun, paidWith } = fixture);
});
afterAll(() => fixture.close());

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

test('the books balance after all of it, and the cashier fits them', () => fixture.booksBalance());
