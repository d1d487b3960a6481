/** The words of fishing rooms. */
import { useContext } from 'react';
import { WordsContext } from '../../../kit/client/words/words-context.ts';
import type english from './messages/en.json';

export type MessageId = keyof typeof english;

/** Words by id, in the player's language. */
export function useWords(): (id: MessageId, values?: Readonly<Record<string, string | number>>) => string {
  return useContext(WordsContext);
}
