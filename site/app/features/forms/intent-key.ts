import { useState } from 'react';

/** Names one intent to move money, so that sending it again moves it once. */
interface IntentKey {
  /** The key of what is wanted; asking again for the same answers the same key. */
  of(wanted: string): string;
  /** What was wanted is done; wanting it once more is another intent. */
  done(): void;
}

export function createIntentKey(newKey: () => string = () => crypto.randomUUID()): IntentKey {
  let current: { wanted: string; key: string } | undefined;
  return {
    of(wanted) {
      if (current?.wanted !== wanted) current = { wanted, key: newKey() };
      return current.key;
    },
    done() {
      current = undefined;
    },
  };
}

/** The intent key of a form, for as long as the form is on the page. */
export function useIntentKey(): IntentKey {
  const [key] = useState(() => createIntentKey());
  return key;
}
