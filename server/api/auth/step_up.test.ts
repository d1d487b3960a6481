import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '@marquee/contract/call.ts';
import { calls } from '@marquee/contract/calls.ts';
import { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { safetySelfExclude } from '@marquee/contract/api/safety/self_exclude.ts';
import { safetyTimeOut } from '@marquee/contract/api/safety/time_out.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { changedTables, createStateReader } from '../../../tests/contract/database-state.ts';
import { acceptableBody } from '../../../tests/contract/generated-input.ts';

const password = 'a long password';
const stepUpRequired = { status: 200, body: { statusCode: 2040, statusMessage: 'stepUpRequired' } };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

/** Calls that change who owns an account, or where its money goes. */
const always = [
  '/api/auth/passkey_add_begin',
  '/api/auth/passkey_remove',
  '/api/cashier/bank_account_add',
  '/api/cashier/bank_account_default',
  '/api/cashier/bank_account_remove',
  '/api/safety/close_account',
  '/api/safety/self_exclude',
  '/api/settings/contact_change_request',
  '/api/settings/contact_change_verify',
];

async function proofOf(player: TestPlayer): Promise<string> {
  const proven = await platform.call(stepUp, { ...player, password });
  expect(proven).toMatchObject({ statusCode: 1, expires_after_s: 300 });
  return proven.step_up_proof ?? '';
}

function account(digits: string) {
  return { bank_name: 'BDO Unibank', account_name: 'Maria Santos', account_number: digits };
}

test('the sensitive calls say in the contract that they ask for a fresh proof, and take one', () => {
  const declared = (how: Call['stepUp']): string[] =>
    calls.filter((call) => call.stepUp === how).map(({ path }) => path);
  expect(declared('always').toSorted()).toEqual(always);
  // These calls ask for the password themselves. The step-up proof asks for the second factor.
  expect(declared('secondFactor')).toEqual(['/api/auth/update_password']);
  expect(declared('conditional').toSorted()).toEqual([
    '/api/safety/time_out',
    '/api/settings/profile_update',
  ]);
  for (const call of calls.filter(({ stepUp: asks }) => asks)) {
    const bodies = [1, 2, 3, 4].map((seed) => ({ ...acceptableBody(call, seed), step_up_proof: 'x' }));
    for (const body of bodies) expect(call.request.parse(body)).toMatchObject({ step_up_proof: 'x' });
  }
});

describe('a stolen session', () => {
  let player: TestPlayer;
  let stranger: TestPlayer;
  let readState: () => Promise<ReadonlyMap<string, string>>;
  beforeAll(async () => {
    player = await platform.newPlayer('stolen');
    stranger = await platform.newPlayer('a.stranger');
    readState = await createStateReader(platform.owner);
  });

  test.each(always)('changes nothing by %s', async (path) => {
    const call = calls.find((candidate) => candidate.path === path);
    if (!call) throw new Error(`${path} is no call`);
    const foreign = await proofOf(stranger);
    const before = await readState();
    for (const proof of [{}, { step_up_proof: 'x'.repeat(43) }, { step_up_proof: foreign }]) {
      const { step_up_proof: _, ...body } = acceptableBody(call, 1);
      expect(await platform.post(path, { ...body, ...player, ...proof })).toMatchObject(stepUpRequired);
    }
    expect(changedTables(before, await readState())).toEqual([]);
  });

  test('is not helped by the proof of another session of the same player', async () => {
    const again = await platform.call(login, {
      domain_name: 'localhost',
      account_id: player.account_id,
      password,
    });
    const proof = await proofOf({ account_id: player.account_id, auth: again.token ?? '' });
    const body = { ...player, ...account('11112222'), step_up_proof: proof };
    expect(await platform.post(bankAccountAdd.path, body)).toMatchObject(stepUpRequired);
  });

  test('takes a week off at most, and changes no more of the profile than the language', async () => {
    const victim = await platform.newPlayer('timed.out');
    expect(await platform.post(safetyTimeOut.path, { ...victim, days: 8 })).toMatchObject(stepUpRequired);
    expect(await platform.post(safetyTimeOut.path, { ...victim, days: 7 })).toMatchObject({
      body: { statusCode: 1 },
    });
    const { rows } = await platform.owner.query<{ contact_email: string }>(
      'select contact_email from players.player where account_id = $1',
      ['timed.out'],
    );
    const names = { ...victim, full_name: 'Maria Santos' };
    expect(
      await platform.post(profileUpdate.path, { ...names, contact_email: 'thief@example.com' }),
    ).toMatchObject(stepUpRequired);
    expect(
      await platform.post(profileUpdate.path, {
        ...names,
        contact_email: rows[0]?.contact_email,
        language: 'CN',
      }),
    ).toMatchObject({ body: { statusCode: 1 } });
  });
});

test('a proof is good for five minutes, for several calls, and is kept as a hash only', async () => {
  const player = await platform.newPlayer('proven');
  const step_up_proof = await proofOf(player);
  for (const digits of ['33334444', '33335555']) {
    const body = { ...player, ...account(digits), step_up_proof };
    expect(await platform.post(bankAccountAdd.path, body)).toMatchObject({ body: { statusCode: 1 } });
  }
  const { rows } = await platform.owner.query('select * from players.session');
  expect(JSON.stringify(rows)).not.toContain(step_up_proof);
  platform.clock.advance(300_000);
  expect(
    await platform.post(bankAccountAdd.path, { ...player, ...account('33336666'), step_up_proof }),
  ).toMatchObject(stepUpRequired);
  expect(await platform.call(accessLog, player)).toMatchObject({ value: [{ outcome: 'stepped_up' }, {}] });
});

test('a proof is that of one session: a made-up one and that of another session are refused', async () => {
  const player = await platform.newPlayer('two.sessions');
  const again = await platform.call(login, {
    domain_name: 'localhost',
    account_id: player.account_id,
    password,
  });
  const other = { account_id: player.account_id, auth: again.token ?? '' };
  const step_up_proof = await proofOf(player);
  const add = (who: TestPlayer, proof: string, digits: string) =>
    platform.post(bankAccountAdd.path, { ...who, ...account(digits), step_up_proof: proof });
  expect(await add(other, step_up_proof, '44445555')).toMatchObject(stepUpRequired);
  await proofOf(other);
  // Both sessions have been proved now, each by a proof of its own.
  expect(await add(other, step_up_proof, '44445555')).toMatchObject(stepUpRequired);
  expect(await add(player, 'x'.repeat(43), '44445555')).toMatchObject(stepUpRequired);
  expect(await add(player, step_up_proof, '44445555')).toMatchObject({ body: { statusCode: 1 } });
});

test('wrong passwords are counted, and refused after a few', async () => {
  const player = await platform.newPlayer('guessed');
  for (const refusal of ['wrongPassword', 'wrongPassword', 'wrongPassword', 'accountLocked']) {
    expect(await platform.call(stepUp, { ...player, password: 'a wrong one' })).toMatchObject({
      statusMessage: refusal,
    });
  }
  expect(await platform.call(stepUp, { ...player, password })).toMatchObject({
    statusMessage: 'accountLocked',
  });
});

test('a player with a second factor proves both, also to change the password', async () => {
  const player = await platform.newPlayer('two.proofs');
  const { secret = '' } = await platform.call(twoFactorBegin, { ...player, password });
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: platform.clock.now().getTime() });
  expect(await platform.call(twoFactorConfirm, { ...player, totp: codeNow() })).toMatchObject({
    statusCode: 1,
  });
  platform.clock.advance(60_000);
  expect(await platform.call(stepUp, { ...player, password })).toMatchObject({
    statusMessage: 'twoFactorRequired',
  });
  expect(await platform.call(stepUp, { ...player, password, totp: '000000' })).toMatchObject({
    statusMessage: 'invalidTotp',
  });
  const change = { ...player, password, new_password: 'another long secret' };
  expect(await platform.post('/api/auth/update_password', change)).toMatchObject(stepUpRequired);
  const proven = await platform.call(stepUp, { ...player, password, totp: codeNow() });
  const { step_up_proof } = proven;
  expect(await platform.post('/api/auth/update_password', { ...change, step_up_proof })).toMatchObject({
    body: { statusCode: 1 },
  });
  expect(
    await platform.call(safetySelfExclude, { ...player, months: 6, confirm: true, step_up_proof }),
  ).toMatchObject({ statusCode: 1 });
});
