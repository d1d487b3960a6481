import type { transactionTypes } from '@marquee/contract/entities.ts';

type TransactionType = (typeof transactionTypes)[number];

/** What the list of transactions can be narrowed to. */
export const groupNames = ['deposits', 'withdrawals', 'bets', 'wins', 'others'] as const;

const transactionGroups: Readonly<Record<(typeof groupNames)[number], readonly TransactionType[]>> = {
  deposits: ['deposit'],
  withdrawals: ['withdrawal_hold', 'withdrawal_payout', 'withdrawal_return'],
  bets: ['bet'],
  wins: ['win'],
  others: ['rollback', 'bonus', 'adjustment'],
};

/** The types of a group; all, said as none, where there is no such group. */
export function typesOf(group: string): TransactionType[] {
  const name = groupNames.find((known) => known === group);
  return name ? [...transactionGroups[name]] : [];
}
