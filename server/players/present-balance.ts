import type { Balance } from '../ledger/types.ts';
import { formatMoney } from '../kernel/money.ts';

/** A wallet as the contract defines it, for calls and realtime events. */
export function presentBalance(balance: Balance) {
  return {
    game_balance: formatMoney(balance.real + balance.bonus),
    real_balance: formatMoney(balance.real),
    bonus_balance: formatMoney(balance.bonus),
    locked_balance: formatMoney(balance.locked),
    game_token: formatMoney(balance.token),
    currency: balance.currency,
    version: Number(balance.version),
  };
}
