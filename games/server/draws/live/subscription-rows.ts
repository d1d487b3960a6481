/** Subscriptions and their tickets as the database keeps them. Limits are held by its triggers too (`0531_subscriptions.sql`). */
import { v5 as nameWithin } from 'uuid';
import { z } from 'zod';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import type { LiveGame } from '../../../kinds/live/games.ts';
import { type LiveWager, wagerSchema } from '../../../kinds/live/rules.ts';
import {
  endReasons,
  pickQuickly,
  type Quick,
  quickSchema,
  quickSeeds,
  type SeenSubscription,
} from '../../../kinds/live/subscriptions.ts';
import type { House } from '../../house.ts';
import { inTransaction, type Queryable } from '../../transaction.ts';
import type { Draw } from '../draws.ts';

export type EndReason = (typeof endReasons)[number];
const endReasonSchema = z.enum(endReasons);

/** What a player has asked for. It never changes. */
export type Terms = {
  subscriptionId: string;
  player: string;
  sessionId: string;
  gameCode: string;
  currency: string;
  bet: bigint;
  /** Either the same spots each time, or numbers by chance. */
  wager: LiveWager | null;
  quick: Quick | null;
  chain: number;
  firstDraw: number;
  lastDraw: number;
  most: bigint;
};

export type Subscription = Terms & {
  ended: EndReason | null;
  /** Tickets that were bought, with one of which that is not known yet. */
  bought: number;
  changedAt: Date;
};

/** A ticket of which it is not known yet whether it was taken. */
export type AskedTicket = { subscriptionId: string; drawId: string; publicId: string };

type Row = {
  subscription_id: string;
  player: string;
  session_id: string;
  game_code: string;
  currency: string;
  bet: string;
  wager: unknown;
  quick: unknown;
  chain: number;
  first_draw: number;
  last_draw: number;
  most: string;
  end_reason: string | null;
  bought: number;
  changed_at: Date;
};

const select = `SELECT s.*, (SELECT count(*)::integer FROM house.subscription_ticket t
    WHERE t.subscription_id = s.subscription_id AND t.state IN ('asked', 'bought')) AS bought
  FROM house.subscription s`;

function fromRow(row: Row): Subscription {
  return {
    subscriptionId: row.subscription_id,
    player: row.player,
    sessionId: row.session_id,
    gameCode: row.game_code,
    currency: row.currency,
    bet: BigInt(row.bet),
    wager: row.wager === null ? null : wagerSchema.parse(row.wager),
    quick: row.quick === null ? null : quickSchema.parse(row.quick),
    chain: row.chain,
    firstDraw: row.first_draw,
    lastDraw: row.last_draw,
    most: BigInt(row.most),
    ended: row.end_reason === null ? null : endReasonSchema.parse(row.end_reason),
    bought: row.bought,
    changedAt: row.changed_at,
  };
}

async function read(client: Queryable, where: string, values: unknown[]): Promise<Subscription[]> {
  const { rows } = await client.query<Row>(`${select} ${where}`, values);
  return rows.map(fromRow);
}

/** What a subscription buys in a draw. @throws BetRefused for a quick pick of more numbers than there are. */
export function wagerFor(
  game: Pick<LiveGame, 'code' | 'spots'>,
  { wager, quick }: Pick<Terms, 'wager' | 'quick'>,
  draw: number,
): LiveWager {
  if (wager) return wager;
  if (!quick) throw new Error('A subscription buys nothing.');
  const serverSeed = Buffer.from(quick.seed, 'hex');
  return pickQuickly(game, quick.count, createFairRandom({ serverSeed, ...quickSeeds(game.code, draw) }));
}

/** The name of the bet that a subscription makes in a draw: there is no other, however often and by whom it is asked for. */
export const ticketName = (subscriptionId: string, { drawId }: Pick<Draw, 'drawId'>): string =>
  nameWithin(drawId, subscriptionId);

export async function findSubscription(
  client: Queryable,
  subscriptionId: string,
): Promise<Subscription | undefined> {
  return (await read(client, 'WHERE s.subscription_id = $1', [subscriptionId]))[0];
}

/** First half of the advisory locks under which a player's subscriptions in a game are counted. */
const lockSpace = 0x53554253;

/** @returns false if the player has as many in the game as they may, or the name is taken. */
export async function insertSubscription(
  house: Pick<House, 'pool' | 'now'>,
  terms: Terms,
  most: number,
): Promise<boolean> {
  return inTransaction(house.pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [
      lockSpace,
      `${terms.gameCode} ${terms.player}`,
    ]);
    const { rowCount } = await client.query(
      `INSERT INTO house.subscription (subscription_id, player, session_id, game_code, currency, bet, wager, quick, chain, first_draw,
         last_draw, most, created_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
       WHERE (SELECT count(*) FROM house.subscription WHERE player = $2 AND game_code = $4 AND state = 'active') < $14
       ON CONFLICT (subscription_id) DO NOTHING`,
      [
        terms.subscriptionId,
        terms.player,
        terms.sessionId,
        terms.gameCode,
        terms.currency,
        terms.bet.toString(),
        terms.wager && JSON.stringify(terms.wager),
        terms.quick && JSON.stringify(terms.quick),
        terms.chain,
        terms.firstDraw,
        terms.lastDraw,
        terms.most.toString(),
        house.now(),
        most,
      ],
    );
    return rowCount === 1;
  });
}

/** Ends a subscription that has not ended. A ticket that is on its way is not called back. */
export async function endSubscription(
  house: Pick<House, 'now'>,
  client: Queryable,
  subscriptionId: string,
  reason: EndReason,
): Promise<void> {
  await client.query(
    `UPDATE house.subscription SET state = 'ended', ended_at = $2, end_reason = $3 WHERE subscription_id = $1 AND state = 'active'`,
    [subscriptionId, house.now(), reason],
  );
}

/** So long those that have ended are told, and so many. */
const keep_ms = 3 * 86_400_000;
const mostEnded = 5;

/** Those of a player that buy, and the last that have ended, the newest first. */
export async function subscriptionsOf(
  house: Pick<House, 'pool' | 'now'>,
  gameCode: string,
  player: string,
): Promise<Subscription[]> {
  const found = await read(
    house.pool,
    `WHERE s.player = $1 AND s.game_code = $2 AND (s.state = 'active' OR s.subscription_id IN (
       SELECT subscription_id FROM house.subscription WHERE player = $1 AND game_code = $2 AND state = 'ended' AND ended_at > $3
       ORDER BY ended_at DESC LIMIT $4))
     ORDER BY s.created_at DESC, s.subscription_id`,
    [player, gameCode, new Date(house.now().getTime() - keep_ms), mostEnded],
  );
  return found;
}

/** Those that have changed in the last so many milliseconds. */
export function changedSubscriptions(client: Queryable, within_ms: number): Promise<Subscription[]> {
  return read(client, `WHERE s.changed_at > clock_timestamp() - $1 * interval '1 millisecond'`, [within_ms]);
}

/** Games in which a subscription buys. */
export async function gamesWithSubscriptions(client: Queryable): Promise<string[]> {
  const { rows } = await client.query<{ game_code: string }>(
    `SELECT DISTINCT game_code FROM house.subscription WHERE state = 'active'
     UNION SELECT s.game_code FROM house.subscription s JOIN house.subscription_ticket t USING (subscription_id) WHERE t.state = 'asked'`,
  );
  return rows.map(({ game_code }) => game_code);
}

/** Those that have no ticket in a draw yet and may have one, the oldest first. */
export function dueIn(client: Queryable, draw: Draw, limit: number): Promise<Subscription[]> {
  return read(
    client,
    `WHERE s.game_code = $1 AND s.state = 'active' AND s.chain = $2 AND $3 BETWEEN s.first_draw AND s.last_draw
       AND NOT EXISTS (SELECT FROM house.subscription_ticket t WHERE t.subscription_id = s.subscription_id AND t.draw_id = $4)
       AND s.bet * (1 + (SELECT count(*) FROM house.subscription_ticket t
         WHERE t.subscription_id = s.subscription_id AND t.state IN ('asked', 'bought'))) <= s.most
     ORDER BY s.created_at, s.subscription_id LIMIT $5`,
    [draw.gameCode, draw.chainNumber, draw.number, draw.drawId, limit],
  );
}

/**
 * Writes down that a ticket is asked for, before it is. Whoever has written it asks, and nobody else does.
 * @returns null if somebody else has, if it would be above the limit, or if the subscription has ended meanwhile.
 */
export async function claimTicket(
  house: Pick<House, 'pool'>,
  { subscriptionId }: Subscription,
  draw: Draw,
): Promise<AskedTicket | null> {
  return inTransaction(house.pool, async (client) => {
    await client.query('SELECT FROM house.subscription WHERE subscription_id = $1 FOR UPDATE', [
      subscriptionId,
    ]);
    const now = await findSubscription(client, subscriptionId);
    if (!now || now.ended !== null || now.bet * BigInt(now.bought + 1) > now.most) return null;
    const ticket = { subscriptionId, drawId: draw.drawId, publicId: ticketName(subscriptionId, draw) };
    const { rowCount } = await client.query(
      `INSERT INTO house.subscription_ticket (subscription_id, draw_id, public_id) VALUES ($1, $2, $3)
       ON CONFLICT (subscription_id, draw_id) DO NOTHING`,
      [subscriptionId, draw.drawId, ticket.publicId],
    );
    return rowCount === 1 ? ticket : null;
  });
}

/** Writes down what became of a ticket, if nobody has; with a refusal its subscription ends. */
export async function decideTicket(
  house: Pick<House, 'pool' | 'now'>,
  { subscriptionId, drawId }: AskedTicket,
  became: { state: 'bought' | 'missed' } | { state: 'refused'; reason: EndReason },
): Promise<void> {
  await inTransaction(house.pool, async (client) => {
    await client.query(
      `UPDATE house.subscription SET changed_at = clock_timestamp() WHERE subscription_id = $1`,
      [subscriptionId],
    );
    const { rowCount } = await client.query(
      `UPDATE house.subscription_ticket SET state = $3 WHERE subscription_id = $1 AND draw_id = $2 AND state = 'asked'`,
      [subscriptionId, drawId, became.state],
    );
    if (rowCount === 1 && became.state === 'refused')
      await endSubscription(house, client, subscriptionId, became.reason);
  });
}

/** Tickets in a game of which it is not known yet whether they were taken, and the state of their draws. */
export async function askedTickets(
  client: Queryable,
  gameCode: string,
): Promise<(AskedTicket & { drawState: Draw['state'] })[]> {
  const { rows } = await client.query<{
    subscription_id: string;
    draw_id: string;
    public_id: string;
    state: Draw['state'];
  }>(
    `SELECT t.subscription_id, t.draw_id, t.public_id, d.state FROM house.subscription_ticket t
     JOIN house.subscription s USING (subscription_id) JOIN house.draw d USING (draw_id)
     WHERE t.state = 'asked' AND s.game_code = $1`,
    [gameCode],
  );
  return rows.map((row) => ({
    subscriptionId: row.subscription_id,
    drawId: row.draw_id,
    publicId: row.public_id,
    drawState: row.state,
  }));
}

/** Ends those that have reached a limit, and all of the game if its sales are stopped. Tickets on their way are awaited first. */
export async function endAtLimits(house: Pick<House, 'pool' | 'now'>, draw: Draw): Promise<void> {
  await house.pool.query(
    `WITH standing AS (
       SELECT s.subscription_id,
         count(*) FILTER (WHERE t.state = 'asked') AS asked,
         (count(*) FILTER (WHERE t.state = 'bought') + 1) * s.bet > s.most AS is_spent,
         s.chain <> $2 OR s.last_draw < $3 OR bool_or(coalesce(d.number = s.last_draw, false)) OR (s.last_draw = $3 AND $5 <> 'open') AS is_over
       FROM house.subscription s
       LEFT JOIN house.subscription_ticket t USING (subscription_id) LEFT JOIN house.draw d USING (draw_id)
       WHERE s.game_code = $1 AND s.state = 'active'
       GROUP BY s.subscription_id
     )
     UPDATE house.subscription s SET state = 'ended', ended_at = $4,
       end_reason = CASE WHEN is_over THEN 'draws' WHEN is_spent THEN 'money' ELSE 'sales_stopped' END
     FROM standing WHERE s.subscription_id = standing.subscription_id AND s.state = 'active' AND asked = 0
       AND (is_over OR is_spent OR NOT house.is_sold($1))`,
    [draw.gameCode, draw.chainNumber, draw.number, house.now(), draw.state],
  );
}

/** A subscription as its own player is told of it. */
export function presentSubscription(subscription: Subscription): SeenSubscription {
  const { bet, bought, most } = subscription;
  return {
    subscription_id: subscription.subscriptionId,
    bet_minor: bet.toString(),
    wager: subscription.wager,
    quick: subscription.quick,
    chain: subscription.chain,
    first_draw: subscription.firstDraw,
    last_draw: subscription.lastDraw,
    most_minor: most.toString(),
    bought,
    staked_minor: (bet * BigInt(bought)).toString(),
    ended: subscription.ended,
  };
}
