/** Multipliers as boards write them. */
import { UNIT } from '../multiplier.ts';

/** A multiplier in ten-thousandths: `×1.98`, `×1,000`. */
export function writeTimes(multiplier: number): string {
  return `×${(multiplier / UNIT).toLocaleString('en', { maximumFractionDigits: 2 })}`;
}
