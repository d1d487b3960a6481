import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import { application, startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const signIn = (account_id: string, password = 'a long password', domain_name = 'localhost') =>
  platform.call(login, { account_id, password, domain_name });

test('S7.2 S4.1 the right password opens a session', async () => {
  await platform.newPlayer('regular');
  const answer = await signIn('Regular');
  expect(answer).toMatchObject({ statusCode: 1, fullname: 'Maria Santos', user: { account_id: 'regular' } });
  expect(await platform.call(checkStatus, { account_id: 'regular', auth: answer.token ?? '' })).toMatchObject(
    {
      statusCode: 1,
      status: 'active',
    },
  );
});

test('S7.2 S4.2 an unknown account and a wrong password get the same answer, and the same lock', async () => {
  await platform.newPlayer('known');
  const answers = (account: string) =>
    [1, 2, 3, 4].reduce<Promise<string[]>>(
      async (before) => [...(await before), (await signIn(account, 'wrong password')).statusMessage],
      Promise.resolve([]),
    );
  const expected = ['invalidCredentials', 'invalidCredentials', 'invalidCredentials', 'accountLocked'];
  expect(await answers('known')).toEqual(expected);
  expect(await answers('nobody.here')).toEqual(expected);
});

test('S7.2 three failures lock an account for half an hour, also for the right password', async () => {
  await platform.newPlayer('forgetful');
  for (let attempt = 0; attempt < 3; attempt += 1) await signIn('forgetful', 'wrong password');
  expect(await signIn('forgetful')).toMatchObject({ statusMessage: 'accountLocked' });
  platform.clock.advance(30 * 60_000 + 1);
  expect(await signIn('forgetful')).toMatchObject({ statusCode: 1 });
});

test('S7.2 tries made at once are as few as tries one after the other', async () => {
  await platform.newPlayer('hammered');
  const answers = await Promise.all(Array.from({ length: 12 }, () => signIn('hammered', 'wrong password')));
  const count = (message: string) => answers.filter(({ statusMessage }) => statusMessage === message).length;
  expect([count('invalidCredentials'), count('accountLocked')]).toEqual([3, 9]);
});

test('an account that is not verified, blocked or closed is told so, to who knows the password', async () => {
  await platform.call(signup, application('waiting'));
  expect(await signIn('waiting')).toMatchObject({ statusMessage: 'accountNotVerified' });
  const player = await platform.newPlayer('trouble');
  for (const [status, message] of [
    ['blocked', 'BLOCK'],
    ['closed', 'CLOSE'],
  ]) {
    await platform.owner.query("update players.player set status = $1 where account_id = 'trouble'", [
      status,
    ]);
    expect(await signIn('trouble')).toMatchObject({ statusMessage: message });
    expect(await platform.call(getBalance, player)).toMatchObject({ statusMessage: message });
  }
});

test('S7.3 S6.4 a session shows the balance of its own account alone', async () => {
  const alice = await platform.newPlayer('alice');
  const bob = await platform.newPlayer('bobby');
  expect(await platform.call(getBalance, alice)).toMatchObject({
    statusCode: 1,
    game_balance: '0.00',
    game_token: '0.00',
    currency: 'PHP',
  });
  expect(await platform.call(getBalance, { ...bob, auth: alice.auth })).toMatchObject({
    statusCode: -403,
    statusMessage: 'permissionDenied',
  });
  expect(await platform.call(getBalance, { ...bob, auth: 'no such token' })).toMatchObject({
    statusCode: -401,
    statusMessage: 'sessionExpired',
  });
});

test('an account belongs to its site', async () => {
  await platform.newPlayer('traveller');
  expect(await signIn('traveller', 'a long password', 'tropico.localhost')).toMatchObject({
    statusMessage: 'invalidCredentials',
  });
});

test('S4.3 a session ends by logout, after half an hour without a call, and after twelve hours', async () => {
  const first = await platform.newPlayer('leaver');
  await platform.call(logout, first);
  expect(await platform.call(getBalance, first)).toMatchObject({ statusMessage: 'sessionExpired' });

  const idle = { account_id: 'leaver', auth: (await signIn('leaver')).token ?? '' };
  platform.clock.advance(29 * 60_000);
  expect(await platform.call(getBalance, idle)).toMatchObject({ statusCode: 1 });
  platform.clock.advance(30 * 60_000);
  expect(await platform.call(getBalance, idle)).toMatchObject({ statusMessage: 'sessionExpired' });

  const busy = { account_id: 'leaver', auth: (await signIn('leaver')).token ?? '' };
  for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
    platform.clock.advance(20 * 60_000);
    expect(await platform.call(getBalance, busy)).toMatchObject({ statusCode: 1 });
  }
  platform.clock.advance(20 * 60_000);
  expect(await platform.call(getBalance, busy)).toMatchObject({ statusMessage: 'sessionExpired' });
});

test('every way in is written down, and no secret with it', async () => {
  await platform.newPlayer('watched');
  await signIn('watched', 'wrong password');
  const { rows } = await platform.owner.query(
    "select outcome, host(ip) as ip from players.access_log where account_id = 'watched' order by created_at, access_id",
  );
  expect(rows).toEqual([
    { outcome: 'verified', ip: '127.0.0.1' },
    { outcome: 'wrong_password', ip: '127.0.0.1' },
  ]);
  const stored = await platform.owner.query<{ text: string }>(
    "select row_to_json(player)::text as text from players.player where account_id = 'watched'",
  );
  expect(stored.rows[0]?.text).toContain('$argon2id$');
  expect(stored.rows[0]?.text).not.toContain('a long password');
});
