import type {
  gatewayDifferenceSchema,
  gatewayReconciliationSchema,
} from '@marquee/contract/operator-reconciliation.ts';
import type { z } from 'zod';
import { findRun, type KeptDifference, type Run } from '../cashier/gateway-reconciliation/read.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';

/** A run. Throws `reconciliationNotFound`. */
export async function requireRun(db: Database, runId: string): Promise<Run> {
  const run = await findRun(db, runId);
  if (!run) throw refuse('reconciliationNotFound');
  return run;
}

export function showRun(run: Run): z.infer<typeof gatewayReconciliationSchema> {
  return {
    run_id: run.runId,
    gateway: run.gateway,
    day: run.day,
    source: run.source === 'statement' ? 'statement' : 'list',
    statement_name: run.statementName,
    asked_by: run.askedBy,
    finished_at: run.finishedAt.toISOString(),
    theirs: run.theirs,
    ours: run.ours,
    matched: run.matched,
    differences: run.differences,
    open: run.open,
  };
}

export function showDifference(found: KeptDifference): z.infer<typeof gatewayDifferenceSchema> {
  return {
    subject: found.subject,
    said: found.said,
    kind: found.kind,
    movement: found.movement,
    gateway_id: found.gatewayId,
    reference: found.reference,
    deposit_id: found.depositId,
    withdrawal_id: found.withdrawalId,
    site_code: found.siteCode,
    account_id: found.accountId,
    theirs: found.theirs === null ? null : formatMoney(found.theirs),
    ours: found.ours === null ? null : formatMoney(found.ours),
    our_state: found.ourState,
    currency: found.currency,
    explanation: found.explanation,
    explained_by: found.explainedBy,
    explained_at: found.explainedAt?.toISOString() ?? null,
  };
}
