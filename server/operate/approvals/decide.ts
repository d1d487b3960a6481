import { approvalsDecide } from '@marquee/contract/operate/approvals/decide.ts';
import { approveOne } from '../../console/decide-withdrawal.ts';
import { voidOne } from '../../console/decide-void.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { decideApproval, findApproval } from '../../operators/approvals.ts';
import { isPermitted } from '../../operators/rights.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveApprovalsDecide = serveOperation(
  approvalsDecide,
  async ({ app, input, operator, rights, sites, change, noteIn }) => {
    const approval = await findApproval(app.db, input.approval_id, sites);
    // The one who decides must also hold what is decided about.
    const needed = approval.kind === 'round_void' ? 'rounds.approve' : 'withdrawals.approve';
    if (!isPermitted(rights, needed, approval.site_id)) throw refuse('operatorNotPermitted');
    if (approval.state !== 'open') throw refuse('approvalDecided');
    if (approval.asked_by === operator.operatorId) throw refuse('approvalOwnRequest');
    const decide = async (within: typeof app, state: 'approved' | 'refused') =>
      decideApproval(within, within.db, approval, { state, by: operator.operatorId, reason: input.reason });
    const note = (state: 'approved' | 'refused') => ({
      siteId: approval.site_id,
      subjectId: approval.approval_id,
      before: { state: 'open', kind: approval.kind, subject_id: approval.subject_id },
      after: { state, amount: formatMoney(approval.amount), currency: approval.currency },
      reason: input.reason,
      approvalId: approval.approval_id,
    });
    if (input.decision === 'refuse') {
      await change(async (within, write) => {
        await decide(within, 'refused');
        await write(note('refused'));
      });
      return {
        approval_id: approval.approval_id,
        state: 'refused' as const,
        outcome: 'refused' as const,
        detail: '',
      };
    }
    if (approval.kind === 'round_void') {
      await voidOne(app, approval, async (trx, { returns, takes }) => {
        await decide({ ...app, db: trx }, 'approved');
        const { after, ...rest } = note('approved');
        const moved = { returns: formatMoney(returns), takes: formatMoney(takes) };
        await noteIn(trx, { ...rest, after: { ...after, ...moved } });
      });
      return {
        approval_id: approval.approval_id,
        state: 'approved' as const,
        outcome: 'voided' as const,
        detail: '',
      };
    }
    const done = await approveOne(app, approval.subject_id, operator.email, async (trx) => {
      await decide({ ...app, db: trx }, 'approved');
      await noteIn(trx, note('approved'));
    });
    const after = await findApproval(app.db, input.approval_id, sites);
    if (after.state === 'open') throw refuse('commandRefused', done.detail);
    if (after.decided_by !== operator.operatorId) throw refuse('approvalDecided');
    return {
      approval_id: approval.approval_id,
      state: 'approved' as const,
      outcome: done.outcome,
      detail: done.detail,
    };
  },
);
