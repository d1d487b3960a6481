import type { App as CashierApp } from '../cashier/app.ts';
import type { ActiveBonuses } from './active-bonuses.ts';
import type { VipLevels } from './vip-levels.ts';

export interface App extends CashierApp {
  readonly activeBonuses: ActiveBonuses;
  /** Where players stand on the VIP ladder, which stands above the bonuses. */
  readonly vipLevels: VipLevels;
}
