import { clsx } from 'clsx';
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import type { ToastMessage } from './toast-region.tsx';
import styles from './toast.module.css';

/** A short message with a button that closes it; it goes by itself when its time is over. */
export default function Toast({
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
