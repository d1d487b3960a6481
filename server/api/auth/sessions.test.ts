import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { accessLog } from '@marquee/contract/api/auth/access_log.ts';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import { sessionList } from '@marquee/contract/api/auth/session_list.ts';
import { sessionRevoke } from '@marquee/contract/api/auth/session_revoke.ts';
import { checkStatus } from '@marquee/contract/api/settings/check_status.ts';
import { realtimePath, serverEventSchema } from '@marquee/contract/realtime.ts';
import { newId } from '../../kernel/ids.ts';
import { setPlayerStatus } from '../../players/account-status.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../../tests/platform.ts';

const decision = { by: 'ana', reason: 'A test' };

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const android =
  'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** Sign in as a browser would. */
async function signInFrom(userAgent: string, account_id: string): Promise<TestPlayer> {
  const response = await fetch(`http://127.0.0.1:${platform.marquee.port}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ account_id, password: 'a long password', domain_name: 'localhost' }),
  });
  return { account_id, auth: login.answer.parse(await response.json()).token };
}

async function keyOf(accountId: string) {
  const { rows } = await platform.owner.query<{ site_id: number; player_id: string }>(
    'select site_id, player_id from players.player where account_id = $1',
    [accountId],
  );
  return { siteId: rows[0]?.site_id ?? 0, playerId: BigInt(rows[0]?.player_id ?? 0) };
}

test('S3.1 a player sees his sessions, with their devices, and ends one of them', async () => {
  await platform.newPlayer('devices');
  platform.clock.advance(31 * 60_000);
  const desktop = await signInFrom(firefox, 'devices');
  platform.clock.advance(60_000);
  const phone = await signInFrom(android, 'devices');
  const listed = await platform.call(sessionList, desktop);
  // The session of the sign-up has gone idle.
  expect(listed.value).toMatchObject([
    { device: { browser: 'Chrome 142', os: 'Android 16', type: 'mobile' }, current: false, ip: '127.0.0.1' },
    { device: { browser: 'Firefox 145', os: 'Linux', type: 'desktop' }, current: true },
  ]);
  const session_id = listed.value?.[0]?.session_id ?? '';
  expect(await platform.call(sessionRevoke, { ...desktop, session_id })).toMatchObject({
    statusCode: 1,
    sessions_ended: 1,
  });
  expect(await platform.call(getBalance, phone)).toMatchObject({ statusMessage: 'sessionExpired' });
  expect(await platform.call(sessionRevoke, { ...desktop, session_id })).toMatchObject({
    statusMessage: 'sessionNotFound',
  });
  expect((await platform.call(sessionList, desktop)).value).toHaveLength(1);
});

test('all others are ended at once, and nobody ends a session of somebody else', async () => {
  const own = await platform.newPlayer('keeper');
  const others = [await signInFrom(firefox, 'keeper'), await signInFrom(android, 'keeper')];
  const stranger = await platform.newPlayer('meddler');
  const [session] = (await platform.call(sessionList, own)).value ?? [];
  for (const session_id of [session?.session_id ?? '', newId()]) {
    expect(await platform.call(sessionRevoke, { ...stranger, session_id })).toMatchObject({
      statusMessage: 'sessionNotFound',
    });
  }
  expect(await platform.call(sessionRevoke, own)).toMatchObject({ statusCode: 1, sessions_ended: 2 });
  for (const other of others) {
    expect(await platform.call(getBalance, other)).toMatchObject({ statusMessage: 'sessionExpired' });
  }
  expect(await platform.call(getBalance, own)).toMatchObject({ statusCode: 1 });
});

test('S7.28 S4.5 the status tells what the account may do and how long the session lasts, or why it ended', async () => {
  const player = await platform.newPlayer('status1');
  const key = await keyOf('status1');
  expect(await platform.call(checkStatus, player)).toMatchObject({
    statusCode: 1,
    status: 'active',
    session_expires_in_s: 12 * 3600,
    session_started_at: platform.clock.now().toISOString(),
  });
  await setPlayerStatus(platform.marquee.app, key, 'no_bets', decision);
  expect(await platform.call(checkStatus, player)).toMatchObject({ statusCode: 1, status: 'no_bets' });
  await setPlayerStatus(platform.marquee.app, key, 'blocked', decision);
  expect(await platform.call(checkStatus, player)).toMatchObject({
    statusCode: -423,
    statusMessage: 'BLOCK',
  });
  await setPlayerStatus(platform.marquee.app, key, 'closed', decision);
  expect(await platform.call(checkStatus, player)).toMatchObject({
    statusCode: -410,
    statusMessage: 'CLOSE',
  });
  // After being reactivated the player signs in again. Sessions that were ended stay ended.
  await setPlayerStatus(platform.marquee.app, key, 'active', decision);
  expect(await platform.call(checkStatus, player)).toMatchObject({ statusMessage: 'sessionExpired' });
  const again = await signInFrom(firefox, 'status1');
  expect(await platform.call(checkStatus, again)).toMatchObject({ statusCode: 1 });
});

test('S4.5 an open tab hears at once that its session ended, and why', async () => {
  const own = await platform.newPlayer('tabs');
  const other = await signInFrom(android, 'tabs');
  const tab = await openTab(other);
  const ended = tab.next('session_ended');
  await platform.call(sessionRevoke, own);
  expect(await ended).toEqual({ type: 'session_ended', statusMessage: 'sessionExpired' });
  const ownTab = await openTab(own);
  const blocked = ownTab.next('session_ended');
  await setPlayerStatus(platform.marquee.app, await keyOf('tabs'), 'blocked', decision);
  expect(await blocked).toEqual({ type: 'session_ended', statusMessage: 'BLOCK' });
  tab.socket.close();
  ownTab.socket.close();
});

test('S6.4 the access log shows a player who tried to come into his account, ten a page, the newest first', async () => {
  const player = await platform.newPlayer('logged');
  await platform.newPlayer('logged2');
  for (let entry = 0; entry < 11; entry += 1) {
    platform.clock.advance(1000);
    await platform.call(logout, await signInFrom(firefox, 'logged'));
  }
  const first = await platform.call(accessLog, player);
  expect(first).toMatchObject({ statusCode: 1, page: 1, page_size: 10, total: 23 });
  expect(first.value).toHaveLength(10);
  expect(first.value?.[0]).toMatchObject({
    ip: '127.0.0.1',
    device: { type: expect.stringMatching(/desktop|unknown/) },
    at: platform.clock.now().toISOString(),
  });
  const last = await platform.call(accessLog, { ...player, page: 3 });
  expect(last.value?.map(({ outcome }) => outcome)).toEqual([
    expect.stringMatching(/signed_/),
    expect.stringMatching(/signed_/),
    'verified',
  ]);
});

async function openTab(player: TestPlayer) {
  const socket = new WebSocket(`ws://127.0.0.1:${platform.marquee.port}${realtimePath}`);
  const next = (type: string) =>
    new Promise((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const event = serverEventSchema.parse(JSON.parse(data));
        if (event.type === type) resolve(event);
      });
    });
  const signedIn = next('signed_in');
  socket.on('open', () => socket.send(JSON.stringify({ type: 'sign_in', ...player })));
  await signedIn;
  return { socket, next };
}
