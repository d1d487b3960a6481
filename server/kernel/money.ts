/**
 * Money is a bigint in 1/100,000 of the currency's unit, which is the scale of the provider protocol. Our own API sends
 * it as a decimal string. No step uses floating point.
 */
export type Minor = bigint;

/** Minor units in one unit of a currency. */
export const minorPerUnit = 100_000n;

const decimalPattern = /^(-?)(\d{1,13})(?:\.(\d{1,5}))?$/;

/**
 * `"1.50"` → `150000n`. Throws a RangeError unless the text is a decimal with at most 13 digits before and 5 after the
 * point.
 */
export function parseMoney(decimal: string): Minor {
  const match = decimalPattern.exec(decimal);
  if (!match) throw new RangeError(`Not an amount of money: ${decimal}`);
  const [, sign, units = '0', fraction = ''] = match;
  const magnitude = BigInt(units) * minorPerUnit + BigInt(fraction.padEnd(5, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** `150000n` → `"1.50"`. Shows two to five decimals, without trailing zeros after the second. */
export function formatMoney(amount: Minor): string {
  const magnitude = amount < 0n ? -amount : amount;
  const fraction = (magnitude % minorPerUnit)
    .toString()
    .padStart(5, '0')
    .replace(/0{1,3}$/, '');
  return `${amount < 0n ? '-' : ''}${magnitude / minorPerUnit}.${fraction}`;
}

export function lesser(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

/** Progress in whole percent, at most 100. Zero if `needed` or `done` is not positive. */
export function progressPercent(done: Minor, needed: Minor): number {
  if (needed <= 0n || done <= 0n) return 0;
  return Number(lesser((done * 100n) / needed, 100n));
}
