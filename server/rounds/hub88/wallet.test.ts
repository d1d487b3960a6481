import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  balanceRequest,
  betRequest,
  createProviderFixture,
  rollbackRequest,
  unit,
  winRequest,
  type Gambler,
  type ProviderFixture,
} from '../../../tests/provider-fixture.ts';
import { newId } from '../../kernel/ids.ts';
import { listen } from '../../kernel/listen.ts';
import { endSession } from '../../players/session.ts';
import { listRounds } from '../round-history.ts';

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

test('a bet, its win and its rollback move the balance once each, and answers echo the request', async () => {
  const player = await playing();
  const bet = betRequest(player);
  expect(await call(walletPaths.bet, bet)).toEqual({
    user: player.user,
    status: 'RS_OK',
    request_uuid: bet.request_uuid,
    currency: 'PHP',
    balance: 990 * unit,
  });
  expect((await call(walletPaths.win, winRequest(player, bet))).balance).toBe(1015 * unit);
  const second = betRequest(player);
  await call(walletPaths.bet, second);
  const rollback = rollbackRequest(player, second);
  expect(await call(walletPaths.rollback, rollback)).toMatchObject({ status: 'RS_OK', balance: 1015 * unit });
  expect(await call(walletPaths.userBalance, balanceRequest(player))).toMatchObject({
    status: 'RS_OK',
    currency: 'PHP',
    balance: 1015 * unit,
  });
});

test('a transaction that comes again is answered with the balance of now, and moves nothing', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  const win = winRequest(player, bet);
  await call(walletPaths.win, win);
  const before = await inLedger(player);
  const again = { ...bet, request_uuid: newId() };
  expect(await call(walletPaths.bet, again)).toMatchObject({
    status: 'RS_OK',
    request_uuid: again.request_uuid,
    balance: 1015 * unit,
  });
  expect(await call(walletPaths.win, win)).toMatchObject({ status: 'RS_OK', balance: 1015 * unit });
  expect(await inLedger(player)).toEqual(before);
});

test('forty repeats of one bet at the same time take one stake', async () => {
  const player = await playing();
  const bet = betRequest(player);
  const answers = await Promise.all(Array.from({ length: 40 }, () => call(walletPaths.bet, bet)));
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set(['RS_OK']));
  expect(await inLedger(player)).toMatchObject({ real: BigInt(990 * unit) });
});

test.each([
  ['amount', (bet: Bet) => ({ ...bet, amount: bet.amount + 1 })],
  ['round', (bet: Bet) => ({ ...bet, round: newId() })],
])('a bet repeated with another %s is a duplicate and moves nothing', async (_field, change) => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  const before = await inLedger(player);
  expect(await call(walletPaths.bet, change(bet))).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(await inLedger(player)).toEqual(before);
});
type Bet = ReturnType<typeof betRequest>;

test('a win repeated with another reference, and a transaction of another user, are duplicates', async () => {
  const player = await playing();
  const bets = [betRequest(player), betRequest(player)] as const;
  for (const bet of bets) await call(walletPaths.bet, bet);
  const win = winRequest(player, bets[0]);
  await call(walletPaths.win, win);
  const other = await playing();
  const before = await Promise.all([inLedger(player), inLedger(other)]);
  const elsewhere = { ...win, reference_transaction_uuid: bets[1].transaction_uuid };
  expect(await call(walletPaths.win, elsewhere)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  const stolen = { ...bets[0], user: other.user, token: other.token };
  expect(await call(walletPaths.bet, stolen)).toMatchObject({ status: 'RS_ERROR_DUPLICATE_TRANSACTION' });
  expect(await Promise.all([inLedger(player), inLedger(other)])).toEqual(before);
});

test('too little money is answered with the balance as it is', async () => {
  const player = await playing(5);
  expect(await call(walletPaths.bet, betRequest(player, 5.00001))).toMatchObject({
    status: 'RS_ERROR_NOT_ENOUGH_MONEY',
    balance: 5 * unit,
    currency: 'PHP',
  });
  expect(await inLedger(player)).toMatchObject({ real: BigInt(5 * unit), version: 1n });
});

test('a rollback of an unknown bet is accepted, and the bet is refused when it comes late', async () => {
  const player = await playing();
  const bet = betRequest(player);
  expect(await call(walletPaths.rollback, rollbackRequest(player, bet))).toMatchObject({ status: 'RS_OK' });
  const before = await inLedger(player);
  expect((await call(walletPaths.bet, bet)).status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await inLedger(player)).toEqual(before);
});

test('a bet is given back once, however many rollbacks come, and takes no win afterwards', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  await call(walletPaths.rollback, rollbackRequest(player, bet));
  const before = await inLedger(player);
  expect(await call(walletPaths.rollback, rollbackRequest(player, bet))).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.win, winRequest(player, bet))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
  expect(await inLedger(player)).toEqual(before);
});

test('a win of an unknown bet is refused', async () => {
  const player = await playing();
  const before = await inLedger(player);
  expect(await call(walletPaths.win, winRequest(player, betRequest(player)))).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  });
  expect(await inLedger(player)).toEqual(before);
});

test('an unknown token, and one of another user, are invalid', async () => {
  const player = await playing();
  const other = await playing();
  for (const bet of [
    { ...betRequest(player), token: 'x'.repeat(43) },
    { ...betRequest(player), token: other.token },
    { ...betRequest(player), user: other.user },
  ]) {
    expect(await call(walletPaths.bet, bet)).toMatchObject({ status: 'RS_ERROR_INVALID_TOKEN' });
  }
  expect(await inLedger(player)).toMatchObject({ version: 1n });
  expect(await inLedger(other)).toMatchObject({ version: 1n });
});

test('after the session has ended bets are refused, and wins and rollbacks still taken', async () => {
  const player = await playing();
  const bets = [betRequest(player), betRequest(player)] as const;
  for (const bet of bets) await call(walletPaths.bet, bet);
  await endSession(casino.app, player.session, 'logout');
  casino.clock.advance(1);
  casino.app.rounds.sessions.forget();
  expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED' });
  expect(await call(walletPaths.userBalance, balanceRequest(player))).toMatchObject({
    status: 'RS_ERROR_TOKEN_EXPIRED',
  });
  expect(await call(walletPaths.win, winRequest(player, bets[0]))).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.rollback, rollbackRequest(player, bets[1]))).toMatchObject({
    status: 'RS_OK',
    balance: 1015 * unit,
  });
});

test('another currency is refused, also for a win', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  const before = await inLedger(player);
  for (const [path, body] of [
    [walletPaths.bet, { ...betRequest(player), currency: 'EUR' }],
    [walletPaths.win, { ...winRequest(player, bet), currency: 'EUR' }],
  ] as const) {
    expect(await call(path, body)).toMatchObject({ status: 'RS_ERROR_WRONG_CURRENCY' });
  }
  expect(await inLedger(player)).toEqual(before);
});

test('unknown games are refused; a closed one takes no bets but pays its wins', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  expect(await call(walletPaths.bet, { ...betRequest(player), game_code: 'no-game' })).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  expect(await call(walletPaths.bet, { ...betRequest(player), game_code: 'closed-game' })).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  expect(
    await call(walletPaths.userBalance, { ...balanceRequest(player), game_code: 'no-game' }),
  ).toMatchObject({
    status: 'RS_ERROR_INVALID_GAME',
  });
  expect(await call(walletPaths.win, { ...winRequest(player, bet), game_code: 'closed-game' })).toMatchObject(
    {
      status: 'RS_OK',
    },
  );
});

test('a player who may not bet is disabled, and is still paid what he has won', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  await casino.app.ledger.setWalletStatus(player, 'no_bets');
  expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({ status: 'RS_ERROR_USER_DISABLED' });
  expect(await call(walletPaths.win, winRequest(player, bet))).toMatchObject({ status: 'RS_OK' });
});

test("the player's own limit is the limit of the wallet", async () => {
  const player = await playing();
  await casino.app.ledger.setLimit(
    player,
    { setBy: 'player', kind: 'wager', window: '24h' },
    BigInt(15 * unit),
  );
  expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({
    status: 'RS_ERROR_LIMIT_REACHED',
    balance: 990 * unit,
  });
});

test('a free bet of a reward that we did not give is refused, and its win is not paid', async () => {
  const player = await playing();
  for (const reward of [{ reward_uuid: newId() }, {}]) {
    const bet = { ...betRequest(player), is_free: true, ...reward };
    expect(await call(walletPaths.bet, bet)).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
      balance: 1000 * unit,
    });
    for (const claim of [{ is_free: true, ...reward }, { is_free: false }]) {
      expect(await call(walletPaths.win, { ...winRequest(player, bet), ...claim })).toMatchObject({
        status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
        balance: 1000 * unit,
      });
    }
  }
});

test('a win that claims to be free of a bet that was not is refused', async () => {
  const player = await playing();
  const bet = betRequest(player);
  await call(walletPaths.bet, bet);
  const win = { ...winRequest(player, bet), is_free: true, reward_uuid: newId() };
  expect(await call(walletPaths.win, win)).toMatchObject({
    status: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
    balance: 990 * unit,
  });
  expect(await call(walletPaths.win, winRequest(player, bet))).toMatchObject({ status: 'RS_OK' });
});

test('S3.10 a bet of a sportsbook keeps its lines, with the teams in each language', async () => {
  const player = await playing();
  const line = {
    bet_type: 'handicap',
    home_away: 'home',
    criteria1: '-1.5',
    home_team_name: 'Ginebra',
    away_team_name: 'San Miguel',
    home_name_en: 'Barangay Ginebra',
    away_name_cn: '生力啤酒人',
  };
  const round = `slip-${newId()}`;
  const meta = { bet_lines: [{ ...line, trader_note: 'not for players' }] };
  await call(walletPaths.bet, { ...betRequest(player), round, meta });
  await call(walletPaths.bet, {
    ...betRequest(player),
    round,
    meta: { bet_lines: [{ ...line, home_away: 'away' }] },
  });
  await call(walletPaths.bet, { ...betRequest(player), meta: { bet_lines: 'nonsense' } });
  await casino.untilProjected(player);
  const { bets } = await listRounds(casino.app.db, player.session, {
    gameCode: '',
    from: undefined,
    to: undefined,
    page: 1,
    pageSize: 10,
  });
  expect(bets.find(({ round_id }) => round_id === round)?.bet_lines).toEqual([
    line,
    { ...line, home_away: 'away' },
  ]);
  expect(bets.find(({ round_id }) => round_id !== round)?.bet_lines).toEqual([]);
});

test('an unknown provider is not found, and one that is switched off may only end what it began', async () => {
  const player = await playing();
  const body = JSON.stringify(betRequest(player));
  const unknown = await post(walletPaths.bet, body, undefined, 'nobody');
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ error: 'There is no such provider.' });

  const bets = [betRequest(player), betRequest(player)] as const;
  for (const bet of bets) await call(walletPaths.bet, bet);
  await setStatus('inactive');
  for (const [path, request] of [
    [walletPaths.bet, betRequest(player)],
    [walletPaths.userBalance, balanceRequest(player)],
    [walletPaths.userInfo, { user: player.user, request_uuid: newId() }],
  ] as const) {
    expect(await call(path, request)).toMatchObject({ status: 'RS_ERROR_INVALID_PARTNER' });
  }
  expect(await call(walletPaths.win, winRequest(player, bets[0]))).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.rollback, rollbackRequest(player, bets[1]))).toMatchObject({
    status: 'RS_OK',
  });
  await setStatus('active');
  expect(await call(walletPaths.bet, betRequest(player))).toMatchObject({ status: 'RS_OK' });
});

async function setStatus(status: string): Promise<void> {
  await casino.asOwner('update rounds.provider_connection set status = $1', [status]);
  casino.app.rounds.connections.forget();
}

test('user/info names nobody, and tells where the player may play', async () => {
  await casino.asOwner("update sites.site set country = 'PH', jurisdiction = 'PAGCOR'");
  casino.app.sites.forget();
  const player = await playing();
  const response = await post(
    walletPaths.userInfo,
    JSON.stringify({ user: player.user, request_uuid: newId() }),
  );
  expect(await response.json()).toMatchObject({
    user: player.user,
    status: 'RS_OK',
    country: 'PH',
    jurisdiction: 'PAGCOR',
    sub_partner_id: 'aurum',
    birth_date: '1990-05-17',
    registration_date: new Date().toISOString().slice(0, 10),
  });
});

test('the platform hears that a player was switched off', async () => {
  const heard: string[] = [];
  const listener = await listen({
    connectionString: casino.database.url,
    channels: { player_status_changed: (playerId) => heard.push(playerId) },
    onReconnect: () => undefined,
    log: casino.app.log,
  });
  const player = await playing();
  await casino.asOwner("update players.player set status = 'blocked' where player_id = $1", [
    player.playerId.toString(),
  ]);
  await expect.poll(() => heard, { timeout: 60_000, interval: 20 }).toEqual([player.playerId.toString()]);
  await listener.close();
});

test('a transaction is known for longer than the four months that the protocol asks for', async () => {
  const player = await playing();
  const [won, undone] = [betRequest(player), betRequest(player)] as const;
  await call(walletPaths.bet, won);
  await call(walletPaths.bet, undone);
  const win = winRequest(player, won);
  await call(walletPaths.win, win);
  await call(walletPaths.rollback, rollbackRequest(player, undone));
  const before = await inLedger(player);
  casino.clock.advance(130 * 24 * 3_600_000);
  casino.app.rounds.sessions.forget();
  expect(await call(walletPaths.win, win)).toMatchObject({ status: 'RS_OK' });
  expect(await call(walletPaths.win, { ...win, amount: win.amount + 1 })).toMatchObject({
    status: 'RS_ERROR_DUPLICATE_TRANSACTION',
  });
  expect(await call(walletPaths.rollback, rollbackRequest(player, undone))).toMatchObject({
    status: 'RS_OK',
  });
  expect(await inLedger(player)).toEqual(before);
});
