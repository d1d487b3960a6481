import { generateKeyPairSync } from 'node:crypto';
import { gamesPaths, transactionsListPath } from '@marquee/contract/providers/hub88.ts';
import { freeBetPaths, rewardPaths } from '@marquee/contract/providers/hub88-free-bets.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createCasinoFixture, requestFromTest, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { testMasterKey } from '../../tests/test-keys.ts';
import { runCommand } from '../../tools/providers/commands.ts';
import { reconcile } from './reconcile.ts';
import { serveLaunchDemo } from '../api/product/launch_demo.ts';
import { allGames, findGame } from '../catalog/games.ts';

/** A provider whose answers the test chooses. It does not check signatures, because other tests do. */
let casino: CasinoFixture;
let provider: FastifyInstance;
let url: string;
let listed: unknown;
let status = 200;
const asked: { path: string; body: unknown }[] = [];
const answers: Record<string, unknown> = {};

const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

beforeAll(async () => {
  casino = await createCasinoFixture();
  provider = fastify();
  provider.post('/*', async (request, reply) => {
    asked.push({ path: request.url, body: request.body });
    if (status !== 200) return reply.code(status).send({ error: 'the signature is wrong' });
    if (request.url === gamesPaths.list) return reply.type('application/json').send(JSON.stringify(listed));
    if (request.url === gamesPaths.url) return reply.send({ url: 'https://play.coin.test/coin?x=1' });
    return reply.send(answers[request.url] ?? []);
  });
  url = await provider.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => {
  status = 200;
  listed = [game('coin'), game('dice')];
  asked.length = 0;
});
afterAll(async () => {
  await provider.close();
  await casino.close();
});

/** A game as in Hub88's list. */
function game(game_code: string, change: object = {}) {
  return {
    game_code,
    name: `Game ${game_code}`,
    category: 'Video Slots',
    product: 'Coin House',
    enabled: true,
    url_thumb: `https://art.coin.test/${game_code}.png`,
    url_background: null,
    platforms: ['GPL_DESKTOP'],
    freebet_support: true,
    demo_game_support: true,
    blocked_countries: null,
    release_date: null,
    volatility: null,
    rtp: null,
    ...change,
  };
}

function run(...words: string[]): Promise<string[]> {
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const place = {
    db: casino.app.db,
    owner: casino.ownerDb,
    keys: casino.keys,
    masterKey: testMasterKey,
    user: 'ana',
    env: {},
    readFile: async () => pem,
  };
  casino.app.rounds.connections.forget();
  return runCommand(place, words);
}

function connect(...more: string[]): Promise<string[]> {
  const words = `connect hub88 --code COIN --slug coin --url ${url} --operator-id 10 --public-key a.pem`;
  return run(...words.split(' '), '--name', 'Coin House', ...more);
}

const now = () => casino.clock.now();
const gamesOfSite = async () =>
  (await allGames(casino.app.db, casino.siteId, now())).map((one) => one.game_code);

test('connecting takes over the list, and says from where games and pictures come', async () => {
  const lines = await connect();
  expect(lines.slice(-3)).toEqual([
    '2 games of Coin House are listed.',
    'Its games or pictures come from https://art.coin.test.',
    'Its games or pictures come from https://play.coin.test.',
  ]);
  const record = await run('history', 'COIN');
  expect(record.map((line) => line.split('  ').slice(1, 3).join(' '))).toEqual(['ana sync', 'ana connect']);
  expect(record[0]).toMatch(/"listed":0,.* → .*"listed":2,.*"origins":\["game https:\/\/play.coin.test",/);
  // Hub88 identifies operators by integers.
  expect(asked[0]?.body).toEqual({ operator_id: 10 });
  casino.app.rounds.origins.forget();
  expect(await casino.app.rounds.origins.ofSite(casino.siteId)).toEqual({ frames: [], pictures: [] });
  await run('assign', 'COIN', '--site', 'aurum');
  casino.app.rounds.origins.forget();
  expect(await casino.app.rounds.origins.ofSite(casino.siteId)).toEqual({
    frames: ['https://play.coin.test'],
    pictures: ['https://art.coin.test'],
  });
  expect(await casino.app.rounds.origins.ofSite(casino.otherSiteId)).toEqual({ frames: [], pictures: [] });
  expect(await gamesOfSite()).toEqual(['coin', 'dice']);
});

test('the operator adds and refuses origins, and no launch or list changes that', async () => {
  await run('origins', 'COIN', '--refuse', 'https://play.coin.test', '--kind', 'game');
  await run('origins', 'COIN', '--allow', 'https://*.coin.test', '--kind', 'game');
  casino.app.rounds.origins.forget();
  const choice = {
    domain_name: 'aurum.test',
    provider_code: 'COIN',
    game_code: 'coin',
    platform: 'mobile',
    language: 'EN',
  };
  await serveLaunchDemo.run(casino.app, choice, requestFromTest);
  await run('sync', 'COIN');
  casino.app.rounds.origins.forget();
  expect((await casino.app.rounds.origins.ofSite(casino.siteId)).frames).toEqual(['https://*.coin.test']);
  for (const wrong of [
    '*',
    'https://*',
    'https://*.test',
    'https://a.*.test',
    'http://games.test',
    'https://games.test/path',
    'https://games.test; script-src *',
    'data:',
    'javascript:alert(1)',
    'https://user@games.test',
    'https://games.test:99999',
  ]) {
    await expect(run('origins', 'COIN', '--allow', wrong), wrong).rejects.toThrow('is no origin');
  }
  // A provider that is switched off is rejected.
  await run('disable', 'COIN');
  casino.app.rounds.origins.forget();
  expect((await casino.app.rounds.origins.ofSite(casino.siteId)).frames).toEqual([]);
  await run('enable', 'COIN');
});

test('a launch teaches an origin that no list told', async () => {
  await casino.asOwner(`delete from rounds.provider_origin where provider_code = 'COIN'`);
  casino.app.rounds.origins.forget();
  await casino.app.rounds.origins.launched(casino.app, 'COIN', 'https://new.coin.test/coin?token=1');
  await casino.app.rounds.origins.launched(casino.app, 'COIN', 'http://plain.coin.test/coin');
  casino.app.rounds.origins.forget();
  expect((await casino.app.rounds.origins.ofSite(casino.siteId)).frames).toEqual(['https://new.coin.test']);
});

test('what Hub88’s own list allows is taken over: nulls, numbers, its categories', async () => {
  listed = [
    game('a', { category: null, volatility: 5, rtp: '96.5', release_date: '2026-01-02T00:00:00' }),
    game('b', { category: 'Live Baccarat', volatility: 1, url_thumb: null }),
    game('c', { category: 'Crash', volatility: 3, product: null }),
    game('d', { category: 'Scratch Cards', volatility: 9 }),
  ];
  expect((await run('sync', 'COIN'))[0]).toBe('4 games of Coin House are listed.');
  const games = await allGames(casino.app.db, casino.siteId, now());
  const told = games.map((one) => [one.game_code, one.category, one.volatility, one.rtp_percent]);
  expect(told).toEqual([
    ['a', 'arcade', 'high', '96.5'],
    ['b', 'casino', 'low', null],
    ['c', 'crash', 'medium', null],
    ['d', 'arcade', null, null],
  ]);
});

test('one bad entry costs no other: it is skipped, counted and named, and a known game stays', async () => {
  await run('sync', 'COIN');
  listed = [
    game('coin', { rtp: 'ninety' }),
    game('dice'),
    game('dice'),
    7,
    { name: 'Nameless' },
    game('new'),
  ];
  expect(await run('sync', 'COIN')).toEqual([
    '2 games of Coin House are listed.',
    '4 entries of its list were skipped:',
    expect.stringMatching(/^ {2}entry 0 \(coin\): at rtp: /),
    '  entry 2 (dice): listed twice',
    expect.stringMatching(/^ {2}entry 3: at the top: /),
    expect.stringMatching(/^ {2}entry 4: at game_code: /),
  ]);
  expect(await gamesOfSite()).toEqual(['coin', 'dice', 'new']);
});

test('why a list could not be read is said, and what was known stays', async () => {
  await run('sync', 'COIN');
  const told = async () => (await run('sync', 'COIN'))[0];
  status = 401;
  expect(await told()).toBe(
    'The list of Coin House could not be read: it answered HTTP 401, it rejects our signature or ' +
      'credentials: {"error":"the signature is wrong"}',
  );
  status = 200;
  listed = { games: [] };
  expect(await told()).toMatch(/its answer is malformed at the top: .*array/);
  await casino.asOwner(`update rounds.provider_connection set base_url = 'http://127.0.0.1:9'`);
  casino.app.rounds.connections.forget();
  expect(await told()).toMatch(/it cannot be reached: \S/);
  await casino.asOwner(`update rounds.provider_connection set base_url = $1`, [url]);
  casino.app.rounds.connections.forget();
  expect(await gamesOfSite()).toEqual(['coin', 'dice']);
});

test('a game that the operator has disabled stays so through every sync; one that is unlisted comes back', async () => {
  await run('sync', 'COIN');
  await run('disable', 'COIN', '--game', 'dice');
  expect(await gamesOfSite()).toEqual(['coin']);
  await run('sync', 'COIN');
  listed = [game('coin')];
  await run('sync', 'COIN');
  listed = [game('coin'), game('dice', { name: 'Game dice, renamed' })];
  await run('sync', 'COIN');
  expect(await gamesOfSite()).toEqual(['coin']);
  casino.app.rounds.games.forget();
  expect(await casino.app.rounds.games.standing(casino.siteId, 'COIN', 'dice')).toBe('closed');
  await run('enable', 'COIN', '--game', 'dice');
  expect(await gamesOfSite()).toEqual(['coin', 'dice']);
  listed = [game('dice')];
  await run('sync', 'COIN');
  expect(await gamesOfSite()).toEqual(['dice']);
  // Enabling does not offer games that the provider no longer lists.
  await run('enable', 'COIN', '--game', 'coin');
  expect(await gamesOfSite()).toEqual(['dice']);
  listed = [game('coin'), game('dice')];
  await run('sync', 'COIN');
  expect(await gamesOfSite()).toEqual(['coin', 'dice']);
  // Neither one that left the list while it was switched off, nor one that was switched off after it had left.
  await run('disable', 'COIN', '--game', 'coin');
  listed = [];
  await run('sync', 'COIN');
  await run('disable', 'COIN', '--game', 'dice');
  await run('enable', 'COIN', '--game', 'coin');
  await run('enable', 'COIN', '--game', 'dice');
  expect(await gamesOfSite()).toEqual([]);
  listed = [game('coin'), game('dice')];
  await run('sync', 'COIN');
  expect(await gamesOfSite()).toEqual(['coin', 'dice']);
});

test('a game is hidden on one site only, and a provider is taken from one', async () => {
  await run('assign', 'COIN', '--site', 'meridian');
  await run('disable', 'COIN', '--game', 'dice', '--site', 'meridian');
  const other = async () =>
    (await allGames(casino.app.db, casino.otherSiteId, now())).map((one) => one.game_code);
  expect([await gamesOfSite(), await other()]).toEqual([['coin', 'dice'], ['coin']]);
  await run('enable', 'COIN', '--game', 'dice', '--site', 'meridian');
  expect(await other()).toEqual(['coin', 'dice']);
  await run('unassign', 'COIN', '--site', 'meridian');
  expect(await other()).toEqual([]);
});

test('how games open is data of the provider, and of a game, that a sync leaves alone', async () => {
  const way = async (gameCode: string) =>
    (await findGame(casino.app.db, casino.siteId, { providerCode: 'COIN', gameCode }, now())).opens_in;
  expect(await way('coin')).toBe('frame');
  await run('opens-in', 'COIN', 'popup');
  await run('opens-in', 'COIN', 'frame', '--game', 'dice');
  await run('sync', 'COIN');
  expect([await way('coin'), await way('dice')]).toEqual(['popup', 'frame']);
});

test('free rounds are granted by command: by /freebets, or from a prepaid where the provider has rewards', async () => {
  const player = await casino.newPlayer();
  const reward = '0191f5a0-0000-7000-8000-000000000001';
  const words = ['--site', 'aurum', '--account', player.accountId, '--game', 'coin', '--rounds', '5'];
  const grant = (...more: string[]) => run('grant', 'COIN', ...words, '--bet', '0.5', ...more);
  answers[freeBetPaths.create] = { reward_uuid: reward };
  expect((await grant())[0]).toBe('5 free rounds in coin: granted');

  await connect('--free-bets', 'rewards');
  await expect(grant()).rejects.toThrow('COIN refuses them');
  const prepaid = { prepaid_uuid: reward, game_code: 'coin', currency: 'PHP', bonus_buy: false };
  const open = { ...prepaid, prepaid_uuid: reward.replace(/1$/, '2'), bet_value: null, bet_count: null };
  answers[rewardPaths.prepaids] = [
    { ...prepaid, bet_value: 100_000, bet_count: 5 },
    { ...open, bonus_buy: true },
    open,
  ];
  answers[rewardPaths.create] = { reward_uuid: reward.replace(/1$/, '3'), status: 'FRS_ACTIVE' };
  asked.length = 0;
  const mine = '0191f5a0-0000-7000-8000-0000000000aa';
  expect((await grant('--reward', mine))[0]).toBe('5 free rounds in coin: granted');
  const created = asked.filter(({ path }) => path === rewardPaths.create);
  expect(created.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      operator_id: 10,
      prepaid_uuid: open.prepaid_uuid,
      bet_value: 50_000,
      bet_count: 5,
      operator_reference: mine,
      start_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    }),
  ]);
  await grant('--reward', mine);
  expect(asked.filter(({ path }) => path === rewardPaths.create)).toHaveLength(1);
  for (const wrong of [
    ['--rounds', '0'],
    ['--bet', '0'],
    ['--days', '0'],
    ['--reward', 'x'],
    ['--win-as', 'tokens'],
  ]) {
    await expect(grant(...wrong), wrong.join(' ')).rejects.toThrow(`${wrong[0]} is`);
  }
});

test('of Hub88’s list of transactions only what was carried out is compared with the ledger', async () => {
  const connection = await casino.app.rounds.connections.byProvider('COIN');
  if (connection?.protocol !== 'hub88') throw new Error('The provider is not connected');
  const [from, to] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:10:00Z')];
  const transaction = {
    kind: 'BET',
    transaction_uuid: '0191f5a0-0000-7000-8000-000000000011',
    user: 'nobody',
    game_code: 'coin',
    round: 'r-1',
    currency: 'PHP',
    amount: 100_000,
    inserted_at: '2026-01-01T00:05:00',
  };
  const differences = async (status: string) => {
    answers[transactionsListPath] = [{ ...transaction, status }];
    return (await reconcile(casino.app, connection, from, to)).differences.map((one) => one.kind);
  };
  expect(await differences('TS_DECLINED')).toEqual([]);
  expect(await differences('TS_SUCCESS')).toEqual(['missing_here']);
});
