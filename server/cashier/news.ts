import { eventType } from '../kernel/events.ts';
import type { Minor } from '../kernel/money.ts';

/**
 * What a player is told of deposits, withdrawals and bank accounts, in the transaction in which it happens. `id` is that
 * of what it is about: of each kind a player is told once about it.
 */
export type CashierNews = { readonly siteId: number; readonly playerId: bigint; readonly id: string } & (
  | {
      readonly about: 'account_added' | 'account_default' | 'account_removed';
      readonly bank: string;
      readonly number: string;
    }
  | {
      readonly about: 'withdrawal_paid';
      readonly amount: Minor;
      readonly currency: string;
      readonly bank: string;
      readonly number: string;
    }
  | {
      readonly about: 'withdrawal_refused' | 'deposit_refused';
      readonly amount: Minor;
      readonly currency: string;
      readonly reason: string;
    }
);

export const cashierNews = eventType<CashierNews>('cashier.news');
