/** Free spins that are bought: where they may be, for what price, and that the round can be checked like any other. */
import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import game from '../candy-carnival/definition.ts';
import { compileSlot } from '../kinds/slot/engine/compile.ts';
import { playApi } from '../kinds/slot/play-api.ts';
import { recomputeBook } from '../kinds/slot/recompute.ts';
import { houseOfFile } from './testing/house-of-file.ts';

const house = await houseOfFile();
const asked = { buy_feature: true };
const bet = 200_000n;
/** 880 coins, of which a bet buys 40. */
const price = (bet * 22n).toString();

const launch = (law: object = { jurisdiction: 'MT', game_rules: asked }, code = game.code, isDemo = false) =>
  house.launch(code, isDemo, house.user, 'EUR', law);
const opened = async (session: string) => {
  const answer = await house.open(session);
  if (!answer.ok) throw new Error(answer.detail);
  return answer;
};
const buy = async (session: string, bet_minor = price, more: object = {}) => {
  const request = { session, spin_id: randomUUID(), bet_minor, bought: 'free_spins', ...more };
  return playApi.spin.answer.parse(await house.post(playApi.spin.path, request));
};
const betsTaken = () => house.operator.calls.filter(({ path }) => path === walletPaths.bet);

test.each([
  ['an operator that does not ask for it', { jurisdiction: 'MT' }],
  ['an operator that forbids it', { jurisdiction: 'MT', game_rules: { buy_feature: false } }],
  ['Great Britain, whoever asks', { jurisdiction: 'GB', game_rules: asked }],
  ['Germany, whoever asks', { jurisdiction: 'DE', game_rules: asked }],
  ['a jurisdiction that nobody knows', { game_rules: asked }],
])('nothing is sold at %s', async (_name, law) => {
  house.moveClock(3_600_000);
  const session = await launch(law);
  expect((await opened(session)).buyable_bets_minor).toEqual([]);
  expect(await buy(session)).toMatchObject({ ok: false, error: 'buy_forbidden' });
  expect(betsTaken()).toEqual([]);
});

test('the wallet is asked for the whole price, and the round says that it was bought', async () => {
  const session = await launch();
  expect((await opened(session)).buyable_bets_minor).toContain(bet.toString());
  const answer = await buy(session);
  if (!answer.ok) throw new Error(answer.detail);
  const { round } = answer;
  expect(round).toMatchObject({ bought: 'free_spins', bet_minor: price, is_free_bet: false });
  expect(round.book.events.slice(0, 2)).toMatchObject([
    { type: 'bought', feature: 'free_spins' },
    { type: 'free_spins_start', spins: 8, positions: [] },
  ]);
  expect(betsTaken()).toMatchObject([{ body: { amount: Number(price), is_free: false } }]);
  const listed = playApi.history.answer.parse(
    await house.post(playApi.history.path, { session, cursor: null }),
  );
  expect(listed.ok && listed.rounds[0]).toMatchObject({ bought: 'free_spins', bet_minor: price });
});

test.each([
  ['a bet, which is no price', bet.toString()],
  ['a coin less', (BigInt(price) - bet / 40n).toString()],
  ['a price above the largest stake of the currency', '99999999999'],
])('%s buys nothing', async (_name, bet_minor) => {
  expect(await buy(await launch(), bet_minor)).toMatchObject({ ok: false, error: 'bet_not_allowed' });
  expect(betsTaken()).toEqual([]);
});

test('the highest bet of the rules holds for the whole price', async () => {
  const max_bet = Number(price) - 1;
  const session = await launch({ jurisdiction: 'MT', game_rules: { ...asked, max_bet } });
  const { bet_ladder_minor, buyable_bets_minor } = await opened(session);
  expect(bet_ladder_minor).toContain(bet.toString());
  expect(buyable_bets_minor).not.toContain(bet.toString());
  expect(await buy(session)).toMatchObject({ ok: false, error: 'bet_not_allowed' });
});

test('a game that sells nothing, and a round that follows by itself, are refused', async () => {
  const other = await launch({ jurisdiction: 'MT', game_rules: asked }, 'koi-pond');
  expect((await opened(other)).buyable_bets_minor).toEqual([]);
  expect(await buy(other)).toMatchObject({ ok: false, error: 'bad_request' });
  const automatic = await buy(await launch(), price, { is_automatic: true });
  expect(automatic).toMatchObject({ ok: false, error: 'bad_request' });
  expect(betsTaken()).toEqual([]);
});

test('sent again it is the same round; under the id of a spin it is refused', async () => {
  const session = await launch();
  const spin_id = randomUUID();
  const first = await buy(session, price, { spin_id });
  expect(await buy(session, price, { spin_id })).toMatchObject({ ok: true, round: first.ok && first.round });
  expect(betsTaken()).toHaveLength(1);
  expect(await house.spin(session, price, spin_id)).toMatchObject({ ok: false, error: 'bad_request' });
  const spun = randomUUID();
  await house.spin(session, bet.toString(), spun);
  expect(await buy(session, bet.toString(), { spin_id: spun })).toMatchObject({ error: 'bad_request' });
});

test('no free bet pays for it, not even one of the same amount', async () => {
  const given = await house.operator.ask(house.url(), '/freebets/create', {
    operator_id: 'marquee',
    sub_partner_id: 'aurum',
    user: house.user,
    game_code: game.code,
    currency: 'EUR',
    bet_value: Number(bet),
    bet_count: 1,
    start_time: '2020-01-01T00:00:00',
    end_time: '2099-01-01T00:00:00',
  });
  expect(given.status).toBe(200);
  // No price is a step of the ladder today. A game's price may be one tomorrow.
  const database = new Client({ connectionString: house.database.ownerUrl });
  await database.connect();
  await database.query('UPDATE house.free_bet SET bet = $1', [price]);
  const answer = await buy(await launch());
  await database.query('DELETE FROM house.free_bet');
  await database.end();
  expect(answer).toMatchObject({ ok: true, round: { is_free_bet: false }, free_bets: { left: 1 } });
  expect(betsTaken()).toMatchObject([{ body: { amount: Number(price), is_free: false } }]);
});

test('demo play buys with its own money', async () => {
  const session = await launch({ jurisdiction: 'MT', game_rules: asked }, game.code, true);
  const { balance_minor } = await opened(session);
  const answer = await buy(session);
  if (!answer.ok) throw new Error(answer.detail);
  expect(BigInt(answer.balance_minor)).toBe(
    BigInt(balance_minor) - BigInt(price) + BigInt(answer.round.win_minor),
  );
  expect(betsTaken()).toEqual([]);
});

test('it follows from its seeds, in the browser and at a stranger’s; as a spin it would not', async () => {
  const session = await launch();
  await opened(session);
  const answer = await buy(session);
  if (!answer.ok) throw new Error(answer.detail);
  const { round } = answer;
  const rotated = playApi.rotateSeed.answer.parse(
    await house.post(playApi.rotateSeed.path, { session, client_seed: 'another' }),
  );
  if (!rotated.ok) throw new Error(rotated.detail);
  const { server_seed } = rotated.revealed;
  const { client_seed, nonce } = round.fairness;
  const seeds = { serverSeed: server_seed, clientSeed: client_seed, nonce };
  const slot = compileSlot(game);
  expect(await recomputeBook(slot, BigInt(price), seeds, 'free_spins')).toEqual(round.book);
  const copy = {
    game_code: game.code,
    game_version: round.game_version,
    definition_hash: round.build?.definition_hash,
    bet_minor: round.bet_minor,
    win_minor: round.win_minor,
    bought: round.bought,
    server_seed,
    server_seed_hash: round.fairness.server_seed_hash,
    client_seed,
    nonce,
    events: round.book.events,
  };
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bought-'));
  const verify = async (given: object) => {
    const file = join(folder, 'round.json');
    await writeFile(file, JSON.stringify(given));
    const verifier = fileURLToPath(new URL('../../docs/verifier/verify.mjs', import.meta.url));
    const games = fileURLToPath(new URL('..', import.meta.url));
    return (await promisify(execFile)(process.execPath, [verifier, file, games])).stdout;
  };
  try {
    expect(await verify(copy)).toContain('exactly as the seeds say');
    await expect(verify({ ...copy, bought: null })).rejects.toThrow('NOT AS THE SEEDS SAY');
    await expect(
      verify({ ...copy, game_code: 'koi-pond', game_version: 2, definition_hash: null }),
    ).rejects.toThrow();
  } finally {
    await rm(folder, { recursive: true });
  }
});
