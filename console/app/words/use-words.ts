import { useLingui } from '@lingui/react';
import { useMemo } from 'react';
import type { MessageId } from './message-id.ts';

export interface Words {
  /** The message of an id in the console's language. */
  (id: MessageId, values?: Record<string, unknown>): string;
  /** The message of an id that is made of what the API says; the second argument where there is none. */
  find(id: string, otherwise: string, values?: Record<string, unknown>): string;
  /** In which places, numbers and days are written. */
  readonly locale: string;
}

/** The words of the console's language. */
export function useWords(): Words {
  const { i18n } = useLingui();
  return useMemo(
    () =>
      Object.assign((id: MessageId, values?: Record<string, unknown>): string => i18n._(id, values), {
        find: (id: string, otherwise: string, values?: Record<string, unknown>): string =>
          Object.hasOwn(i18n.messages, id) ? i18n._(id, values) : otherwise,
        locale: Array.isArray(i18n.locales) ? (i18n.locales[0] ?? 'en') : (i18n.locales ?? 'en'),
      }),
    // The i18n object changes inside when another language is loaded; its messages are then another object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [i18n, i18n.messages],
  );
}
