import type { inboxCategories } from '@marquee/contract/engagement.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { announceToPlayer } from '../realtime/announce.ts';
import { mayReceiveMarketing } from '../safety/may-play.ts';
import type { Reward } from '../bonus/reward.ts';
import type { Words } from '../sites/words.ts';
import { unreadMessages } from './messages.ts';
import { fromTemplate, type InboxTemplate, type TemplateValues } from './templates.ts';

export interface InboxMessage {
  readonly siteId: number;
  readonly playerId: bigint;
  /** The sender's own, e.g. `leaderboard:weekly-turnover:2026-11-16`: a player is sent one message under it, ever. */
  readonly key: string;
  readonly category: (typeof inboxCategories)[number];
  /** The words in every language, or a template of `templates.ts` with what stands in its braces. Plain text. */
  readonly text:
    | { readonly title: Words; readonly body: Words }
    | { readonly template: InboxTemplate; readonly values: TemplateValues };
  /** A path of the site, e.g. `/mission`. */
  readonly href?: string;
  /** What the player can claim from the message, once. */
  readonly reward?: Reward;
  /** After it the reward cannot be claimed, and a message without one is no longer shown. */
  readonly expiresAt?: Date;
}

/**
 * Put a message into a player's inbox, inside the caller's transaction: it is there, and his open tabs are told, when
 * that commits. Answers false, and sends nothing, where it was sent before under the same key, and where it is a
 * `promotion` to somebody who wants no marketing or takes a break from play.
 */
export async function sendToInbox(
  app: Pick<App, 'clock'>,
  transaction: Database,
  message: InboxMessage,
): Promise<boolean> {
  const { siteId, playerId, text, reward } = message;
  if (
    message.category === 'promotion' &&
    !(await mayReceiveMarketing({ ...app, db: transaction }, message))
  ) {
    return false;
  }
  const { title, body } = 'template' in text ? fromTemplate(text.template, text.values) : text;
  const inboxId = newId();
  const now = app.clock.now();
  const sent = await sql`
    insert into rewards.inbox_message (site_id, player_id, inbox_id, message_key, category, title, body, href, currency,
      reward_kind, reward_amount, created_at, expires_at)
    select site_id, player_id, ${inboxId}, ${message.key}, ${message.category}, ${JSON.stringify(title)}::jsonb,
      ${JSON.stringify(body)}::jsonb, ${message.href ?? ''}, currency, ${reward?.kind ?? null}, ${reward?.amount ?? null},
      ${now}, ${message.expiresAt ?? null}
    from players.account where site_id = ${siteId} and player_id = ${playerId}
    on conflict (site_id, player_id, message_key) do nothing`.execute(transaction);
  if (sent.numAffectedRows !== 1n) return false;
  await announceToPlayer(
    transaction,
    { siteId, playerId },
    {
      type: 'inbox',
      inbox_id: inboxId,
      category: message.category,
      has_reward: reward !== undefined,
      unread: await unreadMessages(transaction, { siteId, playerId }, now),
    },
  );
  return true;
}
