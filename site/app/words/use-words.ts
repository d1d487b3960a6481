import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import { gameNameIn, type NamedGame } from './game-names.ts';
import type { MessageId } from './message-id.ts';

export interface Words {
  /** The message of an id in the page's language. */
  (id: MessageId, values?: Record<string, unknown>): string;
  /** Whether there is a message of this id, among the catalogues that are loaded. */
  has(id: string): id is MessageId;
  /** The message of an id that is made of what the API says; nothing where there is none. */
  find(id: string, values?: Record<string, unknown>): string;
  /** What a game is called. */
  game(game: NamedGame): string;
}

/** The words of the page's language. */
export function useWords(): Words {
  const { i18n } = useLingui();
  return useMemo(() => {
    const has = (id: string): id is MessageId => Object.hasOwn(i18n.messages, id);
    return Object.assign((id: MessageId, values?: Record<string, unknown>): string => i18n._(id, values), {
      has,
      find: (id: string, values?: Record<string, unknown>): string => (has(id) ? i18n._(id, values) : ''),
      game: (game: NamedGame): string => gameNameIn(i18n.locale, game),
    });
    // The i18n object changes inside when catalogues are added; its messages are then another object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [i18n, i18n.messages]);
}
