import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CashierApp } from '@marquee/server/cashier/deposit.ts';
import { reconcile } from '@marquee/server/cashier/reconcile.ts';
import { listForReview } from '@marquee/server/cashier/review.ts';
import { readProofs } from '@marquee/server/cashier/proofs.ts';
import { listDepositsForReview } from '@marquee/server/cashier/review-deposit.ts';
import type { Database } from '@marquee/server/kernel/database.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';

/** Withdrawals that wait for a decision, one line each, in the order of review. */
export async function listWithdrawals(db: Database, now: Date): Promise<string[]> {
  const open = await listForReview(db, now);
  if (open.length === 0) return ['No withdrawal waits for a decision.'];
  return open.map((row) =>
    [
      row.withdrawal_id,
      timeOf(row.created_at),
      `priority ${row.review_priority}`,
      row.site_code,
      row.account_id,
      `${formatMoney(row.amount)} ${row.currency}`,
      `${row.bank_name} ${row.account_number_masked}`,
      waitsFor(row),
    ].join('  '),
  );
}

function waitsFor(row: { status: string; gateway: string; gateway_payout_id: string | null }): string {
  if (row.status === 'paying')
    return row.gateway_payout_id === null
      ? 'approved, payout not confirmed'
      : 'sent, the bank has not answered';
  return row.gateway === 'manual' ? 'waits, to be paid by hand' : 'waits';
}

/** Deposits that wait for an operator, one line each. The line says if the proof was also used for another deposit. */
export async function listDeposits(db: Database, now: Date): Promise<string[]> {
  const open = await listDepositsForReview(db, now);
  if (open.length === 0) return ['No deposit waits for a decision.'];
  return open.map((row) =>
    [
      row.deposit_id,
      timeOf(row.created_at),
      row.site_code,
      row.account_id,
      row.full_name,
      `${formatMoney(row.amount + row.fee)} ${row.currency}`,
      row.reference ?? '',
      row.kind === 'gateway'
        ? `${row.gateway} has not said how it ended`
        : row.status === 'review'
          ? `${row.proofs ?? 0} proof(s)`
          : 'no proof yet',
      ...((row.shown_elsewhere ?? 0) > 0 ? ['THE SAME PROOF WAS SHOWN FOR ANOTHER DEPOSIT'] : []),
    ].join('  '),
  );
}

/** Write a deposit's proofs into a directory. Returns the names of the files. */
export async function writeProofs(
  app: Parameters<typeof readProofs>[0],
  depositId: string,
  directory: string,
): Promise<string[]> {
  const proofs = await readProofs(app, depositId);
  if (proofs.length === 0) return ['There is no proof of this deposit.'];
  return Promise.all(
    proofs.map(async (proof, index) => {
      const ending = proof.media_type === 'application/pdf' ? 'pdf' : 'jpg';
      const path = join(directory, `${depositId}-${index + 1}.${ending}`);
      await writeFile(path, proof.content, { mode: 0o600 });
      return `${path}  ${timeOf(proof.created_at)}`;
    }),
  );
}

/** Compare a day's clearing with the cashier's records; yesterday's by default. */
export async function reconcileDay(app: CashierApp, day: string | undefined): Promise<string[]> {
  const report = await reconcile(app, day);
  return [
    ...report.lines.map(
      (line) =>
        `${report.day}  ${line.siteCode}  ${line.account}  ${line.currency}  in ${formatMoney(line.paidIn)}  out ${formatMoney(line.paidOut)}`,
    ),
    ...report.differences.map((difference) => `DIFFERENCE  ${difference.what}  ${difference.detail}`),
    report.differences.length === 0
      ? `${report.day}: the clearing accounts are what the cashier paid in and out.`
      : `${report.day}: ${report.differences.length} difference(s).`,
  ];
}

function timeOf(time: Date): string {
  return time.toISOString().slice(0, 16).replace('T', ' ');
}
