import { bankAccountAdd } from '@marquee/contract/api/cashier/bank_account_add.ts';
import { depositCancel } from '@marquee/contract/api/cashier/deposit_cancel.ts';
import { depositCreate } from '@marquee/contract/api/cashier/deposit_create.ts';
import { depositStatus } from '@marquee/contract/api/cashier/deposit_status.ts';
import { withdrawalCreate } from '@marquee/contract/api/cashier/withdrawal_create.ts';
import { withdrawalInfo } from '@marquee/contract/api/cashier/withdrawal_info.ts';
import type { GatewayEvent } from '@marquee/contract/gateways/sandbox.ts';
import { ReviewError } from '../../server/cashier/review-error.ts';
import { approveWithdrawal, refuseWithdrawal } from '../../server/cashier/review.ts';
import { newId } from '../../server/kernel/ids.ts';
import { noticeHeaders, type PaymentEnd } from './sequences-gateway.ts';
import { ask, atOnce, count, isShut, pickOf, type Doing, type Run } from './sequences-run.ts';

function decimal(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** Register the bank account that a player is paid out to. */
export async function addBankAccount(run: Run): Promise<void> {
  const added = await ask(run, bankAccountAdd, {
    bank_name: 'BDO Unibank',
    account_name: 'Maria Santos',
    account_number: run.contestant.accountId.replaceAll(/\D/g, '').padStart(12, '7'),
  });
  if (added.ok) run.contestant.bankAccountId = added.answer.bank_account.bank_account_id;
  else run.fault(`No bank account could be added: ${added.refusal}`);
}

const deposit: Doing = async (run, { amount_cents, copies, pick }) => {
  const mayNot = isShut(run);
  const input = {
    idempotency_key: newId(),
    method_code: pick % 3 === 0 ? 'sandbox_bank' : 'sandbox_wallet',
    amount: decimal(amount_cents * 8),
    return_url: 'http://localhost/deposit',
  };
  const answers = await atOnce(copies, () => ask(run, depositCreate, input));
  const ids = new Set(answers.flatMap((each) => (each.ok ? [each.answer.deposit.deposit_id] : [])));
  if (ids.size > 1) run.fault('One idempotency key made two deposits');
  if (ids.size > 0 && mayNot) run.fault('A deposit was begun by a player who takes a break from play');
  for (const id of ids) {
    const payment = run.arena.gateway.byReference.get(id);
    if (payment === undefined) run.fault(`The gateway does not know the deposit ${id}`);
    else run.contestant.payments.push(payment);
  }
  if (ids.size === 0 || pick % 5 !== 0) return;
  const other = await ask(run, depositCreate, { ...input, amount: decimal(amount_cents * 8 + 100) });
  if (other.ok) run.fault('An idempotency key was taken for another amount');
};

/** Deliver a notice; answers the HTTP status. */
async function deliver(run: Run, event: GatewayEvent, secret = run.arena.secret): Promise<number> {
  const body = JSON.stringify(event);
  run.tally.requests += 1;
  const headers = noticeHeaders(body, secret, run.arena.platform.clock.now());
  const { status } = await run.arena.post('/gateway/sandbox/webhook', body, headers);
  count(run.tally.answers, `webhook HTTP ${status}`);
  return status;
}

const ends: readonly PaymentEnd[] = [
  'paid',
  'paid',
  'paid',
  'failed',
  'paid',
  'cancelled',
  'paid',
  'expired',
];
/** What was told of a payment before: sent again later, it comes out of order. */
const told = new Map<string, GatewayEvent[]>();

const notice: Doing = async (run, { pick, copies }) => {
  const { gateway } = run.arena;
  const payment = pickOf(run.contestant.payments, pick);
  if (payment === undefined) return;
  gateway.end(payment, pickOf(ends, pick >> 3) ?? 'paid');
  const event = gateway.paymentEvent(payment);
  const before = told.get(payment) ?? [];
  told.set(payment, [...before, event]);
  const late = pickOf(before, pick >> 5);
  const statuses = await Promise.all([
    atOnce(copies, () => deliver(run, event)),
    late === undefined ? [] : atOnce(1, () => deliver(run, late)),
  ]);
  for (const status of statuses.flat()) {
    if (status !== 200) run.fault(`A notice of payment ${payment} was answered with HTTP ${status}`);
  }
};

const forgedNotice: Doing = async (run, { pick }) => {
  const payment = run.arena.gateway.payments.get(pickOf(run.contestant.payments, pick) ?? '');
  if (!payment) return;
  const forged = {
    event_id: newId(),
    created_at: run.arena.platform.clock.now().toISOString(),
    event_type: 'payment.paid',
    payment: { ...payment, status: 'paid', amount: '90000.00' },
  } as const;
  // Signed by somebody else, or by the gateway with an amount that is not the deposit's.
  const isSigned = pick % 2 === 0;
  const status = await deliver(run, forged, isSigned ? run.arena.secret : 'somebody else’s secret');
  if (status !== (isSigned ? 200 : 401)) run.fault(`A forged notice was answered with HTTP ${status}`);
};

const status: Doing = async (run, { pick }) => {
  const payment = run.arena.gateway.payments.get(pickOf(run.contestant.payments, pick) ?? '');
  if (payment) await ask(run, depositStatus, { deposit_id: payment.reference });
};

const cancel: Doing = async (run, { pick, copies }) => {
  const payment = run.arena.gateway.payments.get(pickOf(run.contestant.payments, pick) ?? '');
  if (payment) await atOnce(copies, () => ask(run, depositCancel, { deposit_id: payment.reference }));
};

const withdraw: Doing = async (run, { amount_cents, copies, pick }) => {
  // Every other time with what it takes of the bonus, as the page shows it before.
  const shown = pick % 2 === 0 ? await ask(run, withdrawalInfo, {}) : undefined;
  const forfeits = shown?.ok === true ? shown.answer.forfeiture?.forfeits : undefined;
  const input = {
    idempotency_key: newId(),
    bank_account_id: run.contestant.bankAccountId,
    amount: decimal(amount_cents * 2),
    ...(forfeits === undefined ? {} : { forfeits }),
  };
  const answers = await atOnce(copies, () => ask(run, withdrawalCreate, input));
  const ids = new Set(answers.flatMap((each) => (each.ok ? [each.answer.withdrawal.withdrawal_id] : [])));
  if (ids.size > 1) run.fault('One idempotency key made two withdrawals');
  run.contestant.withdrawals.push(...ids);
  if (ids.size === 0 || pick % 5 !== 0) return;
  const other = await ask(run, withdrawalCreate, { ...input, amount: decimal(amount_cents * 2 + 100) });
  if (other.ok) run.fault('An idempotency key was taken for another amount');
};

/** An operator decides; that it was decided before, or that the bank refuses, is an answer as well. */
async function decide(run: Run, what: string, decision: () => Promise<unknown>): Promise<void> {
  try {
    await decision();
    count(run.tally.answers, `operator ${what} done`);
  } catch (error) {
    if (!(error instanceof ReviewError)) throw error;
    count(run.tally.answers, `operator ${what} not possible`);
  }
}

const approve: Doing = async (run, { pick, copies }) => {
  const { app } = run.arena.platform.marquee;
  const id = pickOf(run.contestant.withdrawals, pick);
  if (id === undefined) return;
  await atOnce(copies, () => decide(run, 'approves', () => approveWithdrawal(app, id, 'operator')));
};

const refuse: Doing = async (run, { pick, copies }) => {
  const { app } = run.arena.platform.marquee;
  const id = pickOf(run.contestant.withdrawals, pick);
  if (id === undefined) return;
  await atOnce(copies, () => decide(run, 'refuses', () => refuseWithdrawal(app, id, 'operator', 'No')));
};

const payoutNotice: Doing = async (run, { pick, copies }) => {
  const { gateway } = run.arena;
  const id = pickOf(run.contestant.withdrawals, pick);
  const payout = gateway.byReference.get(`${id}.${1 + (pick % 2)}`);
  if (payout === undefined) return;
  const event = gateway.payoutEvent(payout);
  for (const http of await atOnce(copies, () => deliver(run, event))) {
    if (http !== 200) run.fault(`A notice of payout ${payout} was answered with HTTP ${http}`);
  }
};

export const cashier = {
  deposit,
  notice,
  forged_notice: forgedNotice,
  deposit_status: status,
  deposit_cancel: cancel,
  withdraw,
  operator_approves: approve,
  operator_refuses: refuse,
  payout_notice: payoutNotice,
};

/** Tell the platform, at the end, of every payment and payout as it is now: no notice stays undelivered. */
export async function deliverEverything(run: Run): Promise<void> {
  const { gateway } = run.arena;
  for (const payment of run.contestant.payments) {
    if (gateway.payments.get(payment)?.status !== 'open') await deliver(run, gateway.paymentEvent(payment));
  }
  for (const payout of gateway.payouts.values()) {
    const [withdrawal = ''] = payout.reference.split('.');
    if (!run.contestant.withdrawals.includes(withdrawal)) continue;
    await deliver(run, gateway.payoutEvent(payout.payout_id));
  }
}
