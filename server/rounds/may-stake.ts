import type { App } from './app.ts';
import { isPosted } from '../ledger/read-operations.ts';
import { closureOf } from '../sites/open-site.ts';
import { announceRealityCheck } from '../safety/reality-check.ts';
import { endGameSessions, type GameSession } from './game-session.ts';

/** The answer to a bet before it reaches the ledger. */
export type StakeStanding = 'may_stake' | 'expired' | 'disabled' | 'limit_reached' | 'site_closed';

/**
 * Whether a game session takes a bet now. Every protocol adapter asks, with the bet's ledger key. The bet counts as a
 * sign of play: the time since the last one is added, and if the player's time limit is reached, their games end. A bet
 * that was posted before is never `limit_reached` or `site_closed`, because the ledger repeats its answer.
 */
export async function stakeStanding(
  app: Pick<App, 'db' | 'clock' | 'rounds' | 'playClock' | 'sites' | 'realtime' | 'log'>,
  session: GameSession,
  key: { readonly source: string; readonly externalId: string },
): Promise<StakeStanding> {
  const bet = { siteId: session.siteId, playerId: session.playerId, ...key };
  if (!session.mayBet || session.endReason === 'excluded' || session.endReason === 'closed')
    return 'disabled';
  if (session.endReason === 'stopped' || session.expiresAt <= app.clock.now()) return 'expired';
  if (closureOf(await app.sites.byId(session.siteId), app.clock))
    return (await isPosted(app.db, bet)) ? 'may_stake' : 'site_closed';
  if (session.endReason === 'time_limit')
    return (await isPosted(app.db, bet)) ? 'may_stake' : 'limit_reached';
  const { isReached, isWatched } = await app.playClock.play(app, session);
  if (!isReached) {
    if (isWatched) await tellRealityCheck(app, session);
    return 'may_stake';
  }
  if (await isPosted(app.db, bet)) return 'may_stake';
  await endGameSessions(
    app.db,
    { siteId: session.siteId, playerId: session.playerId },
    'time_limit',
    app.clock.now(),
  );
  app.rounds.sessions.forget(session.playerId);
  await app.realtime.toPlayer(session, { type: 'play_stopped', reason: 'time_limit' });
  return 'limit_reached';
}

/** A bet must not fail because a message could not be sent. */
async function tellRealityCheck(
  app: Pick<App, 'db' | 'clock' | 'realtime' | 'log'>,
  session: GameSession,
): Promise<void> {
  try {
    await announceRealityCheck(app, session, session.sessionId);
  } catch (error) {
    app.log.warn({ err: error }, 'a reality check could not be announced');
  }
}
