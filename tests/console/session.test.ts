import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorsSetAddresses } from '../../contract/operate/operators/set_addresses.ts';
import { rolesList } from '../../contract/operate/roles/list.ts';
import { rolesSave } from '../../contract/operate/roles/save.ts';
import { sessionChangePassword } from '../../contract/operate/session/change_password.ts';
import { sessionEnd } from '../../contract/operate/session/end.ts';
import { sessionInvitation } from '../../contract/operate/session/invitation.ts';
import { sessionList } from '../../contract/operate/session/list.ts';
import { sessionMe } from '../../contract/operate/session/me.ts';
import { sessionSignIn } from '../../contract/operate/session/sign_in.ts';
import { sessionSignOut } from '../../contract/operate/session/sign_out.ts';
import { getBalance } from '../../contract/api/auth/get_balance.ts';
import { ensureDemoOwner } from '../../server/operators/demo-owner.ts';
import { inviteOwner } from '../../server/operators/invite-owner.ts';
import { unfitForProduction } from '../../server/production.ts';
import { runOnOwners } from '../../tools/operator/owner-commands.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import { cookieOf, createTestConsole, operatorPassword, type TestConsole } from '../operator-fixture.ts';

const everywhere = [{ role: 'owner', siteId: null }];

let platform: TestPlatform;
let operate: TestConsole;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
});
afterAll(() => platform.close());

async function signIn(given: { email: string; password: string; totp?: string }) {
  const answer = await operate.post(sessionSignIn.path, given);
  return { cookie: cookieOf(answer), body: answer.body };
}

test('an invitation enrols once, within an hour', async () => {
  const { app } = platform.marquee;
  const { token } = await inviteOwner(app, 'first@example.com', 'root');
  expect(await operate.call(sessionInvitation, { invitation: token })).toMatchObject({
    statusCode: 1,
    email: 'first@example.com',
  });
  platform.clock.advance(3_600_001);
  const late = await operate.call(sessionInvitation, { invitation: token });
  expect(late.statusMessage).toBe('invitationInvalid');
  const again = await inviteOwner(app, 'first@example.com', 'root');
  const shown = await operate.call(sessionInvitation, { invitation: again.token });
  const totp = operate.nextCode({ totpSecret: shown.totp_secret ?? '' });
  const enrolment = { invitation: again.token, password: operatorPassword, totp };
  const wrong = await operate.post('/operate/session/enrol', { ...enrolment, totp: '000000' });
  expect(wrong.body).toMatchObject({ statusMessage: 'secondFactorWrong' });
  const enrolled = await operate.post('/operate/session/enrol', enrolment);
  expect(enrolled.body).toMatchObject({ statusCode: 1, me: { operator: { email: 'first@example.com' } } });
  const twice = await operate.post('/operate/session/enrol', enrolment);
  expect(twice.body).toMatchObject({ statusMessage: 'invitationInvalid' });
});

test('the cookie is read by no script and sent by no other site, and nothing of it is stored', async () => {
  const operator = await operate.newOperator('cookie@example.com', everywhere);
  const totp = operate.nextCode(operator);
  const answer = await operate.post(sessionSignIn.path, {
    email: operator.email,
    password: operatorPassword,
    totp,
  });
  const [cookie = ''] = answer.headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^marquee_operator=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/);
  const token = cookieOf(answer).split('=')[1] ?? '';
  const { rows } = await platform.owner.query<{ found: string }>(
    'select row_to_json(session)::text as found from operators.session',
  );
  expect(rows.some(({ found }) => found.includes(token))).toBe(false);
  expect(JSON.stringify(answer.body)).not.toContain(token);
});

test('a wrong address, a wrong password and a suspended operator have the same answer', async () => {
  const operator = await operate.newOperator('same@example.com', everywhere);
  const wrongAddress = await signIn({
    email: 'nobody@example.com',
    password: operatorPassword,
    totp: '123456',
  });
  const wrongPassword = await signIn({ email: operator.email, password: 'another', totp: '123456' });
  const wrongCode = await signIn({ email: operator.email, password: operatorPassword, totp: '000000' });
  expect(wrongAddress.body).toMatchObject({ statusMessage: 'signInFailed' });
  expect(wrongPassword.body).toEqual(wrongAddress.body);
  expect(wrongCode.body).toEqual(wrongAddress.body);
  expect((await signIn({ email: operator.email, password: operatorPassword })).body).toMatchObject({
    statusMessage: 'secondFactorRequired',
  });
});

test('a code works once, and a recovery code works once', async () => {
  const operator = await operate.newOperator('once@example.com', everywhere);
  const totp = operate.nextCode(operator);
  const given = { email: operator.email, password: operatorPassword };
  expect((await signIn({ ...given, totp })).body).toMatchObject({ statusCode: 1 });
  expect((await signIn({ ...given, totp })).body).toMatchObject({ statusMessage: 'signInFailed' });
  const [recovery = ''] = operator.recoveryCodes;
  expect((await signIn({ ...given, totp: recovery })).body).toMatchObject({
    statusCode: 1,
    me: { recovery_codes_left: 9 },
  });
  expect((await signIn({ ...given, totp: recovery })).body).toMatchObject({ statusMessage: 'signInFailed' });
});

test('who has the password cannot try codes without end', async () => {
  const operator = await operate.newOperator('guessed@example.com', everywhere);
  const given = { email: operator.email, password: operatorPassword };
  for (let tries = 0; tries < 3; tries += 1) {
    await signIn({ ...given, totp: '000000' });
    await signIn(given);
  }
  const right = await signIn({ ...given, totp: operate.nextCode(operator) });
  expect(right.body).toMatchObject({ statusMessage: 'signInLocked' });
  platform.clock.advance(31 * 60_000);
  const later = await signIn({ ...given, totp: operate.nextCode(operator) });
  expect(later.body).toMatchObject({ statusCode: 1 });
});

test('a session ends after thirty minutes without a call, and after twelve hours', async () => {
  const operator = await operate.newOperator('idle@example.com', everywhere);
  for (let minutes = 0; minutes < 12 * 60 - 30; minutes += 29) {
    platform.clock.advance(29 * 60_000);
    expect((await operate.call(sessionMe, {}, operator)).statusCode).toBe(1);
  }
  platform.clock.advance(29 * 60_000);
  expect((await operate.call(sessionMe, {}, operator)).statusMessage).toBe('sessionExpired');
  const other = await operate.newOperator('idler@example.com', everywhere);
  platform.clock.advance(30 * 60_000);
  expect((await operate.call(sessionMe, {}, other)).statusMessage).toBe('sessionExpired');
});

test('rights ask for the second factor again after five minutes', async () => {
  const operator = await operate.newOperator('stepped@example.com', everywhere);
  const saved = { role: 'night_shift', name: 'Night shift', permissions: [], reason: 'a new shift' };
  expect((await operate.call(rolesSave, saved, operator)).statusCode).toBe(1);
  platform.clock.advance(5 * 60_000);
  expect((await operate.call(rolesSave, saved, operator)).statusMessage).toBe('secondFactorDue');
  await operate.stepUp(operator);
  expect((await operate.call(rolesSave, saved, operator)).statusCode).toBe(1);
});

test('an operator sees and ends their sessions, and a new password ends the others', async () => {
  const operator = await operate.newOperator('sessions@example.com', everywhere);
  const given = { email: operator.email, password: operatorPassword };
  const second = await signIn({ ...given, totp: operate.nextCode(operator) });
  const listed = await operate.call(sessionList, {}, operator);
  expect(listed.value?.map(({ current }) => current).toSorted()).toEqual([false, true]);
  const other = listed.value?.find(({ current }) => !current);
  expect(await operate.call(sessionEnd, { session_id: other?.session_id }, operator)).toMatchObject({
    ended: 1,
  });
  expect((await operate.call(sessionMe, {}, { ...operator, cookie: second.cookie })).statusMessage).toBe(
    'sessionExpired',
  );
  const third = await signIn({ ...given, totp: operate.nextCode(operator) });
  await operate.stepUp(operator);
  const change = { current_password: operatorPassword, new_password: 'copper window thistle 4' };
  expect((await operate.call(sessionChangePassword, change, operator)).statusCode).toBe(1);
  expect((await operate.call(sessionMe, {}, { ...operator, cookie: third.cookie })).statusMessage).toBe(
    'sessionExpired',
  );
  expect((await operate.call(sessionSignOut, {}, operator)).statusCode).toBe(1);
  expect((await operate.call(sessionMe, {}, operator)).statusMessage).toBe('sessionExpired');
});

test('the console answers on its host and to its own origin only', async () => {
  const operator = await operate.newOperator('origin@example.com', everywhere);
  const { cookie } = operator;
  const foreign = await operate.post(sessionMe.path, {}, { cookie, origin: 'http://localhost' });
  expect([foreign.status, foreign.body]).toMatchObject([403, { statusMessage: 'originRefused' }]);
  const elsewhere = await operate.post(
    sessionMe.path,
    {},
    { cookie, host: 'localhost', origin: 'http://localhost' },
  );
  expect(elsewhere.status).toBe(404);
  const playerCall = await operate.post('/api/startup', { domain_name: 'localhost' });
  expect(playerCall.status).toBe(404);
  const unknown = await operate.post('/operate/session/nothing', {}, { cookie });
  expect([unknown.status, unknown.body]).toMatchObject([404, { statusMessage: 'notFound' }]);
});

test("a player's token opens no call of the console, and an operator's none of the player API", async () => {
  const player = await platform.newPlayer('not.an.operator');
  for (const cookie of [`marquee_operator=${player.auth}`, `__Host-marquee_operator=${player.auth}`]) {
    const answer = await operate.post(rolesList.path, player, { cookie });
    expect(answer.body).toMatchObject({ statusMessage: 'sessionExpired' });
  }
  const operator = await operate.newOperator('not.a.player@example.com', everywhere);
  const auth = operator.cookie.split('=')[1] ?? '';
  expect(await platform.call(getBalance, { account_id: player.account_id, auth })).toMatchObject({
    statusMessage: 'sessionExpired',
  });
});

test('the command line invites an owner, and one who has lost everything enrols again', async () => {
  const { app } = platform.marquee;
  const invite = async (email: string): Promise<string> => {
    const [, url = ''] = await runOnOwners(app, { area: 'owner', email, operator: 'root' });
    expect(url).toMatch(/^http:\/\/operate\.localhost:\d+\/invitation#[\w-]{43}$/);
    return url.split('#')[1] ?? '';
  };
  const enrol = async (invitation: string) => {
    const shown = await operate.call(sessionInvitation, { invitation });
    const totp = operate.nextCode({ totpSecret: shown.totp_secret ?? '' });
    return operate.post('/operate/session/enrol', { invitation, password: operatorPassword, totp });
  };
  const first = await enrol(await invite('lost@example.com'));
  const cookie = cookieOf(first);
  expect((await operate.post(rolesList.path, {}, { cookie })).body).toMatchObject({ statusCode: 1 });
  const again = await enrol(await invite('lost@example.com'));
  expect(again.body).toMatchObject({ statusCode: 1 });
  expect((await operate.post(rolesList.path, {}, { cookie })).body).toMatchObject({
    statusMessage: 'sessionExpired',
  });
});

test("a demo's owner signs in with what the start prints, and production refuses the database", async () => {
  const { app } = platform.marquee;
  const printed = await ensureDemoOwner(app);
  expect(await ensureDemoOwner(app)).toEqual(printed);
  const { email = '', password = '', totpSecret = '' } = printed ?? {};
  const signedIn = await signIn({ email, password, totp: operate.nextCode({ totpSecret }) });
  expect(signedIn.body).toMatchObject({ statusCode: 1 });
  expect(await unfitForProduction(app.db)).toContain(
    'demo owner of the console, whose password is published',
  );
});

test('an operator works from the addresses that are theirs only; nobody shuts themselves out, and the command line lets an owner in', async () => {
  const bounded = await operate.newOperator('bounded@example.com', [{ role: 'support', siteId: null }]);
  const owner = await operate.newOperator('at.large@example.com', [{ role: 'owner', siteId: null }]);
  const set = async (operator_id: string, addresses: string[]) => {
    await operate.stepUp(owner);
    return operate.call(
      operatorsSetAddresses,
      { operator_id, addresses, reason: 'works from the office' },
      owner,
    );
  };
  expect(await set(bounded.operatorId, ['203.0.113.9/24', 'office'])).toMatchObject({
    statusMessage: 'invalidInput',
    statusDetail: [{ field: 'addresses.1' }],
  });
  expect((await set(owner.operatorId, ['203.0.113.0/24'])).statusMessage).toBe('addressLocksOut');
  expect(await set(bounded.operatorId, ['127.0.0.1', '::1'])).toMatchObject({
    statusCode: 1,
    addresses: ['127.0.0.1/32', '::1/128'],
  });
  expect((await operate.call(sessionMe, {}, bounded)).statusCode).toBe(1);
  expect(await set(bounded.operatorId, ['203.0.113.9/24'])).toMatchObject({ addresses: ['203.0.113.0/24'] });
  // The session that was there ends, and no new one begins.
  expect((await operate.call(sessionMe, {}, bounded)).statusMessage).toBe('sessionExpired');
  const given = { email: bounded.email, password: operatorPassword, totp: operate.nextCode(bounded) };
  expect((await operate.call(sessionSignIn, given)).statusMessage).toBe('addressNotAllowed');
  expect((await set(bounded.operatorId, [])).statusCode).toBe(1);
  expect((await operate.call(sessionSignIn, { ...given, totp: operate.nextCode(bounded) })).statusCode).toBe(
    1,
  );
  await platform.owner.query(
    "update operators.operator set allowed_addresses = '{203.0.113.0/24}' where email = $1",
    [owner.email],
  );
  expect((await operate.call(sessionMe, {}, owner)).statusMessage).toBe('sessionExpired');
  await inviteOwner(platform.marquee.app, owner.email, 'root');
  const { rows } = await platform.owner.query(
    'select allowed_addresses from operators.operator where email = $1',
    [owner.email],
  );
  expect(rows).toEqual([{ allowed_addresses: [] }]);
});
