import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '@marquee/contract/api/auth/get_balance.ts';
import { login } from '@marquee/contract/api/auth/login.ts';
import { logout } from '@marquee/contract/api/auth/logout.ts';
import { startup } from '@marquee/contract/api/startup.ts';
import { seo } from '@marquee/contract/api/seo.ts';
import { realtimePath, serverEventSchema } from '@marquee/contract/realtime.ts';
import { WebSocket } from 'ws';
import { postJson } from '../../tests/post-json.ts';
import { startPlatform, type TestPlatform, type TestPlayer } from '../../tests/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
});
afterAll(() => platform.close());

const password = 'a long password';

/** Change columns of a site, and wait until the server has dropped it from its cache. */
async function setSite(code: string, change: string): Promise<void> {
  const heard = new Promise<void>((resolve) => platform.marquee.app.sites.onForget(() => resolve()));
  await platform.owner.query(`update sites.site set ${change} where site_code = $1`, [code]);
  await heard;
}

/** Make a player's call with any Host header. */
async function callAt(host: string, body: object) {
  const { body: answer } = await postJson({ port: platform.marquee.port, host }, getBalance.path, body);
  return answer;
}

/** Open a player's socket at a host. Returns the first answer and a promise of the close code. */
async function openTab(host: string, player: TestPlayer) {
  const socket = new WebSocket(`ws://127.0.0.1:${platform.marquee.port}${realtimePath}`, {
    headers: { host },
  });
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  await once(socket, 'open');
  const first = once(socket, 'message');
  socket.send(JSON.stringify({ type: 'sign_in', ...player }));
  const [data]: unknown[] = await first;
  return {
    answer: serverEventSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : '')),
    closed,
    close: () => socket.close(),
  };
}

test('a session is good on the hosts of its own site and on no other, whatever the body says', async () => {
  const player = await platform.newPlayer('host.bound');
  const elsewhere = await platform.newPlayer('host.bound', 'meridian.localhost');
  for (const host of ['localhost', 'AURUM.localhost:3000', 'aurum.localhost.', '127.0.0.1']) {
    expect(await callAt(host, player), host).toMatchObject({ statusCode: 1 });
  }
  for (const host of ['meridian.localhost', 'unknown.example', '[::1]', '10.0.0.1']) {
    const answer = await callAt(host, { ...player, domain_name: 'localhost' });
    expect(answer, host).toMatchObject({ statusMessage: 'permissionDenied' });
  }
  expect(await callAt('meridian.localhost', elsewhere)).toMatchObject({ statusCode: 1 });
  expect(await callAt('localhost', elsewhere)).toMatchObject({ statusMessage: 'permissionDenied' });

  const tab = await openTab('aurum.localhost', player);
  expect(tab.answer).toMatchObject({ type: 'signed_in' });
  tab.close();
  const stranger = await openTab('meridian.localhost', player);
  expect(stranger.answer).toMatchObject({ type: 'refused', statusMessage: 'permissionDenied' });
  expect(await stranger.closed).toBe(4401);
});

test.each([
  ["status = 'inactive'", "status = 'active'", 'siteInactive'],
  ["expired_date = now() - interval '1 day'", 'expired_date = null', 'siteExpired'],
  ['is_maintenance = true', 'is_maintenance = false', 'siteInMaintenance'],
] as const)('a site with %s serves neither calls nor sockets until %s', async (close, open, refusal) => {
  const domain_name = 'tropico.localhost';
  const account_id = `gate.${refusal.slice(4).toLowerCase()}`;
  const player = await platform.newPlayer(account_id, domain_name);
  const tab = await openTab(domain_name, player);
  expect(tab.answer).toMatchObject({ type: 'signed_in' });
  await setSite('tropico', close);
  expect(await tab.closed).toBe(4503);
  const late = await openTab(domain_name, player);
  expect(late.answer).toMatchObject({ type: 'refused', statusMessage: refusal });
  expect(await platform.call(getBalance, player)).toMatchObject({ statusMessage: refusal });
  expect(await platform.call(login, { domain_name, account_id, password })).toMatchObject({
    statusMessage: refusal,
  });
  expect(await platform.call(seo, { domain_name, page_name: 'home' })).toMatchObject({
    statusMessage: refusal,
  });
  // `startup` succeeds in maintenance, so that the page can show it. Other sites are not affected.
  const started = await platform.call(startup, { domain_name });
  expect(started.statusMessage).toBe(refusal === 'siteInMaintenance' ? 'OK' : refusal);
  expect(await platform.call(startup, { domain_name: 'localhost' })).toMatchObject({ statusCode: 1 });

  expect(await platform.call(logout, player)).toMatchObject({ statusCode: 1 });
  await setSite('tropico', open);
  expect(await platform.call(getBalance, player)).toMatchObject({ statusMessage: 'sessionExpired' });
  expect(await platform.call(login, { domain_name, account_id, password })).toMatchObject({ statusCode: 1 });
});

test('after a sign-out the sockets of the session are told at once', async () => {
  const player = await platform.newPlayer('signs.out');
  const socket = new WebSocket(`ws://127.0.0.1:${platform.marquee.port}${realtimePath}`);
  await once(socket, 'open');
  const heard: unknown[] = [];
  const ended = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const event = serverEventSchema.parse(JSON.parse(Buffer.isBuffer(data) ? data.toString() : ''));
      heard.push(event);
      if (event.type === 'session_ended') resolve();
      if (event.type === 'signed_in') void platform.call(logout, player);
    });
  });
  socket.send(JSON.stringify({ type: 'sign_in', ...player }));
  await ended;
  expect(heard.at(-1)).toEqual({ type: 'session_ended', statusMessage: 'sessionExpired' });
  socket.close();
});
