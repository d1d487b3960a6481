/** The last bets of all players in a game, for those who watch. */
import { createHmac } from 'node:crypto';
import { courseSchema, type RoundsAnswer } from '../kit/play-api/rounds.ts';
import type { House } from './house.ts';
import type { Session } from './sessions.ts';

type RecentBet = Extract<RoundsAnswer<'recent'>, { ok: true }>['bets'][number];

const mostBets = 20;

type Row = {
  public_id: string;
  player: string;
  settled_at: Date;
  currency: string;
  staked: string;
  win: string;
  book: unknown;
};

/**
 * A name that says no more of a player than that two bets of a day are of the same: without the house's secret nobody can tell whose it is.
 */
function maskOf({ linkSecret }: House, player: string, at: Date): string {
  const day = at.toISOString().slice(0, 10);
  return createHmac('sha256', linkSecret).update(`${day} ${player}`).digest('hex').slice(0, 5).toUpperCase();
}

/** Watchers ask every few seconds, and all of a brand see the same: one answer is good for so long. */
const keep_ms = 1_000;
const kept = new WeakMap<House, Map<string, { until_ms: number; rows: Promise<Row[]> }>>();

/** Settled bets for money in a game of a brand. */
function rowsOfBrand(house: House, gameCode: string, subPartnerId: string): Promise<Row[]> {
  const answers = kept.get(house) ?? new Map<string, { until_ms: number; rows: Promise<Row[]> }>();
  kept.set(house, answers);
  const key = `${gameCode} ${subPartnerId}`;
  const now_ms = performance.now();
  const last = answers.get(key);
  if (last && now_ms < last.until_ms) return last.rows;
  const rows = readRows(house, gameCode, subPartnerId, null);
  answers.set(key, { until_ms: now_ms + keep_ms, rows });
  rows.catch(() => answers.delete(key));
  return rows;
}

async function readRows(
  house: House,
  gameCode: string,
  subPartnerId: string,
  demoPlayer: string | null,
): Promise<Row[]> {
  const { rows } = await house.pool.query<Row>(
    `SELECT r.public_id, r.player, r.settled_at, r.currency, r.bet + r.raised AS staked, r.win, r.book
     FROM house.round r JOIN house.session s USING (session_id)
     WHERE r.game_code = $1 AND r.wager IS NOT NULL AND r.state = 'settled' AND s.sub_partner_id = $2
       AND ($3::text IS NULL AND s.operator_token IS NOT NULL OR r.player = $3)
     ORDER BY r.round_id DESC LIMIT $4`,
    [gameCode, subPartnerId, demoPlayer, mostBets],
  );
  return rows;
}

/** Settled bets of the session's game and brand, newest first; demo play is seen by its own player alone. */
export async function recentBets(house: House, session: Session): Promise<RecentBet[]> {
  const isDemo = session.operatorToken === null;
  const rows = isDemo
    ? await readRows(house, session.gameCode, session.subPartnerId, session.player)
    : await rowsOfBrand(house, session.gameCode, session.subPartnerId);
  return rows.map((row) => ({
    round_id: row.public_id,
    player: maskOf(house, row.player, row.settled_at),
    is_mine: row.player === session.player,
    ended_at: row.settled_at.toISOString(),
    currency: row.currency,
    bet_minor: row.staked,
    win_minor: row.win,
    multiplier: courseSchema.parse(row.book).multiplier,
  }));
}
