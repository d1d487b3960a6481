import { playersWriteMessage } from '@marquee/contract/operate/players/write_message.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { sendToInbox } from '../../inbox/send.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersWriteMessage = serveOperation(
  playersWriteMessage,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const player = await requirePlayer(app, sites, input.player_id);
      const inAll = (text: string) => ({ EN: text, PHP: text, CN: text });
      const sent = await sendToInbox(app, app.db, {
        siteId: player.site_id,
        playerId: player.player_id,
        key: `operator:${input.idempotency_key}`,
        category: 'account',
        text: { title: inAll(input.title), body: inAll(input.body) },
      });
      if (!sent) throw refuse('playerUnchanged');
      await note({ siteId: player.site_id, subjectId: input.player_id, after: { title: input.title } });
      return { sent };
    }),
);
