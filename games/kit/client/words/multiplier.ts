/** Writes a multiplier in ten-thousandths to two digits, where the eye only passes: `×1.98`. What is beyond them is cut off. */
export function writeShortMultiplier(multiplier: number): string {
  return writeMultiplier(multiplier - (multiplier % 100));
}

/** Writes a multiplier in ten-thousandths: `×1.98`, with further digits only below two hundredths of accuracy, and grouped. */
export function writeMultiplier(multiplier: number): string {
  const hundredths = Math.floor(multiplier / 100);
  const rest = multiplier % 100;
  const digits = rest === 0 || multiplier >= 100_000 ? 2 : 4;
  const value = digits === 2 ? hundredths / 100 : multiplier / 10_000;
  return `×${value.toLocaleString('en', { minimumFractionDigits: 2, maximumFractionDigits: digits })}`;
}
