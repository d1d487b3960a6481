import { playStopped, playStopping } from '../safety/play-stopped.ts';
import type { App } from './app.ts';
import { endGameSessions } from './game-session.ts';

/** End a player's open games when they must stop playing. */
export function subscribeRounds(app: Pick<App, 'events' | 'rounds'>): void {
  app.events.on(playStopping, (trx, { siteId, playerId, reason, at }) =>
    endGameSessions(trx, { siteId, playerId }, reason, at),
  );
  app.events.on(playStopped, async (_, { playerId }) => app.rounds.sessions.forget(playerId));
}
