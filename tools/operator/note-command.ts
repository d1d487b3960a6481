import type { RecordDecision } from '@marquee/server/cashier/withdrawal.ts';
import type { Clock } from '@marquee/server/kernel/clock.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import { closeApproval } from '@marquee/server/operators/approvals.ts';
import { appendAudit, type AuditEntry } from '@marquee/server/operators/audit.ts';
import type { App as OperatorsApp } from '@marquee/server/operators/app.ts';

/** Write what a command did into the audit, in the transaction that does it. The operator is who the command names. */
export function noteCommand(
  app: { readonly clock: Clock },
  trx: Database,
  operator: string,
  entry: Pick<AuditEntry, 'call' | 'siteId' | 'subjectKind' | 'subjectId' | 'before' | 'after' | 'reason'>,
): Promise<void> {
  return appendAudit(trx, {
    ...entry,
    at: app.clock.now(),
    actor: { operatorId: null, name: operator, sessionId: null, ip: null },
    permission: 'command',
    approvalId: null,
  });
}

/** Records a decision about a withdrawal. One that is refused needs no second operator any more. */
export function recordWithdrawal(
  app: OperatorsApp,
  operator: string,
  decided: { readonly call: 'withdrawals approve' | 'withdrawals refuse'; readonly reason: string },
): RecordDecision {
  return async (trx, { withdrawal_id: id, site_id: siteId, status, amount, currency }) => {
    const { call, reason } = decided;
    // Whoever has the server decides alone, so a request for a second operator is settled by it.
    await closeApproval(
      app,
      trx,
      { kind: 'withdrawal', subjectId: id },
      { by: null, reason: `${call}: ${reason}` },
    );
    await noteCommand(app, trx, operator, {
      call,
      siteId,
      subjectKind: 'withdrawal',
      subjectId: id,
      before: { status },
      after: {
        status: call === 'withdrawals approve' ? 'paying' : 'refused',
        amount: formatMoney(amount),
        currency,
      },
      reason,
    });
  };
}
