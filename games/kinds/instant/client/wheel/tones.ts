/** A colour for each multiplier of a wheel: nothing is dark, and the rarer it pays the warmer it is. */

/** The multipliers of a wheel, each once, from the least. */
export function tonesOf(segments: readonly number[]): number[] {
  return [...new Set(segments)].toSorted((a, b) => a - b);
}

/** Tones from 0, for nothing, to 6. */
const MOST = 6;

/** The tone of a multiplier among those of its wheel. */
export function toneOf(tones: readonly number[], multiplier: number): number {
  if (multiplier === 0) return 0;
  const paying = tones.filter((tone) => tone > 0);
  const at = paying.indexOf(multiplier);
  // The highest is always the warmest.
  return at === paying.length - 1 ? MOST : Math.min(MOST - 1, at + 1);
}
