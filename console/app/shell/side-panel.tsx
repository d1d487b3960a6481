import { Dialog } from '@marquee/ui/surfaces/dialog.tsx';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useMedia } from '../style/use-media.ts';
import { useWords } from '../words/use-words.ts';
import styles from './side-panel.module.css';

/** One thing beside the list it was opened from; a sheet over it where there is no room. Escape closes both. */
export function SidePanel({
  title,
  onClose,
  footer,
  children,
}: {
  title: string;
  onClose: () => void;
  /** What can be done with it. */
  footer?: ReactNode;
  children: ReactNode;
}): ReactNode {
  const words = useWords();
  const narrow = useMedia('(width < 64rem)');
  const heading = useRef<HTMLHeadingElement>(null);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Another thing in the panel is announced too.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);
  if (narrow) {
    return (
      <Dialog open sheet onClose={onClose} title={title} closeLabel={words('dialog.close')} footer={footer}>
        {children}
      </Dialog>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the panel from anywhere in it.
    <aside
      className={styles['panel']}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
      }}
    >
      <header className={styles['head']}>
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          {title}
        </h2>
        <button
          type="button"
          className={styles['close']}
          aria-label={words('dialog.close')}
          onClick={onClose}
        >
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      <div className={styles['body']}>{children}</div>
      {footer && <footer className={styles['foot']}>{footer}</footer>}
    </aside>
  );
}
