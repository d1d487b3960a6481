/** The process that runs a draw is killed in each of its phases; the next one goes on from the rows. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test, type TestContext } from 'vitest';
import { isWhole, sampled } from '../../../tests/sampled.ts';
import { nextOpen, startCrashHouse } from '../testing/crash-house.ts';

const euro = 100_000n;
const stake = euro.toString();
const start = 10n * euro;
const patience_ms = 240_000;
const timing = {
  betting_ms: 5_000,
  answers_ms: 400,
  lastCashOuts_ms: 700,
  pause_ms: 300,
  beat_ms: 50,
  stale_ms: 20_000,
};

/**
 * A house whose provider is a process of its own, with a client in it. It is closed with the test. Each test has one, and a few are run
 * side by side: what takes their time is that draws begin and end when they are due.
 */
async function houseToKill({ onTestFinished }: TestContext, changes: Partial<typeof timing> = {}) {
  const house = await startCrashHouse({ timing: { ...timing, ...changes } });
  onTestFinished(house.close);
  await house.restartAsChild();
  return house;
}

const draws = (house: Awaited<ReturnType<typeof houseToKill>>) =>
  house.query<{ number: number; state: string; began_at: Date | null; ended_at: Date | null }>(
    'SELECT number, state, began_at, ended_at FROM house.draw ORDER BY number',
  );

test.concurrent.for(sampled(['running', 'settled', 'open', 'ended'] as const, 1))(
  'killed in a draw that is %s: the draw ends where it had to, and each bet is decided once',
  { timeout: patience_ms },
  async (phase, context) => {
    const { expect } = context;
    const house = await houseToKill(context);
    const client = await house.connect('player-k', start);
    const draw = await nextOpen(client);
    const end = house.endOf(draw);
    // One is reached with the end, the other would have been a hundredth later.
    await client.answer(client.bet(stake, end));
    await client.answer(client.bet(stake, end + 1, 1));
    const release = phase === 'settled' ? house.operator.hold(walletPaths.win) : () => undefined;
    if (phase !== 'open') await client.draw(phase, draw);
    const [before] = await house.query<{ began_at: Date | null }>(
      'SELECT began_at FROM house.draw WHERE number = $1',
      [draw],
    );
    await house.restart();
    release();

    await expect
      .poll(async () => (await house.bets(draw)).map((bet) => bet.round_state), { timeout: 60_000 })
      .toEqual(['settled', 'settled']);
    expect(await house.bets(draw)).toMatchObject([
      { state: 'cashed_out', cashed_out_on: end },
      { state: 'lost', round_win: '0' },
    ]);
    expect(house.operator.balances.get('player-k')).toBe(start - 2n * euro + (euro * BigInt(end)) / 100n);
    const rows = await draws(house);
    const row = rows.find(({ number }) => number === draw);
    expect(row?.state).toBe('settled');
    // A draw that ran goes on from when it began.
    if (before?.began_at) expect(row?.began_at).toEqual(before.began_at);
    // The next draw follows, and no number is left out.
    await expect.poll(async () => (await draws(house)).length).toBeGreaterThan(draw);
    expect((await draws(house)).map(({ number }) => number)).toEqual(
      (await draws(house)).map((_, index) => index + 1),
    );
  },
);

test.runIf(isWhole).concurrent(
  'killed after a cash-out by hand: it stays, and is paid once',
  async (context) => {
    const { expect } = context;
    const house = await houseToKill(context);
    const client = await house.connect('player-h', start);
    const draw = await nextOpen(client);
    const bet = client.bet(stake, null);
    await client.answer(bet);
    const release = house.operator.hold(walletPaths.win);
    await client.draw('running', draw);
    client.cashOut(bet);
    const { bet: cashedOut } = await client.answer(bet, 'cash_out');
    await house.restart();
    release();
    await expect
      .poll(async () => (await house.bets(draw))[0]?.round_state, { timeout: 60_000 })
      .toBe('settled');
    const won = (euro * BigInt(cashedOut.cashed_out_on ?? 0)) / 100n;
    expect(cashedOut.win_minor).toBe(won.toString());
    expect(house.operator.balances.get('player-h')).toBe(start - euro + won);
  },
  patience_ms,
);

test.concurrent(
  'killed while a bet is on its way: it is not in the draw, and is taken back',
  async (context) => {
    const { expect } = context;
    const house = await houseToKill(context);
    const client = await house.connect('player-w', start);
    const draw = await nextOpen(client);
    const release = house.operator.hold(walletPaths.bet);
    client.bet(stake, 101);
    await expect.poll(async () => (await house.bets(draw)).length).toBe(1);
    await house.restart();
    release();
    await expect
      .poll(async () => (await house.bets(draw))[0], { timeout: 60_000 })
      .toMatchObject({ state: 'void', round_state: 'rolled_back' });
    expect(house.operator.balances.get('player-w')).toBe(start);
  },
  patience_ms,
);

test.runIf(isWhole).concurrent(
  'a draw that was left alone too long never runs: its bets are given back, its link is revealed and the next one opens',
  async (context) => {
    const { expect } = context;
    const house = await houseToKill(context, { stale_ms: 1 });
    const client = await house.connect('player-s', start);
    const draw = await nextOpen(client);
    await client.answer(client.bet(stake, null));
    const [row] = await house.query<{ closes_at: Date }>(
      'SELECT closes_at FROM house.draw WHERE number = $1',
      [draw],
    );
    await house.kill();
    await expect
      .poll(() => Date.now(), { timeout: 5_000 })
      .toBeGreaterThan((row?.closes_at.getTime() ?? 0) + 10);
    await house.restart();
    await expect
      .poll(async () => (await house.bets(draw))[0], { timeout: 60_000 })
      .toMatchObject({ state: 'void', round_state: 'rolled_back' });
    expect(house.operator.balances.get('player-s')).toBe(start);
    expect((await draws(house)).find(({ number }) => number === draw)).toMatchObject({
      state: 'cancelled',
      began_at: null,
    });
    await expect.poll(async () => (await draws(house)).length).toBeGreaterThan(draw);
  },
  patience_ms,
);

test.concurrent(
  'of two processes one runs the draws, and players of both are in the same',
  async (context) => {
    const { expect } = context;
    const house = await houseToKill(context);
    const client = await house.connect('player-1a', start);
    const other = await house.startAnother();
    const there = await house.connect('player-2b', start, other.url);
    const draw = await nextOpen(there);
    await client.draw('open', draw);
    const here = client.bet(stake, 101);
    const bet = there.bet(stake, null);
    await Promise.all([client.answer(here), there.answer(bet)]);
    await there.draw('running', draw);
    there.cashOut(bet);
    const { bet: cashedOut } = await there.answer(bet, 'cash_out');
    await Promise.all([client.draw('ended', draw), there.draw('ended', draw)]);
    await expect
      .poll(async () => (await house.bets(draw)).map((one) => one.round_state), { timeout: 60_000 })
      .toEqual(['settled', 'settled']);
    expect(house.operator.balances.get('player-1a')).toBe(start - euro + 101_000n);
    expect(house.operator.balances.get('player-2b')).toBe(start - euro + BigInt(cashedOut.win_minor ?? 0));
    await there.close();
    await other.stop();
  },
  patience_ms,
);
