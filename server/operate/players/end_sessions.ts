import { playersEndSessions } from '@marquee/contract/operate/players/end_sessions.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { endSessions } from '../../players/session.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersEndSessions = serveOperation(playersEndSessions, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const player = await requirePlayer(app, sites, input.player_id);
    const key = { siteId: player.site_id, playerId: player.player_id };
    const ended = await endSessions(app, key, 'revoked');
    await note({
      siteId: player.site_id,
      subjectId: input.player_id,
      after: { ended },
      reason: input.reason,
    });
    return { ended };
  }),
);
