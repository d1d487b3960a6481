/** What an operator stops: one draw that is sold ahead, and the sales of a game. */
import {
  drawsCallOffAnswerSchema,
  drawsCallOffPath,
  drawsListAnswerSchema,
  drawsPath,
  drawsReportAnswerSchema,
  drawsReportPath,
  drawsSalesPath,
} from '@marquee/contract/providers/draws.ts';
import { test, type TestContext } from 'vitest';
import { startLiveHouse, startPoolHouse } from '../../testing/live-house.ts';

const euro = 100_000n;
const start = 1_000n * euro;
const patience_ms = 240_000;
const timing = {
  drawing_ms: 700,
  schedule: { every_ms: 6_000, offset_ms: 0, sells: 4, announces_ms: 700 },
};
const by = { actor: 'ana@example.com', reason: 'The drums were not sealed.' };

async function house({ onTestFinished }: TestContext) {
  const live = await startLiveHouse({ game: 'lotto-3d', timing });
  onTestFinished(live.close);
  return live;
}
type Started = Pick<Awaited<ReturnType<typeof house>>, 'operator' | 'url'>;

const ask = (live: Started, path: string, request: object) =>
  live.operator.ask(live.url(), path, { operator_id: 1, ...request });

test.concurrent(
  'a draw that is called off gives every ticket back at once, reveals nothing before its turn, and the others are held',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, ben, demo] = await Promise.all([
      live.connect('ada-c', start),
      live.connect('ben-c', start),
      live.connect(null),
    ]);
    const draw = await ada.nextOpen();
    const later = draw + 2;
    const ids = [
      ada.bet(later, euro.toString(), { '123': 1 }),
      ada.bet(later, (3n * euro).toString(), { 'any-047': 1 }),
    ];
    const ofBen = ben.bet(later, (2n * euro).toString(), { '999': 1 });
    const ofDemo = demo.bet(later, euro.toString(), { '111': 1 });
    const kept = ada.bet(draw + 1, euro.toString(), { '000': 1 });
    await Promise.all([
      ...ids.map((id) => ada.answer(id)),
      ada.answer(kept),
      ben.answer(ofBen),
      demo.answer(ofDemo),
    ]);
    see(live.operator.balances.get('ada-c')).toBe(start - 5n * euro);

    const named = { game_code: 'lotto-3d', chain: 1, draw: later, ...by };
    const given = [{ currency: 'EUR', tickets: 3, staked: (6n * euro).toString() }];
    see(drawsCallOffAnswerSchema.parse((await ask(live, drawsCallOffPath, named)).body).given_back).toEqual(
      given,
    );
    await ada.hear('own', ({ bet }) => bet.bet_id === ids[0] && bet.state === 'void');
    await see.poll(() => live.operator.balances.get('ada-c'), { timeout: 20_000 }).toBe(start - euro);
    await see.poll(() => live.operator.balances.get('ben-c')).toBe(start);
    // Asked again, it says the same and gives nothing back twice.
    see(drawsCallOffAnswerSchema.parse((await ask(live, drawsCallOffPath, named)).body).given_back).toEqual(
      given,
    );
    see((await ada.refusal(ada.bet(later, euro.toString(), { '123': 1 }))).error).toBe('betting_closed');
    const link = () =>
      live.query<{ state: string; link: Buffer | null }>(
        'SELECT state, link FROM house.draw WHERE number = $1',
        [later],
      );
    see(await link()).toMatchObject([{ state: 'open', link: null }]);
    const report = drawsReportAnswerSchema.parse((await ask(live, drawsReportPath, {})).body);
    const [game] = report.filter(({ game_code }) => game_code === 'lotto-3d');
    see(game?.draws.find((one) => one.draw === later)).toMatchObject({
      called_off: { by: by.actor, why: by.reason },
      sales: [
        { currency: 'EUR', tickets: 0, staked: '0', given_back: (6n * euro).toString(), liability: '0' },
      ],
    });
    // The draws around it are held.
    await see
      .poll(async () => (await live.draws()).find((one) => one.number === later + 1)?.state, {
        timeout: 60_000,
      })
      .toBe('settled');
    const states = new Map((await live.draws()).map(({ number, state }) => [number, state]));
    see([draw, draw + 1, later].map((number) => states.get(number))).toEqual([
      'settled',
      'settled',
      'cancelled',
    ]);
    see((await link())[0]?.link?.toString('hex')).toBe(live.linkOf(later));
    see(live.operator.balances.get('ben-c')).toBe(start);
    see((await ask(live, drawsCallOffPath, { ...named, draw: draw + 1 })).status).toBe(400);
    see((await ask(live, drawsCallOffPath, { ...named, draw: 900_000 })).status).toBe(404);
    see((await ask(live, drawsCallOffPath, { ...named, game_code: 'auto-roulette' })).status).toBe(404);
  },
  patience_ms,
);

test.concurrent(
  'while sales are stopped nobody buys a ticket, no page names a draw, and what was sold is drawn',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('stop-c', start);
    const draw = await client.nextOpen();
    await client.answer(client.bet(draw, euro.toString(), { '123': 1 }));
    const listed = async () =>
      drawsListAnswerSchema
        .parse((await ask(live, drawsPath, {})).body)
        .filter(({ game_code }) => game_code === 'lotto-3d');
    see(await listed()).toMatchObject([{ jackpots: [] }]);
    const sales = async (stopped: boolean) =>
      (await ask(live, drawsSalesPath, { game_code: 'lotto-3d', stopped, ...by })).body;
    see(await sales(true)).toEqual({ changed: true });
    see(await sales(true)).toEqual({ changed: false });
    see(await listed()).toEqual([]);
    see((await client.refusal(client.bet(draw + 1, euro.toString(), { '123': 1 }))).error).toBe(
      'betting_closed',
    );
    await see.poll(async () => (await live.bets(draw))[0]?.round_state, { timeout: 60_000 }).toBe('settled');
    see(await sales(false)).toEqual({ changed: true });
    const furthest = (await live.draws()).findLast(({ state }) => state === 'open')?.number ?? 0;
    await client.answer(client.bet(furthest, euro.toString(), { '123': 1 }));
    see(await listed()).toHaveLength(1);
  },
  patience_ms,
);

test.concurrent(
  'the operator is told the largest sum that a draw may pay, and nobody which spots others have before the list is closed',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [ada, watcher] = await Promise.all([live.connect('ada-l', start), live.connect('eve-l', start)]);
    const draw = await ada.nextOpen();
    const ids = [
      ada.bet(draw, euro.toString(), { '123': 1 }),
      // Six orders at 158 times the stake: with the row above it is the largest sum.
      ada.bet(draw, euro.toString(), { 'any-123': 1 }),
      ada.bet(draw, (2n * euro).toString(), { '777': 1 }),
    ];
    await Promise.all(ids.map((id) => ada.answer(id)));
    const [game] = drawsReportAnswerSchema
      .parse((await ask(live, drawsReportPath, {})).body)
      .filter(({ game_code }) => game_code === 'lotto-3d');
    const sums = Array.from({ length: 1_000 }, (_, row) => {
      const digits = [...String(row).padStart(3, '0')].map(Number);
      return [
        [euro, '123'],
        [euro, 'any-123'],
        [2n * euro, '777'],
      ].reduce(
        (all, [bet, spot]) =>
          all + live.game.winOf(BigInt(bet ?? 0), { spots: { [String(spot)]: 1 } }, { digits }),
        0n,
      );
    });
    const most = sums.reduce((a, b) => (a > b ? a : b));
    see(most).toBe(1_900n * euro);
    see(game?.draws.find((one) => one.draw === draw)?.sales).toMatchObject([
      { currency: 'EUR', tickets: 3, staked: (4n * euro).toString(), liability: most.toString() },
    ]);
    await watcher.draw('settled', draw);
    const sealed = watcher.texts.findIndex((text) => text.includes('"ticket_set":{'));
    const spots = (text: string) => /"spots":\{"/.test(text);
    see(sealed).toBeGreaterThan(0);
    see(watcher.texts.slice(0, sealed).filter(spots)).toEqual([]);
    see(watcher.texts.slice(sealed).filter(spots).length).toBeGreaterThan(0);
  },
  patience_ms,
);

test.concurrent(
  'a page of players is told to what a jackpot has grown, and calling a draw off takes it back out of the pools',
  async (context) => {
    const { expect: see } = context;
    const live = await startPoolHouse({ timing });
    context.onTestFinished(live.close);
    const line = 20_000n;
    const client = await live.connect('pool-c', 1_000n * line);
    const draw = await client.nextOpen();
    const spots = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((number) => [String(number), 1]));
    await client.answer(client.bet(draw, (7n * line).toString(), spots));
    const jackpot = async () =>
      drawsListAnswerSchema
        .parse((await ask(live, drawsPath, {})).body)
        .find(({ game_code }) => game_code === 'lotto-6-42')?.jackpots;
    see(await jackpot()).toEqual([{ currency: 'EUR', amount: ((7n * line * 35n) / 100n).toString() }]);
    const named = { game_code: 'lotto-6-42', chain: 1, draw, ...by };
    see((await ask(live, drawsCallOffPath, named)).body).toEqual({
      given_back: [{ currency: 'EUR', tickets: 1, staked: (7n * line).toString() }],
    });
    await see.poll(() => live.operator.balances.get('pool-c'), { timeout: 20_000 }).toBe(1_000n * line);
    await see.poll(() => live.operator.jackpotBooks()).toBe(0n);
    // Its turn had come: it is over at once, and the next one is sold.
    await client.draw('cancelled', draw);
    see(await jackpot()).toEqual([]);
  },
  patience_ms,
);

test.concurrent(
  'the database keeps that a draw which was called off never runs, and stays called off',
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('kept-c', start);
    const draw = await client.nextOpen();
    await ask(live, drawsCallOffPath, { game_code: 'lotto-3d', chain: 1, draw: draw + 3, ...by });
    const refuses = (text: string, why: RegExp | string) =>
      see(live.query(`${text} WHERE number = ${draw + 3}`), text).rejects.toThrow(why);
    await refuses(
      `UPDATE house.draw SET called_off_at = NULL, called_off_by = NULL, called_off_why = NULL`,
      'once',
    );
    await refuses(`UPDATE house.draw SET called_off_why = 'another'`, 'once');
    await refuses(`UPDATE house.draw SET state = 'cancelled', ended_at = now()`, /not over|draw_known|draw_/);
    const off = `called_off_at = now(), called_off_by = 'x', called_off_why = 'y'`;
    await see(
      live.query(`UPDATE house.draw SET ${off}, closes_at = now() WHERE number = ${draw + 2}`),
    ).rejects.toThrow('nothing else of it changes');
  },
  patience_ms,
);
