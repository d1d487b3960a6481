import type { App } from '../kernel/app.ts';
import { isPosted } from '../ledger/read-operations.ts';
import { closureOf } from '../sites/open-site.ts';
import { endGameSessions, type GameSession } from '../rounds/game-session.ts';
import { announceRealityCheck } from './reality-check.ts';

/** What a bet in a game session is to be answered before it reaches the ledger. */
export type StakeStanding = 'may_stake' | 'expired' | 'disabled' | 'limit_reached' | 'site_closed';

/**
 * Whether a game session takes a bet now: asked by every protocol's adapter, with the key of the bet in the ledger. The
 * bet is a sign of play: the time that it ends counts, and where the player's time is over his games end. A bet that was
 * posted before is never `limit_reached` or `site_closed`: the ledger repeats its answer.
 */
export async function stakeStanding(
  app: Pick<App, 'db' | 'clock' | 'rounds' | 'sites' | 'realtime' | 'log'>,
  session: GameSession,
  key: { readonly source: string; readonly externalId: string },
): Promise<StakeStanding> {
  if (!session.mayBet || session.endReason === 'excluded' || session.endReason === 'closed')
    return 'disabled';
  if (session.endReason === 'stopped' || session.expiresAt <= app.clock.now()) return 'expired';
  const bet = { siteId: session.siteId, playerId: session.playerId, ...key };
  if (closureOf(await app.sites.byId(session.siteId), app.clock))
    return (await isPosted(app.db, bet)) ? 'may_stake' : 'site_closed';
  if (session.endReason === 'time_limit')
    return (await isPosted(app.db, bet)) ? 'may_stake' : 'limit_reached';
  const { isReached, isWatched } = await app.rounds.playClock.play(app, session);
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

/** No bet fails because a message could not be sent. */
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
