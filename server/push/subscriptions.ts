import type { z } from 'zod';
import type { pushList } from '@marquee/contract/api/settings/push_list.ts';
import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { sql } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { readDevice } from '../players/device.ts';
import type { PlayerKey } from '../players/session.ts';
import { pushAddress } from './endpoint.ts';

/** More browsers than this belong to no one player; the oldest makes room. */
const maxSubscriptions = 10;

/**
 * Send a browser the notifications of this account, and of no other. Subscribing again keeps it. Throws
 * `pushServiceRefused` unless the endpoint may be sent to.
 */
export async function subscribePush(
  app: App,
  { siteId, playerId }: PlayerKey,
  given: { endpoint: string; p256dh: string; auth: string },
  request: RequestFacts,
): Promise<string> {
  const address = pushAddress(given.endpoint, app.config);
  if (!address) throw refuse('pushServiceRefused');
  const known = {
    player_id: playerId,
    subscription_id: newId(),
    origin: request.origin,
    p256dh: given.p256dh,
    auth: given.auth,
    user_agent: request.userAgent,
    created_at: app.clock.now(),
    last_sent_at: null,
  };
  await app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('players.push_subscription')
      .values({ ...known, site_id: siteId, endpoint: given.endpoint })
      .onConflict((conflict) => conflict.columns(['site_id', 'endpoint']).doUpdateSet(known))
      .execute();
    await sql`
      delete from players.push_subscription where site_id = ${siteId} and player_id = ${playerId}
        and subscription_id in (
          select subscription_id from players.push_subscription
          where site_id = ${siteId} and player_id = ${playerId}
          order by created_at desc, subscription_id desc offset ${maxSubscriptions})`.execute(trx);
  });
  return known.subscription_id;
}

/** The browsers that show notifications of an account, the newest first. */
export async function listSubscriptions(
  app: Pick<App, 'db'>,
  { siteId, playerId }: PlayerKey,
): Promise<z.input<(typeof pushList)['answer']>['value']> {
  const rows = await app.db
    .selectFrom('players.push_subscription')
    .select(['subscription_id', 'endpoint', 'user_agent', 'created_at', 'last_sent_at'])
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id', 'desc')
    .execute();
  return rows.map((row) => ({
    subscription_id: row.subscription_id,
    endpoint: row.endpoint,
    device: readDevice(row.user_agent),
    created_at: row.created_at.toISOString(),
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
  }));
}

/** Send a browser no more notifications. Throws `pushNotFound`. */
export async function unsubscribePush(
  app: Pick<App, 'db'>,
  { siteId, playerId }: PlayerKey,
  subscriptionId: string,
): Promise<void> {
  const removed = await app.db
    .deleteFrom('players.push_subscription')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (removed.numDeletedRows !== 1n) throw refuse('pushNotFound');
}
