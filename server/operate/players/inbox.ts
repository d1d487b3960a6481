import { playersInbox } from '@marquee/contract/operate/players/inbox.ts';
import { nextPage, pageNumberOf } from '../../console/cursor.ts';
import { asPlayer, requirePlayer } from '../../console/show-player.ts';
import { listInbox } from '../../inbox/messages.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersInbox = serveOperation(playersInbox, async ({ app, input, sites }) => {
  const player = await requirePlayer(app, sites, input.player_id);
  const page = pageNumberOf(input.cursor);
  const query = { filter: 'all' as const, language: input.language, page, pageSize: input.limit };
  const { messages, total } = await listInbox(app, asPlayer(player, app.clock.now()), query);
  return {
    next_cursor: nextPage(page, input.limit, total),
    value: messages.map(({ inbox_id, category, title, body, is_read, created_at }) => ({
      inbox_id,
      category,
      title,
      body,
      is_read,
      created_at,
    })),
  };
});
