/** Outcomes in words, for whatever tells them. */
import { useWords as useTableWords } from '../../table/client/words.ts';
import type { LiveOutcome } from '../games.ts';
import type { LiveView } from './live-view.ts';

/** Writes an outcome of the table in a few words. */
export function useSaid(view: LiveView): (outcome: LiveOutcome) => string {
  const words = useTableWords();
  return (outcome) => view.say(outcome, words);
}
