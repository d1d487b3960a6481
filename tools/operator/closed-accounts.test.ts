import { afterAll, beforeAll, expect, test } from 'vitest';
import { depositRequest, units } from '../../tests/cashier-fixture.ts';
import { createDeposit } from '../../server/cashier/deposit.ts';
import { settleDeposit } from '../../server/cashier/settle-deposit.ts';
import { payoutReference } from '../../server/cashier/settle-payout.ts';
import { findWithdrawal } from '../../server/cashier/withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { closeAccount } from '../../server/closing/close-account.ts';
import { reason, startCorrections, walletOf, type CorrectionsFixture } from './corrections-fixture.ts';

/** Money that is left in closed accounts, or comes to them. */

let fixture: CorrectionsFixture;
let casino: CorrectionsFixture['casino'];
let app: CorrectionsFixture['app'];
let run: CorrectionsFixture['run'];
let balanceOf: CorrectionsFixture['balanceOf'];
let addAccount: CorrectionsFixture['addAccount'];
let tell: CorrectionsFixture['tell'];
let begun: CorrectionsFixture['begun'];
let paidWith: CorrectionsFixture['paidWith'];
beforeAll(async () => {
  fixture = await startCorrections();
  ({ casino, app, run, balanceOf, addAccount, tell, begun, paidWith } = fixture);
});
afterAll(() => fixture.close());

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

test('the books balance after all of it, and the cashier fits them', () => fixture.booksBalance());
