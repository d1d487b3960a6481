import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { expect, test } from 'vitest';
import { findGame } from '../catalogue.ts';
import { recomputeBook } from '../kinds/slot/recompute.ts';
import { playApi } from '../kinds/slot/play-api.ts';
import { compileSlot } from '../kinds/slot/engine/compile.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const bet = '100000';

/** The wallet calls made for a round, in order. */
const callsOf = (roundId: string) =>
  house.operator.calls.filter((call) => call.body['round'] === roundId).map((call) => call.path);

test('a spin takes one bet, pays one win, and its balance is the operator’s', async () => {
  const session = await house.launch('golden-pharaoh');
  const opened = await house.open(session);
  expect(opened).toMatchObject({ ok: true, currency: 'EUR', is_demo: false, balance_minor: '10000000' });
  const answer = await house.spin(session, bet);
  if (!answer.ok) throw new Error(answer.detail);
  const { round } = answer;
  expect(callsOf(round.round_id)).toEqual([walletPaths.bet, walletPaths.win]);
  expect(answer.balance_after_bet_minor).toBe('9900000');
  expect(BigInt(answer.balance_minor)).toBe(9_900_000n + BigInt(round.win_minor));
  expect(answer.balance_minor).toBe(String(house.operator.balances.get(house.user)));
  expect(house.operator.badSignatures()).toBe(0);
});

test('a spin sent twice, at once or later, is one round', async () => {
  const session = await house.launch('koi-pond');
  const spinId = randomUUID();
  const both = await Promise.all([house.spin(session, bet, spinId), house.spin(session, bet, spinId)]);
  const again = await house.spin(session, bet, spinId);
  const ids = [...both, again].map((answer) => (answer.ok ? answer.round.round_id : answer.error));
  expect(new Set(ids).size).toBe(1);
  expect(callsOf(ids[0] ?? '')).toEqual([walletPaths.bet, walletPaths.win]);
});

test('a player whom the operator has switched off cannot open a game', async () => {
  const session = await house.launch('koi-pond');
  house.operator.misbehave(walletPaths.userInfo, 'RS_ERROR_USER_DISABLED');
  expect(await house.open(session)).toMatchObject({ ok: false, error: 'player_disabled' });
  expect(await house.open(session)).toMatchObject({ ok: true });
});

test('a second spin while the first is under way is refused', async () => {
  const session = await house.launch('koi-pond');
  const release = house.operator.hold(walletPaths.bet);
  const first = house.spin(session, bet);
  await expect.poll(() => house.operator.calls.length, { timeout: 60_000 }).toBe(1);
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'spin_in_flight' });
  release();
  expect(await first).toMatchObject({ ok: true });
});

test('a demo spin needs no wallet', async () => {
  const session = await house.launch('fruit-party', true);
  const answer = await house.spin(session, bet);
  if (!answer.ok) throw new Error(answer.detail);
  expect(BigInt(answer.balance_minor)).toBe(500_000_000n - 100_000n + BigInt(answer.round.win_minor));
  expect(house.operator.calls).toEqual([]);
});

test('a bet outside the ladder is refused before anything moves', async () => {
  const session = await house.launch('golden-pharaoh');
  expect(await house.spin(session, '123456')).toMatchObject({ ok: false, error: 'bet_not_allowed' });
  expect(house.operator.calls).toEqual([]);
});

test('too little money refuses the round, and the same spin stays refused', async () => {
  house.operator.balances.set(house.user, 5n);
  const session = await house.launch('golden-pharaoh');
  const spinId = randomUUID();
  expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: false, error: 'not_enough_money' });
  house.operator.balances.set(house.user, 10_000_000n);
  expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: false, error: 'not_enough_money' });
  expect(house.operator.calls.map((call) => call.path)).toEqual([walletPaths.bet]);
});

test('bonus money that is not taken is told as missing real money, where it would have covered the bet', async () => {
  house.operator.balances.set(house.user, 5n);
  house.operator.bonuses.set(house.user, 99_995n);
  const session = await house.launch('golden-pharaoh');
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'real_money_needed' });
  house.operator.bonuses.set(house.user, 99_994n);
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'not_enough_money' });
  house.operator.bonuses.clear();
});

test.each([
  ['RS_ERROR_LIMIT_REACHED', 'limit_reached', 0],
  ['RS_ERROR_TOKEN_EXPIRED', 'session_expired', 1],
  ['RS_ERROR_USER_DISABLED', 'player_disabled', 1],
  ['RS_ERROR_UNKNOWN', 'operator_unavailable', 1],
] as const)('bet status %s tells the player %s, with %i rollbacks', async (status, error, rollbacks) => {
  const session = await house.launch('golden-pharaoh');
  house.operator.misbehave(walletPaths.bet, status);
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error });
  const sent = house.operator.calls.filter((call) => call.path === walletPaths.rollback);
  expect(sent).toHaveLength(rollbacks);
  expect(house.operator.balances.get(house.user)).toBe(10_000_000n);
});

test('a bet whose answer is lost is sent again under the same transaction and counts once', async () => {
  const session = await house.launch('golden-pharaoh');
  house.operator.misbehave(walletPaths.bet, 'lost', 'lost');
  const answer = await house.spin(session, bet);
  if (!answer.ok) throw new Error(answer.detail);
  const ids = house.operator.calls
    .filter((call) => call.path === walletPaths.bet)
    .map((call) => call.body['transaction_uuid']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(BigInt(answer.balance_minor)).toBe(9_900_000n + BigInt(answer.round.win_minor));
});

test('a bet that is never answered is taken back, even when the rollback fails at first', async () => {
  const session = await house.launch('golden-pharaoh');
  house.operator.misbehave(walletPaths.bet, 'lost', 'lost', 'lost');
  house.operator.misbehave(walletPaths.rollback, 'down');
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'operator_unavailable' });
  await expect.poll(() => house.operator.balances.get(house.user), { timeout: 60_000 }).toBe(10_000_000n);
});

test('a win that is not acknowledged is paid later, once, and the same spin then tells it', async () => {
  const session = await house.launch('golden-pharaoh');
  const spinId = randomUUID();
  house.operator.misbehave(walletPaths.win, 'down', 'lost', 'down');
  expect(await house.spin(session, bet, spinId)).toMatchObject({ ok: false, error: 'operator_unavailable' });
  await expect.poll(async () => (await house.spin(session, bet, spinId)).ok, { timeout: 60_000 }).toBe(true);
  const answer = await house.spin(session, bet, spinId);
  if (!answer.ok) throw new Error(answer.detail);
  expect(house.operator.balances.get(house.user)).toBe(9_900_000n + BigInt(answer.round.win_minor));
});

test('seeds: the hash shown before holds after the reveal, and the seeds give the same book', async () => {
  const session = await house.launch('dragon-fortune');
  const opened = await house.open(session);
  const answer = await house.spin(session, bet);
  if (!answer.ok || !opened.ok) throw new Error('no spin');
  const rotated = playApi.rotateSeed.answer.parse(
    await house.post(playApi.rotateSeed.path, { session, client_seed: 'my-own-seed' }),
  );
  if (!rotated.ok) throw new Error(rotated.detail);
  expect(rotated.revealed.server_seed_hash).toBe(opened.fairness.server_seed_hash);
  expect(rotated.fairness).toMatchObject({ client_seed: 'my-own-seed', nonce: 0 });
  const { client_seed: clientSeed, nonce } = answer.round.fairness;
  const game = findGame('dragon-fortune');
  if (!game) throw new Error('no game');
  const seeds = { serverSeed: rotated.revealed.server_seed, clientSeed, nonce };
  expect(await recomputeBook(compileSlot(game), BigInt(bet), seeds)).toEqual(answer.round.book);
});

test('history lists the player’s rounds and one can be read whole', async () => {
  const session = await house.launch('lucky-sevens');
  for (let spin = 0; spin < 22; spin += 1) await house.spin(session, bet);
  const first = playApi.history.answer.parse(
    await house.post(playApi.history.path, { session, cursor: null }),
  );
  if (!first.ok) throw new Error(first.detail);
  expect(first.rounds).toHaveLength(20);
  const rest = playApi.history.answer.parse(
    await house.post(playApi.history.path, { session, cursor: first.next_cursor }),
  );
  expect(rest).toMatchObject({ ok: true, next_cursor: null });
  const [newest] = first.rounds;
  const round = playApi.round.answer.parse(
    await house.post(playApi.round.path, { session, round_id: newest?.round_id }),
  );
  expect(round).toMatchObject({ ok: true, server_seed: null, round: { round_id: newest?.round_id } });
  if (!round.ok) throw new Error(round.detail);
  expect(newest).toMatchObject({ state: 'settled', win_minor: round.round.win_minor });
});

test('a closed session plays no more; an unknown key opens nothing; a malformed call says where', async () => {
  const session = await house.launch('koi-pond');
  await house.post(playApi.close.path, { session });
  expect(await house.spin(session, bet)).toMatchObject({ ok: false, error: 'session_closed' });
  expect(await house.open('x'.repeat(32))).toMatchObject({ ok: false, error: 'session_unknown' });
  expect(await house.post(playApi.spin.path, { session })).toMatchObject({
    error: 'bad_request',
    detail: expect.stringContaining('spin_id'),
  });
});

test('what is no call at all is answered in the API’s form too', async () => {
  const send = (body: string, type: string) =>
    fetch(house.url() + playApi.spin.path, { method: 'POST', headers: { 'content-type': type }, body });
  const notJson = await send('{"session":', 'application/json');
  expect([notJson.status, await notJson.json()]).toMatchObject([400, { ok: false, error: 'bad_request' }]);
  const otherType = await send('<a/>', 'application/xml');
  expect([otherType.status, await otherType.json()]).toMatchObject([
    415,
    { ok: false, error: 'bad_request' },
  ]);
  const tooLong = await send(`"${'x'.repeat(70_000)}"`, 'application/json');
  expect([tooLong.status, await tooLong.json()]).toMatchObject([413, { ok: false, error: 'bad_request' }]);
});

test('the game’s page may be framed by the operator’s sites only, and runs no foreign script', async () => {
  const shown = await fetch(`${house.url()}/play/koi-pond`);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const policy = shown.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('frame-ancestors http://localhost:3000');
  expect(policy).toContain(`script-src 'self'`);
  expect(policy).not.toContain('unsafe');
  expect((await fetch(`${house.url()}/play/no-such-game`)).status).toBe(404);
});

test('a game’s sound is served by name; nothing outside its folder is', async () => {
  for (const [name, type] of [
    ['sound.json', 'application/json'],
    ['base.opus', 'audio/ogg'],
    ['base.m4a', 'audio/mp4'],
  ]) {
    const answer = await fetch(`${house.url()}/sound/koi-pond/${name}`);
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('content-type'), name).toContain(type);
    expect(answer.headers.get('cache-control'), name).toContain('max-age=86400');
  }
  for (const path of ['koi-pond/..%2Fproof.json', 'kit/bets.ts', 'koi-pond/none.opus', 'none/base.opus']) {
    expect((await fetch(`${house.url()}/sound/${path}`)).status, path).toBe(404);
  }
});

test('a poster is served to any site and may be cached; nothing outside the art is', async () => {
  const poster = await fetch(`${house.url()}/art/koi-pond/poster.avif`);
  expect(poster.status).toBe(200);
  expect(poster.headers.get('content-type')).toBe('image/avif');
  expect(poster.headers.get('access-control-allow-origin')).toBe('*');
  expect(poster.headers.get('cache-control')).toContain('max-age=86400');
  for (const path of ['koi-pond/..%2Fdefinition.ts', 'kit/bets.ts', 'koi-pond/none.avif']) {
    expect((await fetch(`${house.url()}/art/${path}`)).status).toBe(404);
  }
});
