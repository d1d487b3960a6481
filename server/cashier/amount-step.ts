import { refuseField } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { hundredth } from './fee.ts';
import type { Gateway } from './gateways/gateway.ts';

/**
 * The smallest amount that can be paid in or out: a gateway's own step, or a hundredth of the unit, which is what banks
 * count in, where an operator pays by hand.
 */
export function stepOf(gateway: Pick<Gateway, 'step'> | undefined): Minor {
  return gateway?.step ?? hundredth;
}

/** The largest multiple of the step that is not more than an amount. */
export function wholeSteps(amount: Minor, step: Minor): Minor {
  return amount - (amount % step);
}

/** Throws `invalidInput`, which names the field and the step, where an amount is finer than what can be paid. */
export function requireWholeSteps(field: string, amount: Minor, step: Minor): void {
  if (amount % step !== 0n) throw refuseField(field, `a multiple of ${formatMoney(step)}`);
}
