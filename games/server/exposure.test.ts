/** What is under way never comes to owe more than the house's limit, however many bets come at once and whatever dies. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findGame } from '../catalogue.ts';
import { worstCase } from '../kinds/slot/bets.ts';
import { compileSlot } from '../kinds/slot/engine/compile.ts';
import { startTestHouse } from './testing/house.ts';

const game = 'golden-pharaoh';
const bet = 100_000n;
const definition = findGame(game);
if (!definition) throw new Error(`no game ${game}`);
const each = worstCase(compileSlot(definition), bet);
/** As many bets as fit at once. */
const fitting = 7;

let house: Awaited<ReturnType<typeof startTestHouse>>;
let database: Client;
beforeEach(async () => {
  house = await startTestHouse({ exposureLimits: { EUR: each * BigInt(fitting) + each / 2n } });
  database = new Client({ connectionString: house.database.ownerUrl });
  await database.connect();
});
afterEach(async () => {
  await database.end();
  await house.close();
});

const betCalls = () => house.operator.calls.filter((call) => call.path === walletPaths.bet).length;

/** Opens the game for as many players, each with money. */
const players = (count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, index) => {
      house.operator.balances.set(`racer-${index}`, 10_000_000n);
      return house.launch(game, false, `racer-${index}`);
    }),
  );
const leased = async () => {
  const { rows } = await database.query<{ leased: string }>(
    'SELECT coalesce(sum(amount), 0)::text AS leased FROM house.exposure_lease',
  );
  return BigInt(rows[0]?.leased ?? '0');
};
const codeOf = (answer: Awaited<ReturnType<typeof house.spin>>) => (answer.ok ? 'ok' : answer.error);

test('of fifty bets at once as many are taken as the limit covers; the others are refused without a debit', async () => {
  const sessions = await players(50);
  const release = house.operator.hold(walletPaths.bet);
  let refused = 0;
  const spins = sessions.map(async (session) => {
    const answer = await house.spin(session, bet.toString());
    if (codeOf(answer) === 'stake_above_house_limit') refused += 1;
    return answer;
  });
  await expect.poll(() => refused, { timeout: 60_000 }).toBe(50 - fitting);
  await expect.poll(betCalls, { timeout: 60_000 }).toBe(fitting);
  release();
  const answers = await Promise.all(spins);
  expect(answers.filter((answer) => answer.ok)).toHaveLength(fitting);
  expect(betCalls()).toBe(fitting);
  const untouched = [...house.operator.balances.values()].filter((balance) => balance === 10_000_000n);
  expect(untouched.length).toBeGreaterThanOrEqual(50 - fitting);
  // What was settled is free again.
  for (const session of sessions.slice(0, 2 * fitting)) {
    expect(await house.spin(session, bet.toString())).toMatchObject({ ok: true });
  }
}, 180_000);

test('two processes together keep within the limit', async () => {
  const other = await house.startAnother();
  const sessions = await players(30);
  const release = house.operator.hold(walletPaths.bet);
  let refused = 0;
  const spins = sessions.map(async (session, index) => {
    const url = index % 2 === 0 ? house.url() : other.url;
    const answer = await house.spin(session, bet.toString(), undefined, url);
    if (codeOf(answer) === 'stake_above_house_limit') refused += 1;
    return answer;
  });
  // A part that one process has leased and does not use is refused by the other.
  await expect.poll(() => refused + betCalls(), { timeout: 60_000 }).toBe(30);
  expect(betCalls()).toBeLessThanOrEqual(fitting);
  expect(betCalls()).toBeGreaterThanOrEqual(fitting - 1);
  expect(await leased()).toBeLessThanOrEqual(each * BigInt(fitting) + each / 2n);
  release();
  await Promise.all(spins);
  await other.stop();
}, 180_000);

test('a bet that the operator refuses, or that is taken back, gives its part back', async () => {
  const [session = ''] = await players(1);
  for (let round = 0; round <= fitting; round += 1) {
    house.operator.misbehave(
      walletPaths.bet,
      round % 2 === 0 ? 'RS_ERROR_LIMIT_REACHED' : 'RS_ERROR_UNKNOWN',
    );
    expect(await house.spin(session, bet.toString())).toMatchObject({ ok: false });
  }
  expect(await house.spin(session, bet.toString())).toMatchObject({ ok: true });
}, 180_000);

test('killed in the middle: what it owed counts on, and is free once its rounds are ended', async () => {
  await house.restartAsChild();
  const sessions = await players(fitting + 1);
  const release = house.operator.hold(walletPaths.win);
  for (const session of sessions.slice(0, fitting)) {
    void house.spin(session, bet.toString()).catch(() => 'lost');
  }
  const winCalls = () => house.operator.calls.filter((call) => call.path === walletPaths.win).length;
  await expect.poll(winCalls, { timeout: 60_000 }).toBe(fitting);
  await house.restart();
  // The wins are owed still, so nothing else fits.
  await expect.poll(async () => (await leased()) === each * BigInt(fitting), { timeout: 60_000 }).toBe(true);
  expect(codeOf(await house.spin(sessions[fitting] ?? '', bet.toString()))).toBe('stake_above_house_limit');
  release();
  await expect.poll(leased, { timeout: 60_000 }).toBe(0n);
  expect(await house.spin(sessions[fitting] ?? '', bet.toString())).toMatchObject({ ok: true });
}, 240_000);

test('the id of a round under way, sent again in another session, takes nothing of its reservation with it', async () => {
  const [first, second] = [await house.launch('coin-streak'), await house.launch('coin-streak')];
  const id = randomUUID();
  const begin = (session: string) => house.begin(session, bet.toString(), {}, id);
  expect(await begin(first)).toMatchObject({ ok: true, round: { state: 'in_play' } });
  expect(await begin(second)).toMatchObject({ ok: false });
  expect(await begin(second)).toMatchObject({ ok: false });
  expect(await leased()).toBeGreaterThan(0n);
  const called = await house.act(first, id, 0, { type: 'call', side: 'heads' });
  if (called.ok && called.round.state === 'in_play') await house.act(first, id, 1, { type: 'cash_out' });
  await expect.poll(leased, { timeout: 60_000 }).toBe(0n);
});

test('a currency that the house does not know opens no game, and the refusal names it', async () => {
  const answer = await house.operator.ask(house.url(), '/game/url', {
    operator_id: 'marquee',
    user: 'player-1',
    token: 'token-of-a-player',
    game_code: game,
    platform: 'GPL_DESKTOP',
    lang: 'en',
    currency: 'QQQ',
    country: 'MT',
    ip: '127.0.0.1',
    lobby_url: 'http://localhost:3000/slots',
    deposit_url: 'http://localhost:3000/deposit',
    sub_partner_id: 'aurum',
  });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain('currency: QQQ is not taken');
});
