/** Multipliers in hundredths, as they are written. */

/** `×1.46`, grouped from a thousand. */
export function writeHundredths(hundredths: number): string {
  return `×${writePlain(hundredths)}`;
}

/** One for all: it is written with every picture. */
const plain = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `1.46`. */
export function writePlain(hundredths: number): string {
  return plain.format(hundredths / 100);
}

/** Reads what was typed, with a point or a comma; null if it is no multiplier. Further digits are dropped. */
export function readHundredths(text: string): number | null {
  const parts = /^(\d{1,6})(?:[.,](\d*))?$/.exec(text.trim().replace(/^[×x]/, ''));
  if (!parts) return null;
  return Number(`${parts[1]}${(parts[2] ?? '').slice(0, 2).padEnd(2, '0')}`);
}
