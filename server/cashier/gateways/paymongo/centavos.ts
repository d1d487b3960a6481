import { formatMoney, type Minor } from '../../../kernel/money.ts';
import { hundredth } from '../../fee.ts';

/** Convert an amount to whole centavos. Throws a RangeError if there is a remainder, which would otherwise be lost. */
export function toCentavos(amount: Minor): number {
  if (amount % hundredth !== 0n) throw new RangeError(`${formatMoney(amount)} is not in whole centavos`);
  return Number(amount / hundredth);
}
