import type { LiveOutcome } from '../../games.ts';
import type { BoutOutcome } from '../../sides.ts';

/** The bout in an outcome; null for one of another game. */
export function boutIn(outcome: LiveOutcome | null | undefined): BoutOutcome | null {
  return outcome && 'strikes' in outcome ? outcome : null;
}
