import { approvalsSaveRule } from '@marquee/contract/operate/approvals/save_rule.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { saveRule } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveApprovalsSaveRule = serveOperation(approvalsSaveRule, async ({ input, change }) =>
  change(async (app, note) => {
    const threshold = input.threshold === null ? null : parseMoney(input.threshold);
    const before = await saveRule(app.db, { kind: input.kind, currency: input.currency, threshold });
    await note({
      subjectId: `${input.kind} ${input.currency}`,
      before: { threshold: before === null ? null : formatMoney(before) },
      after: { threshold: threshold === null ? null : formatMoney(threshold) },
      reason: input.reason,
    });
    return {};
  }),
);
