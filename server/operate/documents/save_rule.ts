import { documentsSaveRule } from '@marquee/contract/operate/documents/save_rule.ts';
import { saveDocumentRule } from '../../cashier/documents/review.ts';
import { namedSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDocumentsSaveRule = serveOperation(documentsSaveRule, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const siteId = await namedSite(app.db, input.site_code, sites);
    if (siteId === undefined) throw refuse('siteNotFound');
    const fromAmount = input.from_amount === null ? null : parseMoney(input.from_amount);
    const before = await saveDocumentRule(app.db, { siteId, kind: input.kind, fromAmount });
    await note({
      siteId,
      subjectId: `${input.site_code} ${input.kind}`,
      before: { from_amount: before === null ? null : formatMoney(before) },
      after: { from_amount: fromAmount === null ? null : formatMoney(fromAmount) },
      reason: input.reason,
    });
    return {};
  }),
);
