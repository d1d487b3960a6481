/** The process that holds the bouts is killed in each phase; what the next one shares out is what was committed, and each is paid once. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { startBoutHouse } from '../../testing/live-house.ts';
import { faultsOfPools } from './pool-report.ts';

const line = 20_000n;
const start = 100n * line;

test.concurrent.for(sampled(['announced', 'drawing', 'closed', 'settled', 'open'] as const, 2))(
  'killed in a bout that is %s: it is shared out once, with the bets that were published, and each is paid once',
  { timeout: 300_000 },
  async (phase, { expect, onTestFinished }) => {
    const live = await startBoutHouse({
      timing: { betting_ms: 6_000, drawing_ms: 1_000, announces_ms: 1_500, stale_ms: 120_000 },
      wish: (outcomeOf) =>
        [1, 2, 3, 4, 5, 6].every((draw) => {
          const outcome = outcomeOf(draw);
          return 'result' in outcome && outcome.result !== 'draw';
        }),
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const [ada, ben] = await Promise.all([live.connect('ada-k', start), live.connect('ben-k', start)]);
    const draw = await ada.nextOpen();
    const outcome = live.outcomeOf(draw);
    const [winner, loser] =
      'result' in outcome && outcome.result === 'wala' ? ['wala', 'meron'] : ['meron', 'wala'];
    await Promise.all([
      ada.answer(ada.bet(draw, String(3n * line), { [winner]: 1 })),
      ben.answer(ben.bet(draw, String(2n * line), { [loser]: 1 })),
      ben.answer(ben.bet(draw, String(3n * line), { [winner]: 2, draw: 1 })),
    ]);
    const holds = {
      closed: walletPaths.bet,
      settled: walletPaths.win,
      announced: null,
      open: null,
      drawing: null,
    }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    // While one bet is awaited the bout stays closed; it comes too late, and is given back.
    if (phase === 'closed') ada.bet(draw, String(line), { [loser]: 1 });
    let published: string | undefined;
    if (phase === 'announced') {
      const { draw: told } = await ada.hear(
        'draw',
        (one) => one.draw.number === draw && Boolean(one.draw.ticket_set),
      );
      published = told.ticket_set?.hash;
    } else if (phase !== 'open') await ada.draw(phase, draw);
    await live.restart();
    release();
    await expect
      .poll(
        async () =>
          (await live.bets(draw))
            .filter(({ state }) => state !== 'void')
            .every((bet) => bet.round_state === 'settled'),
        { timeout: 90_000 },
      )
      .toBe(true);
    // 95 % of seven lines among five.
    const prize = (7n * line * 95n) / 100n / 5n;
    await expect
      .poll(() => live.operator.balances.get('ada-k'), { timeout: 60_000 })
      .toBe(start - 3n * line + 3n * prize);
    await expect
      .poll(() => live.operator.balances.get('ben-k'), { timeout: 60_000 })
      .toBe(start - 5n * line + 2n * prize);
    const shares = await live.query<{ number: number; hash: string; staked: string }>(
      `SELECT d.number, encode(d.tickets_hash, 'hex') AS hash, s.staked
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number`,
    );
    expect(shares).toMatchObject([{ number: draw, staked: String(8n * line) }]);
    if (published !== undefined) expect(shares[0]?.hash).toBe(published);
    await expect
      .poll(() => live.operator.jackpotBooks(), { timeout: 30_000 })
      .toBe((8n * line * 95n) / 100n - 5n * prize);
    expect(await faultsOfPools(live.owner)).toEqual([]);
  },
);

test.concurrent(
  'connections to PostgreSQL that break again and again, as when it restarts: the bout is shared out once',
  { timeout: 300_000 },
  async ({ expect, onTestFinished }) => {
    const live = await startBoutHouse({
      timing: { betting_ms: 5_000, drawing_ms: 1_500, announces_ms: 1_000, stale_ms: 120_000 },
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const [ada, ben] = await Promise.all([live.connect('ada-q', start), live.connect('ben-q', start)]);
    const draw = await ada.nextOpen();
    await Promise.all([
      ada.answer(ada.bet(draw, String(3n * line), { meron: 1 })),
      ben.answer(ben.bet(draw, String(2n * line), { wala: 1 })),
    ]);
    const breakConnections = () =>
      live.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE 'marquee-house%'`,
      );
    // Before the close, while the list is told, while the bout is seen, and while it is paid.
    for (const state of ['open', 'closed', 'running', 'ended', 'settled'] as const) {
      await expect
        .poll(
          async () => (await live.draws()).some(({ number, state: now }) => number === draw && now === state),
          { timeout: 30_000, interval: 20 },
        )
        .toBe(true)
        .catch(() => undefined);
      await breakConnections();
    }
    await expect
      .poll(async () => (await live.bets(draw)).map(({ round_state }) => round_state), { timeout: 120_000 })
      .toEqual(['settled', 'settled']);
    const [books] = await live.query<{ shares: number; staked: string; kept: string; paid: string }>(
      `SELECT count(*)::int AS shares, sum(s.staked)::text AS staked, sum(s.rake + house.sum_of(s.carried))::text AS kept,
         (SELECT sum(win)::text FROM house.draw_bet) AS paid
       FROM house.lottery_share s`,
    );
    expect(books).toMatchObject({ shares: 1, staked: String(5n * line) });
    const paid = BigInt(books?.paid ?? 0);
    expect(paid + BigInt(books?.kept ?? 0)).toBe(5n * line);
    const together = () =>
      ['ada-q', 'ben-q'].reduce((sum, player) => sum + (live.operator.balances.get(player) ?? 0n), 0n);
    await expect.poll(together, { timeout: 60_000 }).toBe(2n * start - 5n * line + paid);
    expect(await faultsOfPools(live.owner)).toEqual([]);
  },
);
