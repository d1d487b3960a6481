import { useSyncExternalStore } from 'react';

/**
 * What a visitor has opened or closed of a layout, as words on the root element's `data-view`. The document's own script sets
 * them before the first paint, so that styles show what was kept and nothing moves when the page comes alive.
 */
const listeners = new Set<() => void>();

function marksOf(): string {
  return document.documentElement.dataset['view'] ?? '';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The marks that are set, and how to set one or take it away. On the server none is. */
export function useViewMarks(keepView: (marks: string) => void): {
  readonly has: (mark: string) => boolean;
  readonly set: (mark: string, isSet: boolean) => void;
} {
  const marks = useSyncExternalStore(subscribe, marksOf, () => '').split(' ');
  return {
    has: (mark) => marks.includes(mark),
    set: (mark, isSet) => {
      // Those that are set now: two may be set before the page is rendered anew.
      const others = marksOf()
        .split(' ')
        .filter((other) => other !== mark && other !== '');
      const next = (isSet ? [...others, mark] : others).join(' ');
      document.documentElement.dataset['view'] = next;
      keepView(next);
      for (const listener of listeners) listener();
    },
  };
}
