import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { lastSecurityChange } from '../players/security-change.ts';
import type { SiteSetting } from './site-setting.ts';

type Player = Pick<PlayerSession, 'siteId' | 'playerId'>;

/**
 * When withdrawals are possible again after a change of security data, or null if no recent change blocks them. The
 * wait stops somebody who has taken over an account from emptying it, and gives its owner time to notice.
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
