import { parseArgs } from 'node:util';
import { UsageError } from '../command/command.ts';
import type { CashierApp } from '@marquee/server/cashier/deposit.ts';
import { approveWithdrawal, payWithdrawalByHand, refuseWithdrawal } from '@marquee/server/cashier/review.ts';
import { approveDeposit, refuseDeposit } from '@marquee/server/cashier/review-deposit.ts';
import {
  backupUsage,
  readBackupCommand,
  runOnBackups,
  type BackupApp,
  type BackupCommand,
} from './backup-command.ts';
import {
  correctionsOf,
  correctionUsage,
  readCorrection,
  runCorrection,
  type CorrectionCommand,
  type CorrectionValues,
  type CorrectionApp,
} from './correction-commands.ts';
import { jackpotUsage, readJackpotCommand, runOnJackpots, type JackpotCommand } from './jackpot-commands.ts';
import { formatMoney } from '@marquee/server/kernel/money.ts';
import {
  ownerUsage,
  readOwnerCommand,
  runOnOwners,
  type OwnerApp,
  type OwnerCommand,
} from './owner-commands.ts';
import { messageUsage, readMessageCommand, runOnMessages, type MessageCommand } from './message-commands.ts';
import { recordWithdrawal } from './note-command.ts';
import { runOnPlayer, type PlayerCommand } from './player-commands.ts';
import {
  readReportCommand,
  reportUsage,
  runOnReports,
  type ReportApp,
  type ReportCommand,
} from './report-commands.ts';
import {
  readRoundCommand,
  roundUsage,
  runOnRounds,
  type RoundApp,
  type RoundCommand,
} from './round-commands.ts';
import { readSafetyCommand, runOnSafety, safetyUsage, type SafetyCommand } from './safety-commands.ts';
import { listDeposits, listWithdrawals, reconcileDay, writeProofs } from './cashier-lists.ts';

export const usage = `Decide on withdrawals, bank transfers, players and their limits, and look at open rounds and jackpots. Run it with the environment that Marquee was started with.

  npm run operator -- withdrawals list
  npm run operator -- withdrawals approve <withdrawal id> [--as <operator>]
  npm run operator -- withdrawals refuse <withdrawal id> --reason "<what the player is told>" [--as <operator>]
  npm run operator -- withdrawals pay <withdrawal id> --reference "<the bank's, of a transfer made by hand>" [--as <operator>]

  npm run operator -- deposits list
  npm run operator -- deposits proof <deposit id> [--to <directory>]
  npm run operator -- deposits approve <deposit id> [--as <operator>]
  npm run operator -- deposits refuse <deposit id> --reason "<what the player is told>" [--as <operator>]

${correctionUsage}
  npm run operator -- players block <site> <account> --reason "<why>" [--as <operator>]
  npm run operator -- players signs <site> <account>
  npm run operator -- players unblock <site> <account> --reason "<why>" [--as <operator>]

${safetyUsage}
${messageUsage}
${roundUsage}
${jackpotUsage}
${ownerUsage}
${reportUsage}
${backupUsage}
  npm run operator -- reconcile [--day <yyyy-mm-dd>]
`;

type Decision =
  | { readonly name: 'list' }
  | { readonly name: 'approve'; readonly id: string; readonly operator: string }
  | { readonly name: 'refuse'; readonly id: string; readonly operator: string; readonly reason: string };
type Proof = { readonly name: 'proof'; readonly id: string; readonly directory: string };
interface Pay {
  readonly name: 'pay';
  readonly id: string;
  readonly operator: string;
  readonly reference: string;
}
type DepositCommand = { readonly area: 'deposits' } & (Decision | Proof);

/** `id` is that of the withdrawal or the deposit. */
export type Command =
  | DepositCommand
  | ({ readonly area: 'withdrawals' } & (Decision | Pay))
  | CorrectionCommand
  | PlayerCommand
  | SafetyCommand
  | MessageCommand
  | RoundCommand
  | JackpotCommand
  | OwnerCommand
  | ReportCommand
  | BackupCommand
  | { readonly area: 'reconcile'; readonly day: string | undefined };

/** Read a command line. `user` is the operator if `--as` names none. Throws UsageError. */
export function readCommand(args: readonly string[], user: string): Command {
  const { values, positionals } = parse(args);
  const [area, name = 'list', id] = positionals;
  if (area === 'reconcile') return { area, day: readDay(values.day) };
  if (area === 'players') return readPlayerCommand(positionals.slice(1), values, user);
  if (area === 'safety') {
    const command = readSafetyCommand(positionals.slice(1), values.as ?? user);
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'messages') {
    const command = readMessageCommand(positionals.slice(1), values.as ?? user);
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'rounds') {
    const command = readRoundCommand(positionals.slice(1), values, values.as ?? user);
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'jackpots') {
    const command = readJackpotCommand(positionals.slice(1));
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'reports') {
    const command = readReportCommand(positionals.slice(1));
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'backup') {
    const command = readBackupCommand(positionals.slice(1), values, values.as ?? user);
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'owner' || area === 'audit') {
    const command = readOwnerCommand(positionals, values.as ?? user);
    if (typeof command === 'string') throw new UsageError(command);
    return command;
  }
  if (area === 'closed') return correction(positionals, values, user);
  if (area !== 'withdrawals' && area !== 'deposits') {
    throw new UsageError(
      'Begin with: withdrawals, deposits, closed, players, safety, messages, rounds, jackpots, owner, audit, reports, backup or reconcile',
    );
  }
  if (name === 'list') return { area, name };
  const corrections = correctionsOf(area);
  const more = [area === 'deposits' ? 'proof' : 'pay', ...corrections];
  if (!['approve', 'refuse', ...more].includes(name)) {
    throw new UsageError(`Then: list, approve, refuse, ${more.join(', ')}`);
  }
  if (id === undefined || !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) {
    throw new UsageError('Give the id, as the list shows it.');
  }
  if (corrections.includes(name)) return correction(positionals, values, user);
  const operator = values.as ?? user;
  if (name === 'approve') return { area, name, id, operator };
  if (name === 'proof') return { area: 'deposits', name, id, directory: values.to ?? '.' };
  if (name === 'pay') {
    return { area: 'withdrawals', name, id, operator, reference: given(values.reference, '--reference') };
  }
  return { area, name: 'refuse', id, operator, reason: given(values.reason, '--reason') };
}

/** Run a command. Returns the lines to show. Throws ReviewError if it cannot be done. */
export async function runCommand(
  app: CorrectionApp & RoundApp & OwnerApp & ReportApp & BackupApp,
  command: Command,
): Promise<string[]> {
  if (command.area === 'reports') return runOnReports(app, command);
  if (command.area === 'backup') return runOnBackups(app, command);
  if (command.area === 'owner' || command.area === 'audit') return runOnOwners(app, command);
  if (command.area === 'reconcile') return reconcileDay(app, command.day);
  if (command.area === 'corrections') return runCorrection(app, command);
  if (command.area === 'deposits') return runOnDeposits(app, command);
  if (command.area === 'players') return runOnPlayer(app, command);
  if (command.area === 'safety') return runOnSafety(app, command);
  if (command.area === 'messages') return runOnMessages(app, command);
  if (command.area === 'rounds') return runOnRounds(app, command);
  if (command.area === 'jackpots') return runOnJackpots(app, command);
  if (command.name === 'list') return listWithdrawals(app.db, app.clock.now());
  if (command.name === 'approve') {
    const record = recordWithdrawal(app, command.operator, { call: 'withdrawals approve', reason: '' });
    const row = await approveWithdrawal(app, command.id, command.operator, record);
    const sum = `${formatMoney(row.amount)} ${row.currency} to ${row.account_name}, ${row.bank_name}.`;
    return [row.status === 'paid' ? `Paid ${sum}` : `Sent ${sum} Its bank's answer settles it.`];
  }
  if (command.name === 'pay') {
    const row = await payWithdrawalByHand(app, command.id, command.operator, command.reference);
    return [`Noted as paid by hand: ${formatMoney(row.amount)} ${row.currency} to ${row.account_name}.`];
  }
  const { id, operator, reason } = command;
  const record = recordWithdrawal(app, operator, { call: 'withdrawals refuse', reason });
  const row = await refuseWithdrawal(app, id, operator, reason, record);
  return [`Refused; ${formatMoney(row.amount)} ${row.currency} went back to the player.`];
}

async function runOnDeposits(
  app: CashierApp & Parameters<typeof writeProofs>[0],
  command: DepositCommand,
): Promise<string[]> {
  if (command.name === 'list') return listDeposits(app.db, app.clock.now());
  if (command.name === 'proof') return writeProofs(app, command.id, command.directory);
  if (command.name === 'approve') {
    const row = await approveDeposit(app, command.id, command.operator);
    return [`Credited ${formatMoney(row.amount)} ${row.currency}.`];
  }
  const row = await refuseDeposit(app, command.id, command.operator, command.reason);
  return [`Refused ${formatMoney(row.amount)} ${row.currency}; nothing was credited.`];
}

function correction(
  positionals: readonly string[],
  values: CorrectionValues,
  user: string,
): CorrectionCommand {
  const command = readCorrection(positionals, values, values.as ?? user);
  if (typeof command === 'string') throw new UsageError(command);
  return command;
}

function readPlayerCommand(
  [name, siteCode, accountId]: string[],
  values: { as?: string | undefined; reason?: string | undefined },
  user: string,
): PlayerCommand {
  if (name !== 'block' && name !== 'unblock' && name !== 'signs') {
    throw new UsageError('Then: block, unblock or signs');
  }
  if (siteCode === undefined || accountId === undefined)
    throw new UsageError('Give the site and the account.');
  return {
    area: 'players',
    name,
    siteCode,
    accountId: accountId.toLowerCase(),
    operator: values.as ?? user,
    reason: name === 'signs' ? '' : given(values.reason, '--reason'),
  };
}

function given(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new UsageError(`Give a ${option}.`);
  return value;
}

function readDay(day: string | undefined): string | undefined {
  if (day === undefined) return undefined;
  if (/^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))) return day;
  throw new UsageError('Write the day as yyyy-mm-dd.');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        reason: { type: 'string' },
        reference: { type: 'string' },
        to: { type: 'string' },
        day: { type: 'string' },
        amount: { type: 'string' },
        bank: { type: 'string' },
        number: { type: 'string' },
        'write-off': { type: 'boolean' },
        place: { type: 'string' },
        at: { type: 'string' },
        bytes: { type: 'string' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
