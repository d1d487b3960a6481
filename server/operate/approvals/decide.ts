import { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import { approvalDeeds } from '../../console/approval-kinds.ts';
import { refuse, refuseFor } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import {
  approvalKindOf,
  decideApproval,
  findApproval,
  mayDecide,
  requireOtherOperator,
} from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveApprovalsDecide = serveOperation(
  approvalsDecide,
  async ({ app, input, operator, rights, sites, change, noteIn }) => {
    const approval = await findApproval(app.db, input.approval_id, sites);
    const deed = approvalDeeds[approvalKindOf(approval.kind)];
    // The one who decides must also hold what is decided about.
    if (!mayDecide(rights, approval)) throw refuse('operatorNotPermitted');
    if (approval.state !== 'open') throw refuse('approvalDecided');
    requireOtherOperator(approval, operator.operatorId);
    const decide = async (within: typeof app, state: 'approved' | 'refused') =>
      decideApproval(within, within.db, approval, { state, by: operator.operatorId, reason: input.reason });
    const money =
      approval.amount === null ? {} : { amount: formatMoney(approval.amount), currency: approval.currency };
    const note = (state: 'approved' | 'refused', moved: Readonly<Record<string, string>> = {}) => ({
      siteId: approval.site_id,
      subjectId: approval.approval_id,
      before: { state: 'open', kind: approval.kind, subject_id: approval.subject_id },
      after: { state, ...money, ...moved },
      reason: input.reason,
      approvalId: approval.approval_id,
    });
    if (input.decision === 'refuse') {
      await change(async (within, write) => {
        await decide(within, 'refused');
        await deed.refuse?.(within, within.db, approval, operator.email);
        await write(note('refused'));
      });
      return {
        approval_id: approval.approval_id,
        state: 'refused' as const,
        outcome: 'refused' as const,
        detail: [],
        handed: null,
      };
    }
    const done = await deed.approve(app, approval, operator.email, async (trx, moved) => {
      await decide({ ...app, db: trx }, 'approved');
      await noteIn(trx, note('approved', moved));
    });
    const after = await findApproval(app.db, input.approval_id, sites);
    const [reason] = done.detail;
    if (after.state === 'open' && reason) throw refuseFor(reason);
    if (after.decided_by !== operator.operatorId) throw refuse('approvalDecided');
    return {
      approval_id: approval.approval_id,
      state: 'approved' as const,
      outcome: done.outcome,
      detail: done.detail,
      handed: done.handed ?? null,
    };
  },
);
