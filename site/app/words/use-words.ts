import { useLingui } from '@lingui/react';
import { useMemo } from 'react';

export interface Words {
  /** The message of an id in the page's language; the id itself where there is none. */
  (id: string, values?: Record<string, unknown>): string;
  /** Whether there is a message of this id. */
  has(id: string): boolean;
}

/** The words of the page's language. */
export function useWords(): Words {
  const { i18n } = useLingui();
  return useMemo(() => {
    const translate = (id: string, values?: Record<string, unknown>): string => i18n._(id, values);
    return Object.assign(translate, { has: (id: string) => Object.hasOwn(i18n.messages, id) });
    // The i18n object changes inside when catalogues are added; its messages are then another object.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [i18n, i18n.messages]);
}
