import type { Envelope } from '@marquee/contract/envelope.ts';
import { useCallback } from 'react';
import { ApiRefusal, failureOnTheWay } from '../api/client.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { openModal } from './modal-stack.ts';
import { reactionTo, refusalWords } from './refusal-reaction.ts';
import { endSession } from './session-end.ts';
import { showToast } from './toasts.ts';

/** The words of a refusal in the visitor's language. */
export function useRefusalWords(): (message: string) => string {
  const t = useWords();
  return useCallback((message) => refusalWords(message, (key) => (t.has(key) ? t(key) : undefined)), [t]);
}

/** The envelope behind an error: a refusal's own, or that of an unexpected failure. */
export function envelopeOf(error: unknown): Envelope {
  return error instanceof ApiRefusal ? error.envelope : failureOnTheWay('');
}

/**
 * Act on a refusal that the page itself does not show: end the session, log, or show it in a dialog (or, briefly, as a
 * toast). Settles when the player has closed the dialog.
 */
export async function report(
  error: unknown,
  t: Words,
  { as = 'dialog' }: { as?: 'dialog' | 'toast' } = {},
): Promise<void> {
  const envelope = envelopeOf(error);
  const reaction = reactionTo(envelope);
  if (reaction === 'sign_out') endSession();
  if (reaction === 'log') console.warn(envelope.statusMessage, envelope.statusDetail);
  if (reaction !== 'show') return;
  const text = refusalWords(envelope.statusMessage, (key) => (t.has(key) ? t(key) : undefined));
  if (as === 'toast') {
    showToast({ tone: 'error', title: t('errorTitle'), text });
    return;
  }
  await new Promise<void>((onClose) => {
    openModal({ kind: 'message', title: t('errorTitle'), text, onClose });
  });
}

/** The above, in the words of the page. */
export function useReport(): (error: unknown, options?: { as?: 'dialog' | 'toast' }) => Promise<void> {
  const t = useWords();
  return useCallback((error, options) => report(error, t, options), [t]);
}
