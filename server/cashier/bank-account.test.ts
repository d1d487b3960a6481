import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCashierFixture, units, type CashierFixture } from '../../tests/cashier-fixture.ts';
import type { PlayerFixture } from '../../tests/casino-fixture.ts';
import { newId } from '../kernel/ids.ts';
import { addBankAccount, listBankAccounts, makeDefault, removeBankAccount } from './bank-account.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { approveWithdrawal } from './review.ts';
import { withdrawalStanding } from './withdrawal-policy.ts';

let fixture: CashierFixture;
let casino: CashierFixture['casino'];
let app: CashierFixture['app'];

beforeAll(async () => {
  fixture = await createCashierFixture();
  ({ casino, app } = fixture);
});

afterAll(() => fixture.close());

let numbers = 0;
function add(player: PlayerFixture, accountNumber = `88${(numbers += 1)}00000`) {
  return addBankAccount(app, player.session, {
    bankName: 'GCash',
    accountName: 'SANTOS, María',
    accountNumber,
  });
}

function withdraw(player: PlayerFixture, bankAccountId: string, amount_units = 100) {
  return requestWithdrawal(app, player.session, {
    idempotencyKey: newId(),
    bankAccountId,
    amount: units(amount_units),
  });
}

const shown = async (player: PlayerFixture) =>
  (await listBankAccounts(app.db, player)).map((row) => [row.bank_account_id, row.is_default]);

test('the first account is the default, another can be made it, and there is always one', async () => {
  const player = await casino.newPlayer();
  const [a, b, c] = [await add(player), await add(player), await add(player)];
  await Promise.all([b, c, b].map((row) => makeDefault(app, player.session, row.bank_account_id)));
  expect((await shown(player)).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  await makeDefault(app, player.session, c.bank_account_id);
  await removeBankAccount(app, player.session, c.bank_account_id);
  expect(await shown(player)).toEqual([
    [a.bank_account_id, true],
    [b.bank_account_id, false],
  ]);
  await expect(makeDefault(app, player.session, c.bank_account_id)).rejects.toMatchObject({
    refusal: 'bankAccountNotFound',
  });
  await expect(withdraw(player, c.bank_account_id)).rejects.toMatchObject({ refusal: 'bankAccountNotFound' });
});

test('an account is not removed while a withdrawal is on its way to it', async () => {
  const player = await casino.newPlayer({ balance: units(1000) });
  const account = await add(player);
  const withdrawal = await withdraw(player, account.bank_account_id);
  const remove = () => removeBankAccount(app, player.session, account.bank_account_id);
  await expect(remove()).rejects.toMatchObject({ refusal: 'bankAccountInUse' });
  await approveWithdrawal(app, withdrawal.withdrawal_id, 'ana');
  expect(await remove()).toEqual([]);
});

test('of a removal and a withdrawal at once, either the account stays or the withdrawal is refused', async () => {
  for (let round = 0; round < 5; round++) {
    const player = await casino.newPlayer({ balance: units(1000) });
    const account = await add(player);
    const [removed, asked] = await Promise.allSettled([
      removeBankAccount(app, player.session, account.bank_account_id),
      withdraw(player, account.bank_account_id),
    ]);
    expect([removed.status, asked.status].toSorted()).toEqual(['fulfilled', 'rejected']);
  }
});

test('a number that was removed can be registered again, by one player at a time', async () => {
  const [player, other] = [await casino.newPlayer(), await casino.newPlayer()];
  const account = await add(player, '5550001112');
  await expect(add(other, '5550001112')).rejects.toMatchObject({ refusal: 'bankAccountTaken' });
  await removeBankAccount(app, player.session, account.bank_account_id);
  expect(await add(other, '5550001112')).toMatchObject({ is_default: true });
  await expect(add(player, '5550001112')).rejects.toMatchObject({ refusal: 'bankAccountTaken' });
});

test("a player has five accounts at most, and touches nobody else's", async () => {
  const [player, other] = [await casino.newPlayer(), await casino.newPlayer()];
  const results = await Promise.allSettled(Array.from({ length: 7 }, () => add(player)));
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(5);
  const [first] = await listBankAccounts(app.db, player);
  for (const touch of [makeDefault, removeBankAccount]) {
    await expect(touch(app, other.session, first?.bank_account_id ?? '')).rejects.toMatchObject({
      refusal: 'bankAccountNotFound',
    });
  }
});

test('a new account waits before it is paid out to, where the site wants it so', async () => {
  await app.db.updateTable('cashier.site_setting').set({ bank_account_wait_hours: 24 }).execute();
  const player = await casino.newPlayer({ balance: units(1000) });
  const account = await add(player);
  const usableAt = new Date(account.created_at.getTime() + 86_400_000).toISOString();
  await expect(withdraw(player, account.bank_account_id)).rejects.toMatchObject({
    refusal: 'bankAccountTooNew',
    detail: usableAt,
  });
  casino.clock.advance(86_400_000);
  expect(await withdraw(player, account.bank_account_id)).toMatchObject({ status: 'pending' });
  await app.db.updateTable('cashier.site_setting').set({ bank_account_wait_hours: 0 }).execute();
});

const reasonsOf = async (player: PlayerFixture) =>
  (await withdrawalStanding(app, player.session)).objections.map(({ reason }) => reason);

test('what can be asked for in a day is shown and held, and why it is not more is told', async () => {
  await app.db
    .updateTable('cashier.site_setting')
    .set({ withdrawal_daily_amount: units(500) })
    .execute();
  const player = await casino.newPlayer({ balance: units(1000) });
  expect(await reasonsOf(player)).toEqual(['bank_account', 'daily_amount']);
  const account = await add(player);
  await withdraw(player, account.bank_account_id, 300);
  expect(await withdrawalStanding(app, player.session)).toMatchObject({
    available: units(200),
    dailyAmount: units(500),
    remainingAmountToday: units(200),
    remainingToday: 2,
  });
  expect(await reasonsOf(player)).toEqual(['daily_amount', 'held']);
  await expect(withdraw(player, account.bank_account_id, 201)).rejects.toMatchObject({
    refusal: 'dailyWithdrawalAmountReached',
    detail: '200.00',
  });
  const both = await Promise.allSettled([
    withdraw(player, account.bank_account_id, 150),
    withdraw(player, account.bank_account_id, 150),
  ]);
  expect(both.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  casino.clock.advance(86_400_000);
  expect(await withdraw(player, account.bank_account_id, 500)).toMatchObject({ status: 'pending' });
  await app.db.updateTable('cashier.site_setting').set({ withdrawal_daily_amount: null }).execute();
});

test('what is held cannot be played, and no call gives it back', async () => {
  const player = await casino.newPlayer({ balance: units(1000) });
  const account = await add(player);
  await withdraw(player, account.bank_account_id, 900);
  const bet = await app.ledger.post({
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    source: 'TESTHOUSE',
    externalId: newId(),
    kind: 'bet',
    amount: units(101),
    round: newId(),
    game: 'koi-pond',
  });
  expect(bet.status).toBe('insufficient_funds');
  const { calls } = await import('@marquee/contract/calls.ts');
  const aboutWithdrawals = calls.map((call) => call.path).filter((path) => path.includes('withdrawal_'));
  expect(aboutWithdrawals.filter((path) => /cancel|return|reverse/.test(path))).toEqual([]);
});
