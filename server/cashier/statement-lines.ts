import type { transactionTypes } from '@marquee/contract/entities.ts';
import type { OperationKind } from '../ledger/types.ts';

export type TransactionType = (typeof transactionTypes)[number];

/**
 * The player-facing type of each ledger kind. A new kind does not compile until it has a type here, or is marked as not
 * part of the balance.
 */
export const typeOf: Readonly<Record<OperationKind, TransactionType | undefined>> = {
  deposit: 'deposit',
  bet: 'bet',
  win: 'win',
  rollback: 'rollback',
  withdrawal_hold: 'withdrawal_hold',
  withdrawal_payout: 'withdrawal_payout',
  withdrawal_return: 'withdrawal_return',
  payout_reversal: 'withdrawal_return',
  adjustment_credit: 'adjustment',
  adjustment_debit: 'adjustment',
  bonus_grant: 'bonus',
  bonus_forfeit: 'bonus',
  bonus_convert: 'bonus',
  cash_reward: 'bonus',
  // Minigame tokens are not money and have their own list.
  token_grant: undefined,
  token_spend: undefined,
  // The fee was paid on top of the deposit and never entered the balance. The deposit shows it.
  deposit_fee: undefined,
  // Between accounts of the house. The player's part of a jackpot is in the win.
  jackpot_contribution: undefined,
  jackpot_payout: undefined,
  jackpot_seed: undefined,
  jackpot_return: undefined,
  jackpot_payout_return: undefined,
};

/** The lines between a statement's opening and closing balance. */
export type StatementLine =
  | 'deposits'
  | 'withdrawals'
  | 'stakes'
  | 'payouts'
  | 'rollbacks'
  | 'bonuses'
  | 'adjustments';

const lineOf: Readonly<Record<TransactionType, StatementLine>> = {
  deposit: 'deposits',
  withdrawal_hold: 'withdrawals',
  withdrawal_payout: 'withdrawals',
  withdrawal_return: 'withdrawals',
  bet: 'stakes',
  win: 'payouts',
  rollback: 'rollbacks',
  bonus: 'bonuses',
  adjustment: 'adjustments',
};

/** The kinds whose type passes, in a fixed order. */
export function kindsWhere(passes: (type: TransactionType) => boolean): OperationKind[] {
  return kindNames.filter((kind) => {
    const type = typeOf[kind];
    return type !== undefined && passes(type);
  });
}

/** The kinds summed up in a line of the statement. */
export function kindsOfLine(line: StatementLine): OperationKind[] {
  return kindsWhere((type) => lineOf[type] === line);
}

const kindNames = Object.keys(typeOf).filter((name): name is OperationKind => name in typeOf);
