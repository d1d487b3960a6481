import { chatJudge } from '@marquee/contract/operate/chat/judge.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuseCommand } from '../../kernel/errors.ts';
import { judgeChatLine } from '../../rounds/provider-chat.ts';

/** The provider is asked first, and keeps who asked and why itself; the entry of the audit says what it answered. */
export const serveChatJudge = serveOperation(chatJudge, async ({ app, input, operator, sites, change }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const key = { providerCode: input.provider_code, siteCode: input.site_code };
  const { line_id: lineId, verdict, reason } = input;
  const changed = await judgeChatLine(app, key, lineId, verdict, { actor: operator.email, reason });
  if (changed === null) throw refuseCommand('There is no such line any more.');
  return change(async (_within, note) => {
    await note({ siteId, subjectId: lineId, after: { verdict, changed }, reason });
    return { changed };
  });
});
