import { minorPerUnit, type Minor } from '../kernel/money.ts';

/** A hundredth of a unit, the smallest amount that banks handle. */
export const hundredth = minorPerUnit / 100n;

const thousandthsPerWhole = 100_000n;

/**
 * The fee added to a deposit: the percentage of the amount plus the fixed part, rounded down together to a hundredth of
 * the unit, so that players never pay more than they were told. `feePercent` is a decimal with at most three places,
 * e.g. `"1.5"`.
 */
export function depositFee(method: { feePercent: string; feeFixed: Minor }, amount: Minor): Minor {
  const exact = (amount * percentThousandths(method.feePercent)) / thousandthsPerWhole + method.feeFixed;
  return exact - (exact % hundredth);
}

function percentThousandths(decimal: string): bigint {
  const [units = '0', fraction = ''] = decimal.split('.');
  return BigInt(units) * 1000n + BigInt(fraction.padEnd(3, '0').slice(0, 3));
}
