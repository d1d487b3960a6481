import type { OperationKind } from './types.ts';

/**
 * The chart of accounts. The table `ledger.account` holds the same rows, and a test compares them. A new gateway needs
 * its own clearing account here and in a migration.
 *
 * `normal` is the side on which an account grows. A player's buckets are liabilities of the house, so a credit
 * increases them. The same holds for `gaming`: its credit balance is the gross gaming revenue (stakes less payouts).
 */
export const accounts = {
  player_real: { code: 1, class: 'player', normal: 'credit' },
  player_bonus: { code: 2, class: 'player', normal: 'credit' },
  player_token: { code: 3, class: 'player', normal: 'credit' },
  player_locked: { code: 4, class: 'player', normal: 'credit' },
  gaming: { code: 100, class: 'revenue', normal: 'credit' },
  bonus_cost: { code: 110, class: 'cost', normal: 'debit' },
  token_issue: { code: 120, class: 'cost', normal: 'debit' },
  jackpot: { code: 130, class: 'liability', normal: 'credit' },
  jackpot_seeds: { code: 131, class: 'cost', normal: 'debit' },
  fees: { code: 140, class: 'cost', normal: 'debit' },
  adjustments: { code: 150, class: 'cost', normal: 'debit' },
  clearing_sandbox: { code: 200, class: 'clearing', normal: 'debit' },
  clearing_manual: { code: 201, class: 'clearing', normal: 'debit' },
  clearing_paymongo: { code: 202, class: 'clearing', normal: 'debit' },
} as const;

export type AccountName = keyof typeof accounts;
export type HouseAccountName = Exclude<AccountName, `player_${string}`>;

/**
 * The kinds of operations: their codes and their movements, debit → credit. The table `ledger.operation_kind` holds the
 * same rows. Null stands for the gateway's clearing account, which the request names. Bets and wins are split between
 * `player_real` and `player_bonus`. A rollback moves the opposite of what it rolls back.
 */
export const kinds = {
  deposit: { code: 1, debit: null, credit: 'player_real' },
  bet: { code: 2, debit: 'player_real', credit: 'gaming' },
  win: { code: 3, debit: 'gaming', credit: 'player_real' },
  rollback: { code: 4, debit: null, credit: null },
  withdrawal_hold: { code: 5, debit: 'player_real', credit: 'player_locked' },
  withdrawal_payout: { code: 6, debit: 'player_locked', credit: null },
  withdrawal_return: { code: 7, debit: 'player_locked', credit: 'player_real' },
  adjustment_credit: { code: 8, debit: 'adjustments', credit: 'player_real' },
  adjustment_debit: { code: 9, debit: 'player_real', credit: 'adjustments' },
  bonus_grant: { code: 10, debit: 'bonus_cost', credit: 'player_bonus' },
  bonus_forfeit: { code: 11, debit: 'player_bonus', credit: 'bonus_cost' },
  bonus_convert: { code: 12, debit: 'player_bonus', credit: 'player_real' },
  cash_reward: { code: 13, debit: 'bonus_cost', credit: 'player_real' },
  token_grant: { code: 14, debit: 'token_issue', credit: 'player_token' },
  token_spend: { code: 15, debit: 'player_token', credit: 'token_issue' },
  /** Moves nothing. It reserves the key of an operation that was rolled back before it arrived. */
  tombstone: { code: 16, debit: null, credit: null },
  /**
   * A fee that a player paid on top of a deposit. The money is in the gateway's clearing account and was never in the
   * wallet.
   */
  deposit_fee: { code: 30, debit: null, credit: 'fees' },
  /** A payout that the bank returned after it was settled. */
  payout_reversal: { code: 31, debit: null, credit: 'player_real' },
  /** The share of a stake that a progressive jackpot collects. */
  jackpot_contribution: { code: 32, debit: 'gaming', credit: 'jackpot' },
  /** What a jackpot has paid. The player has it as a part of the win. */
  jackpot_payout: { code: 33, debit: 'jackpot', credit: 'gaming' },
  /** What the house adds to a jackpot that begins. */
  jackpot_seed: { code: 34, debit: 'jackpot_seeds', credit: 'jackpot' },
  /** A contribution whose stake was rolled back. */
  jackpot_return: { code: 35, debit: 'jackpot', credit: 'gaming' },
  /** A payout whose win was rolled back. */
  jackpot_payout_return: { code: 36, debit: 'gaming', credit: 'jackpot' },
} as const satisfies Record<
  OperationKind | 'tombstone',
  { code: number; debit: AccountName | null; credit: AccountName | null }
>;
