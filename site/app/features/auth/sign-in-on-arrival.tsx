import { useEffect } from 'react';
import { modalIdOf, openModal, readModals } from '../../session/modal-stack.ts';
import { readSession } from '../../session/session-store.ts';
import { useShell } from '../../shell/shell-context.ts';

/** How long after the home page the template's sign-in modal shows. */
const signInDelay_ms = 1000;

/** On the home page of a template that signs in by a modal: shows it to a visitor after a second, over nothing else. */
export function SignInOnArrival(): null {
  const { login } = useShell().theme;
  useEffect(() => {
    if (login === 'page' || readSession().status === 'authenticated') return;
    const timer = setTimeout(() => {
      if (readSession().status === 'anonymous' && readModals().length === 0) {
        openModal({ kind: 'sign_in', elementId: modalIdOf(login) });
      }
    }, signInDelay_ms);
    return () => clearTimeout(timer);
  }, [login]);
  return null;
}
