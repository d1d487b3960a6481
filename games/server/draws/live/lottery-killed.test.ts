/** The process that holds the draws of a digit game is killed in each phase; the next one goes on from the rows. */
import { createHash } from 'node:crypto';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { test } from 'vitest';
import { z } from 'zod';
import { sampled } from '../../../../tests/sampled.ts';
import { ticketSetText } from '../../../kit/fairness/ticket-set.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const euro = 100_000n;
const start = 100n * euro;
const patience_ms = 300_000;

const listed = z.object({
  tickets_hash: z.string(),
  tickets: z.array(
    z.object({ id: z.string(), currency: z.string(), bet_minor: z.string(), wager: z.unknown() }),
  ),
});

test.concurrent.for(sampled(['announced', 'drawing', 'closed', 'settled', 'open'] as const, 2))(
  'killed in a draw that is %s: it is held once, with the tickets that were published, and each is paid once',
  { timeout: patience_ms },
  async (phase, { expect, onTestFinished }) => {
    const live = await startLiveHouse({
      game: 'lotto-2d',
      timing: {
        drawing_ms: 1_000,
        stale_ms: 120_000,
        schedule: { every_ms: 6_000, offset_ms: 0, sells: 3, announces_ms: 1_500 },
      },
    });
    onTestFinished(live.close);
    await live.restartAsChild();
    const client = await live.connect('player-k', start);
    const draw = await client.nextOpen();
    const rowOf = (number: number): string => {
      const outcome = live.outcomeOf(number);
      return 'digits' in outcome ? outcome.digits.join('') : '';
    };
    // A winner and a loser in this draw, and a winner in the next one, which was bought ahead.
    const bets = [
      { number: draw, spots: { [rowOf(draw)]: 1 } },
      { number: draw, spots: { [rowOf(draw) === '00' ? '01' : '00']: 1 } },
      { number: draw + 1, spots: { [rowOf(draw + 1)]: 1 } },
    ];
    await Promise.all(
      bets.map(({ number, spots }) => client.answer(client.bet(number, euro.toString(), spots))),
    );
    const holds = {
      closed: walletPaths.bet,
      settled: walletPaths.win,
      announced: null,
      open: null,
      drawing: null,
    }[phase];
    const release = holds === null ? () => undefined : live.operator.hold(holds);
    // While one bet is awaited the draw stays closed.
    if (phase === 'closed') client.bet(draw, euro.toString(), { '55': 1 });
    let published: string | undefined;
    if (phase === 'announced') {
      const { draw: told } = await client.hear(
        'draw',
        (one) => one.draw.number === draw && Boolean(one.draw.ticket_set),
      );
      published = told.ticket_set?.hash;
    } else if (phase !== 'open') await client.draw(phase, draw);
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
    // Both winners are paid 95 for 1, once.
    await expect
      .poll(() => live.operator.balances.get('player-k'), { timeout: 60_000 })
      .toBe(start - 3n * euro + 2n * 95n * euro);
    const rows = await live.query<{ number: number; state: string; hash: string }>(
      `SELECT number, state, encode(tickets_hash, 'hex') AS hash FROM house.draw WHERE number IN ($1, $2) ORDER BY number`,
      [draw, draw + 1],
    );
    expect(rows.map(({ state }) => state)).toEqual(['settled', 'settled']);
    if (published !== undefined) expect(rows[0]?.hash).toBe(published);
    for (const { number, hash } of rows) {
      const set = listed.parse(
        await (await fetch(`${live.url()}/fairness/tickets/lotto-2d/1/${number}.json`)).json(),
      );
      expect(set.tickets_hash).toBe(hash);
      expect(createHash('sha256').update(ticketSetText(set.tickets)).digest('hex')).toBe(hash);
    }
    const numbers = (await live.draws()).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  },
);
