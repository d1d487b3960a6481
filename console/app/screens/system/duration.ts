import type { Words } from '../../words/use-words.ts';

/** How long something took, in milliseconds or seconds. */
export function durationText(words: Words, took_ms: number): string {
  const [value, unit] = took_ms < 1_000 ? [took_ms, 'millisecond'] : [took_ms / 1_000, 'second'];
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value);
}
