import type { LiveOutcome } from '../../games.ts';
import type { RaceOutcome } from '../../races.ts';

/** The race in an outcome; null for one of another game. */
export function raceIn(outcome: LiveOutcome | null | undefined): RaceOutcome | null {
  return outcome && 'order' in outcome ? outcome : null;
}
