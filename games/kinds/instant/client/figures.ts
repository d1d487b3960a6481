/** Multipliers and chances as boards write them. */
import { UNIT } from '../multiplier.ts';

/** A multiplier in ten-thousandths: `×1.98`, `×1,000`. */
export function writeTimes(multiplier: number): string {
  return `×${(multiplier / UNIT).toLocaleString('en', { maximumFractionDigits: 2 })}`;
}

/** A chance in percent with three digits that count, `12.9 %`; below a thousandth of a percent how rare it is, `1 : 847,660,528`. */
export function writeChance(cases: bigint, total: bigint): string {
  if (cases === 0n) return '0 %';
  const percent = (Number(cases) / Number(total)) * 100;
  if (percent < 0.001) return `1 : ${(total / cases).toLocaleString('en')}`;
  return `${percent.toLocaleString('en', { maximumSignificantDigits: 3 })} %`;
}
