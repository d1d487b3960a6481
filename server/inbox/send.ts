import type { inboxCategories } from '@marquee/contract/engagement.ts';
import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { announceToPlayer } from '../realtime/announce.ts';
import { queuePush, type PushSubject } from '../push/queue.ts';
import { mayReceiveMarketing } from '../safety/may-play.ts';
import type { Reward } from '../bonus/reward.ts';
import type { Words } from '../sites/words.ts';
import { unreadMessages } from './messages.ts';
import { fromTemplate, type InboxTemplate, type TemplateValues } from './templates.ts';

export interface InboxMessage {
  readonly siteId: number;
  readonly playerId: bigint;
  /**
   * Chosen by the sender, e.g. `leaderboard:weekly-turnover:2026-11-16`. A player gets only one message per key, ever.
   */
  readonly key: string;
  readonly category: (typeof inboxCategories)[number];
  /** Plain text in every language, or a template of `templates.ts` with its values. */
  readonly text:
    | { readonly title: Words; readonly body: Words }
    | { readonly template: InboxTemplate; readonly values: TemplateValues };
  /** A path on the site, e.g. `/mission`. */
  readonly href?: string;
  /** A reward that the player can claim once from the message. */
  readonly reward?: Reward;
  /** Afterwards the reward cannot be claimed, and a message without a reward is hidden. */
  readonly expiresAt?: Date;
}

/** What a notification of a message says beyond "you have a message". */
const subjects: Partial<Record<InboxTemplate, PushSubject>> = {
  'cashier.withdrawal_paid': 'payout_paid',
  'cashier.withdrawal_refused': 'payout_refused',
};

/**
 * Put a message into a player's inbox, in the caller's transaction. When it commits, the message is visible, and the
 * player's open tabs and the browsers with notifications are notified. Returns false and sends nothing if the key was sent before, or if it is a
 * `promotion` and the player does not accept marketing or is taking a break from play.
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
  await queuePush(transaction, message, {
    subject: subjectOf(message),
    category: message.category,
    href: message.href ?? '',
  });
  return true;
}

function subjectOf({ key, text }: InboxMessage): PushSubject {
  if (key.startsWith('security:')) return 'security';
  return ('template' in text && subjects[text.template]) || 'message';
}
