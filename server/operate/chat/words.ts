import { chatWords } from '@marquee/contract/operate/chat/words.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChatWords } from '../../rounds/provider-chat.ts';

export const serveChatWords = serveOperation(chatWords, async ({ app, input, sites }) => {
  await requireSite(app.db, input.site_code, sites);
  const { lists, silent } = await listChatWords(app, input.site_code);
  return {
    value: lists.map(({ providerCode, ...list }) => ({ ...list, provider_code: providerCode })),
    silent: [...silent],
  };
});
