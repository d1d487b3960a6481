import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactChangeRequest } from '@marquee/contract/api/settings/contact_change_request.ts';
import { contactChangeVerify } from '@marquee/contract/api/settings/contact_change_verify.ts';
import { profile } from '@marquee/contract/api/settings/profile.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('S7.22 S3.13 another address counts once its code came back; until then it is the one before', async () => {
  const player = await platform.newPlayer('mover');
  const [before] = (await platform.call(profile, player)).value ?? [];
  const contact_email = before?.contact_email ?? '';
  const moved = 'moved@example.com';
  const change = { ...player, full_name: 'Maria Santos', contact_email: moved };
  expect(await platform.call(profileUpdate, change)).toMatchObject({
    statusCode: 1,
    value: [{ contact_email, full_name: 'Maria Santos', pending_contact_email: moved }],
  });
  expect((await platform.call(profile, player)).value?.[0]).toMatchObject({
    account_id: 'mover',
    full_name: 'Maria Santos',
    contact_email,
    pending_contact_email: moved,
  });
  const tac = await platform.lastCode(moved);
  const wrong = tac === '000000' ? '000001' : '000000';
  const proof = { ...player, tac_channel: 'email' as const };
  expect(await platform.call(contactChangeVerify, { ...proof, tac: wrong })).toMatchObject({
    statusMessage: 'invalidTac',
  });
  expect(await platform.call(contactChangeVerify, { ...proof, tac })).toMatchObject({
    statusCode: 1,
    value: [{ contact_email: moved, email_verified: true, pending_contact_email: '' }],
  });
  expect(await platform.call(contactChangeVerify, { ...proof, tac })).toMatchObject({
    statusMessage: 'tacNotRequested',
  });
  expect(await platform.call(profileUpdate, change)).toMatchObject({
    statusCode: 1,
    value: [{ contact_email: moved, full_name: 'Maria Santos', pending_contact_email: '' }],
  });
});

test('a new number is verified by SMS, and the one before it is told', async () => {
  const player = await platform.newPlayer('caller');
  const [before] = (await platform.call(profile, player)).value ?? [];
  expect(
    await platform.call(contactChangeRequest, {
      ...player,
      tac_channel: 'sms',
      contact_phone: before?.contact_phone ?? '',
    }),
  ).toMatchObject({ statusMessage: 'contactUnchanged' });
  const contact_phone = '+639995550101';
  // The same number without the plus sign.
  expect(
    await platform.call(contactChangeRequest, {
      ...player,
      tac_channel: 'sms',
      contact_phone: contact_phone.slice(1),
    }),
  ).toMatchObject({ statusCode: 1, tac_channel: 'sms', tac_sent_to: expect.stringMatching(/^•+101$/) });
  expect(
    await platform.call(contactChangeRequest, { ...player, tac_channel: 'sms', contact_phone }),
  ).toMatchObject({
    statusMessage: 'tacResendTooSoon',
  });
  const tac = await platform.lastCode(contact_phone);
  const answer = await platform.call(contactChangeVerify, { ...player, tac_channel: 'sms', tac });
  expect(answer.value?.[0]).toMatchObject({ contact_phone, phone_verified: true });
  await platform.marquee.app.players.settled();
  const told = await platform.owner.query<{ body: string }>(
    'select body from players.outbox_message where recipient = $1 order by created_at desc, message_id desc limit 1',
    [before?.contact_phone],
  );
  expect(told.rows[0]?.body).toContain('phone number of your account was changed');
});

test('codes for two numbers are a minute apart, also though nobody was sent the second one', async () => {
  const player = await platform.newPlayer('hasty1');
  const ask = (contact_phone: string) =>
    platform.call(contactChangeRequest, { ...player, tac_channel: 'sms', contact_phone });
  const answers = [await ask('+639995550111'), await ask('+639995550112')];
  platform.clock.advance(60_000);
  answers.push(await ask('+639995550112'));
  expect(answers.map(({ statusMessage }) => statusMessage)).toEqual(['OK', 'tacResendTooSoon', 'OK']);
});

test('a code is good for five minutes and for one use, whatever is asked of it later', async () => {
  const player = await platform.newPlayer('sleeper1');
  const prove = async (contact_email: string, wait_ms: number) => {
    platform.clock.advance(60_000);
    await platform.call(contactChangeRequest, { ...player, tac_channel: 'email', contact_email });
    const tac = await platform.lastCode(contact_email);
    platform.clock.advance(wait_ms);
    const proof = { ...player, tac_channel: 'email' as const, tac };
    const { statusMessage } = await platform.call(contactChangeVerify, proof);
    return { statusMessage, proof };
  };
  expect(await prove('late@example.com', 300_000)).toMatchObject({ statusMessage: 'tacExpired' });
  const { statusMessage, proof } = await prove('intime@example.com', 299_000);
  expect(statusMessage).toBe('OK');
  platform.clock.advance(300_000);
  expect(await platform.call(contactChangeVerify, proof)).toMatchObject({ statusMessage: 'tacNotRequested' });
});

test('nobody takes a contact that another has verified or is about to, also when both ask at once', async () => {
  const [first, second] = [await platform.newPlayer('first1'), await platform.newPlayer('second1')];
  const contact_email = 'wanted@example.com';
  expect(
    await platform.call(contactChangeRequest, { ...first, tac_channel: 'email', contact_email }),
  ).toMatchObject({
    statusCode: 1,
  });
  expect(
    await platform.call(contactChangeRequest, { ...second, tac_channel: 'email', contact_email }),
  ).toMatchObject({
    statusMessage: 'emailTaken',
  });
  platform.clock.advance(300_000);
  expect(
    await platform.call(contactChangeRequest, { ...second, tac_channel: 'email', contact_email }),
  ).toMatchObject({
    statusCode: 1,
  });
  const tac = await platform.lastCode(contact_email);
  const proof = { tac_channel: 'email' as const, tac };
  expect((await platform.call(contactChangeVerify, { ...first, ...proof })).statusCode).not.toBe(1);
  expect(await platform.call(contactChangeVerify, { ...second, ...proof })).toMatchObject({ statusCode: 1 });
  platform.clock.advance(600_000);
  expect(
    await platform.call(contactChangeRequest, { ...first, tac_channel: 'email', contact_email }),
  ).toMatchObject({
    statusMessage: 'emailTaken',
  });
});

test.each([
  ['tac_channel', {}],
  ['contact_phone', { tac_channel: 'sms', contact_email: 'a@example.com' }],
  ['contact_email', { tac_channel: 'email', contact_email: 'none' }],
])('S8.1 a change of contact that lacks a good %s is refused by name', async (field, contact) => {
  const player = { account_id: 'nobody', auth: 'none' };
  expect(await platform.post(contactChangeRequest.path, { ...player, ...contact })).toMatchObject({
    status: 400,
    body: { statusMessage: 'invalidInput', statusDetail: [{ field }] },
  });
});

test('a verified player keeps his name, so that money is paid out to nobody else', async () => {
  const player = await platform.newPlayer('impostor');
  const before = await platform.call(profile, player);
  expect(
    await platform.call(profileUpdate, {
      ...player,
      full_name: 'Somebody Else',
      contact_email: 'else@example.com',
    }),
  ).toMatchObject({ statusCode: 2006, statusMessage: 'nameLocked' });
  expect(await platform.call(profile, player)).toEqual(before);
});

test('a player chooses the language he is written to in, and starts and stops the marketing', async () => {
  const player = await platform.newPlayer('chooser');
  const [before] = (await platform.call(profile, player)).value ?? [];
  const same = { ...player, full_name: before?.full_name ?? '', contact_email: before?.contact_email ?? '' };
  expect(before).toMatchObject({ language: 'EN', accepts_marketing: false });
  expect(
    await platform.call(profileUpdate, { ...same, language: 'CN', accept_marketing: true }),
  ).toMatchObject({ statusCode: 1, value: [{ language: 'CN', accepts_marketing: true }] });
  // Fields that are not sent stay unchanged.
  expect(await platform.call(profileUpdate, same)).toMatchObject({
    statusCode: 1,
    value: [{ language: 'CN', accepts_marketing: true, pending_contact_email: '' }],
  });
  expect(await platform.call(profileUpdate, { ...same, accept_marketing: false })).toMatchObject({
    statusCode: 1,
  });
  expect((await platform.call(profile, player)).value?.[0]).toMatchObject({
    language: 'CN',
    accepts_marketing: false,
  });
});
