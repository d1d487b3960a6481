/** Rounds that wait for their player: each action is done once, from any device, and nothing hidden is told before the end. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mines } from '../kinds/instant/mines.ts';
import { createFairRandom } from '../kit/fairness/stream.ts';
import { roundsApi, type RoundView } from '../kit/play-api/rounds.ts';
import { playApi } from '../kinds/slot/play-api.ts';
import { startTestHouse } from './testing/house.ts';

let house: Awaited<ReturnType<typeof startTestHouse>>;
beforeEach(async () => {
  house = await startTestHouse({ exposureLimits: { EUR: 100_000_000_000n } });
});
afterEach(() => house.close());

const bet = '100000';
const start = 10_000_000n;
const balance = () => house.operator.balances.get(house.user);
const reveal = (tile: number) => ({ type: 'reveal', tile });
const cashOut = { type: 'cash_out' };

function must<Answer extends { ok: boolean }>(answer: Answer): Extract<Answer, { ok: true }> {
  if (!isGood(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}
function isGood<Answer extends { ok: boolean }>(answer: Answer): answer is Extract<Answer, { ok: true }> {
  return answer.ok;
}

/** The tiles without a mine in a round, read from the seeds as only the house can before they are revealed. */
async function safeTiles(round: RoundView): Promise<number[]> {
  const drawn = mines.begin(round.wager, createFairRandom(await house.seedsOf(round.round_id)));
  const isSafe = (tile: number) => drawn.after([reveal(tile)]).multiplier > 0;
  return Array.from({ length: 25 }, (_, tile) => tile).filter(isSafe);
}

test('a round that is over at once takes the bet, pays, and is the same round when it is asked for again', async () => {
  const session = await house.launch('dice');
  const id = randomUUID();
  const wager = { side: 'under', target: 9000 };
  const first = must(await house.begin(session, bet, wager, id));
  const again = must(await house.begin(session, bet, wager, id));
  expect(again.round).toEqual(first.round);
  expect(first.round).toMatchObject({ round_id: id, state: 'settled', course: { state: 'ended' } });
  expect(balance()).toBe(start - 100_000n + BigInt(first.round.win_minor));
  expect(first.balance_minor).toBe(String(balance()));
  expect(first.balance_after_bet_minor).toBe(String(start - 100_000n));
  expect(await house.begin(session, bet, { side: 'over', target: 9000 }, id)).toMatchObject({
    ok: false,
    error: 'bad_request',
  });
  expect(house.operator.calls.filter(({ path }) => path === walletPaths.bet)).toHaveLength(1);
});

test('a round with steps waits, tells nothing that is hidden, and pays what it has reached', async () => {
  const session = await house.launch('mines');
  const begun = must(await house.begin(session, bet, { mines: 3 }));
  expect(begun.round).toMatchObject({ state: 'in_play', win_minor: '0', course: { can_cash_out: false } });
  expect(begun.balance_minor).toBe(String(start - 100_000n));
  expect(JSON.stringify(begun)).not.toContain('"mines":[');
  const safe = await safeTiles(begun.round);
  const first = must(await house.act(session, begun.round.round_id, 0, reveal(safe[0] ?? 0)));
  expect(first.round.course).toEqual({
    state: 'in_play',
    multiplier: expect.any(Number),
    can_cash_out: true,
    seen: { revealed: [safe[0]] },
  });
  const done = must(await house.act(session, begun.round.round_id, 1, cashOut));
  expect(done.round).toMatchObject({ state: 'settled', actions: [reveal(safe[0] ?? 0), cashOut] });
  // 99 % of 25 in 22 tiles: 1.125 bets.
  expect(done.round.win_minor).toBe('112500');
  expect(balance()).toBe(start + 12_500n);
  expect(done.balance_minor).toBe(String(balance()));
  expect(done.round.course?.seen['mines']).toHaveLength(3);
});

test('a struck mine ends the round, and the operator is told that it paid nothing', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 24 }));
  const [safe] = await safeTiles(round);
  const struck = must(await house.act(session, round.round_id, 0, reveal(safe === 0 ? 1 : 0)));
  expect(struck.round).toMatchObject({ state: 'settled', win_minor: '0', course: { multiplier: 0 } });
  expect(balance()).toBe(start - 100_000n);
  const win = house.operator.calls.find(({ path }) => path === walletPaths.win);
  expect(win?.body).toMatchObject({ amount: 0, round_closed: true, round: round.round_id });
});

test('an action that is sent twice is done once, and one that comes too late or from elsewhere is refused', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 1 }));
  const [a = 0, b = 1] = await safeTiles(round);
  const id = randomUUID();
  const act = house.act;
  const [once, twice] = await Promise.all([
    act(session, round.round_id, 0, reveal(a), id),
    act(session, round.round_id, 0, reveal(a), id),
  ]);
  expect(must(once).round).toEqual(must(twice).round);
  const refused = async (answer: Promise<unknown>, error: string) =>
    expect(await answer).toMatchObject({ ok: false, error });
  await refused(act(session, round.round_id, 0, reveal(b)), 'round_moved_on');
  await refused(act(session, round.round_id, 1, reveal(a)), 'action_not_allowed');
  await refused(act(session, round.round_id, 1, reveal(25)), 'bad_request');
  await refused(act(session, round.round_id, 1, { type: 'double' }), 'bad_request');
  await refused(act(session, round.round_id, 1, reveal(b), id), 'bad_request');
  house.operator.balances.set('player-2', start);
  const other = await house.launch('mines', false, 'player-2');
  await refused(act(other, round.round_id, 1, cashOut), 'round_unknown');
  const elsewhere = await house.launch('towers');
  await refused(act(elsewhere, round.round_id, 1, cashOut), 'round_unknown');
  const before = balance();
  expect(must(await house.enter(session)).round).toMatchObject({ actions: [reveal(a)], state: 'in_play' });
  expect(balance()).toBe(before);
  must(await act(session, round.round_id, 1, cashOut));
  await refused(act(session, round.round_id, 2, cashOut), 'round_ended');
  // What was done is told again, however late it is asked for.
  expect(must(await act(session, round.round_id, 0, reveal(a), id)).round.state).toBe('settled');
  expect(house.operator.calls.filter(({ path }) => path === walletPaths.win)).toHaveLength(1);
});

test('two tabs that press at once do one thing', async () => {
  const session = await house.launch('mines');
  const second = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 1 }));
  const [a = 0, b = 1] = await safeTiles(round);
  const answers = await Promise.all([
    house.act(session, round.round_id, 0, reveal(a)),
    house.act(second, round.round_id, 0, reveal(b)),
  ]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers).toContainEqual(expect.objectContaining({ ok: false, error: 'round_moved_on' }));
});

test('a round goes on at the same point on another device, and no second one begins beside it', async () => {
  const session = await house.launch('towers');
  const { round } = must(await house.begin(session, bet, { level: 'easy' }));
  const device = await house.launch('towers');
  const entered = must(await house.enter(device));
  expect(entered.round).toMatchObject({ round_id: round.round_id, state: 'in_play', actions: [] });
  expect(await house.begin(device, bet, { level: 'easy' })).toMatchObject({ error: 'round_in_play' });
  expect(await house.begin(session, bet, { level: 'easy' })).toMatchObject({ error: 'round_in_play' });
  expect(balance()).toBe(start - 100_000n);
  const opened = must(await house.act(device, round.round_id, 0, { type: 'open', door: 0 }));
  if (opened.round.state === 'in_play') must(await house.act(session, round.round_id, 1, cashOut));
  must(await house.begin(device, bet, { level: 'easy' }));
});

test('a player who has been switched off may come back to a round that waits, and to no other game', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 3 }));
  const switchOff = () => {
    house.operator.misbehave(walletPaths.userInfo, 'RS_ERROR_USER_DISABLED');
    house.operator.misbehave(walletPaths.userBalance, 'RS_ERROR_INVALID_TOKEN', 'RS_ERROR_INVALID_TOKEN');
  };
  switchOff();
  expect(must(await house.enter(session))).toMatchObject({
    round: { round_id: round.round_id, state: 'in_play' },
    balance_minor: String(start - 100_000n),
  });
  house.operator.behave();
  const elsewhere = await house.launch('dice');
  house.operator.misbehave(walletPaths.userInfo, 'RS_ERROR_USER_DISABLED');
  expect(await house.enter(elsewhere)).toMatchObject({ ok: false, error: 'player_disabled' });
});

test('a seed is not revealed while a round that follows from it waits', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 1 }));
  const rotate = async () =>
    playApi.rotateSeed.answer.parse(
      await house.post(playApi.rotateSeed.path, { session, client_seed: 'mine' }),
    );
  expect(await rotate()).toMatchObject({ ok: false, error: 'round_in_play' });
  const [safe = 0] = await safeTiles(round);
  must(await house.act(session, round.round_id, 0, reveal(safe)));
  must(await house.act(session, round.round_id, 1, cashOut));
  expect(await rotate()).toMatchObject({ ok: true });
});

test('a player who does not return is cashed out where that may be, and else has the bet back', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 3 }));
  const [safe = 0] = await safeTiles(round);
  must(await house.act(session, round.round_id, 0, reveal(safe)));
  const untouched = must(await house.begin(await house.launch('towers'), bet, { level: 'hard' }));
  expect(balance()).toBe(start - 200_000n);
  house.moveClock(24 * 3_600_000 - 60_000);
  // Nothing ends before its time: the queue has passed over both rounds when it has been at work again.
  const open = await house.launch('dice');
  must(await house.begin(open, bet, { side: 'under', target: 2 }));
  expect(must(await house.enter(await house.launch('mines'))).round?.state).toBe('in_play');
  const before = balance() ?? 0n;
  house.moveClock(120_000);
  await expect.poll(balance, { timeout: 60_000 }).toBe(before + 112_500n + 100_000n);
  const device = await house.launch('mines');
  await expect
    .poll(async () => must(await house.enter(device)).round)
    .toMatchObject({ state: 'settled', actions: [reveal(safe), cashOut], win_minor: '112500' });
  expect(await house.act(await house.launch('towers'), untouched.round.round_id, 0, cashOut)).toMatchObject({
    error: 'round_ended',
  });
  expect(house.operator.rolledBack.size).toBe(1);
});

test('a player who is away from a version that is no longer played is cashed out as the round stands', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 3 }));
  const [safe = 0] = await safeTiles(round);
  must(await house.act(session, round.round_id, 0, reveal(safe)));
  const owner = new Client({ connectionString: house.database.ownerUrl });
  await owner.connect();
  await owner.query('UPDATE house.round SET game_version = 99');
  await owner.end();
  house.moveClock(24 * 3_600_000 + 60_000);
  await expect.poll(balance).toBe(start + 12_500n);
  expect(house.operator.rolledBack.size).toBe(0);
});

test('while the bet is on its way, what the round would come to is not told', async () => {
  const session = await house.launch('dice');
  const id = randomUUID();
  const release = house.operator.hold(walletPaths.bet);
  const asked = house.begin(session, bet, { side: 'under', target: 9500 }, id);
  const isAsked = () => house.operator.calls.some(({ path }) => path === walletPaths.bet);
  await expect.poll(isAsked).toBe(true);
  const listed = roundsApi.rounds.answer.parse(
    await house.post(roundsApi.rounds.path, { session, cursor: null }),
  );
  expect(must(listed).rounds).toMatchObject([
    { round_id: id, state: 'opened', win_minor: '0', course: null, server_seed: null },
  ]);
  release();
  expect(must(await asked).round).toMatchObject({ state: 'settled', course: { state: 'ended' } });
});

test('a session that was closed does nothing in a round that waits, and another one goes on with it', async () => {
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 3 }));
  await house.post(playApi.close.path, { session });
  expect(await house.act(session, round.round_id, 0, reveal(0))).toMatchObject({ error: 'session_closed' });
  const device = await house.launch('mines');
  expect(must(await house.enter(device)).round).toMatchObject({ round_id: round.round_id, actions: [] });
  must(await house.act(device, round.round_id, 0, reveal(0)));
});

test('demo play that is left gives the bet back', async () => {
  const session = await house.launch('mines', true);
  const balanceNow = async () => must(await house.enter(session)).balance_minor;
  const before = await balanceNow();
  must(await house.begin(session, bet, { mines: 3 }));
  expect(await balanceNow()).not.toBe(before);
  house.moveClock(24 * 3_600_000 + 60_000);
  // The session is good no longer, so its money is read from where it lies.
  const client = new Client({ connectionString: house.database.gamesUrl });
  await client.connect();
  const held = async () =>
    (await client.query<{ held: string }>('SELECT demo_balance::text AS held FROM house.session')).rows;
  await expect.poll(held).toEqual([{ held: before }]);
  await client.end();
});

test('a stake outside what may be staked is refused by name, and nothing is taken', async () => {
  const session = await house.launch('dice');
  const wager = { side: 'under', target: 5000 };
  const refused = async (amount: string, game: string, stake: object, error: string, detail: RegExp) =>
    expect(await house.begin(await house.launch(game), amount, stake)).toMatchObject({
      ok: false,
      error,
      detail: expect.stringMatching(detail),
    });
  await refused('0', 'dice', wager, 'bet_not_allowed', /bet_minor/);
  await refused('100001', 'dice', wager, 'bet_not_allowed', /bet_minor/);
  await refused('99900000000', 'dice', wager, 'bet_not_allowed', /bet_minor/);
  await refused(bet, 'dice', { side: 'under', target: 1 }, 'bad_request', /wager\.target/);
  await refused(bet, 'dice', { side: 'up', target: 5000 }, 'bad_request', /wager\.side/);
  await refused(bet, 'dice', { ...wager, note: 'kept for ever' }, 'bad_request', /note/);
  await refused(
    bet,
    'dice',
    { ...wager, note: 'x'.repeat(4_000) },
    'bad_request',
    /wager: must not be longer/,
  );
  await refused('100000', 'limbo', { target: 100_000_000 }, 'bet_not_allowed', /could win/);
  expect(balance()).toBe(start);
  expect(house.operator.calls.filter(({ path }) => path === walletPaths.bet)).toEqual([]);
  must(await house.begin(session, bet, wager));
});

test('demo play waits, pays and gives back as play for money does, without the operator', async () => {
  const session = await house.launch('mines', true);
  const { balance_minor } = must(await house.enter(session));
  const begun = must(await house.begin(session, bet, { mines: 3 }));
  expect(BigInt(begun.balance_minor ?? 0)).toBe(BigInt(balance_minor) - 100_000n);
  const [safe = 0] = await safeTiles(begun.round);
  must(await house.act(session, begun.round.round_id, 0, reveal(safe)));
  const done = must(await house.act(session, begun.round.round_id, 1, cashOut));
  expect(done.round.state).toBe('settled');
  expect(BigInt(done.balance_minor ?? 0)).toBe(BigInt(balance_minor) + 12_500n);
  expect(house.operator.calls.filter(({ path }) => path !== walletPaths.userInfo)).toEqual([]);
});

test('killed in the middle of a round, and while its win is under way: the next process finishes it once', async () => {
  await house.restartAsChild();
  const session = await house.launch('mines');
  const { round } = must(await house.begin(session, bet, { mines: 3 }));
  const [a = 0] = await safeTiles(round);
  await house.restart();
  expect(must(await house.enter(session)).round).toMatchObject({ round_id: round.round_id, actions: [] });
  must(await house.act(session, round.round_id, 0, reveal(a)));
  await house.restartAsChild();
  const release = house.operator.hold(walletPaths.win);
  const lost = house.act(session, round.round_id, 1, cashOut).catch(() => 'lost');
  const isAsked = () => house.operator.calls.some(({ path }) => path === walletPaths.win);
  await expect.poll(isAsked, { timeout: 60_000 }).toBe(true);
  await house.restart();
  release();
  expect(await lost).toBe('lost');
  await expect.poll(balance, { timeout: 60_000 }).toBe(start + 12_500n);
  const state = async () => must(await house.enter(session)).round?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('settled');
  const wins = [...house.operator.entries.values()].filter(({ kind }) => kind === 'win');
  expect(wins).toHaveLength(1);
}, 180_000);

test('the bets of others are seen without saying whose they are', async () => {
  house.operator.balances.set('player-2', start);
  const mine = await house.launch('dice');
  const theirs = await house.launch('dice', false, 'player-2');
  const demo = await house.launch('dice', true);
  const wager = { side: 'under', target: 5000 };
  for (const session of [mine, theirs, theirs, demo]) must(await house.begin(session, bet, wager));
  const recent = Object(await house.post('/play-api/recent', { session: mine }));
  expect(recent.bets.map((each: { is_mine: boolean }) => each.is_mine)).toEqual([false, false, true]);
  expect(recent.bets[0].player).toBe(recent.bets[1].player);
  expect(JSON.stringify(recent)).not.toContain('player-');
});
