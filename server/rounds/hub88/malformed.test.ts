import { generateKeyPairSync } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  betRequest,
  createProviderFixture,
  rollbackRequest,
  unit,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../../tests/provider-fixture.ts';
import { openGameSession } from '../game-session.ts';
import { signBody } from './signature.ts';

const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 });
let provider: ProviderFixture;
let casino: ProviderFixture['casino'];

beforeAll(async () => {
  provider = await createProviderFixture();
  casino = provider.casino;
});

afterAll(() => provider.close());

const call: ProviderFixture['call'] = (path, body) => provider.call(path, body);
const post: ProviderFixture['post'] = (...request) => provider.post(...request);
const playing = (balance_units?: number): Promise<Gambler> => provider.newGambler(balance_units);

/** The wallet in the ledger with its version. If it is the same before and after, nothing was posted. */
async function inLedger(player: Gambler) {
  return casino.app.ledger.balance(player);
}

test('a signature of somebody else, of another body, or none, is invalid and moves nothing', async () => {
  const player = await playing();
  const body = JSON.stringify(betRequest(player));
  for (const signature of [
    signBody(body, stranger.privateKey),
    signBody(`${body} `, provider.privateKey),
    'not base64 at all',
    '',
  ]) {
    const response = await post(walletPaths.bet, body, signature);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  }
  const unsigned = await fetch(`${provider.walletUrl}${walletPaths.bet}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(unsigned.status).toBe(200);
  expect(await unsigned.json()).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' });
  expect(await inLedger(player)).toMatchObject({ version: 1n });
});

test('the token of a game of another provider is none of this one', async () => {
  const player = await playing();
  const game = { providerCode: 'OTHERHOUSE', gameCode: 'koi-pond', userId: player.user };
  const { token } = await openGameSession(casino.app.db, casino.clock, player.session, game);
  expect(await call(walletPaths.bet, { ...betRequest(player), token })).toMatchObject({
    status: 'RS_ERROR_INVALID_TOKEN',
  });
  expect(await inLedger(player)).toMatchObject({ version: 1n });
});

test('what is missing is the syntax, what is of another type are the types', async () => {
  const player = await playing();
  const { amount: _, ...withoutAmount } = betRequest(player);
  const syntax = ['', 'no json', '[]', '"text"', 'null', JSON.stringify(withoutAmount)];
  for (const body of syntax) {
    expect(await (await post(walletPaths.bet, body)).json(), body).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
    });
  }
  const types = [
    { amount: '10' },
    { amount: 1.5 },
    { amount: -1 },
    { transaction_uuid: 7 },
    { round_closed: 'no' },
  ];
  for (const change of types) {
    expect(await call(walletPaths.bet, { ...betRequest(player), ...change })).toMatchObject({
      status: 'RS_ERROR_WRONG_TYPES',
    });
  }
  expect(await inLedger(player)).toMatchObject({ version: 1n });
});

test('a body that is too large is refused before it is read', async () => {
  const response = await post(walletPaths.bet, JSON.stringify({ meta: 'x'.repeat(70_000) }));
  expect(response.status).toBe(413);
});

test.each(['no_bets', 'blocked', 'closed'])(
  'a player who is %s takes his wins and rollbacks, and bets no more',
  async (status) => {
    const player = await playing();
    const [won, undone] = [betRequest(player), betRequest(player)];
    await call(walletPaths.bet, won);
    await call(walletPaths.bet, undone);
    await casino.asOwner('update players.player set status = $1 where player_id = $2', [
      status,
      player.playerId.toString(),
    ]);
    casino.app.rounds.sessions.forget();
    const before = await inLedger(player);
    expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({
      status: 'RS_ERROR_USER_DISABLED',
    });
    expect(await inLedger(player)).toEqual(before);
    expect(await call(walletPaths.win, winRequest(player, won))).toMatchObject({ status: 'RS_OK' });
    expect(await call(walletPaths.rollback, rollbackRequest(player, undone))).toMatchObject({
      status: 'RS_OK',
      balance: 1015 * unit,
    });
  },
);
