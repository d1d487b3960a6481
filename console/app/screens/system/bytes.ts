import type { Words } from '../../words/use-words.ts';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the largest unit of which it has one. */
export function bytesText(words: Words, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log10(bytes) / 3));
  const unit = units[power] ?? 'byte';
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1_000 ** power,
  );
}
