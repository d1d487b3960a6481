import type { ledgerAccountNames as contractNames } from '@marquee/contract/operator-money.ts';

export type AccountName = (typeof contractNames)[number];

/** The contract's accounts, without its validator. */
export const accountNames: readonly AccountName[] = [
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
];
