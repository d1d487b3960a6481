import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { refuse } from '../kernel/errors.ts';
import { requireMayPlay } from './may-play.ts';
import { isRealityCheckDue } from './reality-check.ts';

/**
 * To be asked before a game is opened. Throws what `requireMayPlay` does, `playTimeReached` where the player's time is
 * over, and `realityCheckDue` where he is to see first how long he has played.
 */
export async function requireMayLaunch(
  app: Pick<App, 'db' | 'ledger' | 'clock' | 'playClock'>,
  player: PlayerSession,
): Promise<void> {
  await requireMayPlay(app, player);
  if (await isRealityCheckDue(app, player, player.sessionId)) throw refuse('realityCheckDue');
  if (await app.playClock.isOver(app, player)) throw refuse('playTimeReached');
}
