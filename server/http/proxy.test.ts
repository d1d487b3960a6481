import { get } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '@marquee/contract/api/auth/login.ts';
import { startPlatform, type TestPlatform } from '../../tests/platform.ts';

let direct: TestPlatform;
let behindProxy: TestPlatform;
beforeAll(async () => {
  direct = await startPlatform();
  behindProxy = await startPlatform({
    TRUST_PROXY: '127.0.0.1',
    METRICS_TOKEN: 'the-token-of-prometheus',
  });
});
afterAll(async () => {
  await direct.close();
  await behindProxy.close();
});

/** The client address that is logged for a failed login with an `X-Forwarded-For` header. */
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

test('metrics are for who brings the token, on this machine too; without a token set they are for nobody', async () => {
  const status = async ({ marquee }: TestPlatform, authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await fetch(`http://127.0.0.1:${marquee.port}/metrics`, { headers })).status;
  };
  expect(await status(direct)).toBe(404);
  expect(await status(direct, 'Bearer undefined')).toBe(404);
  expect(await status(direct, 'Bearer ')).toBe(404);
  expect(await status(behindProxy)).toBe(404);
  expect(await status(behindProxy, 'Bearer a-wrong-token-of-24-chars')).toBe(404);
  expect(await status(behindProxy, 'Bearer the-token-of-prometheus')).toBe(200);
});

/** The status of an outbox request from this machine with a Host header and, optionally, one more header. */
function outboxStatus({ marquee }: TestPlatform, host: string, header?: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host, ...(header === undefined ? {} : { [header]: '127.0.0.1' }) };
    const where = { host: '127.0.0.1', port: marquee.port, path: '/_dev/outbox.json', headers };
    get(where, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

test("a demo's outbox is for this machine alone", async () => {
  expect(await outboxStatus(direct, `localhost:${direct.marquee.port}`)).toBe(200);
  expect(await outboxStatus(direct, 'tropico.localhost')).toBe(200);
  expect(await outboxStatus(behindProxy, 'localhost')).not.toBe(200);
});

test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
  'the outbox is for nobody behind a proxy on this machine that says so by %s',
  async (header) => expect(await outboxStatus(direct, 'localhost', header)).toBe(404),
);

test('the outbox is not read under a name that leads here from elsewhere', async () => {
  await direct.owner.query(
    "insert into sites.domain (domain_name, site_id) select 'casino.example', min(site_id) from sites.site",
  );
  expect(await outboxStatus(direct, 'casino.example')).toBe(404);
});
