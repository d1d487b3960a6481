import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorsResetSecondFactor } from '../../contract/operate/operators/reset_second_factor.ts';
import { operatorsRestore } from '../../contract/operate/operators/restore.ts';
import { operatorsSetAddresses } from '../../contract/operate/operators/set_addresses.ts';
import { operatorsSuspend } from '../../contract/operate/operators/suspend.ts';
import { sessionMe } from '../../contract/operate/session/me.ts';
import { sessionPasskeyAdd } from '../../contract/operate/session/passkey_add.ts';
import { sessionPasskeyAddBegin } from '../../contract/operate/session/passkey_add_begin.ts';
import { sessionPasskeyRemove } from '../../contract/operate/session/passkey_remove.ts';
import { sessionPasskeySignIn } from '../../contract/operate/session/passkey_sign_in.ts';
import { sessionPasskeyStepUp } from '../../contract/operate/session/passkey_step_up.ts';
import { sessionPasskeyStepUpBegin } from '../../contract/operate/session/passkey_step_up_begin.ts';
import { sessionPasskeys } from '../../contract/operate/session/passkeys.ts';
import { sessionSignIn } from '../../contract/operate/session/sign_in.ts';
import { createPasskeyDevice } from '../passkey-device.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';
import {
  consoleHost,
  cookieOf,
  createTestConsole,
  operatorPassword,
  type TestConsole,
  type TestOperator,
} from '../operator-fixture.ts';
import { consoleOrigin as origin, createPasskeySteps } from './passkey-fixture.ts';

const everywhere = [{ role: 'owner', siteId: null }];

let platform: TestPlatform;
let operate: TestConsole;
let steps: ReturnType<typeof createPasskeySteps>;
let owner: TestOperator;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  operate = createTestConsole(platform);
  steps = createPasskeySteps(operate);
  owner = await operate.newOperator('owner@example.com', everywhere);
});
afterAll(() => platform.close());

async function askStepUp(operator: TestOperator) {
  const { options, challenge_token = '' } = await operate.call(sessionPasskeyStepUpBegin, {}, operator);
  if (!options) throw new Error('No challenge was given');
  return { options, challenge_token };
}

async function latestEntry() {
  const { rows } = await platform.owner.query(
    'select call, operator_id, session_id, before, after from operators.audit_entry order by entry_id desc limit 1',
  );
  return rows[0];
}

test('a passkey signs in without e-mail, password and code, and all of it is in the audit', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('holder');
  expect(await latestEntry()).toMatchObject({
    call: 'session/passkey_add',
    operator_id: operator.operatorId,
    after: { passkey: 'added', passkey_id, name: 'Work laptop', host: consoleHost },
  });
  const answer = await steps.signIn(device);
  expect(answer.body).toMatchObject({
    statusCode: 1,
    me: { operator: { email: 'holder@example.com' }, stepped_up_until: expect.any(String) },
  });
  expect(await latestEntry()).toMatchObject({
    call: 'session/passkey_sign_in',
    operator_id: operator.operatorId,
    after: { passkey_id },
  });
  const signedIn = { ...operator, cookie: cookieOf(answer) };
  expect(await operate.call(sessionMe, {}, signedIn)).toMatchObject({ statusCode: 1 });
  expect((await operate.call(sessionPasskeys, {}, signedIn)).value).toMatchObject([
    { passkey_id, name: 'Work laptop', host: consoleHost, last_used_at: expect.any(String) },
  ]);
});

test('adding and removing asks for the second factor, and the password still signs in when the last one is gone', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('remover');
  platform.clock.advance(300_000);
  expect(await operate.call(sessionPasskeyAddBegin, {}, operator)).toMatchObject({
    statusMessage: 'secondFactorDue',
  });
  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({
    statusMessage: 'secondFactorDue',
  });
  await operate.stepUp(operator);
  await operate.stepUp(owner);
  // Not by others, not even by an owner.
  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, owner)).toMatchObject({
    statusMessage: 'passkeyNotFound',
  });
  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({ statusCode: 1 });
  expect(await latestEntry()).toMatchObject({
    call: 'session/passkey_remove',
    before: { passkey_id, name: 'Work laptop' },
  });
  expect((await steps.signIn(device)).body).toMatchObject({ statusMessage: 'invalidPasskey' });
  const again = await operate.call(sessionSignIn, {
    email: operator.email,
    password: operatorPassword,
    totp: operate.nextCode(operator),
  });
  expect(again).toMatchObject({ statusCode: 1 });
});

test('a passkey confirms who is here in place of a code, once, in the session that asked', async () => {
  const { operator, device, passkey_id } = await steps.newHolder('confirming');
  const other = await steps.newHolder('stranger');
  platform.clock.advance(300_000);
  const foreign = await askStepUp(operator);
  const byOther = {
    challenge_token: foreign.challenge_token,
    credential: other.device.sign(foreign.options, { origin }),
  };
  expect(await operate.call(sessionPasskeyStepUp, byOther, operator)).toMatchObject({
    statusMessage: 'invalidPasskey',
  });
  const asked = await askStepUp(operator);
  const credential = device.sign(asked.options, { origin });
  const given = { challenge_token: asked.challenge_token, credential };
  expect(await operate.call(sessionPasskeyStepUp, given, other.operator)).toMatchObject({
    statusMessage: 'passkeyExpired',
  });
  const own = await askStepUp(operator);
  const right = {
    challenge_token: own.challenge_token,
    credential: device.sign(own.options, { origin }),
  };
  expect(await operate.call(sessionPasskeyStepUp, right, operator)).toMatchObject({ statusCode: 1 });
  expect(await latestEntry()).toMatchObject({ call: 'session/passkey_step_up', after: { passkey_id } });
  expect(await operate.call(sessionPasskeyStepUp, right, operator)).toMatchObject({
    statusMessage: 'passkeyExpired',
  });
  expect(await operate.call(sessionPasskeyRemove, { passkey_id }, operator)).toMatchObject({ statusCode: 1 });
  expect(await operate.call(sessionPasskeyStepUpBegin, {}, operator)).toMatchObject({
    statusMessage: 'passkeyNotFound',
  });
});

test('a challenge is answered once, within five minutes, for what it was asked, and is stored as a hash', async () => {
  const { operator, device } = await steps.newHolder('replayed');
  const { options, challenge_token } = await steps.challenge();
  const { rows } = await platform.owner.query<{ found: string }>(
    'select row_to_json(c)::text as found from operators.passkey_challenge c',
  );
  const stored = rows.map(({ found }) => found).join('\n');
  expect(rows).not.toHaveLength(0);
  expect(stored).not.toContain(options.challenge);
  expect(stored).not.toContain(challenge_token);
  const answer = { challenge_token, credential: device.sign(options, { origin }) };
  const other = await steps.challenge();
  const mixed = { ...answer, challenge_token: other.challenge_token };
  expect(await operate.call(sessionPasskeySignIn, mixed)).toMatchObject({ statusMessage: 'invalidPasskey' });
  expect(await operate.call(sessionPasskeySignIn, answer)).toMatchObject({ statusCode: 1 });
  expect(await operate.call(sessionPasskeySignIn, answer)).toMatchObject({ statusMessage: 'passkeyExpired' });
  // The token whose answer was wrong is used up as well.
  expect(await operate.call(sessionPasskeySignIn, mixed)).toMatchObject({ statusMessage: 'passkeyExpired' });
  // What was asked for a step-up opens no session.
  const stepUp = await askStepUp(operator);
  expect(
    await operate.call(sessionPasskeySignIn, {
      challenge_token: stepUp.challenge_token,
      credential: device.sign(stepUp.options, { origin }),
    }),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
  const late = await steps.challenge();
  const signed = device.sign(late.options, { origin });
  platform.clock.advance(300_000);
  expect(
    await operate.call(sessionPasskeySignIn, { challenge_token: late.challenge_token, credential: signed }),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
  // What has expired is forgotten when the next is asked.
  await steps.challenge();
  const left = await platform.owner.query('select 1 from operators.passkey_challenge');
  expect(left.rows).toHaveLength(1);
});

test('a signature for another origin or host, or without verification of the operator, is refused', async () => {
  const { device } = await steps.newHolder('phished');
  for (const how of [
    { origin: 'https://marquee-console.example' },
    { origin: 'http://localhost' },
    { rpId: 'localhost' },
    { verified: false },
  ]) {
    expect((await steps.signIn(device, how)).body).toMatchObject({ statusMessage: 'invalidPasskey' });
    platform.clock.advance(30 * 60_000);
  }
  expect((await steps.signIn(device)).body).toMatchObject({ statusCode: 1 });
  const { options, challenge_token } = await steps.challenge();
  const credential = device.sign(options, { origin });
  const foreign = await operate.post(
    sessionPasskeySignIn.path,
    { challenge_token, credential },
    { origin: 'http://localhost' },
  );
  expect(foreign.body).toMatchObject({ statusMessage: 'originRefused' });
});

test('a count that does not grow is refused, because the key was copied', async () => {
  const { device } = await steps.newHolder('copied');
  expect((await steps.signIn(device, { counter: 100 })).body).toMatchObject({ statusCode: 1 });
  expect((await steps.signIn(device, { counter: 100 })).body).toMatchObject({
    statusMessage: 'invalidPasskey',
  });
  expect((await steps.signIn(device, { counter: 101 })).body).toMatchObject({ statusCode: 1 });
});

test('a passkey is created for one operator, by whoever asked, and by one that verifies them', async () => {
  const first = await steps.newHolder('first');
  const second = await steps.newHolder('second');
  const taken = await steps.begin(second.operator);
  const credential = first.device.create(taken.options, { origin });
  expect(
    await operate.call(
      sessionPasskeyAdd,
      { challenge_token: taken.challenge_token, name: 'Taken', credential },
      second.operator,
    ),
  ).toMatchObject({ statusMessage: 'passkeyTaken' });
  const asked = await steps.begin(first.operator);
  const created = createPasskeyDevice().create(asked.options, { origin });
  expect(
    await operate.call(
      sessionPasskeyAdd,
      { challenge_token: asked.challenge_token, name: 'Smuggled', credential: created },
      second.operator,
    ),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
  const unverified = await steps.begin(first.operator);
  expect(
    await operate.call(
      sessionPasskeyAdd,
      {
        challenge_token: unverified.challenge_token,
        name: 'Unlocked',
        credential: createPasskeyDevice().create(unverified.options, { origin, verified: false }),
      },
      first.operator,
    ),
  ).toMatchObject({ statusMessage: 'invalidPasskey' });
});

test('wrong signatures lock as wrong codes do, and failures from elsewhere do not hold a passkey off', async () => {
  const { device } = await steps.newHolder('forged');
  for (let attempt = 0; attempt < 3; attempt += 1) await steps.signIn(device, { verified: false });
  expect((await steps.signIn(device)).body).toMatchObject({ statusMessage: 'signInLocked' });

  const other = await steps.newHolder('guessed');
  await platform.owner.query(
    `insert into operators.sign_in_attempt (attempt_id, email, ip, created_at)
     select gen_random_uuid(), $1, '203.0.113.9', $2 from generate_series(1, 100)`,
    [other.operator.email, platform.clock.now()],
  );
  await platform.owner.query("update operators.session set ip = '203.0.113.7' where operator_id = $1", [
    other.operator.operatorId,
  ]);
  const byPassword = { email: other.operator.email, password: operatorPassword, totp: '123456' };
  expect((await operate.call(sessionSignIn, byPassword)).statusMessage).toBe('signInLocked');
  expect((await steps.signIn(other.device)).body).toMatchObject({ statusMessage: 'OK' });
});

test('the passkey of an operator who was suspended, enrols again or is elsewhere is refused', async () => {
  const { operator, device } = await steps.newHolder('barred');
  const about = { operator_id: operator.operatorId, reason: 'a test of passkeys' };
  // The clock of the tests before has ended the first owner's session.
  const boss = await operate.newOperator('boss@example.com', everywhere);
  await operate.call(operatorsSuspend, about, boss);
  expect((await steps.signIn(device)).body).toMatchObject({ statusMessage: 'invalidPasskey' });
  await operate.call(operatorsRestore, about, boss);
  expect((await steps.signIn(device)).body).toMatchObject({ statusCode: 1 });
  await operate.call(operatorsSetAddresses, { ...about, addresses: ['203.0.113.0/24'] }, boss);
  expect((await steps.signIn(device)).body).toMatchObject({ statusMessage: 'addressNotAllowed' });
  await operate.call(operatorsSetAddresses, { ...about, addresses: [] }, boss);
  expect((await steps.signIn(device)).body).toMatchObject({ statusCode: 1 });
  await operate.call(operatorsResetSecondFactor, about, boss);
  expect((await steps.signIn(device)).body).toMatchObject({ statusMessage: 'invalidPasskey' });
  const { rows } = await platform.owner.query('select 1 from operators.passkey where operator_id = $1', [
    operator.operatorId,
  ]);
  expect(rows).toEqual([]);
});
