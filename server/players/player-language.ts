import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';

/** The player's language: the one they ask for, or else the one of their account. */
export async function playerLanguage(
  app: Pick<App, 'db'>,
  player: Pick<PlayerSession, 'siteId' | 'playerId'>,
  wanted: string | undefined,
): Promise<string> {
  if (wanted !== undefined) return wanted;
  const row = await app.db
    .selectFrom('players.player')
    .select('language')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
  return row?.language ?? 'EN';
}
