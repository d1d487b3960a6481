import { playersUnmask } from '@marquee/contract/operate/players/unmask.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersUnmask = serveOperation(playersUnmask, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const player = await requirePlayer(app, sites, input.player_id);
    await note({
      siteId: player.site_id,
      subjectId: input.player_id,
      after: { shown: ['full_name', 'birth_date', 'contact_phone', 'contact_email'] },
      reason: input.reason,
    });
    return {
      full_name: player.full_name,
      birth_date: player.birth_date,
      contact_phone: player.contact_phone,
      contact_email: player.contact_email,
    };
  }),
);
