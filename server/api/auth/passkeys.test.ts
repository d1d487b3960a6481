import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { passkeyAdd } from '@marquee/contract/api/auth/passkey_add.ts';
import { passkeyAddBegin } from '@marquee/contract/api/auth/passkey_add_begin.ts';
import { passkeyList } from '@marquee/contract/api/auth/passkey_list.ts';
import { passkeyLogin } from '@marquee/contract/api/auth/passkey_login.ts';
import { passkeyLoginBegin } from '@marquee/contract/api/auth/passkey_login_begin.ts';
import { passkeyRemove } from '@marquee/contract/api/auth/passkey_remove.ts';
import { passkeyStepUp } from '@marquee/contract/api/auth/passkey_step_up.ts';
import { passkeyStepUpBegin } from '@marquee/contract/api/auth/passkey_step_up_begin.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { setPlayerStatus } from '../../players/account-status.ts';
import { tidyPlayers } from '../../players/tidy.ts';
import { createPasskeyDevice, type PasskeyDevice } from '../../../tests/passkey-device.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';
import { postJson } from '../../../tests/post-json.ts';

const origin = 'http://localhost';
const site = { domain_name: 'localhost' };
const password = 'a long password';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

/** Add the device's passkey to the player's account; answers its id. */
async function add(player: TestPlayer, device: PasskeyDevice): Promise<string> {
  const { options, challenge_token = '' } = await platform.call(passkeyAddBegin, player);
  if (!options) throw new Error('No passkey could be begun');
  const credential = device.create(options, { origin });
  const added = await platform.call(passkeyAdd, {
    ...player,
    challenge_token,
    name: 'Chrome on Linux',
    credential,
  });
  expect(added).toMatchObject({ statusCode: 1, passkey: { name: 'Chrome on Linux', host: 'localhost' } });
  return added.passkey?.passkey_id ?? '';
}

async function challenge() {
  const { options, challenge_token = '' } = await platform.call(passkeyLoginBegin, site);
  if (!options) throw new Error('No challenge was given');
  return { options, challenge_token };
}

async function signIn(device: PasskeyDevice, how: Partial<Parameters<PasskeyDevice['sign']>[1]> = {}) {
  const { options, challenge_token } = await challenge();
  const credential = device.sign(options, { origin, ...how });
  return platform.call(passkeyLogin, { ...site, challenge_token, credential });
}

async function newOwner(account_id: string) {
  const player = await platform.newPlayer(account_id);
  const device = createPasskeyDevice();
  return { player, device, passkey_id: await add(player, device) };
}

async function keyOf(account_id: string) {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    'select site_id, player_id from players.player where account_id = $1',
    [account_id],
  );
  return { siteId: rows[0]?.site_id ?? 0, playerId: BigInt(rows[0]?.player_id ?? 0) };
}

test('a passkey signs in without a name, and the player is told that it was added', async () => {
  const { player, device, passkey_id } = await newOwner('keyholder');
  const answer = await signIn(device);
  expect(answer).toMatchObject({ statusCode: 1, fullname: 'Maria Santos' });
  expect(answer.user).toEqual({ account_id: 'keyholder', session_token: answer.token });
  const session = { account_id: 'keyholder', auth: answer.token ?? '' };
  expect(await platform.call(getBalance, session)).toMatchObject({ statusCode: 1 });
  const { value } = await platform.call(passkeyList, session);
  expect(value).toMatchObject([{ passkey_id, host: 'localhost', last_used_at: expect.any(String) }]);
  const log = await platform.call(accessLog, player);
  expect(log.value?.map(({ outcome }) => outcome)).toContain('passkey_added');
  const { value: messages } = await platform.call(getInbox, player);
  expect(messages?.map(({ title }) => title)).toContain('A passkey was added');
  await platform.marquee.app.players.settled();
  const { rows } = await platform.owner.query(
    `select 1 from players.outbox_message where body like '%a new passkey can now sign in%'`,
  );
  expect(rows).toHaveLength(1);
});

test('adding and removing asks for a fresh proof, and a removed passkey signs in no more', async () => {
  const { player, device, passkey_id } = await newOwner('remover');
  expect((await platform.post(passkeyAddBegin.path, player)).body).toMatchObject({
    statusMessage: 'stepUpRequired',
  });
  expect((await platform.post(passkeyRemove.path, { ...player, passkey_id })).body).toMatchObject({
    statusMessage: 'stepUpRequired',
  });
  expect(await platform.call(passkeyRemove, { ...player, passkey_id })).toMatchObject({ statusCode: 1 });
  expect(await signIn(device)).toMatchObject({ statusMessage: 'invalidPasskey' });
  expect(await platform.call(passkeyRemove, { ...player, passkey_id })).toMatchObject({
    statusMessage: 'passkeyNotFound',
  });
});

test('a challenge is answered once, within five minutes, and by the page that asked', async () => {
  const { device } = await newOwner('replayer');
  const { options, challenge_token } = await challenge();
  const answer = { ...site, challenge_token, credential: device.sign(options, { origin }) };
  const other = await challenge();
  expect(
    await platform.call(passkeyLogin, { ...answer, challenge_token: other.challenge_token }),
  ).toMatchObject({ statusMessage: 'invalidPasskey' });
  expect(await platform.call(passkeyLogin, answer)).toMatchObject({ statusCode: 1 });
  expect(await platform.call(passkeyLogin, answer)).toMatchObject({ statusMessage: 'passkeyExpired' });
  // Also the token whose answer was wrong is used up.
  expect(
    await platform.call(passkeyLogin, { ...answer, challenge_token: other.challenge_token }),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
  const late = await challenge();
  const signed = device.sign(late.options, { origin });
  platform.clock.advance(300_000);
  expect(
    await platform.call(passkeyLogin, {
      ...site,
      challenge_token: late.challenge_token,
      credential: signed,
    }),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
});

test('unanswered challenges are forgotten', async () => {
  await challenge();
  platform.clock.advance(300_001);
  await tidyPlayers(platform.marquee.app);
  const { rows } = await platform.owner.query('select 1 from players.passkey_challenge');
  expect(rows).toEqual([]);
});

test('a signature for another origin or host, or without verification of the player, is refused', async () => {
  const { device } = await newOwner('phished');
  for (const how of [
    { origin: 'https://aurum-login.example' },
    { origin: 'http://localhost:4000' },
    { rpId: 'fiesta.localhost' },
    { verified: false },
  ]) {
    expect(await signIn(device, how)).toMatchObject({ statusMessage: 'invalidPasskey' });
    platform.clock.advance(30 * 60_000);
  }
  expect(await signIn(device)).toMatchObject({ statusCode: 1 });
});

test('a passkey of one host signs in to no other, not even of the same site', async () => {
  const { device } = await newOwner('traveller');
  for (const host of ['aurum.localhost', 'fiesta.localhost']) {
    const at = async (path: string, body: object) =>
      (await postJson({ port: platform.marquee.port, host }, path, { domain_name: host, ...body })).body;
    const begun = passkeyLoginBegin.answer.parse(await at(passkeyLoginBegin.path, {}));
    expect(begun.options.rpId).toBe(host);
    const credential = device.sign(begun.options, { origin: `http://${host}` });
    const { challenge_token } = begun;
    expect(await at(passkeyLogin.path, { challenge_token, credential })).toMatchObject({
      statusMessage: 'invalidPasskey',
    });
  }
  // A page of one site cannot ask for another site's challenge.
  expect(await platform.call(passkeyLoginBegin, { domain_name: 'fiesta.localhost' })).toMatchObject({
    statusMessage: 'permissionDenied',
  });
});

test('a count that does not grow is refused, because the key was copied', async () => {
  const { device } = await newOwner('cloned');
  expect(await signIn(device, { counter: 100 })).toMatchObject({ statusCode: 1 });
  expect(await signIn(device, { counter: 100 })).toMatchObject({ statusMessage: 'invalidPasskey' });
  expect(await signIn(device, { counter: 101 })).toMatchObject({ statusCode: 1 });
});

test('S4.5 a blocked or closed account is told so, and gets no session', async () => {
  const { device } = await newOwner('barred');
  const key = await keyOf('barred');
  for (const [status, message] of [
    ['blocked', 'BLOCK'],
    ['closed', 'CLOSE'],
  ] as const) {
    await setPlayerStatus(platform.marquee.app, key, status, { by: 'ana', reason: 'A test' });
    const answer = await signIn(device);
    expect(answer).toMatchObject({ statusMessage: message });
    expect(answer).not.toHaveProperty('token');
  }
});

test('S7.2 wrong passwords lock the account for the address on this way too, and wrong signatures count', async () => {
  const { device } = await newOwner('guessed');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await platform.call(login, { ...site, account_id: 'guessed', password: 'wrong password' });
  }
  expect(await signIn(device)).toMatchObject({ statusMessage: 'accountLocked' });
  const other = await newOwner('forged');
  for (let attempt = 0; attempt < 3; attempt += 1) await signIn(other.device, { verified: false });
  expect(await platform.call(login, { ...site, account_id: 'forged', password })).toMatchObject({
    statusMessage: 'accountLocked',
  });
});

test('a passkey counts as both factors, at sign-in and as a fresh proof', async () => {
  const { player, device } = await newOwner('two.factors');
  const { secret = '' } = await platform.call(twoFactorBegin, { ...player, password });
  const totp = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: platform.clock.now().getTime(),
  });
  expect(await platform.call(twoFactorConfirm, { ...player, totp })).toMatchObject({ statusCode: 1 });
  expect(await platform.call(login, { ...site, account_id: 'two.factors', password })).toMatchObject({
    statusMessage: 'twoFactorRequired',
  });
  expect(await signIn(device)).toMatchObject({ statusCode: 1 });
  expect(await platform.call(stepUp, { ...player, password })).toMatchObject({
    statusMessage: 'twoFactorRequired',
  });
  const { options, challenge_token = '' } = await platform.call(passkeyStepUpBegin, player);
  if (!options) throw new Error('No challenge was given');
  const credential = device.sign(options, { origin });
  const { step_up_proof } = await platform.call(passkeyStepUp, { ...player, challenge_token, credential });
  const begun = await platform.post(passkeyAddBegin.path, { ...player, step_up_proof });
  expect(begun.body).toMatchObject({ statusCode: 1 });
});

test('a fresh proof takes the player’s own passkey and the session that asked', async () => {
  const { player, device } = await newOwner('proving');
  const stranger = await newOwner('stranger');
  const second = await signIn(device);
  const secondSession = { account_id: 'proving', auth: second.token ?? '' };
  const ask = async () => {
    const { options, challenge_token = '' } = await platform.call(passkeyStepUpBegin, player);
    if (!options) throw new Error('No challenge was given');
    return { options, challenge_token };
  };
  const foreign = await ask();
  expect(
    await platform.call(passkeyStepUp, {
      ...player,
      challenge_token: foreign.challenge_token,
      credential: stranger.device.sign(foreign.options, { origin }),
    }),
  ).toMatchObject({ statusMessage: 'invalidPasskey' });
  const asked = await ask();
  const credential = device.sign(asked.options, { origin });
  expect(
    await platform.call(passkeyStepUp, {
      ...secondSession,
      challenge_token: asked.challenge_token,
      credential,
    }),
  ).toMatchObject({ statusMessage: 'passkeyExpired' });
  const none = await platform.newPlayer('without.keys');
  expect(await platform.call(passkeyStepUpBegin, none)).toMatchObject({ statusMessage: 'passkeyNotFound' });
});
