import type { App } from '../kernel/app.ts';
import { endSessions, type PlayerKey } from './session.ts';

/**
 * Switch a player on or off. `blocked` and `closed` end his sessions; whoever calls with one is told BLOCK or CLOSE, and
 * after he is switched on again, sessionExpired. Wallet and history stay. Answers whether there is such a player; one who
 * was never verified cannot be switched.
 */
export async function setPlayerStatus(
  app: Pick<App, 'db' | 'pool' | 'clock'>,
  player: PlayerKey,
  status: 'active' | 'no_bets' | 'blocked' | 'closed',
): Promise<boolean> {
  const changed = await app.db
    .updateTable('players.player')
    .set({ status })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', '<>', 'unverified')
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  if (status === 'blocked' || status === 'closed') await endSessions(app, player, status);
  return true;
}
