import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { houseProviderCode } from '@marquee/contract/house-provider.ts';
import { gamesPaths, signatureHeader, walletPaths } from '@marquee/contract/providers/hub88.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalsDecide } from '../../contract/operate/approvals/decide.ts';
import { approvalsList } from '../../contract/operate/approvals/list.ts';
import { auditList } from '../../contract/operate/audit/list.ts';
import { gamesList } from '../../contract/operate/games/list.ts';
import { providersAddKey } from '../../contract/operate/providers/add_key.ts';
import { providersChanges } from '../../contract/operate/providers/changes.ts';
import { providersGet } from '../../contract/operate/providers/get.ts';
import { providersImport } from '../../contract/operate/providers/import.ts';
import { providersOffer } from '../../contract/operate/providers/offer.ts';
import { providersSaveConnection } from '../../contract/operate/providers/save_connection.ts';
import { providersTest } from '../../contract/operate/providers/test.ts';
import { providersUseKey } from '../../contract/operate/providers/use_key.ts';
import type { OperationInput } from '../../contract/operation.ts';
import { fingerprintOf } from '../../server/rounds/connection-changes.ts';
import { isSignedBy, signBody } from '../../server/rounds/hub88/signature.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

/** What an operator could do who wants players credited by a provider of their own, and what two can do. */

interface Pair {
  readonly privateKey: KeyObject;
  readonly pem: string;
}
function newPair(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, pem: publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

let platform: TestPlatform;
let provider: FastifyInstance;
let url: string;
let operate: TestConsole;
let asker: TestOperator;
let decider: TestOperator;
let ofOneSite: TestOperator;
let trusted: string | undefined;
const theirs = newPair();

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signature = request.headers[signatureHeader];
    const isOurs =
      trusted !== undefined &&
      isSignedBy(raw, typeof signature === 'string' ? signature : undefined, createPublicKey(trusted));
    if (!isOurs) return reply.code(401).send({ error: 'the signature' });
    return request.url === gamesPaths.list ? [game('coin-flip'), { broken: 1 }] : [];
  });
  url = await provider.listen({ port: 0, host: '127.0.0.1' });
  operate = createTestConsole(platform);
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  asker = await operate.newOperator('asker@example.com', [{ role: 'manager', siteId: null }]);
  decider = await operate.newOperator('decider@example.com', [{ role: 'manager', siteId: null }]);
  ofOneSite = await operate.newOperator('site@example.com', [{ role: 'manager', siteId }]);
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const game = (game_code: string) => ({
  game_code,
  name: `Game ${game_code}`,
  category: 'Video Slots',
  product: 'Moon House',
  enabled: true,
  url_thumb: `https://art.moon.test/${game_code}.png`,
  platforms: ['GPL_DESKTOP'],
  freebet_support: false,
});
const about = { provider_code: 'MOON' };
const reason = 'the contract was signed';

type Asked = OperationInput<typeof providersSaveConnection>;
async function ask(change: Partial<Asked> = {}, by = asker) {
  await operate.stepUp(by);
  const asked: Asked = {
    ...about,
    identity: { provider_name: 'Moon House', slug: 'moon-house-of-games' },
    base_url: url,
    operator_id: '42',
    provider_public_key: theirs.pem,
    allowed_addresses: [],
    reason,
    ...change,
  };
  return operate.call(providersSaveConnection, asked, by);
}

async function decide(approval_id = '', decision: 'approve' | 'refuse' = 'approve', by = decider) {
  await operate.stepUp(by);
  return operate.call(approvalsDecide, { approval_id, decision, reason: 'called them' }, by);
}

/** A call of the wallet that is signed with a key. */
async function walletCall(pair: Pair): Promise<{ status: number; told: string }> {
  const body = JSON.stringify({
    user: 'somebody',
    token: 'a'.repeat(20),
    game_code: 'coin-flip',
    request_uuid: '00000000-0000-4000-8000-000000000001',
  });
  const answer = await fetch(
    `http://127.0.0.1:${platform.marquee.port}/provider/moon-house-of-games/hub88${walletPaths.userBalance}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signBody(body, pair.privateKey) },
      body,
    },
  );
  return { status: answer.status, told: await answer.text() };
}

test('nobody connects a provider alone, and until two agree the wallet knows nothing of it', async () => {
  const asked = await ask();
  expect(asked).toMatchObject({ statusCode: 1, wallet_path: '/provider/moon-house-of-games/hub88' });
  trusted = asked.public_key ?? undefined;
  expect(trusted).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  expect((await operate.call(providersGet, about, asker)).statusMessage).toBe('providerNotFound');
  expect(await walletCall(theirs)).toMatchObject({ status: 404 });
  expect((await ask()).statusMessage).toBe('connectionChangeAsked');
  const { value } = await operate.call(providersChanges, {}, decider);
  expect(value).toMatchObject([
    {
      provider_code: 'MOON',
      before: null,
      after: { base_url: url, key_fingerprint: fingerprintOf(theirs.pem), allowed_addresses: [] },
    },
  ]);
  expect((await decide(asked.approval_id, 'approve', asker)).statusMessage).toBe('approvalOwnRequest');
  // Whoever has one site neither sees nor decides what is about all of them.
  expect((await decide(asked.approval_id, 'approve', ofOneSite)).statusMessage).toBe('approvalNotFound');
  expect((await operate.call(approvalsList, {}, ofOneSite)).value).toEqual([]);
  expect((await operate.call(approvalsList, { site_code: 'aurum' }, decider)).value).toMatchObject([
    { kind: 'provider_connection', site_code: null, account_id: 'MOON', can_decide: true },
  ]);
  expect(await decide(asked.approval_id)).toMatchObject({ statusCode: 1, outcome: 'done' });
  expect(await operate.call(providersGet, about, asker)).toMatchObject({
    provider: { state: 'active', protocol: 'hub88', games: { listed: 0 } },
    connection: { base_url: url, key_fingerprint: fingerprintOf(theirs.pem) },
    site_codes: [],
  });
  expect(await walletCall(theirs)).toMatchObject({ status: 200 });
  expect((await walletCall(theirs)).told).not.toContain('RS_ERROR_INVALID_SIGNATURE');
  expect((await walletCall(newPair())).told).toContain('RS_ERROR_INVALID_SIGNATURE');
});

test('it is tested over a real connection, its games imported and offered, and each leaves its entry', async () => {
  expect(await operate.call(providersTest, about, asker)).toMatchObject({
    answered: true,
    games: 1,
    skipped: 1,
    detail: '',
  });
  const known = trusted;
  trusted = newPair().pem;
  expect(await operate.call(providersTest, about, asker)).toMatchObject({
    answered: false,
    detail: expect.stringContaining('401'),
  });
  trusted = known;
  expect(await operate.call(providersImport, about, asker)).toMatchObject({ listed: 1 });
  const site = { site_code: 'aurum', provider_code: 'MOON' };
  expect((await operate.call(gamesList, site, asker)).total).toBe(0);
  await operate.stepUp(asker);
  const offer = { ...about, site_code: 'aurum', reason };
  expect(await operate.call(providersOffer, { ...offer, offered: true }, asker)).toMatchObject({
    statusCode: 1,
  });
  expect((await operate.call(providersOffer, { ...offer, offered: true }, asker)).statusMessage).toBe(
    'connectionUnchanged',
  );
  expect((await operate.call(gamesList, site, asker)).value).toMatchObject([{ game_code: 'coin-flip' }]);
  expect(await operate.call(providersOffer, { ...offer, offered: false }, asker)).toMatchObject({
    statusCode: 1,
  });
  expect((await operate.call(gamesList, site, asker)).total).toBe(0);
  const entries = (await operate.call(auditList, { subject_id: 'MOON' }, asker)).value ?? [];
  expect(entries.map(({ call }) => call)).toEqual([
    'providers/offer',
    'providers/offer',
    'providers/import',
    'providers/save_connection',
  ]);
  expect(entries[3]).toMatchObject({
    before: {},
    after: { base_url: url, key_fingerprint: fingerprintOf(theirs.pem), approval: 'asked' },
  });
});

test('a key is not exchanged for one of an operator, and an address not moved, without another', async () => {
  const own = newPair();
  const swap = await ask({ identity: null, provider_public_key: own.pem });
  expect(swap).toMatchObject({ statusCode: 1, public_key: null });
  expect((await walletCall(own)).told).toContain('RS_ERROR_INVALID_SIGNATURE');
  const { value } = await operate.call(providersChanges, {}, decider);
  expect(value?.[0]).toMatchObject({
    before: { key_fingerprint: fingerprintOf(theirs.pem) },
    after: { key_fingerprint: fingerprintOf(own.pem) },
  });
  expect(await decide(swap.approval_id, 'refuse')).toMatchObject({ statusCode: 1, state: 'refused' });
  expect((await walletCall(own)).told).toContain('RS_ERROR_INVALID_SIGNATURE');
  expect((await walletCall(theirs)).told).not.toContain('RS_ERROR_INVALID_SIGNATURE');

  // What was agreed about is what holds: a key that was put to use meanwhile makes the request void.
  const late = await ask({ identity: null, operator_id: '43', provider_public_key: null });
  await operate.stepUp(asker);
  await operate.call(providersAddKey, { ...about, reason }, asker);
  expect(await operate.call(providersUseKey, { ...about, reason }, asker)).toMatchObject({ statusCode: 1 });
  expect(await decide(late.approval_id)).toMatchObject({
    statusMessage: 'commandRefused',
    statusDetail: [{ expected: expect.stringContaining('changed meanwhile') }],
  });
  expect(await decide(late.approval_id, 'refuse')).toMatchObject({ statusCode: 1 });
  expect((await ask({ identity: null, operator_id: '42', provider_public_key: null })).statusMessage).toBe(
    'connectionUnchanged',
  );
});

test('the table takes no change that one operator asked for and decided', async () => {
  const asked = await ask({ identity: null, operator_id: '44', provider_public_key: null });
  await expect(
    platform.marquee.app.db
      .updateTable('operators.approval')
      .set({ state: 'approved', decided_by: asker.operatorId, decided_at: new Date() })
      .where('state', '=', 'open')
      .execute(),
  ).rejects.toThrow(/approval_check/);
  await expect(
    platform.marquee.app.db
      .updateTable('operators.approval')
      .set({ after: '{}' })
      .where('state', '=', 'open')
      .execute(),
  ).rejects.toThrow(/permission denied/);
  expect(await decide(asked.approval_id)).toMatchObject({ statusCode: 1 });
  expect((await operate.call(providersGet, about, asker)).connection?.operator_id).toBe('44');
});

test('the wallet is called from the agreed addresses only', async () => {
  const narrowed = await ask({
    identity: null,
    operator_id: '44',
    provider_public_key: null,
    allowed_addresses: ['203.0.113.9/24'],
  });
  expect(await walletCall(theirs)).toMatchObject({ status: 200 });
  await decide(narrowed.approval_id);
  expect((await operate.call(providersGet, about, asker)).connection?.allowed_addresses).toEqual([
    '203.0.113.0/24',
  ]);
  expect(await walletCall(theirs)).toMatchObject({ status: 403 });
  const widened = await ask({
    identity: null,
    operator_id: '44',
    provider_public_key: null,
    allowed_addresses: ['203.0.113.0/24', '127.0.0.1'],
  });
  await decide(widened.approval_id);
  expect(await walletCall(theirs)).toMatchObject({ status: 200 });
});

test('what is no connection is refused at its field, and no connection takes the place of another', async () => {
  const other = { provider_code: 'SUN', identity: { provider_name: 'Sun House', slug: 'sun' } };
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privatePem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const weak = generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'pem' })
    .toString();
  for (const [field, change] of [
    ['provider_public_key', { provider_public_key: privatePem }],
    ['provider_public_key', { provider_public_key: weak }],
    ['provider_public_key', { provider_public_key: null }],
    ['base_url', { base_url: 'http://10.0.0.7/hub' }],
    ['base_url', { base_url: 'https://user:word@sun.test' }],
    ['base_url', { base_url: 'file:///etc/passwd' }],
    ['allowed_addresses.0', { allowed_addresses: ['everywhere'] }],
  ] as const) {
    const answer = await ask({
      ...other,
      ...change,
      allowed_addresses: [...('allowed_addresses' in change ? change.allowed_addresses : [])],
    });
    expect(answer, field).toMatchObject({ statusMessage: 'invalidInput', statusDetail: [{ field }] });
  }
  const taken = { provider_name: 'Sun House', slug: 'moon-house-of-games' };
  expect((await ask({ ...other, identity: taken })).statusMessage).toBe('providerConnected');
  expect((await ask()).statusMessage).toBe('providerConnected');
  expect((await ask({ provider_code: 'SUN', identity: null })).statusMessage).toBe('providerNotFound');
  expect((await ask({ provider_code: houseProviderCode, identity: null })).statusMessage).toBe(
    'commandRefused',
  );
  expect((await ask(other, ofOneSite)).statusMessage).toBe('operatorNotPermitted');
  platform.clock.advance(300_000);
  const late = await operate.call(
    providersOffer,
    { ...about, site_code: 'aurum', offered: true, reason },
    asker,
  );
  expect(late.statusMessage).toBe('secondFactorDue');
  const told = JSON.stringify([
    await operate.call(providersGet, about, decider),
    await operate.call(providersChanges, {}, decider),
    await operate.call(auditList, {}, decider),
  ]);
  expect(told).not.toContain('PRIVATE');
});
