import { afterAll, beforeAll, expect, test } from 'vitest';
import { profile } from '@marquee/contract/api/settings/profile.ts';
import { profileUpdate } from '@marquee/contract/api/settings/profile_update.ts';
import { startPlatform, type TestPlatform } from '../../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

test('a player changes his address, which is then no longer verified', async () => {
  const player = await platform.newPlayer('mover');
  await platform.owner.query(
    "update players.player set email_verified_at = now() where account_id = 'mover'",
  );
  const change = { ...player, full_name: 'Maria Santos', contact_email: 'moved@example.com' };
  expect(await platform.call(profileUpdate, change)).toMatchObject({
    statusCode: 1,
    value: [{ contact_email: 'moved@example.com', full_name: 'Maria Santos' }],
  });
  expect((await platform.call(profile, player)).value?.[0]).toMatchObject({
    contact_email: 'moved@example.com',
    email_verified: false,
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
