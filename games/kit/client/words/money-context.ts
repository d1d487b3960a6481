/** How the components of the shell and of the games write amounts. */
import { createContext, useContext } from 'react';
import {
  createMoneyFormat,
  createShortMoneyFormat,
  type MoneyFormat,
  type ShortMoneyFormat,
} from './money.ts';

export const MoneyContext = createContext<MoneyFormat>(createMoneyFormat('en', 'XXX'));
/** How they write them where there is room for a few digits only. */
export const ShortMoneyContext = createContext<ShortMoneyFormat>(createShortMoneyFormat('en', 'XXX'));

/** Writes amounts in the player's language and currency. */
export function useMoney(): MoneyFormat {
  return useContext(MoneyContext);
}

/** Writes them in a few digits. */
export function useShortMoney(): ShortMoneyFormat {
  return useContext(ShortMoneyContext);
}
