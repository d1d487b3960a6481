/**
 * Random processes and players at one subscription, all at once against PostgreSQL: no more than the money, no more than one ticket in a
 * draw, none outside its draws, and none once it has ended.
 */
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/postgres.ts';
import { isWhole } from '../../../../tests/sampled.ts';
import { lottoTwoDigits } from '../../../kinds/live/games.ts';
import { plantLiveChain } from '../../testing/live-house.ts';
import { type Draw, findOpenDraw } from '../draws.ts';
import {
  claimTicket,
  decideTicket,
  endAtLimits,
  endSubscription,
  findSubscription,
  insertSubscription,
  type Subscription,
  ticketName,
} from './subscription-rows.ts';

const draws = 8;
const bet = 1_000n;

let database: TestDatabase;
let house: { pool: Pool; now: () => Date };
let open: Draw[];
let sessionId: string;
beforeAll(async () => {
  database = await createTestDatabase();
  await plantLiveChain(database.ownerUrl, 'of the tests', lottoTwoDigits);
  const owner = new Pool({ connectionString: database.ownerUrl });
  await owner.query(
    `INSERT INTO house.draw (chain_id, number, state, opens_at, closes_at, is_sold_ahead)
     SELECT chain_id, n, 'open', now(), now() + n * interval '1 hour', true FROM house.chain, generate_series(1, $1) n ORDER BY n`,
    [draws],
  );
  const { rows } = await owner.query<{ session_id: string }>(
    `INSERT INTO house.session (key_hash, player, operator_token, sub_partner_id, game_code, currency, language, country, platform, created_at)
     VALUES (sha256('a'), 'ada', 'token', 'aurum', 'lotto-2d', 'EUR', 'en', 'MT', 'GPL_DESKTOP', now()) RETURNING session_id`,
  );
  await owner.end();
  sessionId = rows[0]?.session_id ?? '';
  house = { pool: new Pool({ connectionString: database.gamesUrl, max: 8 }), now: () => new Date() };
  const found = await Promise.all(
    Array.from({ length: draws }, (_, index) =>
      findOpenDraw(house, 'lotto-2d', { chain: 1, number: index + 1 }),
    ),
  );
  open = found.filter((draw) => draw !== undefined);
}, 180_000);
afterAll(async () => {
  await house.pool.end();
  await database.drop();
});

const deed = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('claim' as const), draw: fc.nat(draws - 1) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      draw: fc.nat(draws - 1),
      state: fc.constantFrom('bought', 'bought', 'missed', 'refused'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('limits' as const), draw: fc.nat(draws - 1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stop' as const) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

async function act(subscription: Subscription, one: Deed): Promise<void> {
  const { subscriptionId } = subscription;
  if (one.kind === 'stop') return endSubscription(house, house.pool, subscriptionId, 'player');
  const draw = open[one.draw];
  if (!draw) throw new Error('The draw is not open.');
  if (one.kind === 'limits') return endAtLimits(house, draw);
  if (one.kind === 'claim') {
    // Outside its draws the database refuses it: no process asks for that.
    const isInside = draw.number >= subscription.firstDraw && draw.number <= subscription.lastDraw;
    if (isInside) await claimTicket(house, subscription, draw);
    return;
  }
  const ticket = { subscriptionId, drawId: draw.drawId, publicId: ticketName(subscriptionId, draw) };
  // What became of a ticket that nobody has claimed does not end it.
  const { rowCount } = await house.pool.query(
    `SELECT FROM house.subscription_ticket WHERE subscription_id = $1 AND draw_id = $2 AND state = 'asked'`,
    [subscriptionId, draw.drawId],
  );
  if (rowCount !== 1) return;
  await decideTicket(
    house,
    ticket,
    one.state === 'refused'
      ? { state: 'refused', reason: 'limit_reached' }
      : { state: one.state === 'bought' ? 'bought' : 'missed' },
  );
}

test('whatever comes at once, a subscription keeps its limits', { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        first: fc.integer({ min: 1, max: 4 }),
        count: fc.integer({ min: 1, max: draws - 4 }),
        tickets: fc.integer({ min: 1, max: 4 }),
        /** Each list is done by somebody of their own, one after the other. */
        courses: fc.array(fc.array(deed, { minLength: 1, maxLength: 10 }), { minLength: 2, maxLength: 6 }),
      }),
      async ({ first, count, tickets, courses }) => {
        const subscriptionId = randomUUID();
        const most = bet * BigInt(tickets);
        await insertSubscription(
          house,
          {
            subscriptionId,
            player: 'ada',
            sessionId,
            gameCode: 'lotto-2d',
            currency: 'EUR',
            bet,
            wager: { spots: { '12': 1 } },
            quick: null,
            chain: 1,
            firstDraw: first,
            lastDraw: first + count - 1,
            most,
          },
          1_000,
        );
        const begun = await findSubscription(house.pool, subscriptionId);
        if (!begun) throw new Error('There is no subscription.');
        await Promise.all(
          courses.map(async (deeds) => {
            for (const one of deeds) await act(begun, one);
          }),
        );
        const ended = await findSubscription(house.pool, subscriptionId);
        expect(ended && ended.bet * BigInt(ended.bought)).toBeLessThanOrEqual(most);
        const { rows } = await house.pool.query<{ number: number; state: string }>(
          `SELECT d.number, t.state FROM house.subscription_ticket t JOIN house.draw d USING (draw_id) WHERE subscription_id = $1`,
          [subscriptionId],
        );
        for (const { number } of rows) expect(number >= first && number < first + count).toBe(true);
        expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
        // Nothing that is refused leaves it active, and nothing brings back what has ended.
        if (rows.some(({ state }) => state === 'refused')) expect(ended?.ended).not.toBeNull();
        await endSubscription(house, house.pool, subscriptionId, 'player');
        const before = rows.length;
        for (const draw of open.slice(first - 1, first - 1 + count))
          expect(await claimTicket(house, begun, draw)).toBeNull();
        const after = await house.pool.query(
          `SELECT FROM house.subscription_ticket WHERE subscription_id = $1`,
          [subscriptionId],
        );
        expect(after.rowCount).toBe(before);
        expect((await findSubscription(house.pool, subscriptionId))?.ended).toBe(ended?.ended ?? 'player');
      },
    ),
    { numRuns: isWhole ? 200 : 40 },
  );
});
