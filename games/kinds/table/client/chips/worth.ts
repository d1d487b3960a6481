/** What a chip is worth, as it is written on it: no currency, and thousands as K. */
import { rational, toDecimal } from '../../../../kit/prove/fraction.ts';

const UNIT_MINOR = 100_000n;
const sizes = [
  [1_000_000n, 'M'],
  [1_000n, 'K'],
  [1n, ''],
] as const;

/** `2.5K`; never more than two digits behind the point, rounded down. */
export function writeChip(amount_minor: bigint): string {
  const [size, letter] = sizes.find(([least]) => amount_minor >= least * UNIT_MINOR) ?? [1n, ''];
  const hundredths = (amount_minor * 100n) / (UNIT_MINOR * size);
  return `${toDecimal(rational(hundredths, 100n), 2).replace(/\.?0+$/, '')}${letter}`;
}
