/** The provider's half of the protocol, as its operator calls it. */
import { randomUUID } from 'node:crypto';
import {
  gameListAnswerSchema,
  gameRoundAnswerSchema,
  signatureHeader,
  walletPaths,
} from '@marquee/contract/providers/hub88.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { allSlots, tumbleGames } from '../catalogue.ts';
import { crashGames } from '../kinds/crash/games.ts';
import { categoryOf, instantGames } from '../kinds/instant/games.ts';
import {
  bingoGames,
  boutGames,
  digitGames,
  liveGames,
  liveTables,
  lotteries,
  raceGames,
} from '../kinds/live/games.ts';
import { tableGames } from '../kinds/table/games.ts';
import { hashServerSeed } from '../kit/fairness/stream.ts';
import { playApi, roundPageSchema } from '../kinds/slot/play-api.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const operator_id = 'marquee';
const bet = '100000';
const ask = (path: string, request: object) => house.operator.ask(house.url(), path, request);

const grant = (change: object = {}) => ({
  operator_id,
  sub_partner_id: 'aurum',
  user: house.user,
  game_code: 'koi-pond',
  currency: 'EUR',
  bet_value: 100_000,
  bet_count: 2,
  start_time: '2020-01-01T00:00:00',
  end_time: '2099-01-01T00:00:00',
  ...change,
});

test('the list holds every game, in the protocol’s form, with its exact RTP', async () => {
  const { status, body } = await ask('/game/list', { operator_id });
  expect(status).toBe(200);
  const list = gameListAnswerSchema.parse(body);
  const codes = (category: string) =>
    list.filter((game) => game.category === category).map((game) => game.game_code);
  expect(codes('Video Slots')).toEqual(allSlots.map((game) => game.code));
  expect(codes('Arcade Games')).toEqual(
    expect.arrayContaining(['crossing', 'penalty', 'coconut', 'sky-stack']),
  );
  for (const category of ['Instant Games', 'Arcade Games', 'Fishing Games']) {
    const listed = instantGames.filter((game) => categoryOf(game) === category);
    expect(codes(category), category).toEqual(listed.map((game) => game.code));
  }
  expect(codes('Crash Games')).toEqual(crashGames.map((game) => game.code));
  const codesIn = (category: string) =>
    tableGames.filter((game) => game.category === category).map((game) => game.code);
  expect(codes('Casino')).toEqual([...codesIn('casino'), ...liveTables.map((game) => game.code)]);
  expect(codes('Lottery')).toEqual([...digitGames, ...lotteries].map((game) => game.code));
  expect(codes('Horse Racing')).toEqual(raceGames.map((game) => game.code));
  expect(codes('Sabong')).toEqual(boutGames.map((game) => game.code));
  expect(codes('Bingo')).toEqual(bingoGames.map((game) => game.code));
  expect(codes('Poker')).toEqual(codesIn('poker'));
  const shared = [...crashGames, ...liveGames];
  expect(list).toHaveLength(allSlots.length + instantGames.length + tableGames.length + shared.length);
  const rocket = list.find(({ game_code }) => game_code === 'crash-rocket');
  // This house runs no draws.
  expect(rocket).toMatchObject({
    enabled: false,
    rtp: '99.00',
    max_win_bets: '1000.00',
    max_win_once_in: '1010',
  });
  for (const game of list) {
    const returns = {
      'Video Slots': /^9[4-6]\.\d{4}$/,
      Casino: /^9[6-9]\.\d{2}$/,
      Poker: /^9[7-9]\.\d{2}$/,
      'Fishing Games': /^97\.00$/,
      Lottery: /^[69]5\.00$/,
      Sabong: /^95\.25$/,
      Bingo: /^80\.00$/,
      'Horse Racing': /^94\.29$/,
    };
    const usual = /^9[89]\.\d{2}$/;
    // What is measured has the digits that the measurement supports.
    const isMeasured = tumbleGames.some(({ code }) => code === game.game_code);
    expect(game.rtp, game.game_code).toMatch(
      isMeasured
        ? /^9[4-6](\.\d{1,4})?$/
        : (Object.entries(returns).find(([category]) => category === game.category)?.[1] ?? usual),
    );
  }
});

test('a call without the operator’s signature over these very bytes is refused', async () => {
  const send = (body: string, signature: string | undefined) =>
    fetch(`${house.url()}/hub/game/list`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature === undefined ? {} : { [signatureHeader]: signature }),
      },
      body,
    });
  const body = JSON.stringify({ operator_id });
  const good = await house.operator.sign(body);
  expect((await send(body, good)).status).toBe(200);
  expect((await send(`${body} `, good)).status).toBe(401);
  expect((await send(body, undefined)).status).toBe(401);
  expect((await send(body, 'AAAA')).status).toBe(401);
});

test.each([
  ['/game/list', {}, 400, 'operator_id'],
  ['/game/url', { operator_id }, 400, 'game_code'],
  ['/game/round', { operator_id, user: 'nobody', round: randomUUID() }, 404, 'round'],
  ['/freebets/cancel', { operator_id, reward_uuid: randomUUID() }, 404, 'reward_uuid'],
] as const)('%s with %j answers %i and names the field', async (path, request, status, field) => {
  const answer = await ask(path, request);
  expect(answer).toEqual({ status, body: { error: expect.stringContaining(field) } });
});

test('a game of another house, or real play without a token, has no address', async () => {
  const request = {
    operator_id,
    user: house.user,
    token: 'token-0123456789',
    game_code: 'koi-pond',
    platform: 'GPL_MOBILE',
    lang: 'en',
    currency: 'EUR',
    country: 'MT',
    ip: '127.0.0.1',
    lobby_url: 'javascript:alert(1)',
    deposit_url: '',
    sub_partner_id: 'aurum',
  };
  expect((await ask('/game/url', { ...request, game_code: 'clt_dragonrising' })).status).toBe(404);
  expect((await ask('/game/url', { ...request, token: undefined })).status).toBe(400);
  const { body } = await ask('/game/url', request);
  const { url } = z.object({ url: z.url() }).parse(body);
  // The key of the session stands where no server's log sees it.
  const { hash, search } = new URL(url);
  expect(search).toBe('?lang=en');
  const opened = await house.open(new URLSearchParams(hash.slice(1)).get('session') ?? '');
  // An address that could run script never reaches the client.
  expect(opened).toMatchObject({ ok: true, lobby_url: null, deposit_url: null });
});

test('free bets are played without being taken from the balance, and come back when a round fails', async () => {
  const created = await ask('/freebets/create', grant());
  const { reward_uuid } = z.object({ reward_uuid: z.uuid() }).parse(created.body);
  const session = await house.launch('koi-pond');
  expect(await house.open(session)).toMatchObject({ ok: true, free_bets: { left: 2, bet_minor: bet } });

  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_LIMIT_REACHED');
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'limit_reached' });
  expect(await house.open(session)).toMatchObject({ free_bets: { left: 2 } });

  const free = await house.spin(session, bet);
  if (!free.ok) throw new Error(free.detail);
  expect(free).toMatchObject({ free_bets: { left: 1 }, round: { is_free_bet: true } });
  expect(free.balance_after_bet_minor).toBe('10000000');
  const sent = house.operator.calls.filter((call) => call.body['round'] === free.round.round_id);
  expect(sent.map((call) => call.body)).toMatchObject([
    { is_free: true, reward_uuid, amount: 100_000 },
    { is_free: true, reward_uuid, round_closed: true },
  ]);
  await house.spin(session, bet);
  const paid = await house.spin(session, bet);
  expect(paid).toMatchObject({ ok: true, free_bets: null, round: { is_free_bet: false } });

  const list = await ask('/freebets/list', { operator_id, user: house.user });
  expect(list.body).toMatchObject([{ reward_uuid, bet_count: 2, bets_used: 2, cancelled: false }]);
});

test('a bulk of free bets is granted whole; a cancelled one is not played; a bet off the ladder is refused', async () => {
  const users = [house.user, 'player-2'];
  const bulk = await ask('/freebets/create_bulk', { ...grant(), users });
  const rewards = z.array(z.object({ user: z.string(), reward_uuid: z.uuid() })).parse(bulk.body);
  expect(rewards.map((reward) => reward.user)).toEqual(users);
  await ask('/freebets/cancel', { operator_id, reward_uuid: rewards[0]?.reward_uuid });
  const session = await house.launch('koi-pond');
  expect(await house.open(session)).toMatchObject({ ok: true, free_bets: null });
  const odd = await ask('/freebets/create', grant({ bet_value: 123 }));
  expect(odd).toEqual({ status: 400, body: { error: expect.stringContaining('bet_value') } });
  const many = await ask('/freebets/create_bulk', {
    ...grant(),
    users: Array.from({ length: 101 }, (_, index) => `player-${index}`),
  });
  expect(many.status).toBe(400);
});

test('transactions by round and by time are what the operator has booked', async () => {
  const start_time = new Date(Date.now() - 1000).toISOString();
  const session = await house.launch('lucky-sevens');
  const played = await house.spin(session, bet);
  house.operator.misbehave(walletPaths.bet, 'RS_ERROR_UNKNOWN');
  await house.spin(session, bet);
  if (!played.ok) throw new Error(played.detail);
  const byRound = await ask('/transactions/list', { operator_id, round: played.round.round_id });
  expect(byRound.body).toMatchObject([
    { kind: 'bet', amount: 100_000, round: played.round.round_id },
    { kind: 'win', amount: Number(played.round.win_minor) },
  ]);
  const end_time = new Date(Date.now() + 1000).toISOString();
  const { body } = await ask('/transactions/list', { operator_id, start_time, end_time });
  const kinds = z
    .array(z.object({ kind: z.string(), game_code: z.string() }))
    .parse(body)
    .filter((entry) => entry.game_code === 'lucky-sevens');
  expect(kinds.map((entry) => entry.kind)).toEqual(['bet', 'win', 'rollback']);
  expect((await ask('/transactions/list', { operator_id })).status).toBe(400);
  expect(await ask('/transactions/list', { operator_id, round: 'round-7' })).toMatchObject({
    status: 200,
    body: [],
  });
});

/** Address of the data of a round's page. */
const data = (page: string) => page.replace('?', '.json?');

test('the page of a round opens by its signed address only', async () => {
  const session = await house.launch('dragon-fortune');
  const played = await house.spin(session, bet);
  if (!played.ok) throw new Error(played.detail);
  const answer = await ask('/game/round', { operator_id, user: house.user, round: played.round.round_id });
  const { url } = gameRoundAnswerSchema.parse(answer.body);
  const local = url.replace('http://games.test', house.url());
  const shown = await fetch(data(local));
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors http://localhost:3000`);
  expect((await fetch(`${local}x`)).status).toBe(404);
  expect((await fetch(`${data(local)}x`)).status).toBe(404);
  const before = roundPageSchema.parse(await shown.json());
  expect(before).toMatchObject({ book: played.round.book, server_seed: null });
  expect(before.round).toMatchObject({ round_id: played.round.round_id, build: played.round.build });

  // Once the player has changed seeds, the page has what a check needs.
  await house.post(playApi.rotateSeed.path, { session, client_seed: 'another' });
  const { server_seed } = roundPageSchema.parse(await (await fetch(data(local))).json());
  expect(hashServerSeed(Buffer.from(server_seed ?? '', 'hex'))).toBe(played.round.fairness.server_seed_hash);
});
