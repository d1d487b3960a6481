/** Draws of a digit game, which are held at their times and sold ahead, over the real socket and against the operator's wallet. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test, type ExpectStatic, type TestContext } from 'vitest';
import { z } from 'zod';
import { isLinkOf } from '../../../kit/fairness/chain.ts';
import { ticketSetText } from '../../../kit/fairness/ticket-set.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const verifier = fileURLToPath(new URL('../../../../docs/verifier/verify.mjs', import.meta.url));
const euro = 100_000n;
const start = 1_000n * euro;
const patience_ms = 240_000;
const every_ms = 5_000;

const ticketSetSchema = z.object({
  tickets_hash: z.string(),
  link: z.string().nullable(),
  tickets: z.array(
    z.object({ id: z.string(), currency: z.string(), bet_minor: z.string(), wager: z.unknown() }),
  ),
});

async function house({ onTestFinished }: TestContext, options: Parameters<typeof startLiveHouse>[0] = {}) {
  const started = await startLiveHouse({
    game: 'lotto-3d',
    ...options,
    timing: {
      drawing_ms: 700,
      schedule: { every_ms, offset_ms: 0, sells: 4, announces_ms: 700 },
      ...options.timing,
    },
  });
  onTestFinished(started.close);
  return started;
}
type Started = Awaited<ReturnType<typeof house>>;

const rowOf = (live: Started, draw: number): string => {
  const outcome = live.outcomeOf(draw);
  return 'digits' in outcome ? outcome.digits.join('') : '';
};
const otherThan = (row: string): string => [...row].map((digit) => (Number(digit) + 1) % 10).join('');

async function publicSet(live: Started, draw: number) {
  const answer = await fetch(`${live.url()}/fairness/tickets/lotto-3d/1/${draw}.json`);
  if (answer.status === 404) return null;
  return ticketSetSchema.parse(await answer.json());
}

const settled = (see: ExpectStatic, live: Started, draw: number) =>
  see
    .poll(async () => (await live.bets(draw)).map((row) => row.round_state), { timeout: 60_000 })
    .not.toEqual(see.arrayContaining([see.stringMatching(/^(opened|in_play|closing|rolling_back)$/)]));

test.concurrent(
  'tickets for several draws are paid draw by draw, also when their player has left',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('ahead-1', start);
    const draw = await client.nextOpen();
    const rows = [0, 1, 2].map((ahead) => rowOf(live, draw + ahead));
    // In the first draw a miss, in the second the exact row, in the third the digits in any order or again the row.
    const [, second = '', third = ''] = rows;
    const any = [...third].toSorted().join('');
    const last = new Set(third).size === 1 ? third : `any-${any}`;
    const wagers = [{ [otherThan(rows[0] ?? '')]: 1 }, { [second]: 1 }, { [last]: 1 }];
    const ids = wagers.map((spots, ahead) => client.bet(draw + ahead, euro.toString(), spots));
    const answers = await Promise.all(ids.map((id) => client.answer(id)));
    see(answers.map((each) => each.draw.number)).toEqual([draw, draw + 1, draw + 2]);
    see(live.operator.balances.get('ahead-1')).toBe(start - 3n * euro);
    // Four draws are sold at a time: the one after is not.
    see((await client.refusal(client.bet(draw + 4, '100000', { '000': 1 }))).error).toBe('betting_closed');
    see((await client.refusal(client.bet(draw - 1, '100000', { '000': 1 }))).error).toBe('betting_closed');
    // Who comes from elsewhere sees them.
    const again = await live.connect('ahead-1');
    see(again.snapshot.ahead?.map((each) => each.draw.number)).toEqual([draw + 1, draw + 2]);
    see(again.snapshot.own.map((each) => each.bet_id)).toEqual([ids[0]]);
    await Promise.all([client.close(), again.close()]);
    for (const ahead of [0, 1, 2]) {
      await see
        .poll(async () => (await live.bets(draw + ahead))[0]?.round_state, { timeout: 60_000 })
        .toBe('settled');
    }
    const wins = wagers.map((spots, ahead) => live.game.winOf(euro, { spots }, live.outcomeOf(draw + ahead)));
    see(wins[0]).toBe(0n);
    see(wins[1]).toBe(950n * euro);
    see(wins[2]).toBeGreaterThan(0n);
    see(live.operator.balances.get('ahead-1')).toBe(start - 3n * euro + (wins[1] ?? 0n) + (wins[2] ?? 0n));
  },
  patience_ms,
);

test.concurrent(
  'sales close, the hash of the tickets is published, then the link; nothing tells the draw before',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, watcher] = await Promise.all([live.connect('ada-9', start), live.connect('watcher', start)]);
    const draw = await ada.nextOpen();
    const row = rowOf(live, draw);
    const winning = ada.bet(draw, (2n * euro).toString(), { [row]: 1, [otherThan(row)]: 1 });
    const losing = ada.bet(draw, euro.toString(), { [otherThan(row)]: 1 });
    await Promise.all([ada.answer(winning), ada.answer(losing)]);
    // Nobody is told what others have bought while they can still buy.
    see(await publicSet(live, draw)).toBeNull();
    const { draw: committed } = await watcher.hear(
      'draw',
      (one) => one.draw.number === draw && Boolean(one.draw.ticket_set),
    );
    see(committed).toMatchObject({ state: 'closed', link: null, outcome: null, ticket_set: { tickets: 2 } });
    const before = await publicSet(live, draw);
    see(before).toMatchObject({ tickets_hash: committed.ticket_set?.hash, link: null });
    see((await ada.refusal(ada.bet(draw, '100000', { [row]: 1 }))).error).toBe('betting_closed');
    const drawn = await watcher.draw('drawing', draw);
    see(drawn).toMatchObject({ ticket_set: committed.ticket_set, link: live.linkOf(draw) });

    const told = watcher.texts.findIndex((text) => text.includes(live.linkOf(draw)));
    see(told).toBeGreaterThan(0);
    see(watcher.texts.slice(0, told).join('\n')).not.toContain(`"digits":[${[...row].join(',')}]`);
    see(watcher.texts.slice(0, told).some((text) => text.includes(committed.ticket_set?.hash ?? '-'))).toBe(
      true,
    );
    see(watcher.texts.join('\n')).not.toContain('ada-9');

    await settled(see, live, draw);
    see(live.operator.balances.get('ada-9')).toBe(start - 3n * euro + 950n * euro);
    // A stranger's check: the list has the hash, and the link is of the chain that was published.
    const after = await publicSet(live, draw);
    see(after?.tickets).toEqual(before?.tickets);
    see(after?.tickets.map(({ id }) => id)).toEqual([winning, losing].toSorted());
    see(
      createHash('sha256')
        .update(ticketSetText(after?.tickets ?? []))
        .digest('hex'),
    ).toBe(committed.ticket_set?.hash);
    const { snapshot } = await live.connect('late');
    const end = Buffer.from(snapshot.chain?.end_hash ?? '', 'hex');
    see(isLinkOf(Buffer.from(after?.link ?? '', 'hex'), draw, end)).toBe(true);
    const folder = await mkdtemp(join(tmpdir(), 'marquee-tickets-'));
    context.onTestFinished(() => rm(folder, { recursive: true }));
    const stranger = async (set: unknown): Promise<string> => {
      const file = join(folder, 'tickets.json');
      await writeFile(file, JSON.stringify(set));
      const { stdout } = await promisify(execFile)(process.execPath, [
        verifier,
        '--tickets',
        file,
        live.url(),
      ]);
      return stdout;
    };
    const served: unknown = await (
      await fetch(`${live.url()}/fairness/tickets/lotto-3d/1/${draw}.json`)
    ).json();
    see(await stranger(served)).toContain('its link is of the published chain');
    await see(stranger({ ...Object(served), tickets: after?.tickets.slice(1) })).rejects.toThrow(
      'the hash of',
    );
    await see(stranger({ ...Object(served), link: 'ab'.repeat(32) })).rejects.toThrow('published end');
    see(await publicSet(live, 900_000)).toBeNull();
  },
  patience_ms,
);

test.concurrent(
  'demo play is paid by the same draw and is in no list',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const demo = await live.connect(null);
    const draw = await demo.nextOpen();
    const row = rowOf(live, draw);
    const id = demo.bet(draw, euro.toString(), { [row]: 1 });
    await demo.answer(id);
    await demo.draw('drawing', draw);
    await see.poll(async () => (await live.bets(draw))[0]?.round_state, { timeout: 30_000 }).toBe('settled');
    see(await live.bets(draw)).toMatchObject([{ state: 'won', win: (950n * euro).toString() }]);
    see(await publicSet(live, draw)).toMatchObject({ tickets: [] });
  },
  patience_ms,
);

test.concurrent(
  'what is written down of the tickets is never changed, and no draw goes before another',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('kept-9', start);
    const draw = await client.nextOpen();
    await client.answer(client.bet(draw, euro.toString(), { '123': 1 }));
    const refuses = (text: string, why: RegExp | string) => see(live.query(text), text).rejects.toThrow(why);
    await refuses(`UPDATE house.draw SET state = 'closed' WHERE number = ${draw + 1}`, 'not over');
    await refuses(`UPDATE house.draw SET closes_at = now() WHERE number = ${draw + 2}`, 'stays');
    await client.draw('settled', draw).catch(() => undefined);
    await settled(see, live, draw);
    await refuses(`UPDATE house.draw SET tickets = tickets + 1 WHERE number = ${draw}`, 'stays');
    await refuses(
      `UPDATE house.draw SET tickets_hash = decode(repeat('00', 32), 'hex') WHERE number = ${draw}`,
      'stays',
    );
    const closes = await live.query<{ closes_at: Date }>('SELECT closes_at FROM house.draw ORDER BY number');
    const times = closes.map(({ closes_at }) => closes_at.getTime());
    see(times.every((time) => time % every_ms === 0)).toBe(true);
    see(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  },
  patience_ms,
);
