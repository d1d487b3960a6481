import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { refuse } from '../kernel/errors.ts';
import { requireMayPlay } from './may-play.ts';
import { isRealityCheckDue } from './reality-check.ts';

/**
 * Call before a game opens. Throws what `requireMayPlay` throws, `playTimeReached` if the player's time is used up, and
 * `realityCheckDue` if they must first acknowledge how long they have played.
 */
export async function requireMayLaunch(
  app: Pick<App, 'db' | 'ledger' | 'clock' | 'playClock'>,
  player: PlayerSession,
): Promise<void> {
  await requireMayPlay(app, player);
  if (await isRealityCheckDue(app, player, player.sessionId)) throw refuse('realityCheckDue');
  if (await app.playClock.isOver(app, player)) throw refuse('playTimeReached');
}
