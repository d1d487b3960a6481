import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import { stepUp } from '@marquee/contract/api/auth/step_up.ts';
import type { Call } from '@marquee/contract/call.ts';
import { calls } from '@marquee/contract/calls.ts';
import { newId } from '../../server/kernel/ids.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../platform.ts';
import { changedTables, createStateReader } from './database-state.ts';
import { postJson } from '../post-json.ts';
import { acceptableBody } from './generated-input.ts';
import { haveEverything, idFields, idsOf, isShared } from './isolation-fixture.ts';

let platform: TestPlatform;
let player: TestPlayer;
let stranger: TestPlayer;
let elsewhere: TestPlayer;
let signedOut: TestPlayer;
let proof: string;
let readState: () => Promise<ReadonlyMap<string, string>>;
const playerCalls: readonly Call[] = calls.filter((call) => call.access === 'player');
/** By the name of the field: ids of another player, and of a player of another site. */
const ownedIds = new Map<string, string[]>();
beforeAll(async () => {
  // Without the worker nothing but a call writes.
  platform = await startPlatform({ ROLES: 'web,api' });
  player = await platform.newPlayer('the.player');
  stranger = await platform.newPlayer('the.stranger');
  elsewhere = await platform.newPlayer('the.player', 'meridian.localhost');
  signedOut = await platform.newPlayer('signed.out');
  await platform.call(logout, signedOut);
  await haveEverything(platform, stranger, 'localhost');
  await haveEverything(platform, elsewhere, 'meridian.localhost');
  for (const field of new Set(playerCalls.flatMap(idFields))) {
    if (await isShared(platform, field)) continue;
    ownedIds.set(field, [
      ...(await idsOf(platform, stranger, 'localhost', field)),
      ...(await idsOf(platform, elsewhere, 'meridian.localhost', field)),
    ]);
  }
  const proven = await platform.call(stepUp, { ...player, password: 'a long password' });
  proof = proven.step_up_proof ?? '';
  readState = await createStateReader(platform.owner);
});
afterAll(() => platform.close());

describe.each(playerCalls.map((call) => [call.path, call] as const))('%s', (path, call: Call) => {
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
});

describe('a session of another site', () => {
  test.each(playerCalls.map((call) => [call.path, call] as const))('%s', async (path, call) => {
    const before = await readState();
    const { port } = platform.marquee;
    const body = acceptableBody(call, 1);
    // The same account name, each with the token of its own site, on the host of the other one.
    for (const [host, credentials] of [
      ['localhost', elsewhere],
      ['meridian.localhost', player],
    ] as const) {
      const answer = await postJson({ port, host }, path, { ...body, ...credentials });
      expect(answer).toMatchObject({ status: 200, body: { statusMessage: 'permissionDenied' } });
    }
    expect(changedTables(before, await readState())).toEqual([]);
  });
});

describe('what belongs to another player, or to a player of another site', () => {
  test('is there to be asked for, whatever a call names', () => {
    const missing = [...ownedIds].filter(([, ids]) => ids.length < 2).map(([field]) => field);
    expect(missing, 'give the players of this test one each, in isolation-fixture.ts').toEqual([]);
    expect(ownedIds.size).toBeGreaterThan(5);
  });

  test.each(
    playerCalls.filter((call) => idFields(call).length > 0).map((call) => [call.path, call] as const),
  )('%s answers as for what never was', async (path, call) => {
    const before = await readState();
    for (const field of idFields(call)) {
      const ids = ownedIds.get(field);
      if (!ids) continue;
      const ask = async (id: string) => {
        const body = { ...acceptableBody(call, 1), ...player, step_up_proof: proof, [field]: id };
        const { status, body: answered } = await platform.post(path, body);
        return { status, body: answered };
      };
      const unknown = await ask(newId());
      expect(unknown, field).toMatchObject({
        status: 200,
        body: { statusMessage: expect.not.stringMatching(/^(OK|stepUpRequired)$/) },
      });
      for (const id of ids) expect(await ask(id), `${field} ${id}`).toEqual(unknown);
    }
    expect(changedTables(before, await readState())).toEqual([]);
  });
});

test('S6.1 an account of the same name on another site is another player’s', async () => {
  const own = await platform.post('/api/settings/profile', player);
  const other = await platform.post('/api/settings/profile', elsewhere);
  expect(own.body).not.toEqual(other.body);
});
