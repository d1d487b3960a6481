import { playersAddNote } from '@marquee/contract/operate/players/add_note.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { addNote } from '../../operators/player-notes.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersAddNote = serveOperation(
  playersAddNote,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const player = await requirePlayer(app, sites, input.player_id);
      const key = { siteId: player.site_id, playerId: player.player_id };
      const note_id = await addNote(app, app.db, key, { body: input.body, by: operator.operatorId });
      // What it says stays with the player, because it may hold personal data.
      await note({ siteId: player.site_id, subjectId: input.player_id, after: { note_id } });
      return { note_id };
    }),
);
