import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacRequestNewRegister } from '@marquee/contract/api/auth/tac/request_new_register.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { application, startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const verify = (account_id: string, tac: string) =>
  platform.call(tacVerify, { domain_name: 'localhost', account_id, tac });

test('S7.5 S7.6 S4.7 an account is opened, verified by its code, and has an empty wallet', async () => {
  const applied = application('newcomer');
  const answer = await platform.call(signup, applied);
  expect(answer).toMatchObject({
    statusCode: 1,
    account_id: 'newcomer',
    resend_after_s: 60,
    expires_after_s: 300,
  });
  expect(answer.tac_sent_to).not.toContain(applied.contact_phone.slice(0, 8));

  const verified = await verify('newcomer', await platform.lastCode(applied.contact_phone));
  expect(verified).toMatchObject({ statusCode: 1, fullname: 'Maria Santos', email: applied.contact_email });
  expect(verified.user).toEqual({ account_id: 'newcomer', session_token: verified.token });
  const balance = await platform.call(getBalance, { account_id: 'newcomer', auth: verified.token ?? '' });
  expect(balance).toMatchObject({ statusCode: 1, game_balance: '0.00', currency: 'PHP', version: 0 });
});

test('S7.5 a name, a number and an address belong to one account', async () => {
  const first = application('firstone');
  await platform.call(signup, first);
  await verify('firstone', await platform.lastCode(first.contact_phone));
  expect(await platform.call(signup, application('firstone'))).toMatchObject({
    statusMessage: 'accountTaken',
  });
  expect(
    await platform.call(signup, { ...application('second'), contact_phone: first.contact_phone }),
  ).toMatchObject({ statusMessage: 'phoneTaken' });
  // The same phone, as it is dialled in the site's country.
  const dialled = `0${first.contact_phone.slice(3)}`;
  expect(await platform.call(signup, { ...application('second'), contact_phone: dialled })).toMatchObject({
    statusMessage: 'phoneTaken',
  });
  const byMail = { ...application('bymail'), tac_channel: 'email' as const };
  await platform.call(signup, byMail);
  const contact_email = byMail.contact_email.toUpperCase();
  // The address is taken both before and after its code is confirmed.
  expect(await platform.call(signup, { ...application('second'), contact_email })).toMatchObject({
    statusMessage: 'emailTaken',
  });
  await verify('bymail', await platform.lastCode(byMail.contact_email));
  platform.clock.advance(3_600_000);
  expect(await platform.call(signup, { ...application('second'), contact_email })).toMatchObject({
    statusMessage: 'emailTaken',
  });
});

test('S7.5 minors and those who do not accept the terms stay out, and nothing is written', async () => {
  const before = await count();
  const age = (years: number, days: number): string => {
    const date = platform.clock.now();
    date.setUTCFullYear(date.getUTCFullYear() - years);
    date.setUTCDate(date.getUTCDate() + days);
    return date.toISOString().slice(0, 10);
  };
  expect(await platform.call(signup, { ...application('young'), birth_date: age(21, 1) })).toMatchObject({
    statusMessage: 'underAge',
  });
  expect(await platform.call(signup, { ...application('unwilling'), accept_terms: false })).toMatchObject({
    statusMessage: 'termsNotAccepted',
  });
  expect(await count()).toBe(before);
  expect(await platform.call(signup, { ...application('oldenough'), birth_date: age(21, 0) })).toMatchObject({
    statusCode: 1,
  });
});

test('S7.6 a code has five tries', async () => {
  const applied = application('guesser');
  await platform.call(signup, applied);
  const code = await platform.lastCode(applied.contact_phone);
  const wrong = code === '000000' ? '000001' : '000000';
  const guesses = await Promise.all(Array.from({ length: 5 }, () => verify('guesser', wrong)));
  expect(guesses.map((guess) => guess.statusMessage)).toEqual(Array(5).fill('invalidTac'));
  expect(await verify('guesser', code)).toMatchObject({ statusMessage: 'tacAttemptsExceeded' });
});

test('S7.6 a code is good for five minutes', async () => {
  const applied = application('lateone');
  await platform.call(signup, applied);
  platform.clock.advance(300_000);
  expect(await verify('lateone', await platform.lastCode(applied.contact_phone))).toMatchObject({
    statusMessage: 'tacExpired',
  });
});

test('S7.7 another code can be asked for after a minute, the one before it is still good, and either counts once', async () => {
  const applied = application('impatient');
  await platform.call(signup, applied);
  const again = { domain_name: 'localhost', account_id: 'impatient' };
  expect(await platform.call(tacRequestNewRegister, again)).toMatchObject({
    statusMessage: 'tacResendTooSoon',
  });
  const first = await platform.lastCode(applied.contact_phone);
  platform.clock.advance(60_000);
  expect(await platform.call(tacRequestNewRegister, again)).toMatchObject({
    statusCode: 1,
    resend_after_s: 60,
  });
  // A message can arrive late.
  expect(await verify('impatient', first)).toMatchObject({ statusCode: 1 });
  const second = await platform.lastCode(applied.contact_phone);
  for (const code of [first, second]) {
    expect(await verify('impatient', code)).toMatchObject({ statusMessage: 'tacNotRequested' });
  }
});

test('S7.5 a name in any case and a number in any form are kept in one', async () => {
  const applied = application('mixed.case');
  const bare = applied.contact_phone.replace('+', '');
  expect([applied.contact_phone, bare]).toEqual([`+${bare}`, expect.stringMatching(/^\d+$/)]);
  const written = { ...applied, account_id: ' Mixed.CASE ', contact_phone: bare };
  expect(await platform.call(signup, written)).toMatchObject({ statusCode: 1 });
  const { rows } = await platform.owner.query(
    'select account_id, contact_phone from players.player where contact_email = $1',
    [applied.contact_email],
  );
  expect(rows).toEqual([{ account_id: 'mixed.case', contact_phone: applied.contact_phone }]);
});

test('a code that was sent by e-mail proves the address', async () => {
  const applied = { ...application('mailer'), tac_channel: 'email' as const };
  const [name = '', domain = ''] = applied.contact_email.split('@');
  const sentTo = (await platform.call(signup, applied)).tac_sent_to;
  expect([name.length > 1, sentTo]).toEqual([true, `${name.slice(0, 1)}•••@${domain}`]);
  await verify('mailer', await platform.lastCode(applied.contact_email));
  const { rows } = await platform.owner.query(
    "select phone_verified_at, email_verified_at from players.player where account_id = 'mailer'",
  );
  expect(rows).toEqual([{ phone_verified_at: null, email_verified_at: expect.any(Date) }]);
});

test('a name that was never verified can be applied for again once its code has expired', async () => {
  await platform.call(signup, application('squatter'));
  expect(await platform.call(signup, application('squatter'))).toMatchObject({
    statusMessage: 'accountTaken',
  });
  platform.clock.advance(301_000);
  const applied = application('squatter');
  expect(await platform.call(signup, applied)).toMatchObject({ statusCode: 1 });
  expect(await verify('squatter', await platform.lastCode(applied.contact_phone))).toMatchObject({
    statusCode: 1,
  });
});

test('S7.6 nobody takes over an application that waits for a code, nor proves a number with the code of another', async () => {
  const victim = application('pending1');
  await platform.call(signup, victim);
  platform.clock.advance(290_000);
  const again = { domain_name: 'localhost', account_id: 'pending1' };
  expect(await platform.call(tacRequestNewRegister, again)).toMatchObject({ statusCode: 1 });
  platform.clock.advance(11_000);
  // The reservation of the name is older than a code's lifetime, but its own code is still valid.
  const intruder = { ...application('pending1'), password: 'the password of an intruder' };
  expect(await platform.call(signup, intruder)).toMatchObject({ statusMessage: 'accountTaken' });
  expect(await verify('pending1', await platform.lastCode(victim.contact_phone))).toMatchObject({
    statusCode: 1,
    email: victim.contact_email,
  });

  const mine = application('pending2');
  await platform.call(signup, mine);
  const code = await platform.lastCode(mine.contact_phone);
  await platform.owner.query(
    "update players.player set contact_phone = '+639170000001' where account_id = 'pending2'",
  );
  expect(await verify('pending2', code)).toMatchObject({ statusMessage: 'invalidTac' });
});

test('S7.5 a number or address that was never verified keeps nobody from it once its code has expired', async () => {
  const squatter = application('squatter1');
  await platform.call(signup, squatter);
  const { contact_phone, contact_email } = squatter;
  const owner = { ...application('owner1'), contact_phone, contact_email };
  expect(await platform.call(signup, owner)).toMatchObject({ statusMessage: 'phoneTaken' });
  // The code was sent to the number. The address was only typed in, so it does not stop others.
  expect(await platform.call(signup, { ...application('owner2'), contact_email })).toMatchObject({
    statusCode: 1,
  });
  platform.clock.advance(300_000);
  expect(await platform.call(signup, owner)).toMatchObject({ statusCode: 1 });
  const code = await platform.lastCode(contact_phone);
  // The squatter's code has expired, and the owner's code does not work for the squatter.
  expect((await verify('squatter1', code)).statusCode).not.toBe(1);
  expect(await verify('owner1', code)).toMatchObject({ statusCode: 1 });
  // The account lists the address but verified only its number, so the address is still free.
  const byMail = { ...application('owner3'), contact_email, tac_channel: 'email' as const };
  expect(await platform.call(signup, byMail)).toMatchObject({ statusCode: 1 });
  expect(await verify('owner3', await platform.lastCode(contact_email))).toMatchObject({ statusCode: 1 });
});

test('S7.7 a number is sent ten codes a day, whoever asks, and a refused sign-up changes nothing', async () => {
  await platform.call(signup, application('overwritten'));
  const contact_phone = '+639179999999';
  const ask = (account: string) => platform.call(signup, { ...application(account), contact_phone });
  for (let sent = 0; sent < 10; sent += 1) {
    expect(await ask(`bomber0${sent}`)).toMatchObject({ statusCode: 1 });
    platform.clock.advance(300_000);
  }
  const before = await row('overwritten');
  expect(await ask('overwritten')).toMatchObject({ statusMessage: 'tacResendTooSoon' });
  expect(await row('overwritten')).toEqual(before);
  platform.clock.advance(24 * 3_600_000);
  const together = await Promise.all(['bomber11', 'bomber12', 'bomber13'].map(ask));
  expect(together.filter(({ statusCode }) => statusCode === 1)).toHaveLength(1);
});

test('S7.5 S6.1 everything that the sign-up says is kept, and who sent the player', async () => {
  await platform.newPlayer('sender');
  const { rows } = await platform.owner.query<{ referral_code: string; player_id: bigint }>(
    "select referral_code, player_id from players.player where account_id = 'sender'",
  );
  const sent = {
    ...application('kept'),
    referrer_code: rows[0]?.referral_code.toLowerCase() ?? '',
    ch: 'a channel',
    cm: 'a campaign',
    pp: 'a partner',
    affiliate_code: 'AFF-7',
    fbp: 'fb.1.1700000000.123456789',
    appsflyer_id: '1700000000-1234567',
    visitor_id: 'visitor-1',
    accept_marketing: true,
    language: 'PHP',
    external_id: 'AURUM-01',
  };
  expect(await platform.call(signup, sent)).toMatchObject({ statusCode: 1 });
  const { contact_phone, contact_email, ch, cm, pp, affiliate_code, fbp, appsflyer_id, visitor_id } = sent;
  expect(await row('kept')).toMatchObject({
    contact_phone,
    contact_email,
    ch,
    cm,
    pp,
    affiliate_code,
    fbp,
    appsflyer_id,
    visitor_id,
    full_name: 'Maria Santos',
    language: 'PHP',
    accepts_marketing: true,
    referrer_code: rows[0]?.referral_code,
    referrer_player_id: rows[0]?.player_id,
    terms_version: '1',
    terms_accepted_at: platform.clock.now(),
  });
});

test('S7.5 a referrer code that is nobody’s is refused by name, and nothing is written', async () => {
  const before = await count();
  expect(await platform.call(signup, { ...application('misled'), referrer_code: 'NOBODY' })).toMatchObject({
    statusCode: 2033,
    statusMessage: 'referrerUnknown',
  });
  const foreigner = await platform.owner.query<{ referral_code: string }>(
    "select referral_code from players.player where account_id = 'demo' and site_id <> (select site_id from sites.domain where domain_name = 'localhost') limit 1",
  );
  const referrer_code = foreigner.rows[0]?.referral_code ?? 'NOBODY';
  expect(await platform.call(signup, { ...application('misled'), referrer_code })).toMatchObject({
    statusMessage: 'referrerUnknown',
  });
  expect(await count()).toBe(before);
});

test.each([
  ['account_id', 'a b'],
  ['account_id', 'x'],
  ['password', 'short'],
  ['contact_phone', 'none'],
  ['contact_email', 'not-an-address'],
  ['full_name', '<b>'],
  ['birth_date', '1990-02-30'],
  ['accept_terms', 'yes'],
  ['domain_name', null],
])('S8.1 a malformed %s is refused by name', async (field, value) => {
  const before = await count();
  const { status, body } = await platform.post(signup.path, { ...application('malformed'), [field]: value });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    statusCode: -400,
    statusMessage: 'invalidInput',
    statusDetail: [expect.objectContaining({ field, expected: expect.stringMatching(/\S/) })],
  });
  expect(await count()).toBe(before);
});

async function count(): Promise<number> {
  const { rows } = await platform.owner.query<{ count: number }>('select count(*)::int from players.player');
  return rows[0]?.count ?? 0;
}

async function row(accountId: string): Promise<unknown> {
  const { rows } = await platform.owner.query('select * from players.player where account_id = $1', [
    accountId,
  ]);
  return rows[0];
}
