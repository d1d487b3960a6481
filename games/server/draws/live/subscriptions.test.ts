/** Subscriptions of a lottery against the operator's wallet: a ticket in each draw, once, within what the player has chosen. */
import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { walletPaths } from '@marquee/contract/providers/hub88.ts';
import { Pool } from 'pg';
import { test, type TestContext } from 'vitest';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { pickQuickly, quickSeeds } from '../../../kinds/live/subscriptions.ts';
import { connectLive, type LiveClient } from '../../testing/live-client.ts';
import { startLiveHouse } from '../../testing/live-house.ts';
import { newestDraw } from '../draws.ts';
import { claimTicket, findSubscription } from './subscription-rows.ts';

const euro = 100_000n;
const start = 100n * euro;
const patience_ms = 420_000;
/** Long enough for a machine on which draws are missed. */
const soon = { timeout: 120_000 };
const bet_minor = euro.toString();
const own = { wager: { spots: { '12': 1, '34': 1 } } };

async function house({ onTestFinished }: TestContext) {
  const live = await startLiveHouse({
    game: 'lotto-2d',
    // The numbers of these players do not come, so that nothing but stakes moves.
    wish: (outcomeOf) =>
      Array.from({ length: 40 }, (_, index) => outcomeOf(index + 1)).every(
        (outcome) => 'digits' in outcome && !['12', '34'].includes(outcome.digits.join('')),
      ),
    timing: {
      drawing_ms: 500,
      stale_ms: 120_000,
      schedule: { every_ms: 8_000, offset_ms: 0, sells: 3, announces_ms: 500 },
    },
  });
  onTestFinished(live.close);
  return live;
}
type Started = Awaited<ReturnType<typeof house>>;

/** As many draws as there can be: on a slow machine some are missed. */
const terms = (tickets: number) => ({
  bet_minor,
  pick: own,
  draws: 100,
  most_minor: (euro * BigInt(tickets)).toString(),
});

/** What a subscription has bought, by draw. */
const ticketsOf = (live: Started, subscription: string) =>
  live.query<{ number: number; state: string; bet_state: string | null; wager: object; bets: number }>(
    `SELECT d.number, t.state, b.state AS bet_state, b.wager,
       (SELECT count(*)::integer FROM house.draw_bet o WHERE o.draw_id = t.draw_id AND o.player = s.player) AS bets
     FROM house.subscription s JOIN house.subscription_ticket t USING (subscription_id) JOIN house.draw d USING (draw_id)
     LEFT JOIN house.draw_bet b USING (public_id) WHERE s.subscription_id = $1 ORDER BY d.number`,
    [subscription],
  );
const ended = async (client: LiveClient, name: string) =>
  client.snapshot.subscriptions?.find((each) => each.subscription_id === name && each.ended !== null) ??
  client.subscription(name, (each) => each.ended !== null);
const staked = (live: Started) => live.operator.calls.filter(({ path }) => path === walletPaths.bet).length;

test.concurrent(
  'each draw has one ticket once its turn has come, until the draws or the money are used up',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('sub-a', start);
    see(client.snapshot.subscriptions).toEqual([]);
    await client.nextOpen();
    const byMoney = client.subscribe(terms(2));
    const seed = randomBytes(32).toString('hex');
    const quick = {
      bet_minor,
      pick: { quick: { seed, count: 2 } },
      draws: 2,
      most_minor: (2n * euro).toString(),
    };
    const byDraws = client.subscribe(quick);
    // Asked for twice it is one; with other terms it is refused.
    client.subscribe(quick, byDraws);
    await client.subscription(byDraws);
    client.subscribe({ ...quick, draws: 1, most_minor: bet_minor }, byDraws);
    see((await client.refusal(byDraws)).error).toBe('bad_request');
    see(await ended(client, byMoney)).toMatchObject({ ended: 'money', bought: 2, staked_minor: '200000' });
    see(await ended(client, byDraws)).toMatchObject({ ended: 'draws' });
    const [first, second] = await Promise.all([ticketsOf(live, byMoney), ticketsOf(live, byDraws)]);
    see(first.filter(({ state }) => state === 'bought')).toHaveLength(2);
    see(second.length).toBeLessThanOrEqual(2);
    const taken = (tickets: typeof first) => tickets.filter(({ wager }) => wager !== null);
    see(taken(first).every(({ wager }) => isDeepStrictEqual(wager, own.wager))).toBe(true);
    // Anybody with the seed can say what a quick pick has to be.
    see(taken(second).map(({ wager }) => wager)).toEqual(
      taken(second).map(({ number }) =>
        pickQuickly(
          live.game,
          2,
          createFairRandom({ serverSeed: Buffer.from(seed, 'hex'), ...quickSeeds('lotto-2d', number) }),
        ),
      ),
    );
    // Never ahead: the draw before was over.
    see(
      await live.query(
        `SELECT r.public_id FROM house.subscription_ticket t JOIN house.round r USING (public_id) JOIN house.draw d USING (draw_id)
         JOIN house.draw p ON p.chain_id = d.chain_id AND p.number = d.number - 1 WHERE p.ended_at IS NULL OR p.ended_at > r.created_at`,
      ),
    ).toEqual([]);
    // Who comes back sees what became of them.
    const again = await live.connect('sub-a');
    see(again.snapshot.subscriptions?.map((each) => each.ended).toSorted()).toEqual(['draws', 'money']);
  },
);

test.concurrent(
  'two processes buy one ticket in each draw, and a player of either is told',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const other = await live.startAnother();
    const client = await live.connect('sub-b', start);
    const there = await live.connect('sub-b', undefined, other.url);
    await client.nextOpen();
    const name = there.subscribe(terms(3));
    await Promise.all([client.subscription(name, (each) => each.bought > 0), there.subscription(name)]);
    // The one that leads goes, and the other one goes on.
    await live.restart();
    see(await ended(there, name)).toMatchObject({ ended: 'money', bought: 3 });
    const tickets = await ticketsOf(live, name);
    see(tickets.every(({ bets }) => bets <= 1)).toBe(true);
    await see.poll(() => live.operator.balances.get('sub-b'), soon).toBe(start - 3n * euro);
    await there.close();
    await other.stop();
  },
);

test.concurrent(
  'however many ask for a ticket at once, one of them may',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('sub-c', start);
    await client.nextOpen();
    const name = client.subscribe(terms(10));
    await client.subscription(name, (each) => each.bought === 1);
    client.unsubscribe(name);
    await ended(client, name);
    // Nobody else buys, or settles what was left.
    await live.kill();
    const pool = new Pool({ connectionString: live.database.gamesUrl, max: 12 });
    context.onTestFinished(() => pool.end());
    await live.query(
      `INSERT INTO house.subscription (subscription_id, player, session_id, game_code, currency, bet, wager, chain, first_draw, last_draw,
         most, created_at)
       SELECT $2, player, session_id, game_code, currency, bet, wager, chain, first_draw, last_draw, bet, now()
       FROM house.subscription WHERE subscription_id = $1`,
      [name, '00000000-0000-4000-8000-000000000001'],
    );
    const subscription = await findSubscription(pool, '00000000-0000-4000-8000-000000000001');
    const draw = await newestDraw({ pool }, 'lotto-2d');
    if (!subscription || !draw) throw new Error('There is no subscription.');
    const claims = await Promise.all(
      Array.from({ length: 12 }, () => claimTicket({ pool }, subscription, draw)),
    );
    see(claims.filter((claim) => claim !== null)).toHaveLength(1);
    see((await ticketsOf(live, subscription.subscriptionId)).length).toBe(1);
    // Another one would cost more than it may: also the database says so.
    const next = await live.query<{ draw_id: string }>(
      `SELECT draw_id FROM house.draw WHERE state = 'open' ORDER BY number DESC LIMIT 1`,
    );
    await see(
      live.query(
        `INSERT INTO house.subscription_ticket (subscription_id, draw_id, public_id) VALUES ($1, $2, $3)`,
        [subscription.subscriptionId, next[0]?.draw_id, randomUUID()],
      ),
    ).rejects.toThrow(/within its limits/);
  },
);

test.concurrent(
  'killed while a ticket is on its way: its stake is given back, and the next draw has one',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    await live.restartAsChild();
    const client = await live.connect('sub-d', start);
    await client.nextOpen();
    const release = live.operator.hold(walletPaths.bet);
    const name = client.subscribe(terms(1));
    await see.poll(async () => (await ticketsOf(live, name))[0]?.bet_state, soon).toBe('asked');
    await live.restart();
    release();
    await see.poll(async () => (await ticketsOf(live, name))[0]?.state, soon).toBe('missed');
    const again = await live.connect('sub-d');
    see(await ended(again, name)).toMatchObject({ ended: 'money', bought: 1 });
    const tickets = await ticketsOf(live, name);
    see(tickets.filter(({ state }) => state === 'bought')).toHaveLength(1);
    see(tickets[0]?.state).toBe('missed');
    await see.poll(() => live.operator.balances.get('sub-d'), soon).toBe(start - euro);
  },
);

test.concurrent(
  'killed between two draws: the next process buys on, once in each draw',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    await live.restartAsChild();
    const client = await live.connect('sub-e', start);
    await client.nextOpen();
    const name = client.subscribe(terms(3));
    await client.subscription(name, (each) => each.bought === 1);
    await see
      .poll(async () => (await ticketsOf(live, name)).map(({ state }) => state), soon)
      .toContain('bought');
    // A process that has written down a ticket and died before it asked for it: its draw is missed, and costs nothing.
    await live.kill();
    await live.query(
      `INSERT INTO house.subscription_ticket (subscription_id, draw_id, public_id)
       SELECT $1, draw_id, $2 FROM house.draw WHERE state = 'open' ORDER BY number DESC LIMIT 1`,
      [name, randomUUID()],
    );
    await live.restart();
    const again = await live.connect('sub-e');
    see(await ended(again, name)).toMatchObject({ ended: 'money', bought: 3 });
    const tickets = await ticketsOf(live, name);
    see(tickets.filter(({ state }) => state === 'bought')).toHaveLength(3);
    see(tickets.filter(({ state }) => state === 'missed').length).toBeGreaterThan(0);
    see(tickets.every(({ bets }) => bets <= 1)).toBe(true);
    see(live.operator.balances.get('sub-e')).toBe(start - 3n * euro);
  },
);

test.concurrent(
  'the first ticket that is refused ends it, and its player sees why when they come back',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const [poor, limited, out] = await Promise.all([
      live.connect('sub-poor', euro + euro / 2n),
      live.connect('sub-limited', start),
      live.connect('sub-out', start),
    ]);
    await poor.nextOpen();
    const poorly = poor.subscribe(terms(5));
    see(await ended(poor, poorly)).toMatchObject({ ended: 'not_enough_money', bought: 1 });
    const again = await live.connect('sub-poor');
    see(again.snapshot.subscriptions).toMatchObject([{ ended: 'not_enough_money', bought: 1 }]);
    for (const [client, fault, reason] of [
      [limited, 'RS_ERROR_LIMIT_REACHED', 'limit_reached'],
      [out, 'RS_ERROR_TOKEN_EXPIRED', 'session_expired'],
    ] as const) {
      live.operator.misbehave(walletPaths.bet, fault);
      const name = client.subscribe(terms(5));
      see(await ended(client, name)).toMatchObject({ ended: reason, bought: 0 });
    }
    const asked = staked(live);
    // Money, and another draw, bring nothing back.
    live.operator.balances.set('sub-poor', start);
    await again.nextOpen();
    const later = await live.connect('sub-poor');
    await later.nextOpen();
    see(staked(live)).toBe(asked);
  },
);

test.concurrent(
  'it stops at once, also while a ticket is on its way; what was bought stays bought',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const client = await live.connect('sub-f', start);
    const [elsewhere, stranger] = await Promise.all([live.connect('sub-f'), live.connect('sub-g', start)]);
    await client.nextOpen();
    const release = live.operator.hold(walletPaths.bet);
    const name = client.subscribe(terms(5));
    await see.poll(async () => (await ticketsOf(live, name))[0]?.bet_state, soon).toBe('asked');
    stranger.unsubscribe(name);
    see((await stranger.refusal(name)).error).toBe('round_unknown');
    elsewhere.unsubscribe(name);
    see(await ended(elsewhere, name)).toMatchObject({ ended: 'player', bought: 1 });
    release();
    see(await ended(client, name)).toMatchObject({ ended: 'player', bought: 1 });
    await see.poll(async () => (await ticketsOf(live, name))[0]?.state, soon).toBe('bought');
    const watcher = await live.connect('watcher', start);
    await watcher.nextOpen();
    await see.poll(async () => (await ticketsOf(live, name)).length).toBe(1);
    see(staked(live)).toBe(1);
  },
);

test.concurrent(
  'none for demo play, where bets take a press of their own, or beyond a day, the stakes or three at a time',
  { timeout: patience_ms },
  async (context) => {
    const { expect: see } = context;
    const live = await house(context);
    const demo = await live.connect(null);
    see((await demo.refusal(demo.subscribe(terms(2)))).error).toBe('action_not_allowed');
    const strict = await live.launch('lotto-2d', false, 'strict', 'EUR', { jurisdiction: 'GB' });
    const british = await connectLive(live.url(), live.publicUrl, strict);
    see((await british.refusal(british.subscribe(terms(2)))).error).toBe('autoplay_forbidden');
    await british.close();
    const client = await live.connect('sub-h', start);
    const wrong = [
      terms(101),
      { ...terms(2), most_minor: '1000' },
      { ...terms(2), pick: { wager: { spots: { '1234': 1 } } } },
      { ...terms(2), pick: { quick: { seed: randomBytes(32).toString('hex'), count: 3 } } },
      { ...terms(2), bet_minor: '1', most_minor: '2' },
    ];
    for (const each of wrong)
      see((await client.refusal(client.subscribe(each))).error).toBe('bet_not_allowed');
    await client.nextOpen();
    const three = [0, 1, 2].map(() => client.subscribe(terms(10)));
    await Promise.all(three.map((name) => client.subscription(name)));
    see((await client.refusal(client.subscribe(terms(2)))).error).toBe('action_not_allowed');
    // An operator who stops sales ends them all; a session that was closed has none.
    await live.query(
      `INSERT INTO house.sales_stop (game_code, is_stopped, changed_at, changed_by, why) VALUES ('lotto-2d', true, now(), 'ada', 'a test')`,
    );
    const reasons = await Promise.all(three.map((name) => ended(client, name)));
    see(reasons.map((each) => each.ended)).toEqual(['sales_stopped', 'sales_stopped', 'sales_stopped']);
    await live.query('UPDATE house.session SET closed_at = now()');
    see((await client.refusal(client.subscribe(terms(2)))).error).toBe('session_closed');
  },
);

test.concurrent('a session that was closed is not played for', { timeout: patience_ms }, async (context) => {
  const { expect: see } = context;
  const live = await house(context);
  const client = await live.connect('sub-i', start);
  await client.nextOpen();
  const name = client.subscribe(terms(5));
  await client.subscription(name, (each) => each.bought === 1);
  await live.query('UPDATE house.session SET closed_at = now()');
  see(await ended(client, name)).toMatchObject({ ended: 'session_closed', bought: 1 });
  see(staked(live)).toBe(1);
});
