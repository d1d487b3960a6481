import { fetchToast, ToastRegion } from '@marquee/ui/surfaces/toast-region.tsx';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useWords } from '../words/use-words.ts';
import { readModals, serverModals, subscribeToModals } from './modal-stack.ts';
import { dismissToast, readToasts, serverToasts, subscribeToToasts } from './toasts.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
const ModalDialog = lazy(() => import('./modal-dialog.tsx'));

/** The site's modals and toasts. */
export function Notices(): ReactNode {
  const t = useWords();
  const modals = useSyncExternalStore(subscribeToModals, readModals, serverModals);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, serverToasts);
  // The message that the network is gone has to be shown without it, to whoever does something here.
  useEffect(() => {
    const inTime = (): void => void fetchToast();
    const once = { once: true, passive: true };
    document.addEventListener('pointerdown', inTime, once);
    document.addEventListener('keydown', inTime, once);
    return () => {
      document.removeEventListener('pointerdown', inTime);
      document.removeEventListener('keydown', inTime);
    };
  }, []);
  return (
    <>
      <Suspense>
        {modals.map(({ id, modal }) =>
          modal.kind === 'sign_in' ? (
            <SignInDialog key={id} id={id} modal={modal} />
          ) : (
            <ModalDialog key={id} id={id} modal={modal} />
          ),
        )}
      </Suspense>
      <ToastRegion toasts={toasts} onDismiss={dismissToast} closeLabel={t('common.close')} />
    </>
  );
}
