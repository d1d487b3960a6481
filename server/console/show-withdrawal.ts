import type { z } from 'zod';
import {
  withdrawalQueueStatuses,
  withdrawalRisks,
  type queuedWithdrawalSchema,
} from '@marquee/contract/operator-entities.ts';
import { z as zod } from 'zod';
import type { QueuedWithdrawal, QueuePlace } from '../cashier/withdrawal-queue.ts';
import type { App } from '../http/app.ts';
import { refuseField } from '../kernel/errors.ts';
import { formatMoney } from '../kernel/money.ts';
import { latestApprovals, needsApproval } from '../operators/approvals.ts';

/** Withdrawals as the console shows them, with what is asked of a second operator. */
export async function showQueue(
  app: Pick<App, 'db'>,
  rows: readonly QueuedWithdrawal[],
): Promise<z.infer<typeof queuedWithdrawalSchema>[]> {
  const ids = rows.map(({ withdrawal_id }) => withdrawal_id);
  const approvals = await latestApprovals(app.db, 'withdrawal', ids);
  return Promise.all(
    rows.map(async (row) => {
      const approval = approvals.find(({ subject_id }) => subject_id === row.withdrawal_id);
      return {
        withdrawal_id: row.withdrawal_id,
        site_code: row.site_code,
        player_id: row.player_id.toString(),
        account_id: row.account_id,
        amount: formatMoney(row.amount),
        currency: row.currency,
        status: withdrawalQueueStatuses.find((status) => status === row.status) ?? 'pending',
        gateway: row.gateway,
        bank_name: row.bank_name,
        account_number_masked: row.account_number_masked,
        review_priority: row.review_priority,
        overdue: row.overdue === 1,
        risks: withdrawalRisks.filter((risk) => row[risk]),
        approval: approval
          ? { approval_id: approval.approval_id, state: approval.state, asked_by: approval.asked_by }
          : null,
        needs_approval:
          row.status === 'pending' &&
          (await needsApproval(app.db, { kind: 'withdrawal', amount: row.amount, currency: row.currency })),
        reason: row.reason,
        created_at: row.created_at.toISOString(),
        settled_at: row.settled_at?.toISOString() ?? null,
      };
    }),
  );
}

const placeSchema = zod.tuple([zod.int(), zod.int(), zod.iso.datetime(), zod.uuid()]);

/** The cursor after a row of the queue. */
export function cursorOf(row: QueuedWithdrawal): string {
  const place = [row.overdue, row.place_priority, row.created_at.toISOString(), row.withdrawal_id];
  return Buffer.from(JSON.stringify(place)).toString('base64url');
}

/** The place that a cursor stands for. Throws `invalidInput` if it is none of ours. */
export function placeOf(cursor: string | undefined): QueuePlace | undefined {
  if (cursor === undefined) return undefined;
  const place = placeSchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!place.success) throw refuseField('cursor', 'an id');
  return place.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
