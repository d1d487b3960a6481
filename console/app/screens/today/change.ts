import { toMinor } from '@marquee/ui/data/decimal.ts';

/** By how many percent a figure is above or below an earlier one; nothing where the earlier one is nothing. */
export function changePercent(now: string | number, before: string | number): number | undefined {
  const [a, b] = [minorOf(now), minorOf(before)];
  if (b === 0n) return undefined;
  const size = b < 0n ? -b : b;
  return Number(((a - b) * 1000n) / size) / 10;
}

function minorOf(value: string | number): bigint {
  return typeof value === 'number' ? BigInt(value) : toMinor(value);
}
