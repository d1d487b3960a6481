import type { App as RoundsApp } from '../rounds/app.ts';
import type { Cashier } from './cashier.ts';
import type { WithdrawalTerms } from './withdrawal-terms.ts';

export interface App extends RoundsApp {
  readonly cashier: Cashier;
  /** How bonuses and VIP levels affect a withdrawal. Both rooms sit above the cashier, so it cannot import them. */
  readonly withdrawalTerms: WithdrawalTerms;
}
