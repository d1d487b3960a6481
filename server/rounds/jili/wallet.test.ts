import { jiliWalletPaths } from '@marquee/contract/providers/jili.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  big,
  createJiliFixture,
  jiliBet,
  jiliCancel,
  newRound,
  type JiliFixture,
  type JiliGambler,
} from '../../../tests/jili-fixture.ts';
import { requestFromTest } from '../../../tests/casino-fixture.ts';
import { serveLaunchGame } from '../../api/product/launch_game.ts';
import { sql } from '../../kernel/database.ts';
import { newId } from '../../kernel/ids.ts';
import { endSession } from '../../players/session.ts';
import { freeRoundsOf, grantFreeRounds } from '../free-rounds.ts';
import { listRounds, showRound } from '../round-history.ts';

let jili: JiliFixture;
let casino: JiliFixture['casino'];

beforeAll(async () => {
  jili = await createJiliFixture();
  casino = jili.casino;
});
afterAll(() => jili.close());

const { auth, bet, cancelBet } = jiliWalletPaths;
const inLedger = (player: JiliGambler) => casino.app.ledger.balance(player);
const codeOf = async (path: string, body: object) => (await jili.call(path, body)).errorCode;

test('auth tells who a token is; unknown and ended ones are expired', async () => {
  const player = await jili.newGambler();
  expect(await jili.call(auth, { reqId: newId(), token: player.token })).toEqual({
    errorCode: 0,
    message: 'success',
    username: player.user,
    currency: 'PHP',
    balance: 1000,
    token: player.token,
  });
  expect(await codeOf(auth, { reqId: newId(), token: 'unknown' })).toBe(4);
  await endSession(casino.app, player.session, 'logout');
  casino.clock.advance(1);
  casino.app.rounds.sessions.forget();
  expect(await codeOf(auth, { reqId: newId(), token: player.token })).toBe(4);
});

test('a bet and its win are one: after = before − bet + win, only where before is at least the bet', async () => {
  const player = await jili.newGambler(100);
  expect(await jili.call(bet, jiliBet(player, 10, 5.5))).toMatchObject({ errorCode: 0, balance: 95.5 });
  expect(await jili.call(bet, jiliBet(player, 95.50001, 500))).toMatchObject({ errorCode: 2, balance: 95.5 });
  expect(await jili.call(bet, jiliBet(player, 95.5, 0.00001))).toMatchObject({
    errorCode: 0,
    balance: 0.00001,
  });
  expect(await inLedger(player)).toMatchObject({ real: 1n });
});

test('a round that comes again is accepted already, and with other figures refused; neither moves anything', async () => {
  const player = await jili.newGambler();
  const first = jiliBet(player, 10, 25);
  await jili.call(bet, first);
  const before = await inLedger(player);
  expect(await jili.call(bet, { ...first, reqId: newId() })).toMatchObject({ errorCode: 1, balance: 1015 });
  for (const change of [{ betAmount: 11 }, { winloseAmount: 26 }, { game: 1 }]) {
    expect(await codeOf(bet, { ...first, ...change })).toBe(5);
  }
  const other = await jili.newGambler();
  expect(await codeOf(bet, { ...jiliBet(other, 10, 25), round: first.round })).toBe(5);
  expect(await inLedger(player)).toEqual(before);
});

test('rounds that differ in the last of twenty digits are two', async () => {
  const player = await jili.newGambler();
  for (const round of ['18446744073709551614', '18446744073709551615']) {
    expect(await codeOf(bet, jiliBet(player, 10, 0, big(round)))).toBe(0);
  }
  expect(await inLedger(player)).toMatchObject({ real: 980_00000n });
});

test('forty copies of one bet at the same time are one bet', async () => {
  const player = await jili.newGambler();
  const one = jiliBet(player, 10, 3);
  const answers = await Promise.all(Array.from({ length: 40 }, () => jili.call(bet, one)));
  expect(answers.map((answer) => answer.errorCode).toSorted((a, b) => a - b)).toEqual([
    0,
    ...Array.from({ length: 39 }, () => 1),
  ]);
  expect(await inLedger(player)).toMatchObject({ real: 993_00000n });
});

test('bets of many players at once go to the ledger in batches, each with its win', async () => {
  const players = await Promise.all(Array.from({ length: 40 }, () => jili.newGambler()));
  await Promise.all(players.map((player) => jili.call(bet, jiliBet(player, 10, 3))));
  const { rows } = await sql<{ bets: number; transactions: number; together: number }>`
    select count(*) filter (where kind = 2)::int as bets, count(distinct xact_id)::int as transactions,
      count(distinct (player_id, xact_id))::int as together
    from ledger.operation
    where source = 'JILI' and player_id = any (${players.map(({ playerId }) => playerId)})`.execute(
    casino.app.db,
  );
  expect(rows).toMatchObject([{ bets: 40, together: 40 }]);
  expect(rows[0]?.transactions).toBeLessThan(40);
});

test('a cancel returns the bet and takes the win; a second one is cancelled already; the bet is not taken again', async () => {
  const player = await jili.newGambler();
  const one = jiliBet(player, 10, 25);
  await jili.call(bet, one);
  expect(await jili.call(cancelBet, jiliCancel(player, one))).toMatchObject({ errorCode: 0, balance: 1000 });
  expect(await jili.call(cancelBet, jiliCancel(player, one))).toMatchObject({ errorCode: 1, balance: 1000 });
  expect(await codeOf(bet, one)).toBe(5);
  expect(await inLedger(player)).toMatchObject({ real: 1000_00000n });
});

test('a cancel that comes before its bet finds no round, and keeps the bet out', async () => {
  const player = await jili.newGambler();
  const one = jiliBet(player, 10, 25);
  expect(await codeOf(cancelBet, jiliCancel(player, one))).toBe(2);
  expect(await codeOf(bet, one)).toBe(5);
  expect(await codeOf(cancelBet, jiliCancel(player, one))).toBe(1);
  expect(await inLedger(player)).toMatchObject({ version: 1n, real: 1000_00000n });
});

test('a cancel is refused where what was won is spent, and possible again when it is there', async () => {
  const player = await jili.newGambler(10);
  const one = jiliBet(player, 10, 50);
  await jili.call(bet, one);
  await jili.call(bet, jiliBet(player, 45, 0));
  expect(await jili.call(cancelBet, jiliCancel(player, one))).toMatchObject({ errorCode: 6, balance: 5 });
  await jili.call(bet, jiliBet(player, 0, 35));
  expect(await jili.call(cancelBet, jiliCancel(player, one))).toMatchObject({ errorCode: 0, balance: 0 });
});

test('after the session has ended bets are refused; cancels and offline payments come by the user id', async () => {
  const player = await jili.newGambler();
  const one = jiliBet(player, 10, 0);
  await jili.call(bet, one);
  await endSession(casino.app, player.session, 'logout');
  casino.clock.advance(1);
  casino.app.rounds.sessions.forget();
  expect(await codeOf(bet, jiliBet(player, 10, 0))).toBe(4);
  const offline = { ...jiliBet(player, 0, 55), isFreeRound: true, userId: player.user, token: 'long gone' };
  expect(await jili.call(bet, offline)).toMatchObject({ errorCode: 0, balance: 1045 });
  expect(await codeOf(bet, { ...offline, round: newRound(), betAmount: 1 })).toBe(4);
  const cancel = { ...jiliCancel(player, one), token: 'long gone' };
  expect(await jili.call(cancelBet, cancel)).toMatchObject({ errorCode: 0, balance: 1055 });
  const stranger = await jili.newGambler();
  expect(await codeOf(cancelBet, { ...jiliCancel(player, one), userId: stranger.user })).toBe(5);
});

test('what is malformed is an invalid parameter, and moves nothing', async () => {
  const player = await jili.newGambler();
  const good = jiliBet(player, 10, 5);
  for (const change of [
    { betAmount: -1 },
    { betAmount: '10' },
    { betAmount: 0.000001 },
    { round: 'abc' },
    { round: 1.5 },
    { currency: 'EUR' },
    { game: 999 },
    { token: '' },
    { reqId: undefined },
  ]) {
    expect(await codeOf(bet, { ...good, ...change }), JSON.stringify(change)).toBe(3);
  }
  for (const body of ['', 'no json', '[]', 'null', '"text"', '{"reqId":1e999}']) {
    expect(await (await jili.post(bet, body)).json(), body).toMatchObject({ errorCode: 3 });
  }
  expect(await inLedger(player)).toMatchObject({ version: 1n });
});

test('without the credentials nothing is read', async () => {
  const player = await jili.newGambler();
  const body = JSON.stringify({ reqId: newId(), token: player.token });
  const wrong = Buffer.from('abcd_PHP:guess').toString('base64');
  for (const authorization of ['Basic ', `Basic ${wrong}`, 'Bearer x']) {
    expect((await jili.post(auth, body, authorization)).status).toBe(401);
  }
});

test('a player who may not bet is refused, and what he staked can still be cancelled', async () => {
  const player = await jili.newGambler();
  const one = jiliBet(player, 10, 0);
  await jili.call(bet, one);
  await casino.app.ledger.setWalletStatus(player, 'no_bets');
  expect(await codeOf(bet, jiliBet(player, 10, 100))).toBe(5);
  expect(await jili.call(cancelBet, jiliCancel(player, one))).toMatchObject({ errorCode: 0, balance: 1000 });
});

test('games are listed, opened with a session of the player, and their rounds shown', async () => {
  const player = await jili.newGambler();
  const answer = await serveLaunchGame.run(
    casino.app,
    {
      domain_name: 'aurum.test',
      provider_code: 'JILI',
      game_code: '49',
      platform: 'desktop',
      language: 'EN',
      account_id: player.accountId,
      auth: player.auth,
    },
    requestFromTest,
  );
  expect(answer).toMatchObject({
    statusCode: 1,
    url: `https://jili.test/index.html?account=${player.user}&gameID=49`,
    game: { game_name: 'Super Ace', category: 'slot_game' },
  });
  const one = jiliBet(player, 10, 5);
  await jili.call(bet, one);
  await casino.untilProjected(player);
  const history = { gameCode: '', from: undefined, to: undefined, page: 1, pageSize: 10 };
  const { bets } = await listRounds(casino.app.db, player.session, history);
  expect(bets).toMatchObject([{ game_name: 'Super Ace', stake: '10.00', payout: '5.00', status: 'settled' }]);
  const roundId = one.round.slice('big:'.length);
  const shown = await showRound(casino.app, player.session, { providerCode: 'JILI', roundId });
  expect(shown.url).toBe(`https://jili.test/history?ri=${roundId}`);
});

test('free spins are given once under a reward, and what they win is bonus money', async () => {
  const player = await jili.newGambler();
  const grant = {
    siteId: player.siteId,
    playerId: player.playerId,
    provider: 'JILI',
    gameCode: '49',
    rounds: 2,
    bet: 50_000n,
    rewardUuid: newId(),
    expiresAt: new Date(casino.clock.now().getTime() + 86_400_000),
  };
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  // If the answer is lost, the provider reports on the repetition that the reference exists.
  await casino.asOwner(
    `update rounds.free_round_grant set status = 'pending', asked_at = null where reward_uuid = $1`,
    [grant.rewardUuid],
  );
  expect(await grantFreeRounds(casino.app, grant)).toBe('granted');
  expect(jili.freeSpins.get(grant.rewardUuid)?.get('BetValue')).toBe('0.50');
  const spin = (win: number, deduct = 1) => ({
    ...jiliBet(player, 0, win),
    freeSpinData: { referenceId: grant.rewardUuid, remain: 1, originalBet: 0.5, deduct },
  });
  const first = spin(55);
  expect(await jili.call(bet, first)).toMatchObject({ errorCode: 0, balance: 1055 });
  expect(await jili.call(bet, first)).toMatchObject({ errorCode: 1, balance: 1055 });
  expect(await inLedger(player)).toMatchObject({ real: 1000_00000n, bonus: 55_00000n });
  expect(await codeOf(bet, spin(1, 2))).toBe(5);
  expect(await codeOf(cancelBet, jiliCancel(player, first))).toBe(0);
  expect(await inLedger(player)).toMatchObject({ real: 1000_00000n, bonus: 0n });
  expect(await freeRoundsOf(casino.app.db, grant.rewardUuid)).toMatchObject({ used: 0, won: 0n });
  const unknown = { ...spin(55), freeSpinData: { referenceId: newId(), deduct: 1 } };
  expect(await jili.call(bet, unknown)).toMatchObject({ errorCode: 5, balance: 1000 });
  const offline = { ...unknown, isFreeRound: true, userId: player.user, token: 'long gone' };
  expect(await jili.call(bet, offline)).toMatchObject({ errorCode: 5, balance: 1000 });
  const elsewhere = { ...grant, rewardUuid: newId(), gameCode: '1' };
  expect(await grantFreeRounds(casino.app, elsewhere)).toBe('refused');
});
