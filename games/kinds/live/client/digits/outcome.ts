/** The digits of an outcome. */
import type { LiveOutcome } from '../../games.ts';

/** None for an outcome that is not known, or of another game. */
export function digitsOf(outcome: LiveOutcome | null | undefined): readonly number[] {
  return outcome && 'digits' in outcome ? outcome.digits : [];
}
