import { useCallback, useEffect } from 'react';
import { envelopeOf } from '../api/client.ts';
import { addCatalogues } from '../words/load.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { openModal } from './modal-stack.ts';
import { reactionTo, refusalWords, refusesAccount } from './refusal-reaction.ts';
import { endSession } from './session-end.ts';
import { readSession } from './session-store.ts';
import { showToast } from './toasts.ts';

/** What is said where not even the catalogue of errors can be loaded. */
const lastWords = 'Something went wrong. Please try again.';

function wordsOfRefusal(message: string, t: Words): string {
  return refusalWords(message, (key) => (t.has(key) ? t(key) : undefined));
}

/** The words of a refusal in the visitor's language; none until their catalogue has come, which shows them then. */
export function useRefusalWords(): (message: string) => string {
  const t = useWords();
  useEffect(() => void addCatalogues(['errors']), []);
  return useCallback((message) => wordsOfRefusal(message, t), [t]);
}

/**
 * Act on a refusal that the page itself does not show: end the session, log, or show it in a dialog (or, briefly, as a
 * toast). A block or a closure ends the session where there is one; who is signing in is told. Settles when the player has
 * closed the dialog.
 */
export async function report(
  error: unknown,
  t: Words,
  { as = 'dialog' }: { as?: 'dialog' | 'toast' } = {},
): Promise<void> {
  const envelope = envelopeOf(error);
  const reaction = reactionTo(envelope);
  if (reaction === 'log') console.warn(envelope.statusMessage, envelope.statusDetail);
  if (reaction === 'log' || reaction === 'none') return;
  if (reaction === 'sign_out') {
    const isSigningIn = readSession().status !== 'authenticated' && refusesAccount(envelope.statusMessage);
    endSession();
    if (!isSigningIn) return;
  }
  await addCatalogues(['errors']);
  const text = wordsOfRefusal(envelope.statusMessage, t) || lastWords;
  const title = t.has('errorTitle') ? t('errorTitle') : '';
  if (as === 'toast') {
    showToast({ tone: 'error', title, text });
    return;
  }
  await new Promise<void>((onClose) => {
    openModal({ kind: 'message', title, text, onClose });
  });
}

/** The above, in the words of the page. */
export function useReport(): (error: unknown, options?: { as?: 'dialog' | 'toast' }) => Promise<void> {
  const t = useWords();
  return useCallback((error, options) => report(error, t, options), [t]);
}
