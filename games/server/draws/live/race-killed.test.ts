/** The process that runs the races is killed in each phase: the race comes to what was committed, once, and each bet is paid once. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { raceOutcomeSchema } from '../../../kinds/live/races.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const euro = 100_000n;
const start = 100n * euro;

test.concurrent.for(sampled(['drawing', 'closed', 'settled', 'open'] as const, 2))(
  'killed in a race that is %s: it ends in the order of its link, late bets are given back, and nobody is paid twice',
  { timeout: 300_000 },
  async (phase, { expect, onTestFinished }) => {
    const live = await startLiveHouse({
      game: 'race-day',
      timing: { betting_ms: 6_000, drawing_ms: 1_000, pause_ms: 300, stale_ms: 120_000 },
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const client = await live.connect('player-r', start);
    const draw = await client.nextOpen();
    const race = raceOutcomeSchema.parse(live.outcomeOf(draw));
    expect(live.fieldOf(draw)).toEqual(race.field);
    const [first = 1, second = 2] = race.order;
    const bets: { bet: bigint; spots: Record<string, number> }[] = [
      { bet: 2n * euro, spots: { [`win-${first}`]: 1 } },
      { bet: 3n * euro, spots: { [`each-${second}`]: 2, [`exacta-${first}-${second}`]: 1 } },
      { bet: euro, spots: { [`win-${second}`]: 1 } },
    ];
    await Promise.all(bets.map(({ bet, spots }) => client.answer(client.bet(draw, bet.toString(), spots))));
    const holds = { closed: walletPaths.bet, settled: walletPaths.win, open: null, drawing: null }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    // While one bet is awaited the race stays closed; it comes too late, and is given back.
    if (phase === 'closed') client.bet(draw, euro.toString(), { 'win-1': 1 });
    if (phase !== 'open') await client.draw(phase, draw);
    await live.restart();
    release();
    await expect
      .poll(
        async () =>
          (await live.bets(draw)).filter(({ state }) => state !== 'void').map((bet) => bet.round_state),
        { timeout: 90_000 },
      )
      .toEqual(['settled', 'settled', 'settled']);
    const change = bets.reduce(
      (sum, { bet, spots }) => sum - bet + live.game.winOf(bet, { spots }, race),
      0n,
    );
    await expect.poll(() => live.operator.balances.get('player-r'), { timeout: 60_000 }).toBe(start + change);
    const [row] = await live.query<{ state: string; outcome: unknown }>(
      'SELECT state, outcome FROM house.draw WHERE number = $1',
      [draw],
    );
    expect(row).toEqual({ state: 'settled', outcome: race });
    const wins = await live.query<{ wins: number }>(
      `SELECT count(*)::int AS wins FROM house.round_transaction t JOIN house.round r USING (round_id)
       JOIN house.draw_bet b USING (public_id) JOIN house.draw d USING (draw_id)
       WHERE d.number = $1 AND t.kind = 'win' AND t.state = 'acknowledged'`,
      [draw],
    );
    expect(wins[0]?.wins).toBe(3);
    const back = await live.connect('player-r');
    await back.nextOpen();
    expect(back.snapshot.results.find(({ number }) => number === draw)).toMatchObject({ outcome: race });
  },
);
