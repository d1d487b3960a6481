import { createVerify, generateKeyPairSync } from 'node:crypto';
import { gamesPaths, signatureHeader } from '@marquee/contract/providers/hub88.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditList } from '../../contract/operate/audit/list.ts';
import { gamesChange } from '../../contract/operate/games/change.ts';
import { gamesList } from '../../contract/operate/games/list.ts';
import { providersAddKey } from '../../contract/operate/providers/add_key.ts';
import { providersDecideOrigin } from '../../contract/operate/providers/decide_origin.ts';
import { providersGet } from '../../contract/operate/providers/get.ts';
import { providersImport } from '../../contract/operate/providers/import.ts';
import { providersList } from '../../contract/operate/providers/list.ts';
import { providersPreviewImport } from '../../contract/operate/providers/preview_import.ts';
import { providersSetStatus } from '../../contract/operate/providers/set_status.ts';
import { providersUseKey } from '../../contract/operate/providers/use_key.ts';
import { upsertProvider } from '../../server/catalog/upsert-games.ts';
import { sql } from '../../server/kernel/database.ts';
import { connectProvider } from '../../server/rounds/connections.ts';
import { createTestConsole, type TestConsole, type TestOperator } from '../operator-fixture.ts';
import { startPlatform, type TestPlatform } from '../platform.ts';

let platform: TestPlatform;
let provider: FastifyInstance;
let operate: TestConsole;
let owner: TestOperator;
let listed: object[] = [];
let signed: { body: string; signature: string } | undefined;
let isAway = false;

beforeAll(async () => {
  platform = await startPlatform({ ROLES: 'web,api' });
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  provider.post('/*', async (request, reply) => {
    if (isAway) return reply.code(500).send({});
    const signature = request.headers[signatureHeader];
    signed = { body: String(request.body), signature: typeof signature === 'string' ? signature : '' };
    return request.url === gamesPaths.list ? listed : [];
  });
  const url = await provider.listen({ port: 0, host: '127.0.0.1' });
  const { app } = platform.marquee;
  await upsertProvider(app.db, { providerCode: 'COIN', providerName: 'Coin House', slug: 'coin' });
  await connectProvider(app.db, {
    providerCode: 'COIN',
    slug: 'coin',
    baseUrl: url,
    operatorId: '7',
    providerPublicPem: generateKeyPairSync('rsa', { modulusLength: 2048 })
      .publicKey.export({ type: 'spki', format: 'pem' })
      .toString(),
    operatorKeyName: 'operator',
  });
  await platform.owner.query(
    `insert into catalog.site_provider (site_id, provider_code)
     select site_id, 'COIN' from sites.site where site_code = 'aurum'`,
  );
  app.rounds.connections.forget();
  operate = createTestConsole(platform);
  owner = await operate.newOperator('owner@example.com', [{ role: 'owner', siteId: null }]);
});
afterAll(async () => {
  await provider.close();
  await platform.close();
});

const about = { provider_code: 'COIN' };
const reason = 'as agreed with them';
const game = (game_code: string, change: object = {}) => ({
  game_code,
  name: `Game ${game_code}`,
  category: 'Video Slots',
  product: 'Coin House',
  enabled: true,
  url_thumb: `https://art.coin.test/${game_code}.png`,
  platforms: ['GPL_DESKTOP'],
  freebet_support: false,
  rtp: '96.00',
  ...change,
});
const auditOf = async (subject_id: string) =>
  (await operate.call(auditList, { subject_id }, owner)).value ?? [];

test('an import is shown before it is made, and undoes nothing that operators chose', async () => {
  listed = [game('coin'), game('dice'), game('keno')];
  expect(await operate.call(providersPreviewImport, about, owner)).toMatchObject({
    added: [{ game_code: 'coin' }, { game_code: 'dice' }, { game_code: 'keno' }],
    gone: [],
  });
  const site = { site_code: 'aurum', provider_code: 'COIN' };
  expect((await operate.call(gamesList, site, owner)).total).toBe(0);
  expect(await operate.call(providersImport, about, owner)).toMatchObject({
    listed: 3,
    new_origins: ['https://art.coin.test'],
  });
  const games = [{ ...about, game_code: 'dice' }];
  const change = { disabled: true, featured: true };
  await operate.call(gamesChange, { site_code: 'aurum', games, change }, owner);

  listed = [game('coin', { name: 'Golden coin', rtp: '95.00' }), game('dice'), game('bingo'), { broken: 1 }];
  expect(await operate.call(providersPreviewImport, about, owner)).toMatchObject({
    added: [{ game_code: 'bingo' }],
    gone: [{ game_code: 'keno' }],
    changed: [{ game_code: 'coin', fields: ['name', 'rtp'] }],
    unchanged: 1,
    skipped: 1,
  });
  await operate.call(providersImport, about, owner);
  const after = await operate.call(gamesList, site, owner);
  const stateOf = (code: string) => after.value?.find(({ game_code }) => game_code === code);
  expect(stateOf('dice')).toMatchObject({ state: 'disabled', is_featured: true });
  expect(stateOf('keno')).toMatchObject({ state: 'unlisted' });
  expect(stateOf('coin')).toMatchObject({ game_name: 'Golden coin', rtp_percent: '95' });
  listed = [game('keno')];
  expect(await operate.call(providersPreviewImport, about, owner)).toMatchObject({
    returned: [{ game_code: 'keno' }],
  });
  const imports = (await auditOf('COIN')).filter(({ call }) => call === 'providers/import');
  expect(imports).toHaveLength(2);
  expect(imports[0]).toMatchObject({
    before: { listed: 3, unlisted: 0 },
    after: { listed: 3, unlisted: 1 },
  });
});

test('calls are counted with what failed', async () => {
  const read = async () => {
    const { value } = await operate.call(providersList, {}, owner);
    return value?.find(({ provider_code }) => provider_code === 'COIN')?.outward;
  };
  const before = await read();
  isAway = true;
  expect((await operate.call(providersPreviewImport, about, owner)).statusMessage).toBe(
    'providerUnavailable',
  );
  isAway = false;
  await operate.call(providersPreviewImport, about, owner);
  const after = await read();
  expect((after?.calls ?? 0) - (before?.calls ?? 0)).toBe(2);
  expect((after?.failures ?? 0) - (before?.failures ?? 0)).toBe(1);
  expect(after?.half_ms).toBeGreaterThan(0);
  // What is not signed by the provider is a failed call of its own.
  await platform.post('/provider/coin/hub88/user/balance', { user: 'x', request_uuid: 'y' });
  const { value } = await operate.call(providersList, {}, owner);
  expect(value?.find(({ provider_code }) => provider_code === 'COIN')?.wallet).toMatchObject({
    calls: 1,
    failures: 1,
  });
});

test('a new key is used only once it is put to use, and no secret is told', async () => {
  await operate.stepUp(owner);
  const isSignedBy = (publicPem: string): boolean =>
    signed !== undefined &&
    createVerify('RSA-SHA256').update(signed.body).verify(publicPem, signed.signature, 'base64');
  expect((await operate.call(providersUseKey, { ...about, reason }, owner)).statusMessage).toBe(
    'commandRefused',
  );
  const made = await operate.call(providersAddKey, { ...about, reason }, owner);
  const publicPem = made.public_key ?? '';
  expect(publicPem).toMatch(/^-----BEGIN PUBLIC KEY-----/);
  await operate.call(providersPreviewImport, about, owner);
  expect(isSignedBy(publicPem)).toBe(false);
  expect((await operate.call(providersGet, about, owner)).connection?.next_key_name).toBe(made.key_name);
  const used = await operate.call(providersUseKey, { ...about, reason }, owner);
  expect(used.key_name).toBe(`${made.key_name}.pem`);
  await operate.call(providersPreviewImport, about, owner);
  expect(isSignedBy(publicPem)).toBe(true);
  const got = await operate.call(providersGet, about, owner);
  expect(got.connection).toMatchObject({ key_name: made.key_name, next_key_name: null });
  const told = JSON.stringify([made, used, got, await auditOf('COIN')]);
  expect(told).not.toContain('PRIVATE');

  // The server can neither replace a key nor add one under another name.
  const { db } = platform.marquee.app;
  for (const name of ['operator.pem', 'vault', `${made.key_name}.pem`])
    await expect(
      sql`select keys.add_operator_key(${name}, ${Buffer.from('x')}, now())`.execute(db),
    ).rejects.toThrow();
});

test('addresses are decided about, and a provider is switched off and on', async () => {
  await operate.stepUp(owner);
  const origin = { ...about, kind: 'game' as const, reason };
  const allowed = { ...origin, origin: 'https://play.coin.test', allowed: true };
  expect((await operate.call(providersDecideOrigin, allowed, owner)).statusCode).toBe(1);
  expect(
    (await operate.call(providersDecideOrigin, { ...allowed, origin: 'ftp://x' }, owner)).statusMessage,
  ).toBe('commandRefused');
  expect((await operate.call(providersGet, about, owner)).origins).toContainEqual({
    kind: 'game',
    origin: 'https://play.coin.test',
    chosen: true,
    allowed: true,
  });
  const { siteId } = await platform.marquee.app.sites.byDomain('localhost');
  expect((await platform.marquee.app.rounds.origins.ofSite(siteId)).frames).toContain(
    'https://play.coin.test',
  );
  await operate.call(providersSetStatus, { ...about, active: false, reason }, owner);
  expect((await operate.call(providersGet, about, owner)).provider?.state).toBe('inactive');
  expect((await operate.call(providersPreviewImport, about, owner)).statusMessage).toBe('gameUnavailable');
  await operate.call(providersSetStatus, { ...about, active: true, reason }, owner);
  expect((await operate.call(providersGet, about, owner)).provider?.state).toBe('active');
  expect((await auditOf('COIN')).map(({ call }) => call)).toEqual(
    expect.arrayContaining(['providers/set_status', 'providers/decide_origin', 'providers/use_key']),
  );
});
