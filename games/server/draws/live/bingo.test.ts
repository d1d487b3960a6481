/** Rounds of bingo: what cards cost, how balls are called, who wins, what one gets who is alone, and what a stranger can check of it. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { drawsReportAnswerSchema, drawsReportPath } from '@marquee/contract/providers/draws.ts';
import { test, type ExpectStatic, type TestContext } from 'vitest';
import { z } from 'zod';
import { livePageSchema, copyOfLive } from '../../../kinds/live/published/round-copy.ts';
import { recheckLiveBet } from '../../../kinds/live/recompute.ts';
import { startPoolHouse } from '../../testing/live-house.ts';
import { winnersIn } from '../../testing/bingo-winners.ts';
import { faultsOfPools } from './pool-report.ts';

const verifier = fileURLToPath(new URL('../../../../docs/verifier/verify.mjs', import.meta.url));
const price = 20_000n;
const start = 1_000n * price;
const patience_ms = 240_000;

async function house({ onTestFinished }: TestContext, game = 'bingo-90', every_ms = 6_000) {
  const started = await startPoolHouse({
    game,
    timing: {
      drawing_ms: 300,
      pause_ms: 150,
      ball_ms: 20,
      schedule: { every_ms, offset_ms: 0, sells: 3, announces_ms: 500 },
    },
  });
  onTestFinished(started.close);
  return started;
}
type Started = Awaited<ReturnType<typeof house>>;

const settled = (see: ExpectStatic, live: Started, draw: number) =>
  see
    .poll(async () => (await live.bets(draw)).map((row) => row.round_state), { timeout: 60_000 })
    .not.toEqual(see.arrayContaining([see.stringMatching(/^(opened|in_play|closing|rolling_back)$/)]));

const cost = (cards: number): string => (BigInt(cards) * price).toString();

test.concurrent.for(['bingo-90', 'bingo-75'])(
  'in %s the first cards win, each prize is its share of the stakes, and the operator books the pools',
  { timeout: patience_ms },
  async (game, context) => {
    const { expect: see } = context;
    const live = await house(context, game);
    const [ada, ben] = await Promise.all([live.connect('ada-b', start), live.connect('ben-b', start)]);
    const draw = await ada.nextOpen();
    const tickets = [
      { client: ada, player: 'ada-b', id: randomUUID(), cards: 6 },
      { client: ada, player: 'ada-b', id: randomUUID(), cards: 1 },
      { client: ben, player: 'ben-b', id: randomUUID(), cards: 24 },
    ];
    await Promise.all(
      tickets.map(({ client, id, cards }) => client.answer(client.bet(draw, cost(cards), { cards }, id))),
    );
    // 80 % of each stake.
    see(live.operator.jackpotBooks()).toBe((31n * price * 8n) / 10n);
    const told = await ada.draw('settled', draw);
    await settled(see, live, draw);
    const { lines, wonAt } = winnersIn(live, draw, tickets);
    const staked = 31n * price;
    const pools = [staked / 10n, (4n * staked) / 10n, (2n * staked) / 10n, staked / 10n];
    const won = pools.map((_, tier) => lines.reduce((sum, own) => sum + (own[tier] ?? 0n), 0n));
    const prizes = pools.map((pool, tier) =>
      won[tier] === 0n ? 0n : (pool / (won[tier] ?? 1n) / 1_000n) * 1_000n,
    );
    see(told.shared).toMatchObject({
      EUR: { staked: staked.toString(), lines: won.map(String), prizes: prizes.map(String), won_at: wonAt },
    });
    for (const player of ['ada-b', 'ben-b']) {
      const paid = tickets.reduce(
        (sum, ticket, index) =>
          ticket.player === player
            ? sum + prizes.reduce((all, prize, tier) => all + prize * (lines[index]?.[tier] ?? 0n), 0n)
            : sum,
        0n,
      );
      const bought = BigInt(player === 'ada-b' ? 7 : 24) * price;
      await see
        .poll(() => live.operator.balances.get(player), { timeout: 20_000 })
        .toBe(start - bought + paid);
    }
    const carried = pools.reduce(
      (sum, pool, tier) => sum + pool - (prizes[tier] ?? 0n) * (won[tier] ?? 0n),
      0n,
    );
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(carried);
    see(await faultsOfPools(live.owner)).toEqual([]);
  },
);

test.concurrent(
  'balls are told one after the other, each at its time; no byte tells one before, nor the link before the last',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, ben] = await Promise.all([live.connect('ada-c', start), live.connect('ben-c', start)]);
    const draw = await ada.nextOpen();
    const tickets = await Promise.all(
      [ada, ben].map(async (client) => {
        const id = randomUUID();
        await client.answer(client.bet(draw, cost(3), { cards: 3 }, id));
        return { id, cards: 3 };
      }),
    );
    // Somebody who comes, and the list as anybody can read it, while balls are called.
    await ada.hear('beat', ({ call }) => (call?.balls.length ?? 0) >= 5);
    const late = await live.connect('late-c', start);
    const list = await (await fetch(`${live.url()}/fairness/tickets/bingo-90/1/${draw}.json`)).text();
    see(JSON.parse(list)).toMatchObject({ link: null, state: 'running' });
    see(late.snapshot.draw).toMatchObject({ state: 'closed', number: draw, link: null, outcome: null });
    const report = async () => {
      const { body } = await live.operator.ask(live.url(), drawsReportPath, { operator_id: 'marquee' });
      const game = drawsReportAnswerSchema.parse(body).find(({ game_code }) => game_code === 'bingo-90');
      return game?.draws.find((each) => each.draw === draw);
    };
    see(await report()).toMatchObject({ state: 'running', result: null });
    const known = late.snapshot.draw?.call?.balls.length ?? 0;
    see(known).toBeGreaterThanOrEqual(5);
    see(known).toBeLessThan(90);
    await Promise.all([ada.draw('settled', draw), late.draw('settled', draw)]);
    const outcome = live.outcomeOf(draw);
    const balls = 'balls' in outcome ? outcome.balls : [];
    const { wonAt } = winnersIn(live, draw, tickets);
    const last = Math.max(...wonAt);
    // The operator is told which were called.
    await see.poll(async () => (await report())?.result).toEqual(balls.slice(0, last));
    const link = live.linkOf(draw);
    for (const { texts } of [ada, late]) {
      const revealed = texts.findIndex((text) => text.includes(link));
      see(revealed).toBeGreaterThan(0);
      let count = 0;
      for (const text of texts.slice(0, revealed)) {
        see(text).not.toContain(JSON.stringify(balls).slice(1, -1));
        for (const [, told = ''] of text.matchAll(/"call":\{"balls":\[([\d,]*)\]/g)) {
          const called = told === '' ? [] : told.split(',').map(Number);
          // Each time the first of the true order, one more now and then, and never more than were needed.
          see(called).toEqual(balls.slice(0, called.length));
          see(called.length).toBeGreaterThanOrEqual(count);
          see(called.length).toBeLessThanOrEqual(last);
          count = called.length;
        }
      }
      see(count).toBeGreaterThan(last - 3);
    }
    const times = ada.texts.flatMap((text) => {
      const message = z
        .looseObject({ now: z.number(), call: z.looseObject({ balls: z.array(z.int()) }) })
        .safeParse(JSON.parse(text));
      return message.success ? [message.data] : [];
    });
    const [row] = await live.query<{ began_at: Date }>('SELECT began_at FROM house.draw WHERE number = $1', [
      draw,
    ]);
    const began_ms = row?.began_at.getTime() ?? 0;
    for (const { now, call } of times)
      if (call.balls.length > 0)
        see(now).toBeGreaterThanOrEqual(began_ms + 500 + 20 * (call.balls.length - 1));
    see(ada.texts.join('\n')).not.toContain('ben-c');
  },
  patience_ms,
);

test.concurrent(
  'whoever is alone has their tickets given back before the list is sealed; in demo play one player plays',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, peso, demo] = await Promise.all([
      live.connect('ada-l', start),
      live.connect('peso-l', start, undefined, 'PHP'),
      live.connect(null),
    ]);
    const draw = await ada.nextOpen();
    const ofAda = [ada.bet(draw, cost(6), { cards: 6 }), ada.bet(draw, cost(2), { cards: 2 })];
    const ofPeso = peso.bet(draw, peso.snapshot.stakes.step_minor, { cards: 1 });
    const ofDemo = demo.bet(draw, cost(6), { cards: 6 });
    await Promise.all([...ofAda.map((id) => ada.answer(id)), peso.answer(ofPeso), demo.answer(ofDemo)]);
    await ada.hear('own', ({ bet }) => bet.bet_id === ofAda[0] && bet.state === 'void');
    const told = await ada.draw('settled', draw);
    see(told.ticket_set?.tickets).toBe(0);
    await settled(see, live, draw);
    see((await live.bets(draw)).filter(({ state }) => state === 'void')).toHaveLength(3);
    await see.poll(() => live.operator.balances.get('ada-l'), { timeout: 20_000 }).toBe(start);
    await see.poll(() => live.operator.balances.get('peso-l'), { timeout: 20_000 }).toBe(start);
    await see.poll(() => live.operator.jackpotBooks(), { timeout: 20_000 }).toBe(0n);
    const shares = await live.query<{ currency: string }>('SELECT currency FROM house.lottery_share');
    see(shares).toEqual([{ currency: 'XXX' }]);
    see(await faultsOfPools(live.owner)).toEqual([]);
  },
  patience_ms,
);

test.concurrent(
  'a player has 24 cards in a round, a ticket costs as much as its cards, and none is taken late',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('price-b', start);
    const draw = await client.nextOpen();
    const refused = async (bet: bigint, spots: Readonly<Record<string, number>>, of = draw) =>
      (await client.refusal(client.bet(of, bet.toString(), spots))).error;
    see(await refused(price, { cards: 2 })).toBe('bet_not_allowed');
    see(await refused(price, { card: 1 })).toBe('bet_not_allowed');
    see(await refused(2n * price, { cards: 1, more: 1 })).toBe('bet_not_allowed');
    see(await refused(25n * price, { cards: 25 })).toBe('bet_not_allowed');
    await client.answer(client.bet(draw, cost(20), { cards: 20 }));
    see(await refused(5n * price, { cards: 5 })).toBe('bet_not_allowed');
    await client.answer(client.bet(draw, cost(4), { cards: 4 }));
    see(await refused(price, { cards: 1 })).toBe('bet_not_allowed');
    await client.answer(client.bet(draw + 1, cost(24), { cards: 24 }));
    await client.draw('closed', draw);
    see(await refused(price, { cards: 1 })).toBe('betting_closed');
  },
  patience_ms,
);

test.concurrent.for(['bingo-90', 'bingo-75'])(
  'in %s a stranger makes every card again from the list, and a player checks their ticket by itself',
  { timeout: patience_ms },
  async (game, context) => {
    const { expect: see } = context;
    const live = await house(context, game);
    const [ada, ben] = await Promise.all([live.connect('ada-s', start), live.connect('ben-s', start)]);
    const draw = await ada.nextOpen();
    const bets = [ada.bet(draw, cost(7), { cards: 7 }), ben.bet(draw, cost(12), { cards: 12 })];
    await Promise.all([ada.answer(bets[0] ?? ''), ben.answer(bets[1] ?? '')]);
    await ada.draw('settled', draw);
    await settled(see, live, draw);
    const served = z
      .looseObject({ shared: z.looseObject({ EUR: z.looseObject({ won_at: z.array(z.int()) }) }) })
      .parse(await (await fetch(`${live.url()}/fairness/tickets/${game}/1/${draw}.json`)).json());
    const folder = await mkdtemp(join(tmpdir(), 'marquee-bingo-'));
    context.onTestFinished(() => rm(folder, { recursive: true }));
    const stranger = async (given: unknown, ...how: string[]): Promise<string> => {
      const file = join(folder, 'given.json');
      await writeFile(file, JSON.stringify(given));
      return (await promisify(execFile)(process.execPath, [verifier, ...how, file, live.url()])).stdout;
    };
    see(await stranger(served, '--tickets')).toContain('shared out by the rules in EUR');
    const { EUR } = served.shared;
    const won_at = EUR.won_at.map((ball) => ball + 1);
    await see(stranger({ ...served, shared: { EUR: { ...EUR, won_at } } }, '--tickets')).rejects.toThrow(
      'balls',
    );
    for (const [user, round] of [
      ['ada-s', bets[0]],
      ['ben-s', bets[1]],
    ]) {
      const { body } = await live.operator.ask(live.url(), '/game/round', {
        operator_id: 'marquee',
        user,
        round,
      });
      const address = String(Object(body).url).replace('http://games.test', live.url());
      const page = livePageSchema.parse(await (await fetch(address.replace('?', '.json?'))).json());
      const copy = copyOfLive(page);
      if (!copy) throw new Error('The bet is not decided.');
      see(await stranger(copy)).toContain('1 round is exactly');
      see(await recheckLiveBet(copy)).toEqual({ chain: true, outcome: true, win: true });
      const more = { ...copy, win_minor: (BigInt(copy.win_minor) + 1n).toString() };
      await see(stranger(more)).rejects.toThrow('given');
      see(await recheckLiveBet(more)).toMatchObject({ win: false });
    }
  },
);
