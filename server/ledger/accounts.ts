/**
 * The chart of accounts. The table `ledger.account` holds the same rows; a test compares them. A new gateway gets a
 * clearing account of its own here and in a migration.
 *
 * `normal` tells on which side an account grows. A player's buckets are what the house owes, so a credit makes them grow;
 * so does gaming, whose credit balance is the gross gaming revenue (stakes less payouts).
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
  fees: { code: 140, class: 'cost', normal: 'debit' },
  adjustments: { code: 150, class: 'cost', normal: 'debit' },
  clearing_sandbox: { code: 200, class: 'clearing', normal: 'debit' },
  clearing_manual: { code: 201, class: 'clearing', normal: 'debit' },
} as const;

export type AccountName = keyof typeof accounts;
export type HouseAccountName = Exclude<AccountName, `player_${string}`>;

/** The codes under which kinds of operations are stored, and the movement of each: debit → credit. */
export const kinds = {
  /** Clearing → real. */
  deposit: 1,
  /** Real and bonus → gaming, by the order of funds. */
  bet: 2,
  /** Gaming → real and bonus, by the split of its bet. */
  win: 3,
  /** The reverse of a bet or a win. */
  rollback: 4,
  /** Real → locked. */
  withdrawal_hold: 5,
  /** Locked → clearing. */
  withdrawal_payout: 6,
  /** Locked → real. */
  withdrawal_return: 7,
  /** Adjustments → real. */
  adjustment_credit: 8,
  /** Real → adjustments. */
  adjustment_debit: 9,
  /** Bonus cost → bonus. */
  bonus_grant: 10,
  /** Bonus → bonus cost. */
  bonus_forfeit: 11,
  /** Bonus → real. */
  bonus_convert: 12,
  /** Bonus cost → real. */
  cash_reward: 13,
  /** Token issue → token. */
  token_grant: 14,
  /** Token → token issue. */
  token_spend: 15,
  /** Nothing moves: it holds the key of what was rolled back before it came. */
  tombstone: 16,
} as const;
