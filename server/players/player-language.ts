import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';

/** The player's language: the one they ask for, or else the one of their account. */
export async function playerLanguage(
  app: Pick<App, 'db'>,
  session: PlayerSession,
  wanted: string | undefined,
): Promise<string> {
  if (wanted !== undefined) return wanted;
  const player = await app.db
    .selectFrom('players.player')
    .select('language')
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirst();
  return player?.language ?? 'EN';
}
