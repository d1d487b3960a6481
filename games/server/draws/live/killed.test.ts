/** The process that runs a live table is killed in each phase of a draw; the next one goes on from the rows. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test, type TestContext } from 'vitest';
import { isWhole, sampled } from '../../../../tests/sampled.ts';
import { startLiveHouse } from '../../testing/live-house.ts';
import type { LiveTiming } from '../timing.ts';

const euro = 100_000n;
const start = 100n * euro;
const patience_ms = 240_000;

/**
 * A house whose provider is a process of its own. It is closed with the test. Each test has one, and a few are run side by side: what
 * takes their time is that draws begin and end when they are due.
 */
async function houseToKill({ onTestFinished }: TestContext, timing: Partial<LiveTiming> = {}) {
  const live = await startLiveHouse({
    game: 'speed-baccarat',
    timing: { drawing_ms: 1_000, pause_ms: 300, stale_ms: 20_000, ...timing },
  });
  onTestFinished(live.close);
  await live.restartAsChild();
  return live;
}

const wagers: readonly Readonly<Record<string, number>>[] = [
  { banker: 1 },
  { player: 2, tie: 1 },
  { tie: 1, 'player-pair': 1, 'banker-pair': 3 },
];

test.concurrent.for(sampled(['drawing', 'closed', 'settled', 'open'] as const, 1))(
  'killed in a draw that is %s: it comes to what its link says, and each bet is decided and paid once',
  { timeout: patience_ms },
  async (phase, context) => {
    const { expect } = context;
    const live = await houseToKill(context);
    const client = await live.connect('player-k', start);
    const draw = await client.nextOpen();
    const bets = wagers.map((spots) => {
      const units = Object.values(spots).reduce((sum, each) => sum + each, 0);
      return { bet: 100_000n * BigInt(units), spots };
    });
    await Promise.all(bets.map(({ bet, spots }) => client.answer(client.bet(draw, bet.toString(), spots))));
    // While one bet is awaited the draw stays closed.
    const holds = { closed: walletPaths.bet, settled: walletPaths.win, open: null, drawing: null }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    if (phase === 'closed') client.bet(draw, '100000', { banker: 1 });
    if (phase !== 'open') await client.draw(phase, draw);
    await live.restart();
    release();
    await expect
      .poll(
        async () =>
          (await live.bets(draw)).filter(({ state }) => state !== 'void').map((bet) => bet.round_state),
        {
          timeout: 60_000,
        },
      )
      .toEqual(['settled', 'settled', 'settled']);
    const outcome = live.outcomeOf(draw);
    const change = bets.reduce(
      (sum, { bet, spots }) => sum - bet + live.game.winOf(bet, { spots }, outcome),
      0n,
    );
    await expect.poll(() => live.operator.balances.get('player-k'), { timeout: 60_000 }).toBe(start + change);
    const [row] = (await live.draws()).filter(({ number }) => number === draw);
    expect(row?.state).toBe('settled');
    // Who comes back is told what came, and the next draw follows without a gap.
    const back = await live.connect('player-k');
    await back.nextOpen();
    const numbers = (await live.draws()).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
    expect(back.snapshot.results.find(({ number }) => number === draw)).toMatchObject({ outcome });
  },
);

test.runIf(isWhole).concurrent(
  'a draw that was left alone too long never runs: its bets are given back, and it is in no road',
  async (context) => {
    const { expect } = context;
    const live = await houseToKill(context, { stale_ms: 1 });
    const client = await live.connect('player-s', start);
    const draw = await client.nextOpen();
    await client.answer(client.bet(draw, '100000', { tie: 1 }));
    await live.kill();
    const [row] = await live.query<{ closes_at: Date }>(
      'SELECT closes_at FROM house.draw WHERE number = $1',
      [draw],
    );
    await expect
      .poll(() => Date.now(), { timeout: 5_000 })
      .toBeGreaterThan((row?.closes_at.getTime() ?? 0) + 10);
    await live.restart();
    await expect
      .poll(async () => (await live.bets(draw))[0], { timeout: 60_000 })
      .toMatchObject({ state: 'void', round_state: 'rolled_back' });
    expect(live.operator.balances.get('player-s')).toBe(start);
    const back = await live.connect('player-s');
    expect(back.snapshot.results.find(({ number }) => number === draw)).toMatchObject({ is_cancelled: true });
  },
  patience_ms,
);

test.concurrent(
  'a table that is switched off while its outcome is shown pays what was won, and opens no draw',
  async (context) => {
    const { expect } = context;
    const live = await houseToKill(context, { drawing_ms: 3_000 });
    const client = await live.connect('player-o', start);
    const draw = await client.nextOpen();
    await client.answer(client.bet(draw, '200000', { banker: 1, player: 1 }));
    await client.draw('drawing', draw);
    await live.kill();
    // A house that runs no draws shows an outcome for as long as the table does by itself, which is over by now.
    live.moveClock(60_000);
    await live.restart({ isOff: true });
    await expect
      .poll(async () => (await live.bets(draw))[0]?.round_state, { timeout: 30_000 })
      .toBe('settled');
    const win = live.game.winOf(200_000n, { spots: { banker: 1, player: 1 } }, live.outcomeOf(draw));
    expect(live.operator.balances.get('player-o')).toBe(start - 200_000n + win);
    expect((await live.draws()).at(-1)).toMatchObject({ number: draw, state: 'settled' });
  },
  patience_ms,
);

test.runIf(isWhole).concurrent(
  'of two processes one runs the draws, and players of both are in the same',
  async (context) => {
    const { expect } = context;
    const live = await houseToKill(context);
    const client = await live.connect('player-1a', start);
    const other = await live.startAnother();
    const there = await live.connect('player-2b', start, other.url);
    const draw = await there.nextOpen();
    await client.draw('open', draw);
    await Promise.all([
      client.answer(client.bet(draw, '100000', { banker: 1 })),
      there.answer(there.bet(draw, '100000', { player: 1 })),
    ]);
    await there.hear('beat', ({ totals }) => totals?.players === 2);
    const [here, seen] = await Promise.all([client.draw('drawing', draw), there.draw('drawing', draw)]);
    expect(here.outcome).toEqual(seen.outcome);
    await expect
      .poll(async () => (await live.bets(draw)).map((one) => one.round_state), { timeout: 60_000 })
      .toEqual(['settled', 'settled']);
    const outcome = live.outcomeOf(draw);
    for (const [player, spot] of [
      ['player-1a', 'banker'],
      ['player-2b', 'player'],
    ] as const)
      expect(live.operator.balances.get(player)).toBe(
        start - euro + live.game.winOf(euro, { spots: { [spot]: 1 } }, outcome),
      );
    await there.close();
    await other.stop();
  },
  patience_ms,
);
