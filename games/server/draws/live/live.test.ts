/** Draws of live tables from bet to payment, over the real socket and against the operator's wallet. */
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { expect, test, type ExpectStatic, type TestContext } from 'vitest';
import { autoRoulette, rouletteOutcomeSchema } from '../../../kinds/live/games.ts';
import { recheckLiveBet } from '../../../kinds/live/recompute.ts';
import { isLinkOf } from '../../../kit/fairness/chain.ts';
import { startLiveHouse } from '../../testing/live-house.ts';

const euro = 100_000n;
const patience_ms = 240_000;

/** A house of a test's own. A few are run side by side: what takes their time is that draws begin and end when they are due. */
async function house({ onTestFinished }: TestContext, options: Parameters<typeof startLiveHouse>[0] = {}) {
  const started = await startLiveHouse(options);
  onTestFinished(started.close);
  return started;
}
type Started = Awaited<ReturnType<typeof house>>;

const pocketOf = (live: Started, draw: number): number =>
  rouletteOutcomeSchema.parse(live.outcomeOf(draw)).pocket;
/** What a client was told before it was told that the draw is drawn. Whoever is told late hears of its closing and its end at once. */
function toldBefore(texts: readonly string[], draw: number): readonly string[] {
  const drawn = texts.findIndex(
    (text) => text.startsWith('{"type":"draw"') && text.includes(`"number":${draw},"state":"drawing"`),
  );
  expect(drawn).toBeGreaterThan(0);
  return texts.slice(0, drawn);
}
/** What was said since a draw opened, beside the results of those before it. */
function withoutResults(texts: readonly string[], draw: number): string {
  const earlier = new RegExp(`"number":(?!${draw}\\b)\\d+`);
  return texts
    .filter((text) => !(text.startsWith('{"type":"draw"') && earlier.test(text)))
    .map((text) => text.replace(/"results":\[.*\]/, ''))
    .join('\n');
}
const settled = ({ expect: wait }: { expect: ExpectStatic }, live: Started, draw: number) =>
  wait
    .poll(async () => (await live.bets(draw)).map((row) => row.round_state), { timeout: 30_000 })
    .not.toEqual(expect.arrayContaining([expect.stringMatching(/^(opened|in_play|closing|rolling_back)$/)]));

test.concurrent(
  'everybody plays the same draw: each bet is paid to the unit, once, and nothing tells the draw before it is drawn',
  async (context) => {
    const { expect } = context;
    // Much is done while it takes bets and while it is shown, on a busy machine too.
    const live = await house(context, { timing: { betting_ms: 6_000, drawing_ms: 3_000 } });
    const [ada, ben, demo] = await Promise.all([
      live.connect('ada-1', 100n * euro),
      live.connect('ben-1', 100n * euro),
      live.connect(null),
    ]);
    const draw = await ada.nextOpen();
    await Promise.all([ben.draw('open', draw), demo.draw('open', draw)]);
    const pocket = pocketOf(live, draw);
    const other = (pocket + 1) % 37;
    const hits = ada.bet(draw, '1000000', { [`${pocket}`]: 9, [`${other}`]: 1 });
    const misses = ada.bet(draw, '200000', { [`${other}`]: 1 });
    const bens = ben.bet(draw, '300000', { [`${pocket}`]: 3 });
    const demos = demo.bet(draw, '300000', { [`${pocket}`]: 3 });
    expect(await ada.answer(hits)).toMatchObject({ bet: { state: 'standing', win_minor: null } });
    await Promise.all([ada.answer(misses), ben.answer(bens), demo.answer(demos)]);
    // Sent again it is the same bet; with another stake it is refused, and so is one of another player.
    ada.bet(draw, '1000000', { [`${pocket}`]: 9, [`${other}`]: 1 }, hits);
    ada.bet(draw, '2000000', { [`${pocket}`]: 9, [`${other}`]: 1 }, hits);
    expect(await ada.refusal(hits)).toMatchObject({ error: 'bad_request' });
    ben.bet(draw, '1000000', { [`${pocket}`]: 9, [`${other}`]: 1 }, hits);
    expect(await ben.refusal(hits)).toMatchObject({ error: 'bad_request' });

    // Others are seen by what they have staked, without their names; demo play is not.
    const beat = await ben.hear('beat', ({ totals }) => totals?.bets === 3);
    expect(beat.totals).toEqual({
      players: 2,
      bets: 3,
      amounts: [{ currency: 'EUR', bet_minor: '1500000', win_minor: '0' }],
    });
    const late = await live.connect('late', 0n);
    expect(late.snapshot).toMatchObject({
      draw: { number: draw, link: null, outcome: null, drawn_at: null },
      totals: { bets: 3, players: 2 },
      spots: { [pocket]: { players: 2 }, [other]: { players: 1 } },
    });
    expect(late.snapshot.players).toHaveLength(2);
    const again = await live.connect('ada-1');
    expect(again.snapshot.own.map(({ bet_id }) => bet_id).toSorted()).toEqual([hits, misses].toSorted());

    const drawn = await ada.draw('drawing', draw);
    await Promise.all([late.draw('drawing', draw), demo.draw('drawing', draw)]);
    const before = [ada, late, demo].flatMap(({ texts }) => toldBefore(texts, draw));
    expect(before.join('\n')).not.toContain(live.linkOf(draw));
    expect(withoutResults(before, draw)).not.toContain('pocket');
    for (const name of ['ada-1', 'ben-1']) expect(before.join('\n')).not.toContain(name);
    expect(drawn).toMatchObject({ outcome: { pocket }, link: live.linkOf(draw) });
    expect(drawn.settles_at).toBeGreaterThan(drawn.drawn_at ?? Infinity);
    // Nothing is decided, and no money has moved, while it is shown.
    expect((await live.bets(draw)).map(({ state }) => state)).toEqual(Array(4).fill('standing'));
    const afterClose = ada.bet(draw, '100000', { red: 1 });
    expect(await ada.refusal(afterClose)).toMatchObject({ error: 'betting_closed' });
    const shown = await live.connect('later', 0n);
    expect(shown.snapshot).toMatchObject({
      draw: { state: 'drawing', outcome: { pocket } },
    });
    expect(shown.snapshot.results[0]).toMatchObject({ number: draw, outcome: { pocket } });

    await ada.draw('settled', draw);
    expect(
      (await ada.hear('own', ({ bet }) => bet.bet_id === hits && bet.state === 'won')).bet.win_minor,
    ).toBe((900_000n * 36n).toString());
    await ada.hear('own', ({ bet }) => bet.bet_id === misses && bet.state === 'lost');
    await ben.hear(
      'beat',
      ({ players }) => players?.some(({ win_minor }) => win_minor === '32400000') ?? false,
    );
    await ada.hear('balance');
    await settled(context, live, draw);
    expect(live.operator.balances.get('ada-1')).toBe(100n * euro - 1_200_000n + 900_000n * 36n);
    expect(live.operator.balances.get('ben-1')).toBe(100n * euro - 300_000n + 300_000n * 36n);
    const [session] = await live.query<{ demo_balance: string }>(
      `SELECT s.demo_balance FROM house.session s JOIN house.round r USING (session_id) WHERE r.public_id = $1`,
      [demos],
    );
    expect(session?.demo_balance).toBe((5_000n * euro - 300_000n + 300_000n * 36n).toString());

    // What was published leads to what was paid, in a browser too.
    const { chain } = late.snapshot;
    const end = chain?.end_hash ?? '';
    expect(isLinkOf(Buffer.from(drawn.link ?? '', 'hex'), draw, Buffer.from(end, 'hex'))).toBe(true);
    const copy = {
      game_code: autoRoulette.code,
      game_version: autoRoulette.version,
      draw,
      end,
      salt: chain?.salt ?? '',
      link: drawn.link ?? '',
      outcome: { pocket },
      bet_minor: '1000000',
      wager: { spots: { [`${pocket}`]: 9, [`${other}`]: 1 } },
      win_minor: (900_000n * 36n).toString(),
    };
    expect(await recheckLiveBet(copy)).toEqual({ chain: true, outcome: true, win: true });
    expect(await recheckLiveBet({ ...copy, win_minor: '1' })).toMatchObject({ win: false });
    expect(await recheckLiveBet({ ...copy, outcome: { pocket: other } })).toMatchObject({ outcome: false });
    // The next draw takes bets, and one that names the last is not in it; nor does a bet of the last come into the next.
    await ada.draw('open', draw + 1);
    ada.bet(draw + 1, '200000', { [`${other}`]: 1 }, misses);
    expect(await ada.refusal(misses)).toMatchObject({ error: 'bad_request' });
    expect(await live.bets(draw + 1)).toEqual([]);
    expect(await ada.refusal(ada.bet(draw, '100000', { red: 1 }))).toMatchObject({ error: 'betting_closed' });
  },
  patience_ms,
);

test.concurrent(
  'what a table does not take is refused with a reason, and nothing moves',
  async (context) => {
    const { expect } = context;
    const live = await house(context, {
      exposureLimits: { EUR: 4_000n * euro },
      timing: { betting_ms: 4_000 },
    });
    const start = 20_000n * euro;
    const client = await live.connect('cheat', start);
    const draw = await client.nextOpen();
    const refused = async (bet_minor: string, spots: Readonly<Record<string, number>>, number = draw) =>
      (await client.refusal(client.bet(number, bet_minor, spots))).error;
    expect(await refused('100000', { purple: 1 })).toBe('bet_not_allowed');
    expect(await refused('100000', { red: 3 })).toBe('bet_not_allowed');
    expect(await refused('1', { red: 1 })).toBe('bet_not_allowed');
    expect(await refused('100000', { red: 1 }, draw + 1)).toBe('betting_closed');
    const malformed = { type: 'live_bet', draw: { chain: 1, number: draw }, bet_minor: '100000' };
    for (const spots of [
      {},
      { red: 0 },
      { red: -1 },
      { red: 1.5 },
      Object.fromEntries(Array.from({ length: 41 }, (_, i) => [`${i}`, 1])),
    ]) {
      const before = client.heard.length;
      client.send({ ...malformed, bet_id: crypto.randomUUID(), wager: { spots } });
      await client.hear(
        'refused',
        (message) => client.heard.indexOf(message) >= before && message.error === 'bad_request',
      );
    }
    client.send({
      type: 'bet',
      bet_id: crypto.randomUUID(),
      place: 0,
      bet_minor: '100000',
      wager: { auto_cash_out: 200 },
    });
    await client.hear('refused', ({ detail }) => detail.includes('spots alone'));
    expect(await live.bets(draw)).toEqual([]);
    expect(live.operator.balances.get('cheat')).toBe(start);
    // 100.00 on a number may win 3,600.00 of 4,000.00. On another number it adds nothing; on the same one it is too much.
    const most = '10000000';
    const others = await Promise.all(['ben-2', 'cleo', 'dan-4'].map((player) => live.connect(player, start)));
    for (const [index, each] of [client, ...others.slice(0, 2)].entries())
      expect((await each.answer(each.bet(draw, most, { [`${17 + index}`]: 1 }))).bet.state).toBe('standing');
    const [, , dan] = others;
    expect((await dan?.refusal(dan.bet(draw, most, { 17: 1 })))?.error).toBe('stake_above_house_limit');
    expect((await dan?.refusal(dan.bet(draw, most, { '17-20': 1 })))?.error).toBe('stake_above_house_limit');
    expect((await dan?.answer(dan.bet(draw, '1000000', { 20: 1 })))?.bet.state).toBe('standing');
    // All bets of a player in a draw are held to the limit of one.
    expect(await refused('100000', { 1: 1 })).toBe('bet_not_allowed');
    await client.draw('settled', draw);
    await settled(context, live, draw);
    // What was reserved is let go of with the draw.
    await client.draw('open', draw + 1);
    expect((await client.answer(client.bet(draw + 1, most, { 17: 1 }))).bet.state).toBe('standing');
  },
  patience_ms,
);

test.concurrent(
  'a bet that the operator refuses, or answers too late, is not in the draw',
  async (context) => {
    const { expect } = context;
    const live = await house(context);
    const client = await live.connect('poor', euro);
    const draw = await client.nextOpen();
    expect((await client.refusal(client.bet(draw, '500000', { red: 1 }))).error).toBe('not_enough_money');
    const release = live.operator.hold(walletPaths.bet);
    const bet = client.bet(draw, '100000', { red: 1 });
    await client.draw('drawing', draw);
    release();
    expect(await client.refusal(bet)).toMatchObject({ error: 'betting_closed' });
    await expect.poll(() => live.operator.rolledBack.size, { timeout: 60_000 }).toBe(1);
    expect(live.operator.balances.get('poor')).toBe(euro);
    await client.draw('settled', draw);
    await settled(context, live, draw);
    expect((await live.bets(draw)).map(({ state, round_state }) => [state, round_state])).toEqual([
      ['void', 'rolled_back'],
      ['void', 'refused'],
    ]);
  },
  patience_ms,
);

test.concurrent(
  'a player has ten bets in a draw and no more, though they come at once',
  async (context) => {
    const { expect } = context;
    const live = await house(context, { timing: { betting_ms: 3_000 } });
    const client = await live.connect('many', 100n * euro);
    const rash = await live.connect('rash', 1_000n * euro);
    const draw = await client.nextOpen();
    const ids = Array.from({ length: 11 }, () => client.bet(draw, '100000', { red: 1 }));
    // Of these one has the limit of all bets together, 100.00, to itself.
    for (let sent = 0; sent < 8; sent += 1) rash.bet(draw, '6000000', { black: 1 });
    await client.draw('settled', draw);
    const bets = await live.bets(draw);
    expect(bets.filter(({ player, state }) => player === 'rash' && state !== 'void')).toHaveLength(1);
    const states = bets.filter(({ player }) => player === 'many').map(({ state }) => state);
    expect(states.filter((state) => state !== 'void')).toHaveLength(10);
    const refused = client.heard.filter((message) => message.type === 'refused');
    expect(refused).toMatchObject([{ error: 'bet_not_allowed', bet_id: expect.toBeOneOf(ids) }]);
    await settled(context, live, draw);
    const [row] = await live.query<{ change: string }>(
      `SELECT sum(win - bet)::text AS change FROM house.round WHERE player = 'many' AND state = 'settled'`,
    );
    expect(live.operator.balances.get('many')).toBe(100n * euro + BigInt(row?.change ?? '0'));
  },
  patience_ms,
);
