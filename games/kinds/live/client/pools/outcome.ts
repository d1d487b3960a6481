/** The numbers of an outcome. */
import type { LiveOutcome } from '../../games.ts';

/** In the order in which they were drawn; none for an outcome that is not known, or of another game. */
export function numbersIn(outcome: LiveOutcome | null | undefined): readonly number[] {
  return outcome && 'numbers' in outcome ? outcome.numbers : [];
}
