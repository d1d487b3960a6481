import { addBankAccount, holderName } from '@marquee/server/cashier/bank-account.ts';
import { creditReceived, noteRefund } from '@marquee/server/cashier/deposit-corrections.ts';
import type { CashierApp } from '@marquee/server/cashier/deposit.ts';
import type { PolicyApp } from '@marquee/server/cashier/withdrawal-policy.ts';
import type { ChangingApp } from '@marquee/server/players/security-change.ts';
import { listClosedWallets, requestFinalWithdrawal } from '@marquee/server/cashier/final-withdrawal.ts';
import { noteReturnedPayout, settleByOperator } from '@marquee/server/cashier/payout-corrections.ts';
import { ReviewError } from '@marquee/server/cashier/review-error.ts';
import { checkWithdrawal } from '@marquee/server/cashier/review.ts';
import { noteSentPayout, noteUnsentPayout } from '@marquee/server/cashier/unsettled-payout.ts';
import { reasonOfRefusal, RefusalError } from '@marquee/server/kernel/errors.ts';
import { formatMoney, parseMoney, type Minor } from '@marquee/server/kernel/money.ts';
import { findPlayer } from '@marquee/server/players/account-status.ts';

export const correctionUsage = `  npm run operator -- withdrawals check <withdrawal id>
  npm run operator -- withdrawals sent <withdrawal id> --reference <the gateway's id of the payout> [--as <operator>]
  npm run operator -- withdrawals unsent <withdrawal id> --reason "<why>" [--as <operator>]
  npm run operator -- withdrawals settle <withdrawal id> --amount <what left> --reference <of the payout> --reason "<why>" [--write-off] [--as <operator>]
  npm run operator -- withdrawals returned <withdrawal id> --reference <of the return> --reason "<what the player is told>" [--as <operator>]
  npm run operator -- deposits credit <deposit id> --amount <what arrived> --reference <of the payment> --reason "<why>" [--as <operator>]
  npm run operator -- deposits refund <deposit id> --reference <of the refund> --reason "<what the player is told>" [--as <operator>]
  npm run operator -- closed list
  npm run operator -- closed pay <site> <account> --reason "<why>" [--bank "<bank>" --number <account number>] [--as <operator>]
`;

/** The options of corrections besides those of every command. */
export interface CorrectionValues {
  readonly as?: string | undefined;
  readonly reason?: string | undefined;
  readonly reference?: string | undefined;
  readonly amount?: string | undefined;
  readonly bank?: string | undefined;
  readonly number?: string | undefined;
  readonly 'write-off'?: boolean | undefined;
}

interface OnRow {
  readonly id: string;
  readonly operator: string;
  readonly reason: string;
  readonly reference: string;
}

type PayoutCommand =
  | ({ readonly area: 'corrections'; readonly name: 'sent' } & OnRow)
  | ({ readonly area: 'corrections'; readonly name: 'unsent' } & OnRow)
  | ({ readonly area: 'corrections'; readonly name: 'returned' } & OnRow)
  | ({
      readonly area: 'corrections';
      readonly name: 'settle';
      readonly amount: Minor;
      readonly writesOff: boolean;
    } & OnRow);

export type CorrectionCommand =
  | { readonly area: 'corrections'; readonly name: 'check'; readonly id: string }
  | PayoutCommand
  | ({ readonly area: 'corrections'; readonly name: 'refund' } & OnRow)
  | ({ readonly area: 'corrections'; readonly name: 'credit'; readonly amount: Minor } & OnRow)
  | { readonly area: 'corrections'; readonly name: 'closed list' }
  | {
      readonly area: 'corrections';
      readonly name: 'closed pay';
      readonly siteCode: string;
      readonly accountId: string;
      readonly operator: string;
      readonly reason: string;
      readonly bankAccount: { readonly bankName: string; readonly accountNumber: string } | undefined;
    };

const words: Readonly<Record<string, readonly string[]>> = {
  withdrawals: ['check', 'sent', 'unsent', 'settle', 'returned'],
  deposits: ['credit', 'refund'],
  closed: ['list', 'pay'],
};

/** The names of the corrections in an area. */
export function correctionsOf(area: string): readonly string[] {
  return words[area] ?? [];
}

/** Read a correction. Returns a sentence if something is missing. `id` has been validated. */
export function readCorrection(
  [area, name, first, second]: readonly string[],
  values: CorrectionValues,
  operator: string,
): CorrectionCommand | string {
  if (area === 'closed') return readClosed(name, [first, second], values, operator);
  const id = first ?? '';
  if (name === 'check') return { area: 'corrections', name, id };
  const reference = values.reference ?? '';
  const reason = values.reason ?? '';
  if (name !== 'unsent' && reference === '') return 'Give a --reference.';
  if (name !== 'sent' && reason === '') return 'Give a --reason.';
  const row = { area: 'corrections', id, operator, reason, reference } as const;
  if (name === 'sent') return { ...row, name };
  if (name === 'unsent') return { ...row, name };
  if (name === 'returned') return { ...row, name };
  if (name === 'refund') return { ...row, name };
  const amount = readAmount(values.amount);
  if (amount === undefined) return 'Give an --amount such as 100.00.';
  if (name === 'settle') return { ...row, name, amount, writesOff: values['write-off'] === true };
  return { ...row, name: 'credit', amount };
}

function readClosed(
  name: string | undefined,
  [siteCode, accountId]: readonly (string | undefined)[],
  values: CorrectionValues,
  operator: string,
): CorrectionCommand | string {
  if (name === undefined || name === 'list') return { area: 'corrections', name: 'closed list' };
  if (siteCode === undefined || accountId === undefined) return 'Give the site and the account.';
  if (values.reason === undefined || values.reason.trim() === '') return 'Give a --reason.';
  if ((values.bank === undefined) !== (values.number === undefined))
    return 'Give --bank and --number together.';
  const bankAccount =
    values.bank !== undefined && values.number !== undefined
      ? { bankName: values.bank, accountNumber: values.number }
      : undefined;
  const player = { siteCode, accountId: accountId.toLowerCase() };
  return { area: 'corrections', name: 'closed pay', ...player, operator, reason: values.reason, bankAccount };
}

function readAmount(text: string | undefined): Minor | undefined {
  if (text === undefined || !/^\d{1,10}(\.\d{1,5})?$/.test(text)) return undefined;
  const amount = parseMoney(text);
  return amount > 0n ? amount : undefined;
}

/** What corrections need. Adding a bank account also notifies its player. */
export type CorrectionApp = CashierApp & ChangingApp & PolicyApp;

/** Run a correction. Returns the lines to show. Throws ReviewError if it cannot be done. */
export async function runCorrection(app: CorrectionApp, command: CorrectionCommand): Promise<string[]> {
  if (command.name === 'closed list') return listClosed(app);
  if (command.name === 'closed pay') return payClosed(app, command);
  if (command.name === 'check') return checkWithdrawal(app, command.id);
  const { id, operator, reason, reference } = command;
  if (command.name === 'credit') {
    const row = await creditReceived(app, id, { operator, reason, reference, amount: command.amount });
    return [`Credited ${formatMoney(row.amount)} ${row.currency}.`];
  }
  if (command.name === 'refund') {
    const row = await noteRefund(app, id, { operator, reason, reference });
    return [`Noted as given back: ${formatMoney(row.amount + row.fee)} ${row.currency}; it is not credited.`];
  }
  const row = await onWithdrawal(app, command);
  return [`Noted; the withdrawal of ${formatMoney(row.amount)} ${row.currency} is ${row.status}.`];
}

function onWithdrawal(app: CashierApp, command: PayoutCommand) {
  const { id, operator, reason, reference } = command;
  if (command.name === 'sent') return noteSentPayout(app, id, operator, reference);
  if (command.name === 'unsent') return noteUnsentPayout(app, id, operator, reason);
  if (command.name === 'returned') return noteReturnedPayout(app, id, { operator, reason, reference });
  const { amount, writesOff } = command;
  return settleByOperator(app, id, { operator, reason, reference, amount, writesOff });
}

async function listClosed(app: CashierApp): Promise<string[]> {
  const wallets = await listClosedWallets(app.db);
  if (wallets.length === 0) return ['No closed wallet has money in it.'];
  return wallets.map(
    ({ siteCode, accountId, real, currency }) =>
      `${siteCode}  ${accountId}  ${formatMoney(real)} ${currency}`,
  );
}

async function payClosed(
  app: CorrectionApp,
  command: Extract<CorrectionCommand, { name: 'closed pay' }>,
): Promise<string[]> {
  const player = await findPlayer(app.db, command.siteCode, command.accountId);
  if (!player) throw new ReviewError('There is no such player.');
  if (command.bankAccount) {
    const { currency } = await app.sites.byId(player.siteId);
    const accountName = await holderName(app.db, player);
    const account = { ...command.bankAccount, accountName };
    await addBankAccount(app, { ...player, currency }, account).catch((error: unknown) => {
      if (!(error instanceof RefusalError)) throw error;
      throw new Error(reasonOfRefusal(error).expected, { cause: error });
    });
  }
  const row = await requestFinalWithdrawal(app, player, command);
  const sum = `${formatMoney(row.amount)} ${row.currency} to ${row.account_name}, ${row.bank_name} ${row.account_number_masked}`;
  return [`Held ${sum}. Go on with: withdrawals approve, or pay, ${row.withdrawal_id}`];
}
