import { playersUnblock } from '@marquee/contract/operate/players/unblock.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { decideOnPlayer } from '../../players/account-status.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersUnblock = serveOperation(
  playersUnblock,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const player = await requirePlayer(app, sites, input.player_id);
      const key = { siteId: player.site_id, playerId: player.player_id, status: player.status };
      const decision = { by: operator.email, reason: input.reason };
      if ((await decideOnPlayer(app, key, 'unblock', decision)) !== 'done') throw refuse('playerUnchanged');
      const status = 'active';
      await note({
        siteId: player.site_id,
        subjectId: input.player_id,
        before: { status: player.status },
        after: { status },
        reason: input.reason,
      });
      return { status };
    }),
);
