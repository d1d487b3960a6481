import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { modalIdOf, openModal, readModals } from '../../session/modal-stack.ts';
import { signInAskedBy } from '../../session/return-to.ts';
import { readSession } from '../../session/session-store.ts';
import { keep, readKept } from '../../shell/kept-state.ts';
import { useShell } from '../../shell/shell-context.ts';

/** How long after the home page the template's sign-in modal shows. */
const signInDelay_ms = 1000;

/**
 * On the home page of a template that signs in by a modal: shows it to a visitor after a second, over nothing else and once
 * a visit; at once to whom the end of their session has led here.
 */
export function SignInOnArrival(): null {
  const { login } = useShell().theme;
  const { key, search, state } = useLocation();
  const returnTo = signInAskedBy(state);
  useEffect(() => {
    if (login === 'page' || readSession().status === 'authenticated') return;
    // An operator who previews the site wants to see it.
    if (new URLSearchParams(search).has('preview')) return;
    const elementId = modalIdOf(login);
    if (returnTo !== undefined) {
      keep('sign_in_asked', '1');
      openModal({ kind: 'sign_in', elementId, returnTo });
      return;
    }
    const timer = setTimeout(() => {
      const isFree = readSession().status === 'anonymous' && readModals().length === 0;
      if (isFree && readKept('sign_in_asked') === null) {
        keep('sign_in_asked', '1');
        openModal({ kind: 'sign_in', elementId });
      }
    }, signInDelay_ms);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- A session that ends on the home page leads there once more.
  }, [login, returnTo, key, search]);
  return null;
}
