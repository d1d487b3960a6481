/** Multipliers as boards write them. */
import { UNIT } from '../multiplier.ts';

/** A multiplier in ten-thousandths: `×1.98`, `×1,000`. Digits beyond are cut off: none is shown larger than it pays. */
export function writeTimes(multiplier: number): string {
  const hundredths = Math.floor(multiplier / (UNIT / 100));
  return `×${(hundredths / 100).toLocaleString('en')}`;
}

/** A multiplier with the three digits that count, where there is little room: `×1.98`, `×61.4`, `×4,055`. Those beyond are cut off. */
export function writeBriefTimes(multiplier: number): string {
  const bets = Math.floor(multiplier / UNIT);
  const digits = Math.max(0, 3 - String(bets).length);
  const step = UNIT / 10 ** digits;
  const cut = (Math.floor(multiplier / step) * step) / UNIT;
  return `×${cut.toLocaleString('en', { minimumFractionDigits: digits })}`;
}
