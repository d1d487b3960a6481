import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import webpush from 'web-push';
import { z } from 'zod';
import { inboxCategories } from '@marquee/contract/engagement.ts';
import type { App } from './app.ts';
import { mayReceiveMarketing } from '../safety/may-play.ts';
import { standingExclusions } from '../safety/exclusion-state.ts';
import { playerLanguage } from '../players/player-language.ts';
import type { PlayerKey } from '../players/session.ts';
import { isStandIn, pushAddress } from './endpoint.ts';
import { notificationText } from './notification.ts';
import { pushSubjects } from './queue.ts';

const jobSchema = z.object({
  site_id: z.int(),
  player_id: z.coerce.bigint(),
  subscription_id: z.uuid(),
  subject: z.enum(pushSubjects),
  category: z.enum(inboxCategories),
  href: z.string(),
});
type Job = z.infer<typeof jobSchema>;

/** How long a push service keeps a notification for a device that is off. */
const timeToLive_s = 86_400;
const answerTimeout_ms = 10_000;

/** What a push service answers of a subscription that has ended. */
const ended: ReadonlySet<number> = new Set([404, 410]);

/**
 * Send a queued notification to one browser. A subscription that has ended is removed. Throws if the push service is
 * busy or away, so that the queue repeats it; what it refuses for good is logged and not repeated.
 */
export async function sendPush(app: App, queued: unknown): Promise<void> {
  const job = jobSchema.parse(queued);
  const key = { siteId: job.site_id, playerId: job.player_id };
  const subscription = await findSubscription(app, key, job.subscription_id);
  if (!subscription || !(await mayBeSent(app, key, subscription.status, job))) return;
  const url = pushAddress(subscription.endpoint, app.config);
  if (!url) return removeSubscription(app, key, job.subscription_id);
  const status = await post(app, url, subscription, job);
  if (ended.has(status)) return removeSubscription(app, key, job.subscription_id);
  if (status === 429 || status >= 500) throw new Error(`The push service ${url.host} answered ${status}`);
  if (status >= 300) {
    app.log.warn({ service: url.host, status }, 'a push service refused a notification');
    return;
  }
  await app.db
    .updateTable('players.push_subscription')
    .set({ last_sent_at: app.clock.now() })
    .where('site_id', '=', key.siteId)
    .where('player_id', '=', key.playerId)
    .where('subscription_id', '=', job.subscription_id)
    .execute();
}

function findSubscription(app: App, { siteId, playerId }: PlayerKey, subscriptionId: string) {
  return app.db
    .selectFrom('players.push_subscription as subscription')
    .innerJoin('players.account as account', (join) =>
      join
        .onRef('account.site_id', '=', 'subscription.site_id')
        .onRef('account.player_id', '=', 'subscription.player_id'),
    )
    .select(['subscription.endpoint', 'subscription.p256dh', 'subscription.auth', 'subscription.origin'])
    .select('account.status')
    .where('subscription.site_id', '=', siteId)
    .where('subscription.player_id', '=', playerId)
    .where('subscription.subscription_id', '=', subscriptionId)
    .executeTakeFirst();
}

/**
 * Decided when a notification is sent, not when it is queued. Blocked and closed accounts get none. During a break from
 * play there is only what concerns the account itself, and advertising needs the player's consent as well.
 */
async function mayBeSent(
  app: App,
  player: PlayerKey,
  status: string,
  { category }: Pick<Job, 'category'>,
): Promise<boolean> {
  if (status === 'blocked' || status === 'closed') return false;
  if (category === 'account' || category === 'system') return true;
  if (category === 'promotion') return mayReceiveMarketing(app, player);
  return (await standingExclusions(app.db, player, app.clock.now())).length === 0;
}

async function removeSubscription(
  app: App,
  { siteId, playerId }: PlayerKey,
  subscriptionId: string,
): Promise<void> {
  await app.db
    .deleteFrom('players.push_subscription')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('subscription_id', '=', subscriptionId)
    .execute();
}

/** Encrypt the notification for the browser, sign the request, and post it. Answers the HTTP status. */
async function post(
  app: App,
  url: URL,
  to: NonNullable<Awaited<ReturnType<typeof findSubscription>>>,
  job: Job,
): Promise<number> {
  const site = await app.sites.byId(job.site_id);
  const player = { siteId: job.site_id, playerId: job.player_id };
  const language = await playerLanguage(app, player, undefined);
  const notification = {
    ...notificationText(language, job.subject, site.shown.site_name),
    url: job.subject === 'message' ? '/inbox' : job.href,
  };
  const { headers, body } = webpush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(notification),
    {
      vapidDetails: { subject: contactOf(app, to.origin), ...app.push.vapid },
      TTL: timeToLive_s,
      urgency: job.subject === 'message' ? 'normal' : 'high',
      contentEncoding: 'aes128gcm',
    },
  );
  return postTo(app, url, headers, body);
}

function postTo(app: App, url: URL, headers: Record<string, string | number>, body: Buffer): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = { method: 'POST', headers, signal: AbortSignal.timeout(answerTimeout_ms) };
  // Only the demo's own push service is on this machine and without TLS. Redirects are never followed.
  const request =
    isStandIn(url, app.config) && url.protocol === 'http:'
      ? httpRequest(url, options)
      : httpsRequest(url, { ...options, agent: app.push.agent });
  request.on('error', reject);
  request.on('response', (response) => {
    text(response).then(() => resolve(response.statusCode ?? 500), reject);
  });
  request.end(body);
  return promise;
}

/** Whom a push service can turn to: the site, or the operator's mail address where the site has no https. */
function contactOf(app: App, origin: string): string {
  return origin.startsWith('https:') ? origin : `mailto:${app.config.MAIL_FROM}`;
}
