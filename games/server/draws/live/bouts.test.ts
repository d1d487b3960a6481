/** Bouts whose backers share a pool: what bets are paid and returned, what the operator books, and what a stranger can check of it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drawsReportAnswerSchema, drawsReportPath } from '@marquee/contract/providers/draws.ts';
import { test, type ExpectStatic, type TestContext } from 'vitest';
import { z } from 'zod';
import { publicLines } from '../../../kinds/live/sides.ts';
import { startBoutHouse } from '../../testing/live-house.ts';
import { faultsOfPools } from './pool-report.ts';

const verifier = fileURLToPath(new URL('../../../../docs/verifier/verify.mjs', import.meta.url));
const line = 20_000n;
const start = 1_000_000n * line;
const patience_ms = 240_000;

/** @param drawn the bouts of the first ten that are draws. */
async function house({ onTestFinished }: TestContext, betting_ms = 3_000, drawn: readonly number[] = []) {
  const started = await startBoutHouse({
    timing: { betting_ms, drawing_ms: 700, announces_ms: 500 },
    wish: (outcomeOf) =>
      Array.from({ length: 10 }, (_, index) => index + 1).every((draw) => {
        const outcome = outcomeOf(draw);
        return 'result' in outcome && (outcome.result === 'draw') === drawn.includes(draw);
      }),
  });
  onTestFinished(started.close);
  return started;
}
type Started = Awaited<ReturnType<typeof house>>;

const resultOf = (live: Started, draw: number): 'meron' | 'wala' | 'draw' => {
  const outcome = live.outcomeOf(draw);
  if (!('result' in outcome)) throw new Error('It is no bout.');
  return outcome.result;
};
const loserOf = (live: Started, draw: number): string =>
  resultOf(live, draw) === 'meron' ? 'wala' : 'meron';

const settled = (see: ExpectStatic, live: Started, draw: number) =>
  see
    .poll(async () => (await live.bets(draw)).map((row) => row.round_state), { timeout: 60_000 })
    .not.toEqual(see.arrayContaining([see.stringMatching(/^(opened|in_play|closing|rolling_back)$/)]));

type Share = { number: number; currency: string } & Record<'staked' | 'rake', string> &
  Record<'before' | 'lines' | 'prizes' | 'carried', string[]>;
const sharesOf = (live: Started) =>
  live.query<Share>(
    `SELECT d.number, s.currency, s.staked, s.rake, s.before::text[] AS before, s.lines::text[] AS lines,
       s.prizes::text[] AS prizes, s.carried::text[] AS carried
     FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number, s.currency`,
  );
const bySide = (of: Partial<Record<string, bigint>>): string[] =>
  ['meron', 'wala', 'draw'].map((side) => String(of[side] ?? 0n));

test.concurrent(
  'backers of the winner share the pool, the draw’s own pool is carried, and the operator books every unit',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, ben] = await Promise.all([live.connect('ada-b', start), live.connect('ben-b', start)]);
    see(ada.snapshot.stakes).toMatchObject({ step_minor: String(line), least_minor: String(line) });
    const draw = await ada.nextOpen();
    const [winner, loser] = [resultOf(live, draw), loserOf(live, draw)];
    // Seven lines on the winner, five on the other, and two on the draw in one bet with one of them.
    const bets = [
      ada.bet(draw, String(4n * line), { [winner]: 1 }),
      ada.bet(draw, String(3n * line), { draw: 2, [loser]: 1 }),
    ];
    const ofBen = [
      ben.bet(draw, String(3n * line), { [winner]: 1 }),
      ben.bet(draw, String(4n * line), { [loser]: 1 }),
    ];
    await Promise.all([...bets.map((id) => ada.answer(id)), ...ofBen.map((id) => ben.answer(id))]);
    // 95 % of each stake is told with it; what lies on each side is seen while bets are taken.
    see(live.operator.jackpotBooks()).toBe((14n * line * 95n) / 100n);
    await ada.hear('beat', ({ totals }) => {
      const sides = totals?.amounts.find(({ currency }) => currency === 'EUR')?.sides;
      return sides?.join() === bySide({ [winner]: 7n * line, [loser]: 5n * line, draw: 2n * line }).join();
    });
    const report = async () => {
      const { body } = await live.operator.ask(live.url(), drawsReportPath, { operator_id: 'marquee' });
      const game = drawsReportAnswerSchema.parse(body).find(({ game_code }) => game_code === 'sabong-arena');
      return { pools: game?.pools, ...game?.draws.find((each) => each.draw === draw) };
    };
    // What may have to be paid is what the pools hold.
    see(await report()).toMatchObject({
      result: null,
      sales: [
        {
          currency: 'EUR',
          tickets: 4,
          staked: String(14n * line),
          liability: String((14n * line * 95n) / 100n),
        },
      ],
    });
    await settled(see, live, draw);
    see(await report()).toMatchObject({ result: [winner], sales: [{ tickets: 4, liability: null }] });
    const [share] = await sharesOf(live);
    const pool = (12n * line * 95n) / 100n;
    const prize = pool / 7n;
    see(share).toEqual({
      number: draw,
      currency: 'EUR',
      staked: String(14n * line),
      rake: String((14n * line * 5n) / 100n),
      before: ['0', '0', '0'],
      lines: bySide({ [winner]: 7n, [loser]: 5n, draw: 2n }),
      prizes: bySide({ [winner]: prize }),
      carried: [String(pool - 7n * prize), '0', String((2n * line * 95n) / 100n)],
    });
    see((await live.bets(draw)).map(({ player, win }) => [player, win])).toEqual([
      ['ada-b', '0'],
      ['ada-b', String(4n * prize)],
      ['ben-b', String(3n * prize)],
      ['ben-b', '0'],
    ]);
    const carried = pool - 7n * prize + (2n * line * 95n) / 100n;
    // What is carried is no jackpot.
    see((await report()).pools).toEqual([{ currency: 'EUR', jackpot: null, carried: String(carried) }]);
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(carried);
    see(['ada-b', 'ben-b'].reduce((sum, each) => sum + (live.operator.balances.get(each) ?? 0n), 0n)).toBe(
      2n * start - 14n * line + 7n * prize,
    );
    see(await faultsOfPools(live.owner)).toEqual([]);
  },
  patience_ms,
);

test.concurrent(
  'a bout that has no match is returned whole, whoever wins, and so is a bet that was not booked or not whole lines',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, ben] = await Promise.all([live.connect('ada-v', start), live.connect('ben-v', start)]);
    const refused = async (draw: number, bet: bigint, spots: Record<string, number>) =>
      (await ada.refusal(ada.bet(draw, bet.toString(), spots))).error;
    const draw = await ada.nextOpen();
    const [winner, loser] = [resultOf(live, draw) === 'wala' ? 'wala' : 'meron', loserOf(live, draw)];
    see(await refused(draw, line + 1n, { meron: 1 })).toBe('bet_not_allowed');
    see(await refused(draw, line, { pula: 1 })).toBe('bet_not_allowed');
    see(await refused(draw, 100_000n * line, { meron: 1 })).toBe('bet_not_allowed');
    await ben.answer(ben.bet(draw, String(3n * line), { [loser]: 1 }));
    live.operator.bookJackpots(false);
    see(await refused(draw, line, { [winner]: 1 })).toBe('real_money_needed');
    live.operator.bookJackpots(true);
    await settled(see, live, draw);
    await ada.draw('open', draw + 1);
    // One in 25 is on the winner: its backers would win, and the others would have less than they staked.
    const next = draw + 1;
    const small = resultOf(live, next) === 'wala' ? 'wala' : 'meron';
    await Promise.all([
      ada.answer(ada.bet(next, line.toString(), { [small]: 1 })),
      ben.answer(ben.bet(next, String(24n * line), { [small === 'meron' ? 'wala' : 'meron']: 1 })),
    ]);
    await settled(see, live, next);
    for (const share of await sharesOf(live))
      see(share).toMatchObject({
        rake: '0',
        prizes: [String(line), String(line), '0'],
        carried: ['0', '0', '0'],
      });
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(0n);
    for (const player of ['ada-v', 'ben-v'])
      await see.poll(() => live.operator.balances.get(player), { timeout: 20_000 }).toBe(start);
    see(await faultsOfPools(live.owner)).toEqual([]);
  },
  patience_ms,
);

test.concurrent(
  'in a drawn bout meron and wala are returned, and whoever backed the draw has its pool',
  async (context) => {
    const { expect: see } = context;
    const drawn = 7;
    const live = await house(context, 3_000, [drawn]);
    const client = await live.connect('draw-d', start);
    const first = await client.nextOpen();
    for (let draw = first; draw < drawn; draw += 1) {
      await client.answer(client.bet(draw, String(2n * line), { draw: 1 }));
      await client.draw('open', draw + 1);
    }
    see(drawn - first).toBeGreaterThan(0);
    const before = BigInt(drawn - first) * ((2n * line * 95n) / 100n);
    await Promise.all([
      client.answer(client.bet(drawn, String(3n * line), { meron: 2, draw: 1 })),
      client.answer(client.bet(drawn, String(2n * line), { wala: 1 })),
    ]);
    await settled(see, live, drawn);
    const pool = before + (line * 95n) / 100n;
    see((await sharesOf(live)).at(-1)).toMatchObject({
      lines: ['2', '2', '1'],
      prizes: [String(line), String(line), String(pool)],
      carried: ['0', '0', '0'],
      rake: String(line / 20n),
    });
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(0n);
    see(await faultsOfPools(live.owner)).toEqual([]);
  },
  patience_ms,
);

test.concurrent(
  'demo play finds the play money of the house on all sides, and has pools of its own',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [demo, peso] = await Promise.all([
      live.connect(null),
      live.connect('peso-b', start, undefined, 'PHP'),
    ]);
    const draw = await demo.nextOpen();
    const winner = resultOf(live, draw);
    const price = BigInt(peso.snapshot.stakes.step_minor);
    see(price).toBe(100_000n);
    await Promise.all([
      demo.answer(demo.bet(draw, String(10n * line), { [winner]: 1 })),
      peso.answer(peso.bet(draw, price.toString(), { [winner]: 1 })),
    ]);
    await settled(see, live, draw);
    const [ofPeso, ofDemo] = await sharesOf(live);
    see(ofPeso).toMatchObject({ currency: 'PHP', rake: '0', prizes: [String(price), String(price), '0'] });
    const lines = publicLines(draw).map(
      (each, side) => each + (['meron', 'wala'][side] === winner ? 10n : 0n),
    );
    see(ofDemo).toMatchObject({ currency: 'XXX', lines: lines.map(String) });
    see(BigInt(ofDemo?.prizes[winner === 'meron' ? 0 : 1] ?? 0)).toBeGreaterThan(line);
    // Nobody who plays for money is told of it.
    see(peso.texts.filter((text) => text.includes('"currency":"XXX"'))).toEqual([]);
    see(demo.texts.filter((text) => text.includes('"sides"')).length).toBeGreaterThan(2);
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(0n);
  },
  patience_ms,
);

test.concurrent(
  'a stranger checks the list, the link, the bout and how it was shared out; nothing tells them before',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, watcher] = await Promise.all([live.connect('ada-t', start), live.connect('watch-t', start)]);
    const draw = await ada.nextOpen();
    const [winner, loser] = [resultOf(live, draw), loserOf(live, draw)];
    await Promise.all([
      ada.answer(ada.bet(draw, String(3n * line), { [winner]: 1 })),
      ada.answer(ada.bet(draw, String(4n * line), { [loser]: 3, draw: 1 })),
    ]);
    await watcher.draw('settled', draw);
    const outcome = live.outcomeOf(draw);
    const told = watcher.texts.findIndex((text) => text.includes(live.linkOf(draw)));
    see(told).toBeGreaterThan(0);
    // Of the bout under way nobody has been told anything; the results of those before are public.
    const before = watcher.texts.slice(0, told).filter((text) => text.includes(`"number":${draw},`));
    see(before.length).toBeGreaterThan(0);
    for (const text of before) {
      const said = z
        .looseObject({ draw: z.looseObject({ link: z.null(), outcome: z.null() }).optional() })
        .parse(JSON.parse(text));
      see(said.draw ?? null).not.toBeUndefined();
    }
    see(watcher.texts.slice(0, told).join('\n')).not.toContain(live.linkOf(draw + 1));
    see(watcher.texts.join('\n')).not.toContain('ada-t');
    see(watcher.texts[told]).toContain(JSON.stringify('result' in outcome ? outcome.strikes : []));
    const sealed = watcher.texts.findIndex(
      (text) => text.includes('"hash":"') && text.includes(`"number":${draw},`),
    );
    see(sealed).toBeGreaterThan(0);
    see(sealed).toBeLessThan(told);
    await settled(see, live, draw);
    const address = `${live.url()}/fairness/tickets/${live.game.code}/1/${draw}.json`;
    const served = z
      .looseObject({ shared: z.looseObject({ EUR: z.looseObject({ prizes: z.array(z.string()) }) }) })
      .parse(await (await fetch(address)).json());
    const folder = await mkdtemp(join(tmpdir(), 'marquee-bouts-'));
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
    see(await stranger(served)).toContain(
      `The result is ${winner}, and the stakes are shared out by the rules in EUR`,
    );
    const { EUR } = served.shared;
    const changed = (more: object) => ({ ...served, shared: { EUR: { ...EUR, ...more } } });
    const swapped = [EUR.prizes[1], EUR.prizes[0], EUR.prizes[2]];
    await see(stranger(changed({ prizes: swapped }))).rejects.toThrow('prizes');
    await see(stranger(changed({ lines: ['3', '3', '2'] }))).rejects.toThrow('lines');
    await see(stranger(changed({ rake: '0' }))).rejects.toThrow('rake');
    await see(stranger(changed({ carried: ['0', '0', '0'] }))).rejects.toThrow('carried');
  },
  patience_ms,
);
