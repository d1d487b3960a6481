import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import type { Call } from '@marquee/contract/call.ts';
import { calls } from '@marquee/contract/calls.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';
import { changedTables, createStateReader } from './database-state.ts';
import { acceptableBody } from './generated-input.ts';

let platform: TestPlatform;
let player: TestPlayer;
let stranger: TestPlayer;
let elsewhere: TestPlayer;
let signedOut: TestPlayer;
let readState: () => Promise<ReadonlyMap<string, string>>;
beforeAll(async () => {
  // Without the worker nothing but a call writes.
  platform = await startPlatform({ ROLES: 'web,api' });
  player = await platform.newPlayer('the.player');
  stranger = await platform.newPlayer('the.stranger');
  elsewhere = await platform.newPlayer('the.player', 'meridian.localhost');
  signedOut = await platform.newPlayer('signed.out');
  await platform.call(logout, signedOut);
  readState = await createStateReader(platform.owner);
});
afterAll(() => platform.close());

describe.each(calls.filter((call) => call.access === 'player').map((call) => [call.path, call] as const))(
  '%s',
  (path, call: Call) => {
    test('S4.5 S6.2 S6.4 says nothing and does nothing for a session that is not the account’s', async () => {
      const before = await readState();
      const attempts = {
        'a token that never was': [{ account_id: player.account_id, auth: 'x'.repeat(43) }, 'sessionExpired'],
        'a session that ended': [signedOut, 'sessionExpired'],
        'another player’s session': [
          { account_id: player.account_id, auth: stranger.auth },
          'permissionDenied',
        ],
        'an account that is nobody’s': [
          { account_id: 'nobody.at.all', auth: stranger.auth },
          'permissionDenied',
        ],
      } as const;
      for (const [attempt, [credentials, refusal]] of Object.entries(attempts)) {
        for (const seed of [1, 2, 3]) {
          const answer = await platform.post(path, { ...acceptableBody(call, seed), ...credentials });
          expect(answer, attempt).toMatchObject({ status: 200, body: { statusMessage: refusal } });
          expect(Object.keys(Object(answer.body)).toSorted()).toEqual([
            'statusCode',
            'statusDetail',
            'statusMessage',
          ]);
        }
      }
      expect(changedTables(before, await readState())).toEqual([]);
    });
  },
);

test('S6.1 an account of the same name on another site is another player’s', async () => {
  const own = await platform.post('/api/settings/profile', player);
  const other = await platform.post('/api/settings/profile', elsewhere);
  expect(own.body).not.toEqual(other.body);
});
