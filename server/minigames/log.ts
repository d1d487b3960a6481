import type { PlayerSession } from '../players/player-session.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { Tokens } from './games.ts';

/** A page of a player's plays, newest first. */
export async function readPlays(
  db: Database,
  session: PlayerSession,
  { page, pageSize }: { page: number; pageSize: number },
) {
  const plays = db
    .selectFrom('rewards.mini_game_play as play')
    .where('play.site_id', '=', session.siteId)
    .where('play.player_id', '=', session.playerId);
  const [{ total }, rows] = await Promise.all([
    plays.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    plays
      .leftJoin('rewards.mini_game as game', (join) =>
        join.onRef('game.site_id', '=', 'play.site_id').onRef('game.game_id', '=', 'play.game_id'),
      )
      .select([
        'play.play_id',
        'play.game_id',
        'play.token_cost',
        'play.prize_kind',
        'play.prize_amount',
        'play.currency',
        'play.created_at',
        'play.settled_at',
        'game.name',
        'game.kind',
      ])
      .orderBy('play.created_at', 'desc')
      .orderBy('play.play_id', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total, rows };
}

/** The tokens spent on plays whose prize is not settled yet. */
export async function frozenTokens(
  db: Database,
  session: Pick<PlayerSession, 'siteId' | 'playerId'>,
): Promise<Tokens> {
  const { frozen } = await db
    .selectFrom('rewards.mini_game_play')
    .select(sql<bigint>`coalesce(sum(token_cost), 0)::int8`.as('frozen'))
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return frozen;
}
