import { chatSetWords } from '@marquee/contract/operate/chat/set_words.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChatWords, setChatWords } from '../../rounds/provider-chat.ts';

/** The provider is asked first, and keeps who asked and why itself; the entry of the audit says which words came and went. */
export const serveChatSetWords = serveOperation(
  chatSetWords,
  async ({ app, input, operator, sites, change }) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const { provider_code: providerCode, site_code: siteCode, reason } = input;
    const words = input.words && [...new Set(input.words)];
    const before =
      (await listChatWords(app, siteCode)).lists.find((list) => list.providerCode === providerCode)?.words ??
      [];
    await setChatWords(app, { providerCode, siteCode }, words, { actor: operator.email, reason });
    return change(async (_within, note) => {
      await note({
        siteId,
        subjectId: siteCode,
        before: { words: before.filter((word) => !(words ?? []).includes(word)) },
        after:
          words === null
            ? { of_provider: true }
            : { words: words.filter((word) => !before.includes(word)), count: words.length },
        reason,
      });
      return { words: words?.length ?? null };
    });
  },
);
