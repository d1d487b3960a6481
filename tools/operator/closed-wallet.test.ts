import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJiliFixture, jiliBet, jiliCancel, type JiliFixture } from '../../tests/jili-fixture.ts';
import type { CasinoFixture, PlayerFixture } from '../../tests/casino-fixture.ts';
import { units } from '../../tests/cashier-fixture.ts';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  winRequest,
  type ProviderFixture,
} from '../../tests/provider-fixture.ts';
import { addBankAccount } from '../../server/cashier/bank-account.ts';
import { requestFinalWithdrawal } from '../../server/cashier/final-withdrawal.ts';
import { requestWithdrawal } from '../../server/cashier/request-withdrawal.ts';
import { findWithdrawal } from '../../server/cashier/withdrawal.ts';
import { newId } from '../../server/kernel/ids.ts';
import { closeAccount } from '../../server/closing/close-account.ts';
import { readCommand, runCommand } from './commands.ts';

let hub88: ProviderFixture;
let jili: JiliFixture;

beforeAll(async () => {
  hub88 = await createProviderFixture();
  jili = await createJiliFixture();
  for (const { casino } of [hub88, jili]) {
    await casino.asOwner(`update cashier.site_setting set payout_gateway = 'manual'`);
  }
});
afterAll(async () => {
  await hub88.close();
  await jili.close();
});

const operator =
  ({ app, house }: CasinoFixture) =>
  (...args: string[]) =>
    runCommand({ ...app, house }, readCommand(args, 'ana'));
const reason = ['--reason', 'The provider called a round off'];

async function balanceOf({ app }: CasinoFixture, player: PlayerFixture) {
  const { real, locked } = (await app.ledger.balance(player)) ?? { real: 0n, locked: 0n };
  return [real, locked];
}

/** Close a player's account and pay out all that is in it. */
async function closeAndPay(casino: CasinoFixture, player: PlayerFixture): Promise<void> {
  const { app } = casino;
  await casino.untilProjected(player);
  await addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'Maria Santos',
    accountNumber: `09${player.playerId.toString().padStart(9, '0')}`,
  });
  const closing = await closeAccount(app, player.session, { forfeitsBonus: false });
  await operator(casino)(
    'withdrawals',
    'pay',
    closing?.withdrawal_id ?? '',
    '--reference',
    `closing-${player.accountId}`,
  );
  expect(await balanceOf(casino, player)).toEqual([0n, 0n]);
}

/** What an operator does with money that came to a closed wallet, from the list to the transfer. */
async function payOut(casino: CasinoFixture, player: PlayerFixture, amount: string): Promise<void> {
  const run = operator(casino);
  const listed = `aurum  ${player.accountId}  ${amount} PHP`;
  expect(await run('closed', 'list')).toContain(listed);
  const [held = ''] = await run('closed', 'pay', 'aurum', player.accountId, ...reason);
  expect(held).toContain(`Held ${amount} PHP to Maria Santos, GCash`);
  expect(await run('closed', 'list')).not.toContain(listed);
  const id = held.split(' ').at(-1) ?? '';
  await run('withdrawals', 'pay', id, '--reference', `final-${player.accountId}`);
  expect((await findWithdrawal(casino.app.db, id))?.status).toBe('paid');
  expect(await balanceOf(casino, player)).toEqual([0n, 0n]);
}

test('Hub88 calls a bet off after the account was closed: the stake comes back once, and is paid out', async () => {
  const { casino } = hub88;
  const player = await hub88.newGambler(100);
  const bet = betRequest(player, 40);
  await hub88.call(walletPaths.bet, bet);
  await hub88.call(walletPaths.win, winRequest(player, bet, 0));
  await closeAndPay(casino, player);

  const rollback = rollbackRequest(player, bet);
  expect(await hub88.call(walletPaths.rollback, rollback)).toMatchObject({
    status: 'RS_OK',
    balance: Number(units(40)),
  });
  expect(await hub88.call(walletPaths.rollback, rollback)).toMatchObject({ status: 'RS_OK' });
  expect(await hub88.call(walletPaths.rollback, rollbackRequest(player, bet))).toMatchObject({
    status: 'RS_OK',
    balance: Number(units(40)),
  });
  expect(await hub88.call(walletPaths.bet, betRequest(player, 1))).not.toMatchObject({ status: 'RS_OK' });
  expect(await balanceOf(casino, player)).toEqual([units(40), 0n]);
  await payOut(casino, player, '40.00');
  expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

test('Hub88 calls a win off that was paid out with the closing: refused, and the wallet stays at nothing', async () => {
  const { casino } = hub88;
  const player = await hub88.newGambler(100);
  const bet = betRequest(player, 10);
  await hub88.call(walletPaths.bet, bet);
  const win = winRequest(player, bet, 25);
  await hub88.call(walletPaths.win, win);
  await closeAndPay(casino, player);

  const rollback = rollbackRequest(player, win);
  expect(await hub88.call(walletPaths.rollback, rollback)).not.toMatchObject({ status: 'RS_OK' });
  expect(await balanceOf(casino, player)).toEqual([0n, 0n]);
  expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

test('Hub88 calls a bet off that never came, after the account was closed: nothing moves, and the bet is not taken later', async () => {
  const { casino } = hub88;
  const player = await hub88.newGambler(100);
  await closeAndPay(casino, player);
  const bet = betRequest(player, 10);
  expect(await hub88.call(walletPaths.rollback, rollbackRequest(player, bet))).toMatchObject({
    status: 'RS_OK',
  });
  expect(await hub88.call(walletPaths.bet, bet)).not.toMatchObject({ status: 'RS_OK' });
  expect(await balanceOf(casino, player)).toEqual([0n, 0n]);
});

test('JILI cancels a round after the account was closed: what it cost comes back once, and is paid out', async () => {
  const { casino } = jili;
  const player = await jili.newGambler(100);
  const bet = jiliBet(player, 40, 15);
  await jili.call(jiliWalletPaths.bet, bet);
  await closeAndPay(casino, player);

  const cancel = jiliCancel(player, bet);
  expect(await jili.call(jiliWalletPaths.cancelBet, cancel)).toMatchObject({ errorCode: 0, balance: 25 });
  await jili.call(jiliWalletPaths.cancelBet, cancel);
  expect(await balanceOf(casino, player)).toEqual([units(25), 0n]);
  await payOut(casino, player, '25.00');
  expect(await casino.app.ledger.trialBalance()).toMatchObject({ balanced: true, faults: [] });
});

test('a payout of a closed wallet takes a reason and a closed account, and goes where the player was paid before', async () => {
  const { casino } = hub88;
  const { app } = casino;
  const player = await hub88.newGambler(140);
  const run = operator(casino);
  const pay = (...words: string[]) => run('closed', 'pay', 'aurum', player.accountId, ...words);
  const bank = { bankName: 'BDO Unibank', accountName: 'Maria Santos' };
  await addBankAccount(app, player.session, { ...bank, accountNumber: `55${player.playerId}1` });
  await expect(pay(...reason)).rejects.toThrow('This account is not closed');
  const bet = betRequest(player, 40);
  await hub88.call(walletPaths.bet, bet);
  await hub88.call(walletPaths.win, winRequest(player, bet, 0));
  await casino.untilProjected(player);
  const proven = await addBankAccount(app, player.session, {
    ...bank,
    accountNumber: `55${player.playerId}2`,
  });
  const withdrawal = await requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId: proven.bank_account_id,
    amount: units(100),
  });
  await run('withdrawals', 'pay', withdrawal.withdrawal_id, '--reference', `proven-${player.accountId}`);
  await closeAccount(app, player.session, { forfeitsBonus: false });
  await hub88.call(walletPaths.rollback, rollbackRequest(player, bet));

  await expect(requestFinalWithdrawal(app, player, { operator: 'ana', reason: ' ' })).rejects.toThrow(
    'Give a reason.',
  );
  const [held = ''] = await pay(...reason);
  expect(held).toContain('40.00 PHP');
  const final = await findWithdrawal(app.db, held.split(' ').at(-1) ?? '');
  expect(final?.bank_account_id).toBe(proven.bank_account_id);
});
