import { playersSetTags } from '@marquee/contract/operate/players/set_tags.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { setTags } from '../../operators/player-notes.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersSetTags = serveOperation(playersSetTags, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const player = await requirePlayer(app, sites, input.player_id);
    const key = { siteId: player.site_id, playerId: player.player_id };
    const { before, after } = await setTags(app.db, key, input.tags);
    await note({
      siteId: player.site_id,
      subjectId: input.player_id,
      before: { tags: before },
      after: { tags: after },
    });
    return { tags: after };
  }),
);
