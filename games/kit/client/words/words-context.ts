/** Where the components of a game find the words of the player's language: those of the shell and those of the kind, in one. */
import { createContext } from 'react';

/** Finds the words for an id, with values in their places. */
export type AnyWords = (id: string, values?: Readonly<Record<string, string | number>>) => string;

export const WordsContext = createContext<AnyWords>((id) => id);
