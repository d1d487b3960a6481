/** Multipliers as boards write them. */
import { UNIT } from '../multiplier.ts';

/** A multiplier in ten-thousandths: `×1.98`, `×1,000`. Digits beyond are cut off: none is shown larger than it pays. */
export function writeTimes(multiplier: number): string {
  const hundredths = Math.floor(multiplier / (UNIT / 100));
  return `×${(hundredths / 100).toLocaleString('en')}`;
}
