/** What players write, as the database keeps it: who may write now, a line on its way in, and the lines that a player sees. */
import { type ChatLine, type ChatRefusal, MOST_CHARACTERS, MOST_LINES } from '../../kit/play-api/chat.ts';
import { maskedName } from '../draws/present.ts';
import type { House } from '../house.ts';
import { requireActivePlayer } from '../play-session.ts';
import { Refusal } from '../refusal.ts';
import { readSession, type Session } from '../sessions.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { foldLine, plainLine } from './fold.ts';
import { hasContact } from './judge.ts';
import { wordsOf } from './word-list.ts';

/** Two lines of a player lie so far apart, and so many are taken in a minute, whatever tab, device or room they come from. */
const between_ms = 3_000;
const MOST_A_MINUTE = 10;
const minute_ms = 60_000;
/** A line is not said twice within this. */
const repeats_ms = 120_000;
/** Whoever writes has a ticket for money in a draw of the last hour, or in one to come: accounts that cost nothing cannot write. */
const plays_ms = 3_600_000;

type ChatAudience = { gameCode: string; subPartnerId: string };

/** Thrown where a line is not taken, or nothing can be done about one. */
export class ChatFault extends Error {
  readonly why: ChatRefusal;
  /** When it may be tried again. */
  readonly until: Date | null;
  constructor(why: ChatRefusal, until: Date | null = null) {
    super(`chat: ${why}`);
    this.name = 'ChatFault';
    this.why = why;
    this.until = until;
  }
}

/** Until when a player is muted; `for_good`, or null if they are not. */
async function muteOf(
  house: Pick<House, 'now'>,
  client: Queryable,
  player: string,
): Promise<Date | 'for_good' | null> {
  const { rows } = await client.query<{ is_muted: boolean; until: Date | null }>(
    'SELECT is_muted, until FROM house.chat_mute WHERE player = $1 ORDER BY mute_id DESC LIMIT 1',
    [player],
  );
  const [mute] = rows;
  if (!mute?.is_muted) return null;
  if (mute.until === null) return 'for_good';
  return mute.until > house.now() ? mute.until : null;
}

async function hasPlayed(
  house: Pick<House, 'now'>,
  client: Queryable,
  player: string,
  gameCode: string,
): Promise<boolean> {
  const { rows } = await client.query<{ has_played: boolean }>(
    `SELECT EXISTS (SELECT FROM house.chain c JOIN house.draw d USING (chain_id) JOIN house.draw_bet b USING (draw_id)
       WHERE c.game_code = $1 AND d.closes_at > $2 AND b.player = $3 AND NOT b.is_demo AND b.state NOT IN ('asked', 'void')) AS has_played`,
    [gameCode, new Date(house.now().getTime() - plays_ms), player],
  );
  return rows[0]?.has_played === true;
}

/** Why a player may not write now, whatever they write; null if they may. */
export async function barOf(
  house: Pick<House, 'now'>,
  client: Queryable,
  { player, operatorToken, gameCode }: Pick<Session, 'player' | 'operatorToken' | 'gameCode'>,
): Promise<{ why: 'demo' | 'no_bet' | 'muted'; until: Date | null } | null> {
  if (operatorToken === null) return { why: 'demo', until: null };
  const mute = await muteOf(house, client, player);
  if (mute !== null) return { why: 'muted', until: mute === 'for_good' ? null : mute };
  return (await hasPlayed(house, client, player, gameCode)) ? null : { why: 'no_bet', until: null };
}

/** @throws ChatFault if the player may not write, not yet, or not this. */
async function requireMayWrite(
  house: Pick<House, 'now'>,
  client: Queryable,
  session: Session,
  folded: string,
): Promise<void> {
  const bar = await barOf(house, client, session);
  if (bar) throw new ChatFault(bar.why, bar.until);
  const now_ms = house.now().getTime();
  const { rows } = await client.query<{ folded: string; written_at: Date }>(
    'SELECT folded, written_at FROM house.chat_line WHERE player = $1 AND written_at > $2 ORDER BY written_at DESC',
    [session.player, new Date(now_ms - repeats_ms)],
  );
  const times = rows.map(({ written_at }) => written_at.getTime());
  const last = times[0] ?? -Infinity;
  if (now_ms - last < between_ms) throw new ChatFault('too_fast', new Date(last + between_ms));
  const tenth = times[MOST_A_MINUTE - 1] ?? -Infinity;
  if (now_ms - tenth < minute_ms) throw new ChatFault('too_fast', new Date(tenth + minute_ms));
  if (rows.some((row) => row.folded === folded)) throw new ChatFault('repeated');
}

/** @throws ChatFault for a session that has ended, and for a player whom the operator has switched off. */
async function requireOn(house: House, session: Session): Promise<void> {
  if ((await readSession(house, session.sessionId)).closedAt) throw new ChatFault('off');
  try {
    await requireActivePlayer(house, session);
  } catch (error) {
    if (error instanceof Refusal) throw new ChatFault('off');
    throw error;
  }
}

/**
 * Takes a line. One that was taken under the same id before is not taken again.
 * @throws ChatFault
 */
export async function writeLine(
  house: House,
  session: Session,
  { line_id, text }: { line_id: string; text: string },
): Promise<void> {
  const body = plainLine(text);
  if (body === '') throw new ChatFault('empty');
  if (Array.from(body).length > MOST_CHARACTERS) throw new ChatFault('too_long');
  const folded = foldLine(body);
  const isTaken = async (client: Queryable): Promise<boolean> => {
    const { rows } = await client.query<{ player: string }>(
      'SELECT player FROM house.chat_line WHERE public_id = $1',
      [line_id],
    );
    if (rows[0] && rows[0].player !== session.player) throw new ChatFault('unknown');
    return rows[0] !== undefined;
  };
  if (await isTaken(house.pool)) return;
  // Who may not write is told so, and learns nothing of the words.
  await requireMayWrite(house, house.pool, session, folded);
  if (hasContact(body)) throw new ChatFault('contact');
  if ((await wordsOf(house.pool, session.subPartnerId)).finds(body)) throw new ChatFault('word');
  await requireOn(house, session);
  await inTransaction(house.pool, async (client) => {
    // Lines of a player come in one after the other, wherever they are sent: none slips by while another is counted.
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('chat ' || $1, 0))`, [session.player]);
    if (await isTaken(client)) return;
    await requireMayWrite(house, client, session, folded);
    await client.query(
      `INSERT INTO house.chat_line (public_id, game_code, sub_partner_id, player, body, folded, written_at, changed_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $7)`,
      [line_id, session.gameCode, session.subPartnerId, session.player, body, folded, house.now()],
    );
  });
}

export type LineRow = {
  line_id: string;
  public_id: string;
  sub_partner_id: string;
  player: string;
  body: string;
  written_at: Date;
  changed_at: Date;
  removed_at: Date | null;
};
const lineColumns = 'line_id, public_id, sub_partner_id, player, body, written_at, changed_at, removed_at';

/** A line as a player is told it. Its name is that of its day, so that it stays what it was. */
export function presentLine(house: Pick<House, 'linkSecret'>, row: LineRow, reader: string): ChatLine {
  return {
    line_id: row.public_id,
    player: maskedName({ linkSecret: house.linkSecret, now: () => row.written_at }, row.player),
    is_own: row.player === reader,
    text: row.body,
    at: row.written_at.getTime(),
  };
}

/** The last lines of a room, the oldest first, without those of players whom the reader has blocked. */
export async function lastLines(
  client: Queryable,
  { gameCode, subPartnerId }: ChatAudience,
  reader: string,
): Promise<readonly LineRow[]> {
  const { rows } = await client.query<LineRow>(
    `SELECT ${lineColumns} FROM house.chat_line l
     WHERE game_code = $1 AND sub_partner_id = $2 AND removed_at IS NULL
       AND NOT EXISTS (SELECT FROM house.chat_block b WHERE b.player = $3 AND b.blocked = l.player)
     ORDER BY line_id DESC LIMIT $4`,
    [gameCode, subPartnerId, reader, MOST_LINES],
  );
  return rows.toReversed();
}

/** What was written or removed in a game since, of all brands. */
export async function changedLines(
  client: Queryable,
  gameCode: string,
  since: Date,
): Promise<readonly LineRow[]> {
  const { rows } = await client.query<LineRow>(
    `SELECT ${lineColumns} FROM house.chat_line WHERE game_code = $1 AND changed_at > $2 ORDER BY line_id`,
    [gameCode, since],
  );
  return rows;
}
