import type { App as RoundsApp } from '../rounds/app.ts';
import type { Cashier } from './cashier.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

export interface App extends RoundsApp {
  readonly cashier: Cashier;
  /** What bonuses and VIP levels, which stand above the cashier, say of a withdrawal. */
  readonly withdrawalTerms: WithdrawalTerms;
}
