/** The process that holds the rounds of bingo is killed in each phase; the next one goes on with the same balls, and pays each ticket once. */
import { randomUUID } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { winnersIn } from '../../testing/bingo-winners.ts';
import { startPoolHouse } from '../../testing/live-house.ts';
import { faultsOfPools } from './pool-report.ts';

const card = 20_000n;
const start = 100n * card;

test.concurrent.for(sampled(['called', 'announced', 'drawing', 'closed', 'settled', 'open'] as const, 2))(
  'killed in a round that is %s: the balls are those of its link, and each ticket is paid once',
  { timeout: 300_000 },
  async (phase, { expect, onTestFinished }) => {
    const live = await startPoolHouse({
      game: 'bingo-90',
      timing: {
        drawing_ms: 1_000,
        ball_ms: 60,
        stale_ms: 120_000,
        schedule: { every_ms: 15_000, offset_ms: 0, sells: 3, announces_ms: 1_500 },
      },
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const [ada, ben] = await Promise.all([live.connect('ada-bk', start), live.connect('ben-bk', start)]);
    const draw = await ada.nextOpen();
    const tickets = [
      { client: ada, player: 'ada-bk', id: randomUUID(), cards: 6 },
      { client: ben, player: 'ben-bk', id: randomUUID(), cards: 5 },
    ];
    await Promise.all(
      tickets.map(({ client, id, cards }) =>
        client.answer(client.bet(draw, (BigInt(cards) * card).toString(), { cards }, id)),
      ),
    );
    const holds = {
      closed: walletPaths.bet,
      settled: walletPaths.win,
      open: null,
      announced: null,
      called: null,
      drawing: null,
    }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    // While one bet is awaited the round stays closed; it is not in it.
    if (phase === 'closed') ada.bet(draw, card.toString(), { cards: 1 });
    let called: readonly number[] = [];
    let published: string | undefined;
    if (phase === 'called') {
      const beat = await ada.hear('beat', ({ call }) => (call?.balls.length ?? 0) >= 10);
      called = beat.call?.balls ?? [];
    } else if (phase === 'announced') {
      const told = await ada.hear('draw', (one) => one.draw.number === draw && Boolean(one.draw.ticket_set));
      published = told.draw.ticket_set?.hash;
    } else if (phase !== 'open') await ada.draw(phase, draw);
    await live.restart();
    release();
    await expect
      .poll(
        async () =>
          (await live.bets(draw))
            .filter(({ state }) => state !== 'void')
            .map(({ round_state }) => round_state),
        { timeout: 90_000 },
      )
      .toEqual(['settled', 'settled']);
    const outcome = live.outcomeOf(draw);
    const balls = 'balls' in outcome ? outcome.balls : [];
    expect(called).toEqual(balls.slice(0, called.length));
    const { lines, wonAt } = winnersIn(live, draw, tickets);
    const [share] = await live.query<{ hash: string; prizes: string[]; won_at: number[] }>(
      `SELECT encode(d.tickets_hash, 'hex') AS hash, s.prizes::text[] AS prizes, s.won_at
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) WHERE d.number = $1`,
      [draw],
    );
    expect(share?.won_at).toEqual(wonAt);
    if (published !== undefined) expect(share?.hash).toBe(published);
    for (const [index, { player, cards }] of tickets.entries()) {
      const paid = (lines[index] ?? []).reduce(
        (sum, count, tier) => sum + count * BigInt(share?.prizes[tier] ?? 0),
        0n,
      );
      await expect
        .poll(() => live.operator.balances.get(player), { timeout: 60_000 })
        .toBe(start - BigInt(cards) * card + paid);
    }
    // Who comes back is told the same.
    const back = await live.connect('ada-bk');
    expect(back.snapshot.results.find(({ number }) => number === draw)).toMatchObject({ outcome });
    expect(await faultsOfPools(live.owner)).toEqual([]);
  },
);
