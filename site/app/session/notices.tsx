import { fetchToast, ToastRegion } from '@marquee/ui/surfaces/toast-region.tsx';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useLate } from '../shell/late.ts';
import { useWords } from '../words/use-words.ts';
import { readModals, serverModals, subscribeToModals } from './modal-stack.ts';
import { dismissToast, readToasts, serverToasts, subscribeToToasts } from './toasts.ts';

const ModalDialog = lazy(() => import('./modal-dialog.tsx'));

/** The site's modals and toasts. */
export function Notices(): ReactNode {
  const t = useWords();
  const modals = useSyncExternalStore(subscribeToModals, readModals, serverModals);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, serverToasts);
  const isLate = useLate();
  // The message that the network is gone has to be shown without it.
  useEffect(() => {
    if (isLate) void fetchToast();
  }, [isLate]);
  return (
    <>
      <Suspense>
        {modals.map((open) => (
          <ModalDialog key={open.id} open={open} />
        ))}
      </Suspense>
      <ToastRegion toasts={toasts} onDismiss={dismissToast} closeLabel={t('common.close')} />
    </>
  );
}
