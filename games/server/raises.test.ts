/** Rounds in which more is staked: a raise is done once its bet is taken, and leaves the round as it was if it is not. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoundView } from '../kit/play-api/rounds.ts';
import { readOpenRounds, sendAgain } from './open-rounds.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
let pool: Pool;
beforeEach(async () => {
  house = await startTestHouse({ exposureLimits: { EUR: 100_000_000_000n } });
  pool = new Pool({ connectionString: house.database.gamesUrl, max: 1 });
});
afterEach(async () => {
  await pool.end();
  await house.close();
});

const bet = '100000';
const wager = { spots: { 'box-1': 2 }, insurance: 'never' };
const double = { type: 'double' };
const stand = { type: 'stand' };
const balance = () => house.operator.balances.get(house.user) ?? 0n;
const callsTo = (path: string) => house.operator.calls.filter((call) => call.path === path);

function must<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  const isGood = (given: Answer): given is Extract<Answer, { ok: true }> => given.ok;
  if (!isGood(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Deals until a hand may be doubled: with a blackjack on either side there is nothing to decide. */
async function dealt(session: string): Promise<RoundView> {
  for (;;) {
    const { round } = must(await house.begin(session, bet, wager));
    if (round.state === 'in_play') return round;
  }
}

const betsOf = ({ round_id }: RoundView) =>
  callsTo(walletPaths.bet).filter(({ body }) => body['round'] === round_id);

/** Waits until the operator is asked for more than the bet that began the round. */
const isUnderWay = (round: RoundView) => expect.poll(() => betsOf(round).length).toBe(2);

/** Deals until each of two hands may be doubled. */
async function dealtTwoBoxes(session: string): Promise<RoundView> {
  const boxes = { spots: { 'box-1': 2, 'box-2': 2 }, insurance: 'never' };
  for (;;) {
    const { round } = must(await house.begin(session, '200000', boxes));
    const { boxes: hands = [] } = Object(round.course?.seen);
    const isOpen = !JSON.stringify(hands).includes('blackjack');
    if (round.state === 'in_play' && isOpen) return round;
    if (round.state === 'in_play') must(await house.act(session, round.round_id, 0, stand));
  }
}

test('a double takes its own bet, and the round pays for both', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  const before = balance();
  const id = randomUUID();
  const [done, again] = await Promise.all([
    house.act(session, round.round_id, 0, double, id),
    house.act(session, round.round_id, 0, double, id),
  ]);
  const ended = must(done).round;
  expect(must(again).round).toEqual(ended);
  expect(ended).toMatchObject({ state: 'settled', bet_minor: bet, raised_minor: bet, actions: [double] });
  expect(balance()).toBe(before - 100_000n + BigInt(ended.win_minor));
  expect(must(done)).toMatchObject({
    balance_after_bet_minor: String(before - 100_000n),
    balance_minor: String(balance()),
  });
  const raise = callsTo(walletPaths.bet).at(-1);
  expect(raise?.body).toMatchObject({ amount: 100_000, round: round.round_id, round_closed: false });
  // The one win of the round names the bet that began it.
  const first = callsTo(walletPaths.bet).find(({ body }) => body['round'] === round.round_id);
  expect(callsTo(walletPaths.win).at(-1)?.body).toMatchObject({
    reference_transaction_uuid: first?.body['transaction_uuid'],
    round_closed: true,
    amount: Number(ended.win_minor),
  });
  const [listed] = must(await house.post('/play-api/recent', { session }).then(Object)).bets;
  expect(listed).toMatchObject({ round_id: round.round_id, bet_minor: '200000' });
});

test('a double that cannot be paid changes nothing, and the round goes on without it', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  house.operator.balances.set(house.user, 99_999n);
  expect(await house.act(session, round.round_id, 0, double)).toMatchObject({
    ok: false,
    error: 'not_enough_money',
  });
  expect(balance()).toBe(99_999n);
  const { round: waiting } = must(await house.enter(session));
  expect(waiting).toMatchObject({ state: 'in_play', actions: [], raised_minor: '0' });
  const { round: ended } = must(await house.act(session, round.round_id, 0, stand));
  expect(ended).toMatchObject({ state: 'settled', raised_minor: '0' });
  expect(balance()).toBe(99_999n + BigInt(ended.win_minor));
});

test('a double that only bonus money would cover says that real money is missing, and the round goes on', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  house.operator.balances.set(house.user, 99_999n);
  house.operator.bonuses.set(house.user, 1_000_000n);
  expect(await house.act(session, round.round_id, 0, double)).toMatchObject({
    ok: false,
    error: 'real_money_needed',
  });
  house.operator.bonuses.clear();
  expect(must(await house.act(session, round.round_id, 0, stand)).round).toMatchObject({ raised_minor: '0' });
});

test('a double whose answer is lost is given back, once, before the round goes on', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  const before = balance();
  house.operator.misbehave(walletPaths.bet, 'lost', 'lost', 'lost', 'lost', 'lost', 'lost');
  const release = house.operator.hold(walletPaths.rollback);
  const asked = house.act(session, round.round_id, 0, double);
  await expect.poll(() => callsTo(walletPaths.rollback).length).toBe(1);
  house.operator.behave();
  // The bet may lie at the operator: until it is back, nothing is done in the round.
  for (const action of [stand, double])
    expect(await house.act(session, round.round_id, 0, action)).toMatchObject({ error: 'spin_in_flight' });
  release();
  expect(await asked).toMatchObject({ ok: false, error: 'operator_unavailable' });
  await expect.poll(balance).toBe(before);
  const lost = callsTo(walletPaths.bet).at(-1)?.body['transaction_uuid'];
  expect(callsTo(walletPaths.rollback)[0]?.body).toMatchObject({
    reference_transaction_uuid: lost,
    round_closed: false,
  });
  const { round: ended } = must(await house.act(session, round.round_id, 0, double));
  expect(ended).toMatchObject({ state: 'settled', raised_minor: bet });
  expect(balance()).toBe(before - 100_000n + BigInt(ended.win_minor));
});

test('a round goes on after its raise, and raises again; nothing is done while one is on its way', async () => {
  const session = await house.launch('blackjack');
  const round = await dealtTwoBoxes(session);
  const before = balance();
  const release = house.operator.hold(walletPaths.bet);
  const asked = house.act(session, round.round_id, 0, double);
  await isUnderWay(round);
  for (const action of [stand, double])
    expect(await house.act(session, round.round_id, 0, action)).toMatchObject({ error: 'spin_in_flight' });
  release();
  expect(must(await asked).round).toMatchObject({ state: 'in_play', actions: [double], raised_minor: bet });
  expect(balance()).toBe(before - 100_000n);
  const { round: ended } = must(await house.act(session, round.round_id, 1, double));
  expect(ended).toMatchObject({ state: 'settled', actions: [double, double], raised_minor: '200000' });
  expect(balance()).toBe(before - 200_000n + BigInt(ended.win_minor));
  expect(betsOf(round).map(({ body }) => body['amount'])).toEqual([200_000, 100_000, 100_000]);
});

test('a double that is on its way for too long is given back once, and the round goes on without it', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  const before = balance();
  const release = house.operator.hold(walletPaths.bet);
  const asked = house.act(session, round.round_id, 0, double);
  await isUnderWay(round);
  house.moveClock(60_000);
  await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
  // Whoever asked never hears what became of it, as the one who gave it back did not.
  house.operator.misbehave(walletPaths.bet, 'down', 'down', 'down', 'down', 'down', 'down');
  release();
  expect(await asked).toMatchObject({ ok: false, error: 'operator_unavailable' });
  house.operator.behave();
  const { round: waiting } = must(await house.enter(session));
  expect(waiting).toMatchObject({ state: 'in_play', actions: [], raised_minor: '0' });
  const { round: ended } = must(await house.act(session, round.round_id, 0, stand));
  expect(balance()).toBe(before + BigInt(ended.win_minor));
  expect(callsTo(walletPaths.rollback)).toHaveLength(1);
}, 180_000);

test('a process that dies while a double is on its way leaves it to the next, which gives it back', async () => {
  await house.restartAsChild();
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  const before = balance();
  const release = house.operator.hold(walletPaths.bet);
  const asked = house.act(session, round.round_id, 0, double).catch(() => undefined);
  await isUnderWay(round);
  await house.kill();
  release();
  await asked;
  await house.restart();
  // Long before the time at which a process that lives would take it up.
  await expect.poll(() => house.operator.rolledBack.size, { timeout: 5_000 }).toBe(1);
  await expect.poll(balance).toBe(before);
  const { round: waiting } = must(await house.enter(session));
  expect(waiting).toMatchObject({ state: 'in_play', raised_minor: '0', actions: [] });
  const { round: ended } = must(await house.act(session, round.round_id, 0, stand));
  expect(balance()).toBe(before + BigInt(ended.win_minor));
}, 240_000);

test('whoever does not return stands, and is paid what that pays', async () => {
  const session = await house.launch('blackjack');
  const round = await dealt(session);
  const before = balance();
  house.moveClock(25 * 3_600_000);
  await expect
    .poll(() => callsTo(walletPaths.win).at(-1)?.body['round'], { timeout: 60_000 })
    .toBe(round.round_id);
  const { rounds } = must(
    Object(await house.post('/play-api/rounds', { session: await house.launch('blackjack'), cursor: null })),
  );
  expect(rounds[0]).toMatchObject({
    round_id: round.round_id,
    state: 'settled',
    actions: [stand],
    raised_minor: '0',
  });
  expect(balance()).toBe(before + BigInt(rounds[0].win_minor));
});

test.each([
  ['goes on', 0],
  ['is ended by its rules, as its time is over', 25 * 3_600_000],
])(
  'a double that is owed back and given up is shown, and sent again by hand: then the round %s',
  async (_then, away_ms) => {
    const session = await house.launch('blackjack');
    const round = await dealt(session);
    const id = round.round_id;
    const before = balance();
    const waits = async () => (await readOpenRounds(pool, [id])).get(id);
    const byHand = () =>
      sendAgain(pool, id, { operator: 'bo', reason: 'It is back', now: new Date(Date.now() + away_ms) });
    expect(await waits()).toMatchObject({ for: 'player', after: { is: 'played_on', first: 'stand' } });
    expect(await byHand()).toBe(false);

    house.operator.misbehave(walletPaths.bet, ...Array.from({ length: 6 }, () => 'lost' as const));
    house.operator.misbehave(walletPaths.rollback, ...Array.from({ length: 60 }, () => 'down' as const));
    const release = house.operator.hold(walletPaths.bet);
    const asked = house.act(session, id, 0, double);
    await expect.poll(waits).toEqual({ for: 'raise' });
    release();
    expect(await asked).toMatchObject({ ok: false, error: 'operator_unavailable' });
    expect(await waits()).toMatchObject({ for: 'rollback', owed_minor: 100_000n, attempts: 1 });
    await pool.query(`UPDATE house.round_transaction SET attempts = 499 WHERE kind = 'rollback'`);
    house.moveClock(60_000);
    await expect
      .poll(waits, { timeout: 60_000 })
      .toEqual({ for: 'rollback', owed_minor: 100_000n, attempts: 500, nextAt: null });
    // The bet lies at the operator; nobody asks for it, and the round stands still.
    expect(balance()).toBe(before - 100_000n);
    house.moveClock(away_ms);
    const later = await house.launch('blackjack');
    expect(await house.act(later, id, 0, stand)).toMatchObject({ error: 'spin_in_flight' });

    house.operator.behave();
    expect(await byHand()).toBe(true);
    await expect.poll(() => house.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
    if (away_ms === 0) {
      await expect.poll(waits).toMatchObject({ for: 'player' });
      expect(balance()).toBe(before);
      must(await house.act(later, id, 0, stand));
    }
    await expect.poll(waits, { timeout: 60_000 }).toBeUndefined();
    const listed = await house.post('/play-api/rounds', { session: later, cursor: null });
    const [ended] = must(Object(listed)).rounds;
    expect(ended).toMatchObject({ state: 'settled', actions: [stand], raised_minor: '0' });
    expect(balance()).toBe(before + BigInt(ended.win_minor));
    expect(await byHand()).toBe(false);
  },
  60_000,
);

test('demo play raises too', async () => {
  const session = await house.launch('blackjack', true);
  const round = await dealt(session);
  const before = BigInt(must(await house.enter(session)).balance_minor);
  const done = must(await house.act(session, round.round_id, 0, double));
  expect(done.round).toMatchObject({ state: 'settled', raised_minor: bet });
  expect(BigInt(must(await house.enter(session)).balance_minor)).toBe(
    before - 100_000n + BigInt(done.round.win_minor),
  );
});
