import { playersNotes } from '@marquee/contract/operate/players/notes.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { listNotes, listTags } from '../../operators/player-notes.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersNotes = serveOperation(playersNotes, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const key = { siteId: player.site_id, playerId: player.player_id };
  const [tags, value] = await Promise.all([listTags(app.db, key), listNotes(app.db, key)]);
  return { tags, value };
});
