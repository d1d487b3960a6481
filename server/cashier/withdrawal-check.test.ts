import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierFixture, units, type CashierFixture } from '../../tests/cashier-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount } from './bank-account.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { checkWithdrawal, refuseWithdrawal } from './review.ts';
import { withdrawalStanding } from './withdrawal-policy.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
});
afterAll(() => fixture.close());

/** A player with money that needs no turnover, and a withdrawal of 400 units that waits for a decision. */
async function waiting() {
  const player = await casino.newPlayer();
  const { siteId, playerId, currency } = player;
  await app.ledger.post({
    siteId,
    playerId,
    currency,
    source: 'test',
    externalId: newId(),
    kind: 'cash_reward',
    amount: units(1000),
  });
  const account = await addBankAccount(app, player.session, {
    bankName: 'BDO Unibank',
    accountName: 'MARIA SANTOS',
    accountNumber: `1${Date.now()}${Math.floor(Math.random() * 1e6)}`,
  });
  const request = () => ({
    idempotencyKey: newId(),
    bankAccountId: account.bank_account_id,
    amount: units(400),
  });
  const withdrawal = await requestWithdrawal(app, player.session, request());
  return { player, request, withdrawalId: withdrawal.withdrawal_id };
}

test.each([
  ['blocked', "update players.player set status = 'blocked' where player_id = ", 'AGAINST IT  account'],
  ['closed', "update players.player set status = 'closed' where player_id = ", 'AGAINST IT  account'],
  [
    'below the age',
    "update players.player set birth_date = (now() - interval '15 years')::date where player_id = ",
    'AGAINST IT  age',
  ],
])('the operator sees what is against a withdrawal of a player who is %s', async (_, change, line) => {
  const { player, withdrawalId } = await waiting();
  expect((await checkWithdrawal(app, withdrawalId)).join('\n')).not.toContain('AGAINST IT');
  await casino.asOwner(`${change}${player.playerId}`);
  expect((await checkWithdrawal(app, withdrawalId)).join('\n')).toContain(line);
  expect((await withdrawalStanding(app, player)).available).toBe(0n);
});

test('the operator sees that the bank account of a withdrawal is too new, once the site wants a wait', async () => {
  const { withdrawalId } = await waiting();
  const isAgainst = async () => (await checkWithdrawal(app, withdrawalId)).join('\n').includes('AGAINST IT');
  const wait = (hours: number) =>
    app.db.updateTable('cashier.site_setting').set({ bank_account_wait_hours: hours }).execute();
  expect(await isAgainst()).toBe(false);
  await wait(24);
  expect((await checkWithdrawal(app, withdrawalId)).join('\n')).toContain('AGAINST IT  bank_account_wait');
  await wait(0);
  expect(await isAgainst()).toBe(false);
});

test('a refused withdrawal does not count for the day', async () => {
  const { player, request, withdrawalId } = await waiting();
  expect((await withdrawalStanding(app, player)).remainingToday).toBe(2);
  await refuseWithdrawal(app, withdrawalId, 'ana', 'Please add a document.');
  expect((await withdrawalStanding(app, player)).remainingToday).toBe(3);
  await requestWithdrawal(app, player.session, request());
  expect((await withdrawalStanding(app, player)).remainingToday).toBe(2);
});
