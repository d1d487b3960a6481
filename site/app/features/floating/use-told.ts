import { envelopeOf } from '../../api/client.ts';
import { useEffect, useState } from 'react';

/** Asks once a tab for each key, and again by the next who wants to know where it failed. */
export function once<Key, Answer>(ask: (key: Key) => Promise<Answer>): (key: Key) => Promise<Answer> {
  const answers = new Map<Key, Promise<Answer>>();
  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    const asked = ask(key);
    answers.set(key, asked);
    asked.catch(() => answers.delete(key));
    return asked;
  };
}

/**
 * What the server says to everybody on the site; undefined until then. Visitors ask nothing else, and load no code for
 * queries to hear it.
 */
export function useTold<Key, Answer>(ask: (key: Key) => Promise<Answer>, key: Key): Answer | undefined {
  const [told, setTold] = useState<{ readonly key: Key; readonly answer: Answer }>();
  useEffect(() => {
    let isOver = false;
    const tell = async (): Promise<void> => {
      const answer = await ask(key);
      if (!isOver) setTold({ key, answer });
    };
    tell().catch((error: unknown) => {
      const { statusMessage, statusDetail } = envelopeOf(error);
      console.warn(statusMessage, statusDetail);
    });
    return () => {
      isOver = true;
    };
  }, [ask, key]);
  return told?.key === key ? told.answer : undefined;
}
