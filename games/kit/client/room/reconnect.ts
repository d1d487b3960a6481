/** How long a client waits before it connects again. */

/** Of the first attempt after a loss, at the most. */
export const FIRST_PAUSE_MS = 400;
/** Of every attempt, at the most: so long after the server is back, the last client is back too. */
export const LONGEST_PAUSE_MS = 4_000;
/** Of the longest pause, the part that nobody waits less than. */
const LEAST_PART = 0.2;

/**
 * The pause before an attempt, from 0: it doubles up to a limit, and most of it is by chance, so that a crowd that was lost together
 * does not come back together.
 * @param random from 0 to 1.
 */
export function pauseBefore_ms(attempt: number, random: number): number {
  const most_ms = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  return most_ms * (LEAST_PART + (1 - LEAST_PART) * random);
}
