import { clsx } from 'clsx';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  id: string;
  tone: 'success' | 'warning' | 'error' | 'info';
  title?: ReactNode;
  text: ReactNode;
  /** How long it stays, in milliseconds. */
  duration_ms: number;
}

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
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={onDismiss} closeLabel={closeLabel} />
      ))}
    </div>
  );
}

function Toast({
  toast,
  onDismiss,
  closeLabel,
}: {
  toast: ToastMessage;
  onDismiss: (id: string) => void;
  closeLabel: string;
}): ReactNode {
  const { id, duration_ms } = toast;
  useEffect(() => {
    const timer = setTimeout(() => onDismiss(id), duration_ms);
    return () => clearTimeout(timer);
  }, [id, duration_ms, onDismiss]);
  const Icon = toast.tone === 'success' ? CircleCheck : toast.tone === 'info' ? Info : TriangleAlert;
  return (
    <div className={clsx(styles['toast'], styles[toast.tone])}>
      <Icon className={styles['icon']} size={20} aria-hidden="true" />
      <div>
        {toast.title && <p className={styles['title']}>{toast.title}</p>}
        <p>{toast.text}</p>
      </div>
      <button type="button" className={styles['close']} aria-label={closeLabel} onClick={() => onDismiss(id)}>
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  );
}
