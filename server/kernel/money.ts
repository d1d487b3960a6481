/**
 * Money is a bigint in 1/100,000 of a currency's unit, the scale of the provider protocol, and a decimal string on the
 * wire of our own API. No float is involved on the way.
 */
export type Minor = bigint;

/** How many minor units one unit of a currency has. */
export const minorPerUnit = 100_000n;

const decimalPattern = /^(-?)(\d{1,13})(?:\.(\d{1,5}))?$/;

/** `"1.50"` → `150000n`. Throws a RangeError on anything but a decimal of at most five places. */
export function parseMoney(decimal: string): Minor {
  const match = decimalPattern.exec(decimal);
  if (!match) throw new RangeError(`Not an amount of money: ${decimal}`);
  const [, sign, units = '0', fraction = ''] = match;
  const magnitude = BigInt(units) * minorPerUnit + BigInt(fraction.padEnd(5, '0'));
  return sign === '-' ? -magnitude : magnitude;
}

/** `150000n` → `"1.50"`: at least two decimals, at most five, no trailing zeros beyond the second. */
export function formatMoney(amount: Minor): string {
  const magnitude = amount < 0n ? -amount : amount;
  const fraction = (magnitude % minorPerUnit)
    .toString()
    .padStart(5, '0')
    .replace(/0{1,3}$/, '');
  return `${amount < 0n ? '-' : ''}${magnitude / minorPerUnit}.${fraction}`;
}

/** The smaller of two amounts. */
export function lesser(a: Minor, b: Minor): Minor {
  return a < b ? a : b;
}

/** How far something is on its way, in whole percent: 100 at most, and 0 where it cannot be computed. */
export function progressPercent(done: Minor, needed: Minor): number {
  if (needed <= 0n || done <= 0n) return 0;
  return Number(lesser((done * 100n) / needed, 100n));
}
