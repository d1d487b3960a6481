import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import styles from './toast-region.module.css';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'warning' | 'error' | 'info';
  title?: ReactNode;
  text: ReactNode;
  /** How long it stays, in milliseconds. */
  duration_ms: number;
}

/** What a message looks like; most pages never show one. To be called where one may have to be shown without a network. */
export const fetchToast = () => import('./toast.tsx');
const Toast = lazy(fetchToast);

/**
 * The corner in which short messages appear, bottom right, above open dialogs. It says each message once to assistive
 * technology and calls `onDismiss` when a message's time is over or its button was pressed.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  closeLabel,
}: {
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  closeLabel: string;
}): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  // A popover shown last lies above a dialog; so it is shown anew for every message.
  useEffect(() => {
    const region = ref.current;
    if (!region) return;
    if (region.matches(':popover-open')) region.hidePopover();
    if (newest !== undefined) region.showPopover();
  }, [newest]);
  return (
    <div ref={ref} popover="manual" className={styles['region']} aria-live="polite">
      <Suspense>
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />
        ))}
      </Suspense>
    </div>
  );
}
