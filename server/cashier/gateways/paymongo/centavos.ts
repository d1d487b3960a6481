import { formatMoney, type Minor } from '../../../kernel/money.ts';
import { hundredth } from '../../fee.ts';

/** An amount in whole centavos. Throws a RangeError where there is a remainder, which would be lost on the way. */
export function toCentavos(amount: Minor): number {
  if (amount % hundredth !== 0n) throw new RangeError(`${formatMoney(amount)} is not in whole centavos`);
  return Number(amount / hundredth);
}
