import { playersTakeData } from '@marquee/contract/operate/players/take_data.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { releaseExport } from '../../privacy/exports.ts';

export const servePlayersTakeData = serveOperation(playersTakeData, ({ input, sites, operator, change }) =>
  change(async (app, note) => {
    const { export_id: exportId } = input;
    const { operatorId } = operator;
    const player = await releaseExport(app.db, { exportId, operatorId, now: app.clock.now() });
    // Whoever has lost the right on the site has lost the archive too.
    if (!player || (sites !== 'all' && !sites.includes(player.siteId))) throw refuse('exportNotFound');
    await note({
      siteId: player.siteId,
      subjectId: player.playerId.toString(),
      after: { export_id: exportId },
    });
    return { path: `/operate/player_data/${exportId}` };
  }),
);
