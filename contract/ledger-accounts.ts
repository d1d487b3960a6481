/** The accounts of the ledger, as its chart names them. They stand apart from the schemas, so that the console has them without a validator. */
export const ledgerAccountNames = [
  'player_real',
  'player_bonus',
  'player_token',
  'player_locked',
  'gaming',
  'bonus_cost',
  'token_issue',
  'jackpot',
  'jackpot_seeds',
  'fees',
  'adjustments',
  'clearing_sandbox',
  'clearing_manual',
  'clearing_paymongo',
] as const;

export type LedgerAccountName = (typeof ledgerAccountNames)[number];
