import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgotPassword } from '@marquee/contract/api/auth/forgot_password.ts';
import { resetPassword } from '@marquee/contract/api/auth/reset_password.ts';
import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import { twoFactorDisable } from '@marquee/contract/api/auth/two_factor_disable.ts';
import { updatePassword } from '@marquee/contract/api/auth/update_password.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { bankAccountDefault } from '@marquee/contract/api/cashier/bank_account_default.ts';
import { contactChangeRequest } from '@marquee/contract/api/settings/contact_change_request.ts';
import { contactChangeVerify } from '@marquee/contract/api/settings/contact_change_verify.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';
import { lastSecurityChange } from './security-change.ts';

const password = 'a long password';
const newPassword = 'another long secret';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

let accounts = 0;
let player: TestPlayer;
let phone: string;
let email: string;
beforeEach(async () => {
  accounts += 1;
  player = await platform.newPlayer(`changes${accounts}`);
  const row = await rowOf();
  phone = row.contact_phone;
  email = row.contact_email;
});

async function rowOf() {
  const { rows } = await platform.owner.query<{
    site_id: number;
    player_id: string;
    contact_phone: string;
    contact_email: string;
  }>('select * from players.player where account_id = $1', [player.account_id]);
  const [row] = rows;
  if (!row) throw new Error('The player is gone');
  return row;
}

/** The notices sent to a number or address, without codes. */
async function noticesTo(recipient: string): Promise<string[]> {
  await platform.marquee.app.players.settled();
  const { rows } = await platform.owner.query<{ body: string }>(
    `select body from players.outbox_message where recipient = $1 and body !~ '[0-9]{6}' order by created_at, message_id`,
    [recipient],
  );
  return rows.map(({ body }) => body);
}

async function lastChange() {
  const { site_id, player_id } = await rowOf();
  return lastSecurityChange(platform.marquee.app.db, { siteId: site_id, playerId: BigInt(player_id) });
}

async function changeContact(channel: 'sms' | 'email', recipient: string): Promise<void> {
  platform.clock.advance(61_000);
  const wanted =
    channel === 'sms'
      ? { tac_channel: channel, contact_phone: recipient }
      : { tac_channel: channel, contact_email: recipient };
  expect(await platform.call(contactChangeRequest, { ...player, ...wanted })).toMatchObject({
    statusCode: 1,
  });
  const proof = { tac_channel: channel, tac: await platform.lastCode(recipient) };
  expect(await platform.call(contactChangeVerify, { ...player, ...proof })).toMatchObject({ statusCode: 1 });
}

test('a changed address is told to the contacts of before, never to itself, and in the inbox', async () => {
  // Verifying the contact that the account already has is not a change.
  await changeContact('email', email);
  expect(await noticesTo(phone)).toEqual([]);
  expect(await lastChange()).toBeUndefined();

  await changeContact('email', `thief${accounts}@example.com`);
  const told = [expect.stringContaining('the e-mail address of your account was changed')];
  expect(await noticesTo(phone)).toEqual(told);
  expect(await noticesTo(email)).toEqual(told);
  expect(await noticesTo(`thief${accounts}@example.com`)).toEqual([]);
  expect(await platform.call(getInbox, player)).toMatchObject({
    value: [{ title: 'Your e-mail address was changed', category: 'account', href: '/security' }],
  });
  expect(await lastChange()).toEqual({ kind: 'email', changedAt: platform.clock.now() });
  // The old number is notified about its replacement, although the account already has the thief's address.
  await changeContact('sms', `+6399911122${10 + accounts}`);
  expect(await noticesTo(phone)).toHaveLength(2);
  expect(await lastChange()).toMatchObject({ kind: 'phone' });
});

test('a changed password is told in the language of the player, whether changed or reset, without a secret', async () => {
  const names = { full_name: 'Maria Santos', contact_email: email };
  await platform.call(profileUpdate, { ...player, ...names, language: 'CN' });
  const change = { ...player, password, new_password: newPassword };
  expect(await platform.call(updatePassword, change)).toMatchObject({ statusCode: 1 });
  expect(await noticesTo(phone)).toEqual([expect.stringContaining('您账户的密码已更改')]);
  const { account_id } = player;
  platform.clock.advance(61_000);
  await platform.call(forgotPassword, { domain_name: 'localhost', account_id, contact_phone: phone });
  const reset = { domain_name: 'localhost', account_id, new_password: 'a third long secret' };
  expect(await platform.call(resetPassword, { ...reset, tac: await platform.lastCode(phone) })).toMatchObject(
    { statusCode: 1 },
  );
  const notices = await noticesTo(phone);
  expect(notices).toHaveLength(2);
  expect(notices.join()).not.toMatch(/secret/);
  expect(await lastChange()).toEqual({ kind: 'password', changedAt: platform.clock.now() });
});

test('a second factor is told when it is added and removed; only its end makes withdrawals wait', async () => {
  const { secret = '' } = await platform.call(twoFactorBegin, { ...player, password });
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() });
  await platform.call(twoFactorConfirm, { ...player, totp: codeNow() });
  expect(await noticesTo(phone)).toEqual([expect.stringContaining('now asks for the code')]);
  expect(await lastChange()).toBeUndefined();
  platform.clock.advance(60_000);
  expect(await platform.call(twoFactorDisable, { ...player, password, totp: codeNow() })).toMatchObject({
    statusCode: 1,
  });
  expect(await noticesTo(phone)).toHaveLength(2);
  expect(await lastChange()).toMatchObject({ kind: 'second_factor_removed' });
});

test('bank accounts are told too, but no more than ten messages a day go out', async () => {
  const added = await platform.call(bankAccountAdd, {
    ...player,
    bank_name: 'BDO Unibank',
    account_name: 'Maria Santos',
    account_number: `90000${accounts}`,
  });
  expect(await noticesTo(phone)).toEqual([expect.stringContaining('bank accounts that you can withdraw to')]);
  const bank_account_id = added.bank_account?.bank_account_id ?? '';
  for (let change = 0; change < 11; change += 1) {
    platform.clock.advance(1000);
    expect(await platform.call(bankAccountDefault, { ...player, bank_account_id })).toMatchObject({
      statusCode: 1,
    });
  }
  expect(await noticesTo(phone)).toHaveLength(10);
  expect(await platform.call(getInbox, player)).toMatchObject({ total: 12 });
  expect(await lastChange()).toBeUndefined();
});

test('a refused change leaves no record and tells nobody', async () => {
  const holder = { ...player, bank_name: 'BDO Unibank', account_name: 'Maria Santos' };
  await platform.call(bankAccountAdd, { ...holder, account_number: '12340000' });
  expect(await platform.call(bankAccountAdd, { ...holder, account_number: '12340000' })).toMatchObject({
    statusMessage: 'bankAccountTaken',
  });
  expect(await noticesTo(phone)).toHaveLength(1);
});
