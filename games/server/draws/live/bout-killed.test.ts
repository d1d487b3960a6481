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
