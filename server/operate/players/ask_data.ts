import { playersAskData } from '@marquee/contract/operate/players/ask_data.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { refuse } from '../../kernel/errors.ts';
import { askExport } from '../../privacy/exports.ts';

export const servePlayersAskData = serveOperation(playersAskData, ({ input, sites, operator, change }) =>
  change(async (app, note) => {
    const found = await requirePlayer(app, sites, input.player_id);
    const player = { siteId: found.site_id, playerId: found.player_id };
    const asked = { by: operator.operatorId, reason: input.reason };
    const exportId = await askExport(app, app.db, player, asked);
    if (exportId === undefined) throw refuse('exportAsked');
    await note({
      siteId: found.site_id,
      subjectId: input.player_id,
      after: { export_id: exportId },
      reason: input.reason,
    });
    return { export_id: exportId };
  }),
);
