import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@marquee/contract/api/auth/login.ts';
import { loginTac } from '@marquee/contract/api/auth/login_tac.ts';
import { tacRequestLogin } from '@marquee/contract/api/auth/tac/request_login.ts';
import { twoFactorBegin } from '@marquee/contract/api/auth/two_factor_begin.ts';
import { twoFactorConfirm } from '@marquee/contract/api/auth/two_factor_confirm.ts';
import { twoFactorDisable } from '@marquee/contract/api/auth/two_factor_disable.ts';
import { profile } from '@marquee/contract/api/settings/profile.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const password = 'a long password';
const period_ms = 30_000;
const signIn = (account_id: string, totp?: string, entered = password) =>
  platform.call(login, { account_id, password: entered, domain_name: 'localhost', totp });

/** The code in the player's authenticator app, `steps` periods from now. */
function shown(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: platform.clock.now().getTime() + steps * period_ms });
}
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

async function protect(account_id: string): Promise<{ player: TestPlayer; secret: string; codes: string[] }> {
  const player = await platform.newPlayer(account_id);
  const { secret = '' } = await platform.call(twoFactorBegin, { ...player, password });
  const confirmed = await platform.call(twoFactorConfirm, { ...player, totp: shown(secret) });
  platform.clock.advance(period_ms);
  return { player, secret, codes: confirmed.recovery_codes ?? [] };
}

test('S7.2 a second factor is begun, confirmed by a code, and then asked for', async () => {
  const player = await platform.newPlayer('secured');
  expect(await platform.call(twoFactorConfirm, { ...player, totp: '123456' })).toMatchObject({
    statusMessage: 'twoFactorNotBegun',
  });
  expect(await platform.call(twoFactorBegin, { ...player, password: 'wrong' })).toMatchObject({
    statusMessage: 'wrongPassword',
  });
  const begun = await platform.call(twoFactorBegin, { ...player, password });
  const secret = begun.secret ?? '';
  expect(begun.otpauth_url).toMatch(/^otpauth:\/\/totp\/Aurum%20Palace:secured\?/);
  // Setup has begun but is not confirmed, so sign-in needs no code.
  expect(await signIn('secured')).toMatchObject({ statusCode: 1 });
  const right = shown(secret);
  expect(await platform.call(twoFactorConfirm, { ...player, totp: otherThan(right) })).toMatchObject({
    statusMessage: 'invalidTotp',
  });
  const confirmed = await platform.call(twoFactorConfirm, { ...player, totp: right });
  expect(new Set(confirmed.recovery_codes).size).toBe(10);
  expect((await platform.call(profile, player)).value?.[0]).toMatchObject({
    two_factor: true,
    recovery_codes_left: 10,
  });
  for (const again of [
    await platform.call(twoFactorBegin, { ...player, password }),
    await platform.call(twoFactorConfirm, { ...player, totp: right }),
  ]) {
    expect(again).toMatchObject({ statusMessage: 'twoFactorActive' });
  }
  expect(await signIn('secured')).toMatchObject({ statusCode: 2035, statusMessage: 'twoFactorRequired' });
  // The code used for confirmation is rejected. A later code works once, even if two requests use it together.
  expect(await signIn('secured', right)).toMatchObject({ statusMessage: 'invalidTotp' });
  platform.clock.advance(period_ms);
  platform.clock.advance(60 * period_ms);
  const both = await Promise.all([signIn('secured', shown(secret)), signIn('secured', shown(secret))]);
  expect(both.map(({ statusMessage }) => statusMessage).toSorted()).toEqual(['OK', 'invalidTotp']);
});

test('S7.2 the second factor is no way to learn whether a password is right', async () => {
  const { secret } = await protect('quiet');
  expect(await signIn('quiet', shown(secret), 'wrong password')).toMatchObject({
    statusMessage: 'invalidCredentials',
  });
  expect(await signIn('quiet.nobody', '123456')).toMatchObject({ statusMessage: 'invalidCredentials' });
  // A wrong password does not use up the code.
  expect(await signIn('quiet', shown(secret))).toMatchObject({ statusCode: 1 });
});

test('S7.2 wrong codes lock like wrong passwords, and a right password in between forgives none', async () => {
  const { secret } = await protect('guessed');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    expect(await signIn('guessed')).toMatchObject({ statusMessage: 'twoFactorRequired' });
    expect(await signIn('guessed', otherThan(shown(secret)))).toMatchObject({ statusMessage: 'invalidTotp' });
  }
  expect(await signIn('guessed', shown(secret))).toMatchObject({ statusMessage: 'accountLocked' });
  platform.clock.advance(30 * 60_000 + 1);
  expect(await signIn('guessed', shown(secret))).toMatchObject({ statusCode: 1 });
});

test('a step of drift is taken, two are not', async () => {
  const { secret } = await protect('drifting');
  platform.clock.advance(10 * period_ms);
  expect(await signIn('drifting', shown(secret, -2))).toMatchObject({ statusMessage: 'invalidTotp' });
  expect(await signIn('drifting', shown(secret, 2))).toMatchObject({ statusMessage: 'invalidTotp' });
  expect(await signIn('drifting', shown(secret, -1))).toMatchObject({ statusCode: 1 });
  expect(await signIn('drifting', shown(secret, 1))).toMatchObject({ statusCode: 1 });
  // A code older than the newest accepted one is rejected.
  expect(await signIn('drifting', shown(secret))).toMatchObject({ statusMessage: 'invalidTotp' });
});

test('a recovery code is good once in place of the app, and kept as a digest only', async () => {
  const { player, codes } = await protect('stranded');
  const [code = '', second = ''] = codes;
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect(await signIn('stranded', code.toLowerCase())).toMatchObject({ statusCode: 1 });
  expect(await signIn('stranded', code)).toMatchObject({ statusMessage: 'invalidTotp' });
  expect((await platform.call(profile, player)).value?.[0]).toMatchObject({ recovery_codes_left: 9 });
  const { player: other } = await protect('stranded2');
  expect(await signIn(other.account_id, second)).toMatchObject({ statusMessage: 'invalidTotp' });
  const { rows } = await platform.owner.query<{ text: string }>(
    'select row_to_json(factor)::text || row_to_json(code)::text as text from players.two_factor factor join players.recovery_code code using (site_id, player_id)',
  );
  for (const { text } of rows) expect(text).not.toContain(second);
});

test('S7.9 S4.6 signing in by a code asks for the second factor too, and the code stays good for it', async () => {
  const { secret } = await protect('bothways');
  await platform.call(tacRequestLogin, { domain_name: 'localhost', account_id: 'bothways' });
  const { rows } = await platform.owner.query<{ contact_phone: string }>(
    "select contact_phone from players.player where account_id = 'bothways'",
  );
  const tac = await platform.lastCode(rows[0]?.contact_phone ?? '');
  const proof = { domain_name: 'localhost', account_id: 'bothways', tac };
  expect(await platform.call(loginTac, proof)).toMatchObject({ statusMessage: 'twoFactorRequired' });
  expect(await platform.call(loginTac, { ...proof, totp: otherThan(shown(secret)) })).toMatchObject({
    statusMessage: 'invalidTotp',
  });
  expect(await platform.call(loginTac, { ...proof, totp: shown(secret) })).toMatchObject({ statusCode: 1 });
});

test('it is taken away by who has both factors, and nothing of it is left', async () => {
  const { player, secret } = await protect('undone');
  const proof = { ...player, password, totp: shown(secret) };
  expect(await platform.call(twoFactorDisable, { ...proof, password: 'wrong' })).toMatchObject({
    statusMessage: 'wrongPassword',
  });
  expect(await platform.call(twoFactorDisable, { ...proof, totp: otherThan(proof.totp) })).toMatchObject({
    statusMessage: 'invalidTotp',
  });
  expect(await platform.call(twoFactorDisable, proof)).toMatchObject({ statusCode: 1 });
  expect(await platform.call(twoFactorDisable, proof)).toMatchObject({ statusMessage: 'twoFactorNotActive' });
  expect(await signIn('undone')).toMatchObject({ statusCode: 1 });
  const { rows } = await platform.owner.query(
    "select from players.recovery_code join players.player using (site_id, player_id) where account_id = 'undone'",
  );
  expect(rows).toEqual([]);
});
