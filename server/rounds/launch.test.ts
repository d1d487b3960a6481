import { generateKeyPairSync } from 'node:crypto';
import {
  gameListRequestSchema,
  gameRoundRequestSchema,
  gamesPaths,
  gameUrlRequestSchema,
  signatureHeader,
  type GameUrlRequest,
} from '@marquee/contract/providers/hub88.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCasinoFixture, requestFromTest, type CasinoFixture } from '../../tests/casino-fixture.ts';
import { serveLaunchDemo } from '../api/product/launch_demo.ts';
import { serveLaunchGame } from '../api/product/launch_game.ts';
import { connectProvider } from './connections.ts';
import { isSignedBy } from './hub88/signature.ts';
import { showRound } from './round-history.ts';
import { syncAllGames, syncGames } from './sync-games.ts';
import { newId } from '../kernel/ids.ts';

/** The provider is a real server: it verifies the operator's signatures and records the requests. */
let casino: CasinoFixture;
let provider: FastifyInstance;
let providerUrl: string;
const asked: GameUrlRequest[] = [];
const listed = [game('koi-pond', 'Koi Pond'), game('star-voyager', 'Star Voyager')];

function game(code: string, name: string) {
  return {
    game_code: code,
    name,
    category: 'Video Slots',
    product: 'Test House',
    enabled: true,
    url_thumb: `https://art.test/${code}.avif`,
    platforms: ['GPL_DESKTOP'],
    freebet_support: false,
    demo_game_support: true,
    rtp: '96.5',
    volatility: 'very-high',
  };
}

beforeAll(async () => {
  casino = await createCasinoFixture();
  const { publicKey } = await casino.app.rounds.keyPair('operator');
  provider = fastify();
  provider.removeAllContentTypeParsers();
  provider.addContentTypeParser('*', { parseAs: 'buffer' }, (request, body, done) => {
    const header = request.headers[signatureHeader];
    const raw = Buffer.isBuffer(body) ? body : Buffer.from(body);
    const isGenuine = isSignedBy(raw, typeof header === 'string' ? header : undefined, publicKey);
    if (isGenuine) done(null, JSON.parse(raw.toString('utf8')));
    else done(new Error('The signature is not valid.'));
  });
  provider.post(gamesPaths.list, (request, reply) => {
    gameListRequestSchema.parse(request.body);
    return reply.send(listed);
  });
  provider.post(gamesPaths.url, (request, reply) => {
    const body = gameUrlRequestSchema.parse(request.body);
    asked.push(body);
    return reply.send({ url: `https://games.test/play/${body.game_code}?token=${body.token ?? 'demo'}` });
  });
  provider.post(gamesPaths.round, (request, reply) => {
    const body = gameRoundRequestSchema.parse(request.body);
    return reply.send({ url: `https://games.test/round/${body.round}` });
  });
  providerUrl = await provider.listen({ port: 0, host: '127.0.0.1' });
  await connect(providerUrl);
  await syncGames(casino.app, { providerCode: 'TESTHOUSE', providerName: 'Test House', slug: 'test-house' });
  await casino.asOwner(`insert into catalog.site_provider select site_id, 'TESTHOUSE' from sites.site`);
});

afterAll(async () => {
  await provider.close();
  await casino.close();
});

async function connect(baseUrl: string): Promise<void> {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await connectProvider(casino.app.db, {
    providerCode: 'TESTHOUSE',
    slug: 'test-house',
    baseUrl,
    operatorId: 'marquee',
    providerPublicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    operatorKeyName: 'operator',
  });
  casino.app.rounds.connections.forget();
}

const choice = {
  domain_name: 'aurum.test',
  provider_code: 'TESTHOUSE',
  game_code: 'koi-pond',
  platform: 'mobile',
  language: 'PHP',
};

test('a player is given an address with a session of his own, and the provider nothing that names him', async () => {
  const player = await casino.newPlayer({ balance: 1_000_000n });
  const credentials = { account_id: player.accountId, auth: player.auth };
  const answer = await serveLaunchGame.run(casino.app, { ...choice, ...credentials }, requestFromTest);
  const request = asked.at(-1);
  expect(answer).toMatchObject({
    statusCode: 1,
    url: `https://games.test/play/koi-pond?token=${request?.token}`,
    opens_in: 'frame',
    game: { game_name: 'Koi Pond', rtp_percent: '96.5', volatility: 'high', category: 'slot_game' },
  });
  expect(request).toMatchObject({
    operator_id: 'marquee',
    platform: 'GPL_MOBILE',
    lang: 'tl',
    currency: 'PHP',
    sub_partner_id: 'aurum',
    lobby_url: 'http://aurum.test/slots',
  });
  expect(JSON.stringify(request)).not.toContain(player.accountId);
  const session = await casino.app.rounds.sessions.find(request?.token ?? '');
  expect(session).toMatchObject({ playerId: player.playerId, currency: 'PHP', gameCode: 'koi-pond' });

  await serveLaunchGame.run(casino.app, { ...choice, ...credentials }, requestFromTest);
  expect(asked.at(-1)?.user).toBe(request?.user);
  expect(asked.at(-1)?.token).not.toBe(request?.token);
});

test.each([
  ['no_bets', 'gameUnavailable'],
  ['blocked', 'BLOCK'],
])('a player who is %s opens no game', async (status, refusal) => {
  const player = await casino.newPlayer();
  await casino.asOwner('update players.player set status = $1 where player_id = $2', [
    status,
    player.playerId.toString(),
  ]);
  const before = asked.length;
  const credentials = { account_id: player.accountId, auth: player.auth };
  await expect(
    serveLaunchGame.run(casino.app, { ...choice, ...credentials }, requestFromTest),
  ).rejects.toMatchObject({ refusal });
  expect(asked).toHaveLength(before);
});

test('a visitor plays a demo: no user, no token, currency XXX', async () => {
  const answer = await serveLaunchDemo.run(casino.app, choice, requestFromTest);
  expect(answer).toMatchObject({ statusCode: 1, url: 'https://games.test/play/koi-pond?token=demo' });
  expect(asked.at(-1)).toMatchObject({ currency: 'XXX' });
  expect(asked.at(-1)).not.toHaveProperty('user');
  expect(asked.at(-1)).not.toHaveProperty('token');
});

test('an unknown game, one that is no longer listed, and a provider that is down are refused', async () => {
  const refusalOf = (change: object) =>
    serveLaunchDemo.run(casino.app, { ...choice, ...change }, requestFromTest).then(
      () => 'launched',
      (error: unknown) => (error instanceof Error && 'refusal' in error ? error.refusal : error),
    );
  expect(await refusalOf({ game_code: 'no-game' })).toBe('gameNotFound');
  listed.pop();
  await syncAllGames(casino.app);
  expect(await refusalOf({ game_code: 'star-voyager' })).toBe('gameNotFound');

  await connect('http://127.0.0.1:9');
  await syncAllGames(casino.app);
  expect(await refusalOf({})).toBe('providerUnavailable');
  await casino.asOwner(`update rounds.provider_connection set status = 'inactive'`);
  casino.app.rounds.connections.forget();
  expect(await refusalOf({})).toBe('gameUnavailable');
  await casino.asOwner(`update rounds.provider_connection set status = 'active'`);
  await connect(providerUrl);
  expect(await refusalOf({})).toBe('launched');
});

test('games of EVOPLAY open in a popup (S9.17)', async () => {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await connectProvider(casino.app.db, {
    providerCode: 'EVOPLAY',
    slug: 'evoplay',
    baseUrl: providerUrl,
    operatorId: 'marquee',
    providerPublicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    operatorKeyName: 'operator',
  });
  casino.app.rounds.connections.forget();
  await syncGames(casino.app, { providerCode: 'EVOPLAY', providerName: 'Evoplay', slug: 'evoplay' });
  await casino.asOwner(`insert into catalog.site_provider select site_id, 'EVOPLAY' from sites.site`);
  const answer = await serveLaunchDemo.run(
    casino.app,
    { ...choice, provider_code: 'EVOPLAY' },
    requestFromTest,
  );
  expect(answer).toMatchObject({ opens_in: 'popup' });
});

test("a round is shown with the provider's page for it", async () => {
  const player = await casino.newPlayer({ balance: 1_000_000n });
  const round = newId();
  await casino.app.ledger.post({
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    source: 'TESTHOUSE',
    externalId: newId(),
    kind: 'bet',
    amount: 100_000n,
    round,
    game: 'koi-pond',
    meta: { round_closed: true },
  });
  await casino.untilProjected(player);
  const key = { providerCode: 'TESTHOUSE', roundId: round };
  expect(await showRound(casino.app, player.session, key)).toMatchObject({
    bet: { game_name: 'Koi Pond', stake: '1.00', payout: '0.00', result: '-1.00', status: 'settled' },
    url: `https://games.test/round/${round}`,
  });
});
