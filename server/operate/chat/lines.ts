import { chatLines } from '@marquee/contract/operate/chat/lines.ts';
import { showChatLines } from '../../console/show-chat.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requirePlayer } from '../../console/show-player.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuseField } from '../../kernel/errors.ts';
import { listChatLines, type ListedChatLines } from '../../rounds/provider-chat.ts';

/** A cursor names the provider with which the list goes on, and its last line. */
function placeOf(cursor: string | undefined): ListedChatLines['next'] {
  if (cursor === undefined) return null;
  const [providerCode, line] = cursor.split('/');
  if (!providerCode || !line || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(line))
    throw refuseField('cursor', 'an id');
  return { providerCode, line };
}

export const serveChatLines = serveOperation(chatLines, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const player = input.player_id && (await requirePlayer(app, [siteId], input.player_id));
  const listed = await listChatLines(app, input.site_code, {
    view: input.view,
    of: player ? { siteId, playerId: player.player_id } : undefined,
    after: placeOf(input.cursor),
    limit: input.limit,
  });
  const { next } = listed;
  return {
    value: await showChatLines(app, siteId, listed),
    next_cursor: next && `${next.providerCode}/${next.line}`,
    silent: [...listed.silent],
  };
});
