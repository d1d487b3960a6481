import { eventType } from '../kernel/events.ts';
import type { Minor } from '../kernel/money.ts';

/**
 * Notifications to a player about deposits, withdrawals and bank accounts, told in the transaction that makes the
 * change. `id` identifies the deposit, withdrawal or change: a player gets one notification per `about` and `id`.
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
  | {
      readonly about: 'deposit_corrected';
      readonly amount: Minor;
      /** What the player had asked for, with the fee. */
      readonly asked: string;
      readonly currency: string;
    }
  | { readonly about: 'document_approved' }
  | { readonly about: 'document_refused'; readonly reason: string }
);

export const cashierNews = eventType<CashierNews>('cashier.news');
