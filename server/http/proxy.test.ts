import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@marquee/contract/api/auth/login.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let direct: TestPlatform;
let behindProxy: TestPlatform;
beforeAll(async () => {
  direct = await startPlatform();
  behindProxy = await startPlatform({ TRUST_PROXY: '127.0.0.1' });
});
afterAll(async () => {
  await direct.close();
  await behindProxy.close();
});

/** The address that a failed login from behind `X-Forwarded-For` is written down with. */
async function addressSeen(platform: TestPlatform, forwardedFor: string): Promise<string | undefined> {
  await fetch(`http://127.0.0.1:${platform.marquee.port}${login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwardedFor },
    body: JSON.stringify({ domain_name: 'localhost', account_id: 'stranger', password: 'wrong password' }),
  });
  const { rows } = await platform.owner.query<{ ip: string }>(
    'select host(ip) as ip from players.access_log order by created_at desc, access_id desc limit 1',
  );
  return rows[0]?.ip;
}

test('no proxy is believed unless it is named, and then only what it says itself', async () => {
  expect(await addressSeen(direct, '203.0.113.9')).toBe('127.0.0.1');
  expect(await addressSeen(behindProxy, '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen(behindProxy, '192.0.2.1, 203.0.113.9')).toBe('203.0.113.9');
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
  'metrics are for this machine, and not for who comes through a proxy on it (%s)',
  async (header) => {
    for (const { marquee } of [direct, behindProxy]) {
      const url = `http://127.0.0.1:${marquee.port}/metrics`;
      expect((await fetch(url)).status).toBe(200);
      expect((await fetch(url, { headers: { [header]: '127.0.0.1' } })).status).toBe(404);
    }
  },
);
