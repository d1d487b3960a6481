import { jiliGamesPaths, jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { providersChanges } from '../../contract/operate/providers/changes.ts';
import { providersGet } from '../../contract/operate/providers/get.ts';
import { providersImport } from '../../contract/operate/providers/import.ts';
import { providersSaveConnection } from '../../contract/operate/providers/save_connection.ts';
import { providersTest } from '../../contract/operate/providers/test.ts';
import type { OperationInput } from '../../contract/operation.ts';
import { requestKey } from '../../server/rounds/jili/key.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** A provider by JILI's protocol, whose calls carry a password, is connected by two of whom neither could call its wallet. */

const agent = { id: 'moon_PHP', key: 'be8e08f95357d215921f91c6a533f74d3194de52' };
const about = { provider_code: 'MOON' };
let platform: TestPlatform;
let provider: FastifyInstance;
let url: string;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let password = '';

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  provider = fastify();
  provider.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  provider.post(jiliGamesPaths.gameList, async ({ body }) => {
    const form = body instanceof URLSearchParams ? body : new URLSearchParams();
    // The six characters at each end are random.
    const expected = requestKey([], agent, platform.clock.now()).slice(6, -6);
    if (form.get('Key')?.slice(6, -6) !== expected) return { ErrorCode: 2, Message: 'Invalid Key' };
    const name = { 'en-US': 'Super Ace', 'zh-CN': 'Super Ace' };
    const game = { GameId: 49, name, GameCategoryId: 1, JP: false, Freespin: true };
    return { ErrorCode: 0, Message: 'success', Data: [game] };
  });
  url = await provider.listen({ port: 0, host: '127.0.0.1' });
  operate = createTestConsole(platform);
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId: null }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId: null }]);
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

type Asked = OperationInput<typeof providersSaveConnection>;
async function ask(change: Partial<Asked> = {}) {
  await operate.stepUp(asker);
  const asked: Asked = {
    ...about,
    identity: { provider_name: 'Moon House', slug: 'moon', protocol: 'jili' },
    base_url: url,
    operator_id: agent.id,
    provider_public_key: null,
    agent_key: agent.key,
    allowed_addresses: ['127.0.0.1'],
    reason: 'the contract was signed',
    ...change,
  };
  return operate.call(providersSaveConnection, asked, asker);
}
const known = { identity: null, agent_key: null };

async function decide(approval_id = '', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id, decision: 'approve', reason: 'called them' }, by);
}

/** The status of a call of the wallet with a password. */
async function walletStatus(given: string): Promise<number> {
  const answer = await fetch(
    `http://127.0.0.1:${platform.marquee.port}/provider/moon/jili${jiliWalletPaths.auth}`,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`${agent.id}:${given}`).toString('base64')}`,
      },
      body: JSON.stringify({ reqId: '1', token: 'a'.repeat(20) }),
    },
  );
  return answer.status;
}

test('what it needs is asked for at its field', async () => {
  for (const [field, change] of [
    ['allowed_addresses', { allowed_addresses: [] }],
    ['agent_key', { agent_key: null }],
    ['agent_key', { agent_key: 'with a space' }],
  ] as const) {
    const answer = await ask(
      'allowed_addresses' in change ? { allowed_addresses: [...change.allowed_addresses] } : change,
    );
    expect(answer, field).toMatchObject({ statusMessage: 'invalidInput', statusDetail: [{ field }] });
  }
});

test('it holds once another operator approves, who alone is shown the password, and once', async () => {
  const asked = await ask();
  expect(asked).toMatchObject({ statusCode: 1, wallet_path: '/provider/moon/jili', public_key: null });
  expect(await walletStatus('')).toBe(404);
  expect((await operate.call(providersChanges, {}, decider)).value).toMatchObject([
    {
      before: null,
      after: {
        protocol: 'jili',
        operator_id: agent.id,
        key_fingerprint: null,
        allowed_addresses: ['127.0.0.1/32'],
      },
    },
  ]);
  expect((await decide(asked.approval_id, asker)).statusMessage).toBe('approvalOwnRequest');
  const done = await decide(asked.approval_id);
  expect(done).toMatchObject({
    outcome: 'done',
    handed: { wallet_path: '/provider/moon/jili', username: agent.id },
  });
  password = done.handed?.password ?? '';
  expect(password).toMatch(/^[0-9a-f]{64}$/);
  expect(await walletStatus(password)).toBe(200);
  expect(await walletStatus('f'.repeat(64))).toBe(401);
  expect((await decide(asked.approval_id)).statusMessage).toBe('approvalDecided');
});

test('it is tested with the AgentKey that was given, and its games imported', async () => {
  expect(await operate.call(providersTest, about, asker)).toMatchObject({ answered: true, games: 1 });
  expect(await operate.call(providersImport, about, asker)).toMatchObject({ listed: 1 });
});

test('neither secret is shown again', async () => {
  const owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
  const told = JSON.stringify([
    await operate.call(providersGet, about, owner),
    await operate.call(providersChanges, {}, owner),
    await operate.call(approvalsList, {}, owner),
    await operate.call(auditList, {}, owner),
  ]);
  expect(told).toContain('moon_PHP');
  expect(told).not.toContain(password);
  expect(told).not.toContain(agent.key);
  const { rows } = await platform.owner.query<{ kept: string }>(
    'select jsonb_agg(to_jsonb(approval))::text as kept from operators.approval approval',
  );
  expect(rows[0]?.kept).not.toContain(agent.key);
});

test('a change hands no password, leaves the secrets, and cannot open the wallet to every address', async () => {
  expect(await ask({ ...known, allowed_addresses: [] })).toMatchObject({
    statusDetail: [{ field: 'allowed_addresses' }],
  });
  expect(await ask({ identity: null, allowed_addresses: ['203.0.113.7'] })).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ key: 'refused.secretsByCommand' }],
  });
  const narrowed = await ask({ ...known, allowed_addresses: ['203.0.113.0/24'] });
  expect(await walletStatus(password)).toBe(200);
  expect(await decide(narrowed.approval_id)).toMatchObject({ outcome: 'done', handed: null });
  expect(await walletStatus(password)).toBe(403);
});
