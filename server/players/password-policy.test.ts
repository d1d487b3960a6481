import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@marquee/contract/api/auth/login.ts';
import { resetPassword } from '@marquee/contract/api/auth/reset_password.ts';
import { signup } from '@marquee/contract/api/auth/signup.ts';
import { updatePassword } from '@marquee/contract/api/auth/update_password.ts';
import { application, startPlatform, type TestPlatform } from '../../tests/platform.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './password-policy.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

test.each([
  'password123',
  '1234567890',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'P@ssw0rd123',
  'iloveyou123',
  'basketball',
])('S7.5 %s is what everybody tries first', async (password) => {
  await expect(requireGoodPassword(password, 'maria')).rejects.toMatchObject({
    refusal: 'passwordTooCommon',
  });
});

test.each(['a walk along the bay', 'marquee-demo', 'Tr4mway-Lisbon', 'x7!pQ9mz#L'])(
  '%s may be chosen',
  async (password) => {
    await expect(requireGoodPassword(password, 'maria')).resolves.toBeUndefined();
  },
);

test('a long password is looked at in a bounded time', async () => {
  await requireGoodPassword('a walk along the bay', 'maria');
  const start = performance.now();
  await requireGoodPassword('aB3$'.repeat(32), 'maria').catch(() => undefined);
  expect(performance.now() - start).toBeLessThan(2000);
});

test('S7.5 S7.10 each way to choose a password keeps to the rules, and says which one', async () => {
  const applied = application('choosing');
  expect(await platform.post(signup.path, { ...applied, password: 'nine char' })).toMatchObject({
    status: 400,
    body: { statusDetail: [{ field: 'password', expected: 'at least 10 characters' }] },
  });
  expect(await platform.call(signup, { ...applied, password: 'password123' })).toMatchObject({
    statusCode: 2041,
    statusMessage: 'passwordTooCommon',
  });
  expect(await platform.call(signup, { ...applied, password: 'it is Choosing!' })).toMatchObject({
    statusCode: 2042,
    statusMessage: 'passwordHasAccount',
  });
  const player = await platform.newPlayer('chooser');
  const change = { ...player, password: 'a long password' };
  expect(await platform.call(updatePassword, { ...change, new_password: '1234567890' })).toMatchObject({
    statusMessage: 'passwordTooCommon',
  });
  const reset = { domain_name: 'localhost', account_id: 'chooser', tac: '123456' };
  expect(await platform.call(resetPassword, { ...reset, new_password: 'chooser is me' })).toMatchObject({
    statusMessage: 'passwordHasAccount',
  });
});

test('a password that was chosen under older rules still signs in', async () => {
  await platform.newPlayer('longtime');
  await platform.owner.query('update players.player set password_hash = $1 where account_id = $2', [
    await hashPassword('pass'),
    'longtime',
  ]);
  expect(
    await platform.call(login, { domain_name: 'localhost', account_id: 'longtime', password: 'pass' }),
  ).toMatchObject({ statusCode: 1 });
});
