import { depositKinds, depositStatuses } from '@marquee/contract/entities.ts';
import type { listedDepositSchema } from '@marquee/contract/operator-money.ts';
import { z } from 'zod';
import { findListedDeposit, risksOf, type ListedDeposit } from '../cashier/deposit-queue.ts';
import type { App } from '../http/app.ts';
import { refuse } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import { latestApprovals, needsApproval } from '../operators/approvals.ts';
import { sitesOfQuery } from './site-filter.ts';

const kindSchema = z.enum(depositKinds);
const statusSchema = z.enum(depositStatuses);

/** A deposit of the operator's sites. Throws `depositNotFound`. */
export async function requireListedDeposit(
  app: Pick<App, 'db'>,
  sites: 'all' | readonly number[],
  depositId: string,
): Promise<ListedDeposit> {
  const found = await findListedDeposit(app.db, sitesOfQuery(sites, undefined), depositId);
  if (!found) throw refuse('depositNotFound');
  return found;
}

/** Deposits as the console shows them, with what is asked of a second operator. */
export async function showDeposits(
  app: Pick<App, 'db'>,
  rows: readonly ListedDeposit[],
): Promise<z.infer<typeof listedDepositSchema>[]> {
  const ids = rows.map(({ deposit_id }) => deposit_id);
  const approvals = await latestApprovals(app.db, 'deposit', ids);
  return Promise.all(
    rows.map(async (row) => {
      const approval = approvals.find(({ subject_id }) => subject_id === row.deposit_id);
      const { currency, received_amount: received, received_reference: reference } = row;
      const total = row.amount + row.fee;
      return {
        deposit_id: row.deposit_id,
        site_code: row.site_code,
        player_id: row.player_id.toString(),
        account_id: row.account_id,
        method_code: row.method_code,
        kind: kindSchema.parse(row.kind),
        gateway: row.gateway,
        amount: formatMoney(row.amount),
        fee: formatMoney(row.fee),
        total: formatMoney(total),
        currency,
        status: statusSchema.parse(row.status),
        reference: row.reference,
        proofs: row.proofs,
        risks: risksOf(row),
        received:
          received === null || reference === null ? null : { amount: formatMoney(received), reference },
        approval: approval
          ? { approval_id: approval.approval_id, state: approval.state, asked_by: approval.asked_by }
          : null,
        needs_approval:
          row.status !== 'credited' &&
          row.refund_reference === null &&
          (await needsApproval(app.db, { kind: 'deposit', amount: total, currency })),
        reason: row.reason,
        created_at: row.created_at.toISOString(),
        expires_at: row.expires_at.toISOString(),
        settled_at: row.settled_at?.toISOString() ?? null,
      };
    }),
  );
}
