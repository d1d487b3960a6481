/** What operators see of a chat, and do about it. */
import type { ProviderChatLine, ProviderChatMute } from '@marquee/contract/providers/chat.ts';
import type { AskedBy } from '../draws/call-off.ts';
import type { House } from '../house.ts';
import { inTransaction, type Queryable } from '../transaction.ts';

type ModerationHouse = Pick<House, 'pool' | 'now' | 'log'>;
type View = 'reported' | 'judged' | 'all';

/** So many lines before and after one that was reported are told with it. */
const BEFORE = 8;
const AFTER = 4;

type SaidRow = {
  public_id: string;
  player: string;
  body: string;
  written_at: Date;
  removed_at: Date | null;
  removed_by: string | null;
  removed_why: string | null;
};
type ListedRow = SaidRow & {
  line_id: string;
  game_code: string;
  reports: number;
  reported_at: Date | null;
  closed_at: Date | null;
  closed_by: string | null;
  closed_why: string | null;
  is_muted: boolean;
  muted_until: Date | null;
};
const saidColumns = 'l.public_id, l.player, l.body, l.written_at, l.removed_at, l.removed_by, l.removed_why';

const byWhom = (at: Date | null, by: string | null, why: string | null) =>
  at === null ? null : { at: at.toISOString(), by: by ?? '', why: why ?? '' };

function presentSaid(row: SaidRow) {
  return {
    line: row.public_id,
    user: row.player,
    text: row.body,
    written_at: row.written_at.toISOString(),
    removed: byWhom(row.removed_at, row.removed_by, row.removed_why),
  };
}

async function contextOf(client: Queryable, subPartnerId: string, row: ListedRow) {
  const { rows } = await client.query<SaidRow>(
    `SELECT * FROM (
       (SELECT ${saidColumns}, l.line_id FROM house.chat_line l WHERE game_code = $1 AND sub_partner_id = $2 AND line_id <= $3 ORDER BY line_id DESC LIMIT $4)
       UNION ALL
       (SELECT ${saidColumns}, l.line_id FROM house.chat_line l WHERE game_code = $1 AND sub_partner_id = $2 AND line_id > $3 ORDER BY line_id LIMIT $5)
     ) AS around ORDER BY line_id`,
    [row.game_code, subPartnerId, row.line_id, BEFORE + 1, AFTER],
  );
  return rows.map(presentSaid);
}

/** Which lines a view has, and in which order: `place` is what it goes by. */
const views: Readonly<Record<View, { has: string; place: string; order: 'ASC' | 'DESC' }>> = {
  reported: { has: 'r.open > 0', place: 'r.reported_at', order: 'ASC' },
  judged: { has: 'r.reports > 0 AND r.open = 0', place: 'r.closed_at', order: 'DESC' },
  all: { has: 'true', place: 'l.written_at', order: 'DESC' },
};

/** The lines of a brand. What was written longer ago than a chat is kept is in none. */
export async function listLines(
  house: Pick<House, 'pool' | 'now' | 'games'>,
  asked: { subPartnerId: string; view: View; user: string | null; after: string | null; limit: number },
): Promise<{ lines: ProviderChatLine[]; hasMore: boolean }> {
  const { subPartnerId, limit } = asked;
  const view = views[asked.view];
  const way = view.order === 'ASC' ? '>' : '<';
  const { rows } = await house.pool.query<ListedRow>(
    `WITH listed AS (
       SELECT l.*, r.reports, r.reported_at, r.open, r.closed_at, r.closed_by, r.closed_why, ${view.place} AS place
       FROM house.chat_line l CROSS JOIN LATERAL (
         SELECT count(*)::integer AS reports, count(*) FILTER (WHERE closed_at IS NULL) AS open, min(reported_at) AS reported_at,
           max(closed_at) AS closed_at, (array_agg(closed_by ORDER BY closed_at DESC NULLS LAST))[1] AS closed_by,
           (array_agg(closed_why ORDER BY closed_at DESC NULLS LAST))[1] AS closed_why
         FROM house.chat_report WHERE line_id = l.line_id) r
       WHERE l.sub_partner_id = $1 AND ($2::text IS NULL OR l.player = $2) AND ${view.has}
         ${asked.view === 'all' ? '' : 'AND EXISTS (SELECT FROM house.chat_report q WHERE q.line_id = l.line_id)'})
     SELECT listed.*, coalesce(m.is_muted AND (m.until IS NULL OR m.until > $5), false) AS is_muted, m.until AS muted_until
     FROM listed LEFT JOIN LATERAL (
       SELECT is_muted, until FROM house.chat_mute WHERE player = listed.player ORDER BY mute_id DESC LIMIT 1) m ON true
     WHERE $3::uuid IS NULL OR (place, line_id) ${way} (SELECT place, line_id FROM listed WHERE public_id = $3)
     ORDER BY place ${view.order}, line_id ${view.order} LIMIT $4`,
    [subPartnerId, asked.user, asked.after, limit + 1, house.now()],
  );
  const lines = await Promise.all(
    rows.slice(0, limit).map(async (row) => ({
      ...presentSaid(row),
      game_code: row.game_code,
      game_name: house.games.get(row.game_code)?.title ?? row.game_code,
      reports: row.reports,
      reported_at: row.reported_at?.toISOString() ?? null,
      judged: byWhom(row.closed_at, row.closed_by, row.closed_why),
      mute: row.is_muted ? { until: row.muted_until?.toISOString() ?? null } : null,
      context: asked.view === 'all' ? [] : await contextOf(house.pool, subPartnerId, row),
    })),
  );
  return { lines, hasMore: rows.length > limit };
}

/**
 * Removes a line for everybody, or leaves it, and closes its reports.
 * @returns whether that changed anything; null where the brand has no such line.
 */
export async function judgeLine(
  { pool, now, log }: ModerationHouse,
  { subPartnerId, line }: { subPartnerId: string; line: string },
  verdict: 'remove' | 'leave',
  { actor, reason }: AskedBy,
): Promise<boolean | null> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ line_id: string; is_removed: boolean }>(
      `SELECT line_id, removed_at IS NOT NULL AS is_removed FROM house.chat_line WHERE public_id = $1 AND sub_partner_id = $2 FOR UPDATE`,
      [line, subPartnerId],
    );
    const [found] = rows;
    if (!found) return null;
    const isRemoving = verdict === 'remove' && !found.is_removed;
    if (isRemoving)
      await client.query(
        `UPDATE house.chat_line SET removed_at = $2, removed_by = $3, removed_why = $4, changed_at = $2 WHERE line_id = $1`,
        [found.line_id, now(), actor, reason],
      );
    const closed = await client.query(
      `UPDATE house.chat_report SET closed_at = $2, closed_by = $3, closed_why = $4 WHERE line_id = $1 AND closed_at IS NULL`,
      [found.line_id, now(), actor, reason],
    );
    log.info({ line, verdict, actor, reports: closed.rowCount }, 'a line of a chat was judged');
    return isRemoving || (closed.rowCount ?? 0) > 0;
  });
}

/** Mutes a player, or lets them write again. @returns false if it was so already. */
export async function changeMute(
  { pool, now, log }: ModerationHouse,
  { subPartnerId, user }: { subPartnerId: string; user: string },
  { isMuted, until }: { isMuted: boolean; until: Date | null },
  { actor, reason }: AskedBy,
): Promise<boolean> {
  const changed = await inTransaction(pool, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('chat mute ' || $1, 0))`, [user]);
    const { rows } = await client.query<{ is_muted: boolean; until: Date | null }>(
      'SELECT is_muted, until FROM house.chat_mute WHERE player = $1 ORDER BY mute_id DESC LIMIT 1',
      [user],
    );
    const [latest] = rows;
    const isMutedNow = latest?.is_muted === true && (latest.until === null || latest.until > now());
    const isSame = isMuted === isMutedNow && (!isMuted || latest?.until?.getTime() === until?.getTime());
    if (isSame) return false;
    await client.query(
      `INSERT INTO house.chat_mute (sub_partner_id, player, is_muted, until, changed_at, changed_by, why)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [subPartnerId, user, isMuted, isMuted ? until : null, now(), actor, reason],
    );
    return true;
  });
  if (changed) log.info({ user, isMuted, until, actor }, 'who may write in chats was changed');
  return changed;
}

/** The players of a brand who are muted now, the latest first. */
export async function listMutes(
  { pool, now }: Pick<House, 'pool' | 'now'>,
  subPartnerId: string,
): Promise<ProviderChatMute[]> {
  const { rows } = await pool.query<{
    player: string;
    until: Date | null;
    changed_at: Date;
    changed_by: string;
    why: string;
  }>(
    `SELECT player, until, changed_at, changed_by, why FROM (
       SELECT DISTINCT ON (player) * FROM house.chat_mute WHERE sub_partner_id = $1 ORDER BY player, mute_id DESC) AS latest
     WHERE is_muted AND (until IS NULL OR until > $2) ORDER BY changed_at DESC LIMIT 500`,
    [subPartnerId, now()],
  );
  return rows.map(({ player, until, changed_at, changed_by, why }) => ({
    user: player,
    until: until?.toISOString() ?? null,
    at: changed_at.toISOString(),
    by: changed_by,
    why,
  }));
}
