import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { lastSecurityChange } from '../players/security-change.ts';
import type { SiteSetting } from './site-setting.ts';

type Player = Pick<PlayerSession, 'siteId' | 'playerId'>;

/**
 * Until when no withdrawal is taken because what protects the account was changed: whoever has just taken an account over
 * does not empty it at once, and its owner has the time to notice. Null where nothing was changed so lately.
 */
export async function coolingUntil(
  app: Pick<App, 'clock'>,
  db: Database,
  player: Player,
  setting: Pick<SiteSetting, 'securityChangeWait_ms'>,
): Promise<Date | null> {
  const change = await lastSecurityChange(db, player);
  if (!change) return null;
  const until = new Date(change.changedAt.getTime() + setting.securityChangeWait_ms);
  return until > app.clock.now() ? until : null;
}
