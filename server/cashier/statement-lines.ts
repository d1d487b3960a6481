import type { transactionTypes } from '@marquee/contract/entities.ts';
import type { OperationKind } from '../ledger/types.ts';

export type TransactionType = (typeof transactionTypes)[number];

/**
 * What the ledger's kinds are called to the player: a new kind does not compile until it has a name here, or is said to be
 * none of the balance.
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
  // Minigame tokens are no money and have a list of their own.
  token_grant: undefined,
  token_spend: undefined,
  // It was paid beside the deposit and never was in the balance; the deposit shows it.
  deposit_fee: undefined,
};

/** The lines between the opening and the closing of a statement. */
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

/** The kinds that add up to a line of the statement. */
export function kindsOfLine(line: StatementLine): OperationKind[] {
  return kindsWhere((type) => lineOf[type] === line);
}

const kindNames = Object.keys(typeOf).filter((name): name is OperationKind => name in typeOf);
