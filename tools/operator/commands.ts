import { parseArgs } from 'node:util';
import {
  approveWithdrawal,
  listForReview,
  refuseWithdrawal,
  type ReviewApp,
} from '@marquee/server/cashier/review.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';

export const usage = `Decide on withdrawals. Run it with the environment that Marquee was started with.

  npm run operator -- withdrawals list
  npm run operator -- withdrawals approve <withdrawal id> [--as <operator>]
  npm run operator -- withdrawals refuse <withdrawal id> --reason "<what the player is told>" [--as <operator>]
`;

/** What is typed cannot be understood; the message says how it is meant. */
export class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n\n${usage}`);
    this.name = 'UsageError';
  }
}

export type Command =
  | { readonly name: 'list' }
  | { readonly name: 'approve'; readonly withdrawalId: string; readonly operator: string }
  | {
      readonly name: 'refuse';
      readonly withdrawalId: string;
      readonly operator: string;
      readonly reason: string;
    };

/** Read a command line. `user`: who decides where `--as` does not say. Throws UsageError. */
export function readCommand(args: readonly string[], user: string): Command {
  const { values, positionals } = parse(args);
  const [area, name, withdrawalId] = positionals;
  if (area !== 'withdrawals') throw new UsageError('Begin with: withdrawals');
  if (name === 'list') return { name };
  if (name !== 'approve' && name !== 'refuse') throw new UsageError('Then: list, approve or refuse');
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(withdrawalId ?? '') || withdrawalId === undefined) {
    throw new UsageError('Give the id of the withdrawal, as the list shows it.');
  }
  const operator = values.as ?? user;
  if (name === 'approve') return { name, withdrawalId, operator };
  if (values.reason === undefined || values.reason.trim() === '') throw new UsageError('Give a --reason.');
  return { name, withdrawalId, operator, reason: values.reason };
}

/** Do what a command says; answers the lines to be shown. Throws ReviewError where it cannot be done. */
export async function runCommand(app: ReviewApp, command: Command): Promise<string[]> {
  if (command.name === 'list') {
    const open = await listForReview(app.db);
    if (open.length === 0) return ['No withdrawal waits for a decision.'];
    return open.map((row) =>
      [
        row.withdrawal_id,
        row.created_at.toISOString().slice(0, 16).replace('T', ' '),
        row.site_code,
        row.account_id,
        `${formatMoney(row.amount)} ${row.currency}`,
        `${row.bank_name} ${row.account_number_masked}`,
        row.status === 'paying' ? 'approved, payout not confirmed' : 'waits',
      ].join('  '),
    );
  }
  if (command.name === 'approve') {
    const row = await approveWithdrawal(app, command.withdrawalId, command.operator);
    return [`Paid ${formatMoney(row.amount)} ${row.currency} to ${row.account_name}, ${row.bank_name}.`];
  }
  const row = await refuseWithdrawal(app, command.withdrawalId, command.operator, command.reason);
  return [`Refused; ${formatMoney(row.amount)} ${row.currency} went back to the player.`];
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { as: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
