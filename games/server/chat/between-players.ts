/** What players do about each other in a chat: they hide somebody, and report lines. */
import type { House } from '../house.ts';
import type { Session } from '../sessions.ts';
import type { Queryable } from '../transaction.ts';
import { ChatFault } from './lines.ts';

/** A player blocks no more than this: nobody fills the database with it. */
const MOST_BLOCKS = 500;
const MOST_REPORTS_AN_HOUR = 20;
const hour_ms = 3_600_000;

/** A line that this player may have been told, and did not write. @throws ChatFault */
async function requireOthersLine(
  client: Queryable,
  { gameCode, subPartnerId, player, operatorToken }: Session,
  publicId: string,
): Promise<{ line_id: string; player: string }> {
  // A visitor costs nothing to be, and is another with each visit.
  if (operatorToken === null) throw new ChatFault('demo');
  const { rows } = await client.query<{ line_id: string; player: string }>(
    `SELECT line_id, player FROM house.chat_line WHERE public_id = $1 AND game_code = $2 AND sub_partner_id = $3`,
    [publicId, gameCode, subPartnerId],
  );
  const [line] = rows;
  if (!line || line.player === player) throw new ChatFault('unknown');
  return line;
}

/** The players whom a player has blocked. */
export async function blocksOf(client: Queryable, player: string): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ blocked: string }>(
    'SELECT blocked FROM house.chat_block WHERE player = $1',
    [player],
  );
  return new Set(rows.map(({ blocked }) => blocked));
}

/** Hides whoever wrote a line from a player, in every room and for good; done twice it is the same. @throws ChatFault */
export async function blockAuthor(house: House, session: Session, publicId: string): Promise<void> {
  const line = await requireOthersLine(house.pool, session, publicId);
  const { rows } = await house.pool.query<{ known: string }>(
    'SELECT count(*) AS known FROM house.chat_block WHERE player = $1 AND blocked <> $2',
    [session.player, line.player],
  );
  if (Number(rows[0]?.known) >= MOST_BLOCKS) throw new ChatFault('too_many');
  await house.pool.query(
    'INSERT INTO house.chat_block (player, blocked, since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [session.player, line.player, house.now()],
  );
}

/** Shows everybody to a player again. */
export async function unblockAll({ pool }: Pick<House, 'pool'>, player: string): Promise<void> {
  await pool.query('DELETE FROM house.chat_block WHERE player = $1', [player]);
}

/** Asks the operator to look at a line; a player asks once for each. @throws ChatFault */
export async function reportLine(house: House, session: Session, publicId: string): Promise<void> {
  const line = await requireOthersLine(house.pool, session, publicId);
  const now = house.now();
  const { rows } = await house.pool.query<{ known: string; is_known: boolean }>(
    `SELECT count(*) FILTER (WHERE reported_at > $2) AS known, coalesce(bool_or(line_id = $3), false) AS is_known
     FROM house.chat_report WHERE reporter = $1`,
    [session.player, new Date(now.getTime() - hour_ms), line.line_id],
  );
  if (rows[0]?.is_known) return;
  if (Number(rows[0]?.known) >= MOST_REPORTS_AN_HOUR) throw new ChatFault('too_many');
  await house.pool.query(
    'INSERT INTO house.chat_report (line_id, reporter, reported_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
    [line.line_id, session.player, now],
  );
}
