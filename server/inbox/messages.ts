import type { z } from 'zod';
import { inboxCategories, type inboxMessageSchema } from '@marquee/contract/engagement.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { presentReward, rewardKindOf } from '../bonus/reward.ts';
import { inLanguage } from '../sites/words.ts';

type Message = z.infer<typeof inboxMessageSchema>;

interface Owner {
  readonly siteId: number;
  readonly playerId: bigint;
}

/** Matches messages that the player can see: not deleted, and not expired unless they carry a reward. */
const shown = (owner: Owner, now: Date) => sql`
  site_id = ${owner.siteId} and player_id = ${owner.playerId} and deleted_at is null
  and (expires_at is null or expires_at > ${now} or reward_kind is not null)`;
const claimable = (now: Date) => sql`
  (reward_kind is not null and claimed_at is null and (expires_at is null or expires_at > ${now}))`;

export async function unreadMessages(db: Database, owner: Owner, now: Date): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from rewards.inbox_message where ${shown(owner, now)} and read_at is null`.execute(
    db,
  );
  return rows[0]?.unread ?? 0;
}

/** A page of a player's messages, those with a reward to claim first and then the newest, with the unread and claimable counts over all pages. */
export async function listInbox(
  app: Pick<App, 'db' | 'clock'>,
  session: PlayerSession,
  query: {
    filter: 'all' | 'unread' | 'claimable';
    language: string;
    page: number;
    pageSize: number;
  },
): Promise<{ total: number; unread: number; claimable: number; messages: Message[] }> {
  const now = app.clock.now();
  const wanted = {
    all: sql`true`,
    unread: sql`read_at is null`,
    claimable: claimable(now),
  }[query.filter];
  const [counted, listed] = await Promise.all([
    sql<{ total: number; unread: number; claimable: number }>`
      select (count(*) filter (where ${wanted}))::int as total, (count(*) filter (where read_at is null))::int as unread,
        (count(*) filter (where ${claimable(now)}))::int as claimable
      from rewards.inbox_message where ${shown(session, now)}`.execute(app.db),
    sql<MessageRow>`
      select inbox_id, category, title, body, href, currency, reward_kind, reward_amount, created_at, expires_at, read_at,
        claimed_at
      from rewards.inbox_message where ${shown(session, now)} and ${wanted}
      order by (${claimable(now)}) desc, created_at desc, inbox_id desc
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(app.db),
  ]);
  const counts = counted.rows[0] ?? { total: 0, unread: 0, claimable: 0 };
  return { ...counts, messages: listed.rows.map((row) => present(row, query.language, now)) };
}

/** Mark one message as read, or all messages if no id is given. Returns the unread count. Throws `inboxNotFound`. */
export async function markRead(
  app: Pick<App, 'db' | 'clock'>,
  session: PlayerSession,
  inboxId: string | undefined,
): Promise<number> {
  const now = app.clock.now();
  const one = inboxId === undefined ? sql`read_at is null` : sql`inbox_id = ${inboxId}`;
  const marked = await sql`
    update rewards.inbox_message set read_at = coalesce(read_at, ${now}) where ${shown(session, now)} and ${one}`.execute(
    app.db,
  );
  if (inboxId !== undefined && marked.numAffectedRows !== 1n) throw refuse('inboxNotFound');
  return unreadMessages(app.db, session, now);
}

/**
 * Delete a message and return the unread count. The row is kept, so that its key is never sent again. Throws
 * `inboxNotFound`, or `rewardUnclaimed` while its reward can be claimed.
 */
export async function deleteMessage(
  app: Pick<App, 'db' | 'clock'>,
  session: PlayerSession,
  inboxId: string,
): Promise<number> {
  const now = app.clock.now();
  const deleted = await sql`
    update rewards.inbox_message set deleted_at = ${now}
    where ${shown(session, now)} and inbox_id = ${inboxId} and not ${claimable(now)}`.execute(app.db);
  if (deleted.numAffectedRows !== 1n) {
    const { rows } = await sql`
      select from rewards.inbox_message where ${shown(session, now)} and inbox_id = ${inboxId}`.execute(
      app.db,
    );
    throw refuse(rows.length > 0 ? 'rewardUnclaimed' : 'inboxNotFound');
  }
  return unreadMessages(app.db, session, now);
}

interface MessageRow {
  inbox_id: string;
  category: string;
  title: unknown;
  body: unknown;
  href: string;
  currency: string;
  reward_kind: string | null;
  reward_amount: bigint | null;
  created_at: Date;
  expires_at: Date | null;
  read_at: Date | null;
  claimed_at: Date | null;
}

function present(row: MessageRow, language: string, now: Date): Message {
  const reward =
    row.reward_kind === null || row.reward_amount === null
      ? null
      : presentReward({ kind: rewardKindOf(row.reward_kind), amount: row.reward_amount }, row.currency);
  return {
    inbox_id: row.inbox_id,
    category: inboxCategories.find((category) => category === row.category) ?? 'system',
    title: inLanguage(row.title, language),
    body: inLanguage(row.body, language),
    href: row.href,
    reward,
    reward_state: rewardState(row, now),
    is_read: row.read_at !== null,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    claimed_at: row.claimed_at?.toISOString() ?? null,
  };
}

function rewardState(row: MessageRow, now: Date): Message['reward_state'] {
  if (row.reward_kind === null) return 'none';
  if (row.claimed_at) return 'claimed';
  return row.expires_at && row.expires_at <= now ? 'expired' : 'claimable';
}
