/** How the components of the shell and of the games write amounts. */
import { createContext, useContext } from 'react';
import { createMoneyFormat, type MoneyFormat } from './money.ts';

export const MoneyContext = createContext<MoneyFormat>(createMoneyFormat('en', 'XXX'));

/** Writes amounts in the player's language and currency. */
export function useMoney(): MoneyFormat {
  return useContext(MoneyContext);
}
