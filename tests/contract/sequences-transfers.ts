import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { ReviewError } from '../../server/cashier/review-error.ts';
import { approveDeposit, refuseDeposit } from '../../server/cashier/review-deposit.ts';
import { newId } from '../../server/kernel/ids.ts';
import { ask, atOnce, count, isShut, pickOf, type Doing } from './sequences-run.ts';

const transfer: Doing = async (run, { amount_cents, copies }) => {
  const mayNot = isShut(run);
  const input = {
    idempotency_key: newId(),
    method_code: 'manual_bank',
    amount: (amount_cents / 12.5).toFixed(2),
    return_url: 'http://localhost/deposit',
  };
  const answers = await atOnce(copies, () => ask(run, depositCreate, input));
  const begun = new Map(
    answers.flatMap((each) =>
      each.ok ? [[each.answer.deposit.deposit_id, each.answer.deposit.total] as const] : [],
    ),
  );
  if (begun.size > 1) run.fault('One idempotency key made two transfers');
  if (begun.size > 0 && mayNot) run.fault('A transfer was begun by a player who takes a break from play');
  for (const [id, total] of begun) run.contestant.transfers.set(id, { total, isCredited: false });
};

/** An operator has seen the money on the bank's statement, or not; several operators look at once. */
const decideOnTransfer: Doing = async (run, { pick, copies }) => {
  const { app } = run.arena.platform.marquee;
  const [id, known] = pickOf([...run.contestant.transfers], pick) ?? [];
  if (id === undefined || !known) return;
  await atOnce(copies, async () => {
    try {
      if (pick % 3 === 0) {
        await refuseDeposit(app, id, 'operator', 'Nothing has arrived');
        return count(run.tally.answers, 'operator refuses a transfer');
      }
      const row = await approveDeposit(app, id, 'operator');
      if (row.status === 'credited') known.isCredited = true;
      count(run.tally.answers, `operator approves a transfer: ${row.status}`);
    } catch (error) {
      if (!(error instanceof ReviewError)) throw error;
      count(run.tally.answers, 'operator cannot decide on a transfer');
    }
  });
};

export const transfers = { transfer, operator_transfer: decideOnTransfer };
