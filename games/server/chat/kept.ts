/** How long a chat is kept, and what is kept of one player. */
import type { ChatOfPlayer } from '@marquee/contract/providers/chat.ts';
import type { House } from '../house.ts';
import { inTransaction } from '../transaction.ts';

/** Lines, and the reports of them, are kept for so long; said in the rules of the chat. */
export const CHAT_KEPT_DAYS = 90;
const day_ms = 86_400_000;
const batchSize = 5_000;
const maxBatches = 100;

/** Forgets lines that are too old, and answers how many. What a line was reported for goes with it. */
export async function forgetOldChat({ pool, now }: Pick<House, 'pool' | 'now'>): Promise<number> {
  const before = new Date(now().getTime() - CHAT_KEPT_DAYS * day_ms);
  let gone = 0;
  for (let batch = 0; batch < maxBatches; batch += 1) {
    const { rowCount } = await pool.query(
      `DELETE FROM house.chat_line WHERE line_id IN (SELECT line_id FROM house.chat_line WHERE written_at < $1 LIMIT $2)`,
      [before, batchSize],
    );
    gone += rowCount ?? 0;
    if ((rowCount ?? 0) < batchSize) break;
  }
  return gone;
}

/** All that is kept of a player in chats. */
export async function chatOfPlayer({ pool }: Pick<House, 'pool'>, player: string): Promise<ChatOfPlayer> {
  const lines = await pool.query<{
    game_code: string;
    body: string;
    written_at: Date;
    removed_at: Date | null;
  }>(
    'SELECT game_code, body, written_at, removed_at FROM house.chat_line WHERE player = $1 ORDER BY line_id',
    [player],
  );
  const mutes = await pool.query<{ is_muted: boolean; until: Date | null; changed_at: Date; why: string }>(
    'SELECT is_muted, until, changed_at, why FROM house.chat_mute WHERE player = $1 ORDER BY mute_id',
    [player],
  );
  const blocks = await pool.query<{ blocked: number }>(
    'SELECT count(*)::integer AS blocked FROM house.chat_block WHERE player = $1',
    [player],
  );
  const reports = await pool.query<{ reported_at: Date }>(
    'SELECT reported_at FROM house.chat_report WHERE reporter = $1 ORDER BY reported_at',
    [player],
  );
  return {
    lines: lines.rows.map(({ game_code, body, written_at, removed_at }) => ({
      game_code,
      text: body,
      written_at: written_at.toISOString(),
      removed_at: removed_at?.toISOString() ?? null,
    })),
    mutes: mutes.rows.map(({ is_muted, until, changed_at, why }) => ({
      muted: is_muted,
      until: until?.toISOString() ?? null,
      at: changed_at.toISOString(),
      why,
    })),
    blocked: blocks.rows[0]?.blocked ?? 0,
    reported_at: reports.rows.map(({ reported_at }) => reported_at.toISOString()),
  };
}

/** Forgets all of that. @returns how many lines went. */
export async function forgetPlayerInChat({ pool }: Pick<House, 'pool'>, player: string): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('DELETE FROM house.chat_report WHERE reporter = $1', [player]);
    await client.query('DELETE FROM house.chat_block WHERE player = $1 OR blocked = $1', [player]);
    await client.query('DELETE FROM house.chat_mute WHERE player = $1', [player]);
    const { rowCount } = await client.query('DELETE FROM house.chat_line WHERE player = $1', [player]);
    return rowCount ?? 0;
  });
}
