/** The words of the shell. */
import { useContext } from 'react';
import type english from '../messages/en.json';
import type { FailureMessageId } from '../failures/explanations.ts';
import { WordsContext } from './words-context.ts';

export { explanations } from '../failures/explanations.ts';

export type KitMessageId = keyof typeof english | FailureMessageId;

/** Words of the shell by id, in the player's language. */
export function useKitWords(): (
  id: KitMessageId,
  values?: Readonly<Record<string, string | number>>,
) => string {
  return useContext(WordsContext);
}
