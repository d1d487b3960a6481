import { z } from 'zod';
import { findOpenRecord, keepPayoutRecord, type PayoutRecord } from '../cashier/payout-records.ts';
import { ReviewError } from '../cashier/review-error.ts';
import { findQueued, type QueuedWithdrawal } from '../cashier/withdrawal-queue.ts';
import type { App } from '../http/app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { askApproval, latestApprovals } from '../operators/approvals.ts';
import type { OperatorSession } from '../operators/session.ts';
import { commanded } from './commanded.ts';
import type { Note } from './serve-operation.ts';
import { sitesOfQuery } from './site-filter.ts';

const whatSchema = z.enum(['paid', 'returned', 'settled']);
const kinds = {
  paid: 'payout_by_hand',
  returned: 'payout_return',
  settled: 'payout_settlement',
} as const;
/** The states that a withdrawal may be in, and what is said otherwise. */
const needed = {
  paid: {
    statuses: ['pending'],
    otherwise: 'Only a withdrawal that waits for a decision can be paid by hand.',
  },
  returned: { statuses: ['paid'], otherwise: 'Only a settled payout can be recorded as returned.' },
  settled: {
    statuses: ['pending', 'paying', 'refused'],
    otherwise: 'This withdrawal was already settled.',
  },
} as const;

type Said = Omit<PayoutRecord, 'gateway'>;

/**
 * Ask a second operator to agree to what became of a payout outside of a gateway. Runs in the transaction of the call's change.
 * Throws `withdrawalNotFound` and `commandRefused`.
 */
export async function askPayoutRecord(
  app: App,
  said: Said,
  { operator, sites }: { operator: OperatorSession; sites: 'all' | readonly number[] },
  note: (entry: Note) => Promise<void>,
): Promise<{ approval_id: string }> {
  const { withdrawalId, what, reference, reason } = said;
  const found = await findQueued(app.db, sitesOfQuery(sites, undefined), withdrawalId, app.clock.now());
  if (!found) throw refuse('withdrawalNotFound');
  const approvalId = await commanded(() => ask(app, found, said, operator));
  await note({
    siteId: found.site_id,
    subjectId: withdrawalId,
    before: { status: found.status },
    after: {
      approval: 'asked',
      said: what,
      reference,
      amount: formatMoney(said.amount ?? found.amount),
      currency: found.currency,
      ...(what === 'settled' ? { held: formatMoney(found.amount), writes_off: said.writesOff } : {}),
    },
    reason,
    approvalId,
  });
  return { approval_id: approvalId };
}

async function ask(
  app: App,
  found: QueuedWithdrawal,
  said: Said,
  operator: OperatorSession,
): Promise<string> {
  const { what, reference, reason } = said;
  const { statuses, otherwise } = needed[what];
  if (!statuses.some((status) => status === found.status)) throw new ReviewError(otherwise);
  const gateway = what === 'paid' ? 'manual' : found.gateway;
  const recordId = await keepPayoutRecord(
    app,
    app.db,
    { ...said, gateway },
    { state: 'asked', askedBy: operator.email },
  );
  const approvalId = await askApproval(
    app,
    app.db,
    {
      kind: kinds[what],
      subjectId: recordId,
      siteId: found.site_id,
      accountId: found.account_id,
      money: { amount: said.amount ?? found.amount, currency: found.currency },
    },
    { by: operator.operatorId, reason: `${reference}: ${reason}` },
  );
  if (approvalId === undefined) throw new ReviewError('It waits for a second operator already.');
  return approvalId;
}

/** What waits for a second operator about a withdrawal, as the console shows it. */
export async function showOpenRecord(
  { db }: { db: Database },
  withdrawal: { withdrawal_id: string; amount: Minor },
) {
  const row = await findOpenRecord(db, withdrawal.withdrawal_id);
  if (!row) return null;
  const what = whatSchema.parse(row.what);
  const [approval] = await latestApprovals(db, kinds[what], [row.record_id]);
  return {
    what,
    amount: formatMoney(row.amount ?? withdrawal.amount),
    writes_off: row.writes_off,
    reference: row.reference,
    asked_by: row.asked_by ?? '',
    approval_id: approval?.approval_id ?? null,
  };
}
