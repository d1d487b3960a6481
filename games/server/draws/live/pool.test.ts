/** Draws of a lottery with pools: what tickets cost, how a draw is shared out, and what a stranger can check of it. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test, type ExpectStatic, type TestContext } from 'vitest';
import { z } from 'zod';
import { startPoolHouse } from '../../testing/live-house.ts';

const verifier = fileURLToPath(new URL('../../../../docs/verifier/verify.mjs', import.meta.url));
const line = 20_000n;
const start = 1_000_000n * line;
const patience_ms = 240_000;

async function house({ onTestFinished }: TestContext, every_ms = 5_000) {
  const started = await startPoolHouse({
    timing: { drawing_ms: 700, schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 700 } },
  });
  onTestFinished(started.close);
  return started;
}
type Started = Awaited<ReturnType<typeof house>>;

const spotsOf = (numbers: readonly number[]) => Object.fromEntries(numbers.map((each) => [String(each), 1]));

/** So many of the numbers that a draw brings, and others. */
function ticketWith(live: Started, draw: number, hits: number, picked = 6): Record<string, number> {
  const outcome = live.outcomeOf(draw);
  const drawn = 'numbers' in outcome ? outcome.numbers : [];
  const others = live.game.spots.map(Number).filter((number) => !drawn.includes(number));
  return spotsOf([...drawn.slice(0, hits), ...others.slice(0, picked - hits)]);
}

const settled = (see: ExpectStatic, live: Started, draw: number) =>
  see
    .poll(async () => (await live.bets(draw)).map((row) => row.round_state), { timeout: 60_000 })
    .not.toEqual(see.arrayContaining([see.stringMatching(/^(opened|in_play|closing|rolling_back)$/)]));

type Share = {
  number: number;
  currency: string;
  staked: string;
  rake: string;
  before: string[];
  lines: string[];
  prizes: string[];
  carried: string[];
  without_jackpot: number;
};
const sharesOf = (live: Started) =>
  live.query<Share>(
    `SELECT d.number, s.currency, s.staked, s.rake, s.before::text[] AS before, s.lines::text[] AS lines,
       s.prizes::text[] AS prizes, s.carried::text[] AS carried, s.without_jackpot
     FROM house.lottery_share s JOIN house.draw d USING (draw_id) ORDER BY d.number, s.currency`,
  );

test.concurrent(
  'winners share their tier alike, what nobody wins is carried, and the operator books every unit of the pools',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, ben] = await Promise.all([live.connect('ada-p', start), live.connect('ben-p', start)]);
    see(ada.snapshot.stakes.step_minor).toBe(line.toString());
    const draw = await ada.nextOpen();
    // Two lines with five numbers, and a system of seven with four: three lines have four numbers, four have three.
    const bets = [
      ada.bet(draw, line.toString(), ticketWith(live, draw, 5)),
      ada.bet(draw, (7n * line).toString(), ticketWith(live, draw, 4, 7)),
      // Nothing, and in the next draw all six.
      ada.bet(draw, line.toString(), ticketWith(live, draw, 1)),
      ada.bet(draw + 1, line.toString(), ticketWith(live, draw + 1, 6)),
    ];
    const ofBen = ben.bet(draw, line.toString(), ticketWith(live, draw, 5));
    await Promise.all([...bets.map((id) => ada.answer(id)), ben.answer(ofBen)]);
    // 65 % of each stake, told with it.
    see(live.operator.jackpotBooks()).toBe((11n * line * 65n) / 100n);
    await settled(see, live, draw);
    const [first] = await sharesOf(live);
    const tenth = line; // Ten lines were sold: a tenth of the stakes is the price of one.
    see(first).toMatchObject({
      staked: (10n * line).toString(),
      rake: ((10n * line * 35n) / 100n).toString(),
      lines: ['0', '2', '3', '4'],
      prizes: [0n, tenth / 2n, 6_000n, tenth / 4n].map(String),
      carried: [(10n * line * 35n) / 100n, 0n, tenth - 18_000n, 0n].map(String),
      without_jackpot: 1,
    });
    const told = await ben.draw('settled', draw);
    // Which numbers others have is nobody's business.
    see(ben.texts.filter((text) => text.includes('"players"') && /"spots":\{"/.test(text))).toEqual([]);
    see(told.shared).toMatchObject({ EUR: { lines: ['0', '2', '3', '4'] } });
    see(told.pools?.['EUR']?.carried[0]).toBe(first?.carried[0]);
    see((await live.bets(draw)).map(({ win }) => win)).toEqual(
      see.arrayContaining([String(tenth / 2n), String(3n * 6_000n + 4n * (tenth / 4n)), '0']),
    );
    await settled(see, live, draw + 1);
    const [, second] = await sharesOf(live);
    // The jackpot of both draws; a payment is a cent.
    see(second?.prizes[0]).toBe(String((10n * line * 35n) / 100n + (line * 35n) / 100n));
    see(second).toMatchObject({ lines: ['1', '0', '0', '0'], without_jackpot: 0 });
    const carried = second?.carried.reduce((sum, each) => sum + BigInt(each), 0n);
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(carried);
    const [sum] = await live.query<{ wins: string }>(`SELECT sum(win)::text AS wins FROM house.draw_bet`);
    const balances = ['ada-p', 'ben-p'].map((player) => live.operator.balances.get(player) ?? 0n);
    see(balances.reduce((all, each) => all + each, 0n)).toBe(
      2n * start - 11n * line + BigInt(sum?.wins ?? 0),
    );
  },
  patience_ms,
);

test.concurrent(
  'a ticket costs as much as its lines, and one without its part in the pools is given back',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('price-p', start);
    const draw = await client.nextOpen();
    const six = spotsOf([1, 2, 3, 4, 5, 6]);
    const refused = async (bet: bigint, spots: Readonly<Record<string, number>>) =>
      (await client.refusal(client.bet(draw, bet.toString(), spots))).error;
    see(await refused(2n * line, six)).toBe('bet_not_allowed');
    see(await refused(line, spotsOf([1, 2, 3, 4, 5]))).toBe('bet_not_allowed');
    see(await refused(line, { ...six, '6': 2 })).toBe('bet_not_allowed');
    see(await refused(line, spotsOf([1, 2, 3, 4, 5, 43]))).toBe('bet_not_allowed');
    see(await refused(line, { ...spotsOf([1, 2, 3, 4, 5]), '06': 1 })).toBe('bet_not_allowed');
    see(await refused(1_716n * line, spotsOf(Array.from({ length: 13 }, (_, index) => index + 1)))).toBe(
      'bet_not_allowed',
    );
    const system = client.bet(
      draw,
      (924n * line).toString(),
      spotsOf(Array.from({ length: 12 }, (_, n) => n + 1)),
    );
    see(await client.answer(system)).toMatchObject({ bet: { state: 'standing' } });
    live.operator.bookJackpots(false);
    see(await refused(line, six)).toBe('real_money_needed');
    live.operator.bookJackpots(true);
    await see.poll(() => live.operator.balances.get('price-p')).toBe(start - 924n * line);
    see((await live.bets(draw)).filter(({ state }) => state === 'void')).toMatchObject([
      { round_state: 'rolled_back' },
    ]);
  },
  patience_ms,
);

test.concurrent(
  'demo play has pools of its own, and another currency too',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [demo, peso] = await Promise.all([
      live.connect(null),
      live.connect('peso-p', start, undefined, 'PHP'),
    ]);
    const draw = await demo.nextOpen();
    const price = peso.snapshot.stakes.step_minor;
    await Promise.all([
      demo.answer(demo.bet(draw, line.toString(), ticketWith(live, draw, 3))),
      peso.answer(peso.bet(draw, price, ticketWith(live, draw, 6))),
    ]);
    await settled(see, live, draw);
    const shares = await sharesOf(live);
    see(shares.map(({ currency, lines }) => [currency, lines])).toEqual([
      ['PHP', ['1', '0', '0', '0']],
      ['XXX', ['0', '0', '0', '1']],
    ]);
    see(live.operator.jackpotBooks()).toBe((BigInt(price) * 65n) / 100n - BigInt(shares[0]?.prizes[0] ?? 0));
  },
  patience_ms,
);

test.concurrent(
  'a stranger checks the list, the link, the numbers and how they were shared out; nothing tells them before',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, watcher] = await Promise.all([live.connect('ada-s', start), live.connect('watch-s', start)]);
    const draw = await ada.nextOpen();
    await Promise.all(
      [6, 5, 3, 0].map((hits) => ada.answer(ada.bet(draw, line.toString(), ticketWith(live, draw, hits)))),
    );
    await watcher.draw('settled', draw);
    const outcome = live.outcomeOf(draw);
    const numbers = 'numbers' in outcome ? JSON.stringify(outcome.numbers) : '';
    const told = watcher.texts.findIndex((text) => text.includes(live.linkOf(draw)));
    see(told).toBeGreaterThan(0);
    see(watcher.texts.slice(0, told).join('\n')).not.toContain(numbers);
    see(watcher.texts.join('\n')).not.toContain('ada-s');
    await settled(see, live, draw);
    const address = `${live.url()}/fairness/tickets/lotto-6-42/1/${draw}.json`;
    const served = z
      .looseObject({ shared: z.looseObject({ EUR: z.looseObject({ prizes: z.array(z.string()) }) }) })
      .parse(await (await fetch(address)).json());
    const folder = await mkdtemp(join(tmpdir(), 'marquee-pools-'));
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
    see(await stranger(served)).toContain('shared out by the rules in EUR');
    const { EUR } = served.shared;
    const withPrizes = (prizes: string[], more: object = {}) => ({
      ...served,
      shared: { EUR: { ...EUR, prizes, ...more } },
    });
    const [jackpot = '0', ...rest] = EUR.prizes;
    await see(stranger(withPrizes([String(BigInt(jackpot) - 1n), ...rest]))).rejects.toThrow(
      'paid and carried',
    );
    await see(stranger(withPrizes(EUR.prizes, { lines: ['1', '1', '0', '2'] }))).rejects.toThrow('counted');
    await see(stranger(withPrizes(EUR.prizes, { rake: '0' }))).rejects.toThrow('the stakes are others');
  },
  patience_ms,
);
