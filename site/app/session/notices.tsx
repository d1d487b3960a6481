import { Contained } from '@marquee/ui/states/contained.tsx';
import { fetchToast, ToastRegion } from '@marquee/ui/surfaces/toast-region.tsx';
import { lazy, Suspense, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { ignoreMissingChunk } from '../shell/reload-guard.ts';
import { addCatalogues } from '../words/load.ts';
import { useWords, type Words } from '../words/use-words.ts';
import { closeModal, readModals, serverModals, subscribeToModals, type Modal } from './modal-stack.ts';
import { dismissToast, readToasts, serverToasts, showToast, subscribeToToasts } from './toasts.ts';

const SignInDialog = lazy(() => import('./sign-in-dialog.tsx'));
const ModalDialog = lazy(() => import('./modal-dialog.tsx'));

/** The site's modals and toasts. */
export function Notices(): ReactNode {
  const t = useWords();
  const modals = useSyncExternalStore(subscribeToModals, readModals, serverModals);
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, serverToasts);
  // The message that the network is gone has to be shown without it, in its words, to whoever does something here.
  useEffect(() => {
    const inTime = (): void => {
      fetchToast().catch(ignoreMissingChunk);
      void addCatalogues(['errors']);
    };
    const over = new AbortController();
    const once = { once: true, passive: true, signal: over.signal };
    document.addEventListener('pointerdown', inTime, once);
    document.addEventListener('keydown', inTime, once);
    return () => over.abort();
  }, []);
  return (
    <>
      <Suspense>
        {modals.map(({ id, modal }) => (
          <Contained key={id} onFault={() => void sayFault(id, modal, t)}>
            {modal.kind === 'sign_in' ? (
              <SignInDialog id={id} modal={modal} />
            ) : (
              <ModalDialog id={id} modal={modal} />
            )}
          </Contained>
        ))}
      </Suspense>
      <Contained>
        <ToastRegion toasts={toasts} onDismiss={dismissToast} closeLabel={t('common.close')} />
      </Contained>
    </>
  );
}

/** A modal that fails is closed, and says so beside the page: another modal might fail alike. */
async function sayFault(id: number, modal: Modal, t: Words): Promise<void> {
  closeModal(id);
  if (modal.kind === 'message') {
    showToast({ tone: 'error', title: modal.title, text: modal.text });
    return;
  }
  const { report } = await import('./report.ts');
  await report(new Error('A modal failed.'), t, { as: 'toast' });
}
