/** The process that holds the draws of a lottery with pools is killed in each phase; what the next one shares out is what was committed. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { startPoolHouse } from '../../testing/live-house.ts';
import { faultsOfPools } from './pool-report.ts';

const line = 20_000n;
const start = 100n * line;

test.concurrent.for(sampled(['announced', 'drawing', 'closed', 'settled', 'open'] as const, 2))(
  'killed in a draw that is %s: it is shared out once, with the tickets that were published, and each is paid once',
  { timeout: 300_000 },
  async (phase, { expect, onTestFinished }) => {
    const live = await startPoolHouse({
      game: 'lotto-6-49',
      timing: {
        drawing_ms: 1_000,
        stale_ms: 120_000,
        schedule: { every_ms: 12_000, offset_ms: 0, sells: 3, announces_ms: 1_500 },
      },
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const [ada, ben] = await Promise.all([live.connect('ada-k', start), live.connect('ben-k', start)]);
    const draw = await ada.nextOpen();
    const ticketWith = (number: number, hits: number) => {
      const outcome = live.outcomeOf(number);
      const drawn = 'numbers' in outcome ? outcome.numbers : [];
      const others = live.game.spots.map(Number).filter((each) => !drawn.includes(each));
      return Object.fromEntries(
        [...drawn.slice(0, hits), ...others].slice(0, 6).map((each) => [String(each), 1]),
      );
    };
    // Two share the tier of five numbers; the jackpot of this draw is carried, and won in the next one, for which it was bought ahead.
    const price = line.toString();
    await Promise.all([
      ada.answer(ada.bet(draw, price, ticketWith(draw, 5))),
      ben.answer(ben.bet(draw, price, ticketWith(draw, 5))),
      ben.answer(ben.bet(draw + 1, price, ticketWith(draw + 1, 6))),
    ]);
    const holds = {
      closed: walletPaths.bet,
      settled: walletPaths.win,
      announced: null,
      open: null,
      drawing: null,
    }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    // While one bet is awaited the draw stays closed.
    if (phase === 'closed') ada.bet(draw, price, ticketWith(draw, 0));
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
    for (const number of [draw, draw + 1])
      await expect
        .poll(
          async () =>
            (await live.bets(number))
              .filter(({ state }) => state !== 'void')
              .every((bet) => bet.round_state === 'settled'),
          { timeout: 90_000 },
        )
        .toBe(true);
    // A tenth of two lines for both; 35 % of three lines for one: in whole cents.
    const [ofAda, ofBen] = [2_000n, 2_000n + 21_000n];
    await expect
      .poll(() => live.operator.balances.get('ada-k'), { timeout: 60_000 })
      .toBe(start - line + ofAda);
    await expect
      .poll(() => live.operator.balances.get('ben-k'), { timeout: 60_000 })
      .toBe(start - 2n * line + ofBen);
    const shares = await live.query<{ number: number; hash: string; lines: string[] }>(
      `SELECT d.number, encode(d.tickets_hash, 'hex') AS hash, s.lines::text[] AS lines
       FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number`,
    );
    expect(shares.map(({ number, lines }) => [number, lines])).toEqual([
      [draw, ['0', '2', '0', '0']],
      [draw + 1, ['1', '0', '0', '0']],
    ]);
    if (published !== undefined) expect(shares[0]?.hash).toBe(published);
    await expect
      .poll(() => live.operator.jackpotBooks(), { timeout: 30_000 })
      .toBe((3n * line * 65n) / 100n - ofAda - ofBen);
    expect(await faultsOfPools(live.owner)).toEqual([]);
  },
);
