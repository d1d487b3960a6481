import type { App as CashierApp } from '../cashier/app.ts';
import type { ActiveBonuses } from './active-bonuses.ts';
import type { VipLevels } from './vip-levels.ts';

export interface App extends CashierApp {
  readonly activeBonuses: ActiveBonuses;
  /** The VIP ladder's levels. They are passed in because the VIP module depends on bonuses, not the other way round. */
  readonly vipLevels: VipLevels;
}
