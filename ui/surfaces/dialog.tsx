import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

/**
 * A modal dialog on the native element: the browser traps the focus, answers Escape and gives the focus back.
 * Its contents exist only while it is open. `onClose` is called however it was closed.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  footer,
  wide = false,
  sheet = false,
  id,
  dismissible = true,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Names the button in the corner. */
  closeLabel: string;
  footer?: ReactNode;
  wide?: boolean;
  /** A sheet at the edge: from the side on wide screens, from below on phones. */
  sheet?: boolean;
  id?: string;
  /** False where the player must choose: no corner button, and Escape does nothing. */
  dismissible?: boolean;
  children: ReactNode;
}): ReactNode {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) {
      dialog.showModal();
      // The first control would be the button that closes it; the dialog itself is a better place to begin.
      dialog.focus();
    }
    if (!open && dialog.open) dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      id={id}
      tabIndex={-1}
      aria-labelledby={titleId}
      className={clsx(styles['dialog'], wide && styles['wide'], sheet && styles['sheet'])}
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      onCancel={(event) => {
        if (!dismissible) event.preventDefault();
      }}
      onPointerDown={(event) => {
        if (dismissible && event.target === event.currentTarget) event.currentTarget.close();
      }}
    >
      {open && (
        <>
          <div className={styles['head']}>
            <h2 className={styles['title']} id={titleId}>
              {title}
            </h2>
            {dismissible && (
              <button
                type="button"
                className={styles['close']}
                aria-label={closeLabel}
                onClick={() => ref.current?.close()}
              >
                <X size={22} aria-hidden="true" />
              </button>
            )}
          </div>
          <div className={styles['body']}>{children}</div>
          {footer && <div className={styles['foot']}>{footer}</div>}
        </>
      )}
    </dialog>
  );
}
