import { chatMutes } from '@marquee/contract/operate/chat/mutes.ts';
import { chatPlayers } from '../../console/show-chat.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChatMutes } from '../../rounds/provider-chat.ts';

export const serveChatMutes = serveOperation(chatMutes, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const { mutes, silent } = await listChatMutes(app, input.site_code);
  const show = await chatPlayers(
    app,
    siteId,
    mutes.flatMap(({ player }) => player ?? []),
  );
  return {
    value: mutes.map(({ providerCode, player, until, at, by, why }) => ({
      provider_code: providerCode,
      ...show(player),
      until,
      at,
      by,
      why,
    })),
    silent: [...silent],
  };
});
