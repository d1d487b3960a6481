import { clsx } from 'clsx';
import { useId, useRef, useState, type ReactNode } from 'react';
import styles from './popover.module.css';

/**
 * A button with a panel that opens beneath it. The browser closes it on Escape and on a press elsewhere, and gives the focus
 * back; it only has to be told where it stands.
 */
export function Popover({
  label,
  trigger,
  className,
  align = 'start',
  children,
}: {
  /** Names the button where its content is no text. */
  label?: string;
  trigger: ReactNode;
  className?: string | undefined;
  /** Which edges of button and panel lie on one line. */
  align?: 'start' | 'end';
  /** Is given a function that closes the panel, and whether it is open. */
  children: (close: () => void, isOpen: boolean) => ReactNode;
}): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  function place(): void {
    if (!button.current || !panel.current) return;
    const at = button.current.getBoundingClientRect();
    const { style } = panel.current;
    const below = window.innerHeight - at.bottom > 260 || at.top < 260;
    style.top = below ? `${at.bottom + 4}px` : 'auto';
    style.bottom = below ? 'auto' : `${window.innerHeight - at.top + 4}px`;
    style.left = align === 'start' ? `${Math.max(8, at.left)}px` : 'auto';
    style.right = align === 'end' ? `${Math.max(8, window.innerWidth - at.right)}px` : 'auto';
  }
  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-label={label} className={className}>
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={clsx(styles['panel'])}
        onBeforeToggle={(event) => {
          if (event.newState === 'open') place();
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children(() => document.getElementById(id)?.hidePopover(), isOpen)}
      </div>
    </>
  );
}
