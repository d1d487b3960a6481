import { refuseField } from '../kernel/errors.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { hundredth } from './fee.ts';
import type { Gateway } from './gateways/gateway.ts';

/**
 * The smallest amount that can be paid in or out. Manual payments use a hundredth of the unit, the smallest amount that
 * banks handle.
 */
export function stepOf(gateway: Pick<Gateway, 'step'> | undefined): Minor {
  return gateway?.step ?? hundredth;
}

/** Round an amount down to a multiple of the step. */
export function wholeSteps(amount: Minor, step: Minor): Minor {
  return amount - (amount % step);
}

/** Throws `invalidInput`, naming the field and the step, if the amount is not a multiple of the step. */
export function requireWholeSteps(field: string, amount: Minor, step: Minor): void {
  if (amount % step !== 0n) throw refuseField(field, `a multiple of ${formatMoney(step)}`);
}
