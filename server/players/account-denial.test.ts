import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { tacVerify } from '@marquee/contract/api/auth/tac/verify.ts';
import { serveLogin } from '../api/auth/login.ts';
import { serveLoginTac } from '../api/auth/login_tac.ts';
import { serveTacRequestLogin } from '../api/auth/tac/request_login.ts';
import { serveTacRequestNewRegister } from '../api/auth/tac/request_new_register.ts';
import { serveTacRequestUnlock } from '../api/auth/tac/request_unlock.ts';
import { serveSignup } from '../api/auth/signup.ts';
import { serveTacVerify } from '../api/auth/tac/verify.ts';
import { serveUnlock } from '../api/auth/unlock.ts';
import { serveStepUp } from '../api/auth/step_up.ts';
import type { ServedCall } from '../http/serve.ts';
import { RefusalError } from '../kernel/errors.ts';
import { application, startPlatform, type TestPlatform } from '../../tests/platform.ts';

const password = 'a long password';
const domain_name = 'localhost';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

let accounts = 0;
let account_id: string;
let phone: string;
let auth: string;
/** The address from which the player of each test signed up. */
const home = '127.0.0.1';
beforeEach(async () => {
  accounts += 1;
  account_id = `target${accounts}`;
  const applied = application(account_id);
  phone = applied.contact_phone;
  await platform.call(signup, applied);
  const tac = await platform.lastCode(phone);
  auth = (await platform.call(tacVerify, { domain_name, account_id, tac })).token ?? '';
});

/** Make a call from an address and return its statusMessage. */
async function from(ip: string, served: ServedCall, input: Record<string, unknown> = {}): Promise<unknown> {
  const request = { id: 'test', ip, userAgent: 'vitest', host: 'localhost', origin: 'http://localhost' };
  return served.run(platform.marquee.app, { domain_name, account_id, ...input }, request).then(
    ({ statusMessage }) => statusMessage,
    (error: unknown) => {
      if (error instanceof RefusalError) return error.refusal;
      throw error;
    },
  );
}

const stranger = (number: number): string => `198.51.100.${number}`;
const guess = (ip: string) => from(ip, serveLogin, { password: 'a wrong guess' });
const signIn = (ip: string) => from(ip, serveLogin, { password });

async function guessesFrom(ips: readonly string[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (const ip of ips) answers.push(await guess(ip));
  return answers;
}

test('guessing from many addresses is stopped, and never locks out the player at home', async () => {
  const ips = Array.from({ length: 12 }, (_, index) => stranger(index % 4));
  const answers = await guessesFrom(ips);
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('invalidCredentials'));
  expect(answers.slice(10)).toEqual(Array(2).fill('accountLocked'));
  // Addresses that have not tried yet are slowed too. Otherwise a thousand addresses would have a thousand attempts.
  expect(await guess(stranger(99))).toBe('accountLocked');
  expect(await signIn(home)).toBe('OK');
  expect(await from(home, serveStepUp, { auth, password })).toBe('OK');
});

test('a player who is new at an address gets in during an attack by a code, and stays known there', async () => {
  await guessesFrom(Array.from({ length: 12 }, (_, index) => stranger(index % 4)));
  const hotel = '203.0.113.7';
  expect(await signIn(hotel)).toBe('accountLocked');
  expect(await from(hotel, serveTacRequestUnlock)).toBe('OK');
  expect(await from(hotel, serveUnlock, { tac: await platform.lastCode(phone) })).toBe('OK');
  expect(await signIn(hotel)).toBe('OK');
  expect(await guess(stranger(0))).toBe('accountLocked');
  // Signing in by code needs no unlocking.
  const station = '203.0.113.8';
  await from(station, serveTacRequestLogin);
  expect(await from(station, serveLoginTac, { tac: await platform.lastCode(phone) })).toBe('OK');
});

test('whoever goes on guessing from one address waits longer and longer', async () => {
  const tries = async (): Promise<number> => {
    let made = 0;
    while ((await guess(stranger(1))) === 'invalidCredentials') made += 1;
    return made;
  };
  expect(await tries()).toBe(3);
  platform.clock.advance(30 * 60_000 + 1);
  expect(await tries()).toBe(3);
  platform.clock.advance(30 * 60_000 + 1);
  expect(await tries()).toBe(0);
  platform.clock.advance(2 * 3_600_000);
  expect(await tries()).toBe(3);
  platform.clock.advance(3 * 3_600_000);
  expect(await tries()).toBe(0);
  expect(await signIn(home)).toBe('OK');
});

test('an IPv6 network of one subscriber is one address', async () => {
  const ips = [1, 2, 3, 4].map((number) => `2001:db8:1:2::${number}`);
  expect(await guessesFrom(ips)).toEqual([...Array(3).fill('invalidCredentials'), 'accountLocked']);
  expect(await guess('2001:db8:1:3::1')).toBe('invalidCredentials');
});

test('a stranger’s requests neither use up the player’s codes nor end one that is on its way', async () => {
  for (let day = 0; day < 12; day += 1) {
    expect(await from(stranger(day), serveTacRequestLogin)).toBe('OK');
    platform.clock.advance(1000);
  }
  expect(await from(home, serveTacRequestLogin)).toBe('OK');
  const own = await platform.lastCode(phone);
  for (let again = 20; again < 24; again += 1) {
    platform.clock.advance(1000);
    expect(await from(stranger(again), serveTacRequestLogin)).toBe('OK');
    await platform.marquee.app.players.settled();
  }
  // They do not use up its attempts either.
  const wrong = own === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 6; tries += 1) await from(stranger(20), serveLoginTac, { tac: wrong });
  for (let tries = 0; tries < 6; tries += 1) await from(stranger(77), serveLoginTac, { tac: wrong });
  expect(await from(home, serveLoginTac, { tac: own })).toBe('OK');
});

test('a code can be late: the one before the newest is still good, in all for five tries', async () => {
  await from(home, serveTacRequestLogin);
  const first = await platform.lastCode(phone);
  platform.clock.advance(61_000);
  await from(home, serveTacRequestLogin);
  const second = await platform.lastCode(phone);
  const wrong = ['000000', '000001', '000002'].find((code) => code !== first && code !== second) ?? '';
  for (let tries = 0; tries < 4; tries += 1) {
    expect(await from(home, serveLoginTac, { tac: wrong })).toBe('invalidTac');
  }
  expect(await from(home, serveLoginTac, { tac: first })).toBe('OK');
  expect(await from(home, serveLoginTac, { tac: first })).toBe('tacAttemptsExceeded');
});

test('a player on the way from one network to another uses the code there, and others have two tries', async () => {
  await from(home, serveTacRequestLogin);
  const tac = await platform.lastCode(phone);
  const wrong = tac === '000000' ? '000001' : '000000';
  expect(await from(stranger(5), serveLoginTac, { tac: wrong })).toBe('invalidTac');
  expect(await from('203.0.113.9', serveLoginTac, { tac })).toBe('OK');
  platform.clock.advance(61_000);
  await from(home, serveTacRequestLogin);
  for (const answer of ['invalidTac', 'invalidTac', 'tacAttemptsExceeded']) {
    expect(await from(stranger(6), serveLoginTac, { tac: wrong })).toBe(answer);
  }
});

/** Apply from home for an account and leave it unverified. Returns the application. */
async function apply(name = 'applicant') {
  const applied = application(`${name}${accounts}`);
  expect(await from(home, serveSignup, applied)).toBe('OK');
  return applied;
}

/** The number of messages sent to a number or address. */
async function sentTo(recipient: string): Promise<number> {
  const { rows } = await platform.owner.query<{ count: number }>(
    'select count(*)::int from players.outbox_message where recipient = $1',
    [recipient],
  );
  return rows[0]?.count ?? 0;
}

const otherThan = (...codes: string[]): string =>
  ['000000', '000001', '000002'].find((code) => !codes.includes(code)) ?? '';

test('S7.6 a stranger neither ends the code of a sign-up, nor burns its tries', async () => {
  const applied = await apply();
  const sign = { account_id: applied.account_id };
  const own = await platform.lastCode(applied.contact_phone);
  platform.clock.advance(61_000);
  expect(await from(stranger(1), serveTacRequestNewRegister, sign)).toBe('OK');
  const tac = otherThan(own, await platform.lastCode(applied.contact_phone));
  for (const number of [1, 2, 3]) {
    for (let tries = 0; tries < 6; tries += 1) await from(stranger(number), serveTacVerify, { ...sign, tac });
  }
  expect(await from(stranger(1), serveTacVerify, { ...sign, tac })).toBe('tacAttemptsExceeded');
  expect(await from(home, serveTacVerify, { ...sign, tac: own })).toBe('OK');
});

test('S7.7 hundreds of requests by strangers send ten codes of a sign-up, and its applicant is sent their own', async () => {
  const applied = await apply();
  const sign = { account_id: applied.account_id };
  const answers: unknown[] = [];
  for (let request = 0; request < 200; request += 1) {
    platform.clock.advance(61_000);
    answers.push(await from(`10.1.${request >> 8}.${request & 255}`, serveTacRequestNewRegister, sign));
  }
  expect(answers.slice(0, 10)).toEqual(Array(10).fill('OK'));
  expect(new Set(answers.slice(10))).toEqual(new Set(['tacResendTooSoon']));
  expect(await sentTo(applied.contact_phone)).toBe(1 + 10);
  // The address that signed up keeps its own limit: nine more codes, because the sign-up's code counts too.
  for (let again = 0; again < 9; again += 1) {
    platform.clock.advance(61_000);
    expect(await from(home, serveTacRequestNewRegister, sign)).toBe('OK');
  }
  platform.clock.advance(61_000);
  expect(await from(home, serveTacRequestNewRegister, sign)).toBe('tacResendTooSoon');
  const tac = await platform.lastCode(applied.contact_phone);
  expect(await sentTo(applied.contact_phone)).toBe(10 + 10);
  expect(await from(home, serveTacVerify, { ...sign, tac })).toBe('OK');
});

test('S7.6 an applicant on the way from one network to another uses the code there, for two tries of others', async () => {
  const applied = await apply();
  const sign = { account_id: applied.account_id };
  const tac = await platform.lastCode(applied.contact_phone);
  const wrong = { ...sign, tac: otherThan(tac) };
  expect(await from(stranger(5), serveTacVerify, wrong)).toBe('invalidTac');
  expect(await from('203.0.113.9', serveTacVerify, { ...sign, tac })).toBe('OK');
});

test('S7.5 a code that strangers ask for keeps nobody from their own number, and one of before proves no later application', async () => {
  const squatter = await apply();
  const sign = { account_id: squatter.account_id };
  platform.clock.advance(301_000);
  expect(await from(stranger(1), serveTacRequestNewRegister, sign)).toBe('OK');
  const { contact_phone } = squatter;
  const owner = { ...application(`${squatter.account_id}x`), contact_phone };
  expect(await from(home, serveSignup, owner)).toBe('OK');
  const tac = await platform.lastCode(contact_phone);
  expect(await from(home, serveTacVerify, { account_id: owner.account_id, tac })).toBe('OK');

  const applied = await apply('later');
  const before = await platform.lastCode(applied.contact_phone);
  await platform.owner.query(
    "update players.player set created_at = created_at + interval '1 second' where account_id = $1",
    [applied.account_id],
  );
  expect(await from(home, serveTacVerify, { account_id: applied.account_id, tac: before })).toBe(
    'invalidTac',
  );
});
