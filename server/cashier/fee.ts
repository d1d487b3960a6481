import { minorPerUnit, type Minor } from '../kernel/money.ts';

/** A hundredth of a unit: what banks count in. */
export const hundredth = minorPerUnit / 100n;

const thousandthsPerWhole = 100_000n;

/**
 * What a player pays beside a deposit of an amount: the percentage of it and the fixed part, together rounded down to a
 * hundredth of the unit, so that he never pays more than he was told. `feePercent` is a decimal of at most three places,
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
