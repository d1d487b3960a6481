/** A dialog over the game: from below on a phone, in the middle of a larger screen. */
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useKitWords } from '../words/kit-words.ts';

type SheetProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** What stays in sight at its end, however long the rest is: the button that does what the sheet is for. */
  foot?: ReactNode;
  isAlert?: boolean;
};

/** Opens with its first drawing; closes by its button, by Escape, or by a press beside it. */
export function Sheet({ title, onClose, children, foot, isAlert = false }: SheetProps) {
  const words = useKitWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    shown.showModal();
    const pressBeside = (event: MouseEvent): void => {
      if (event.target === shown && !isAlert) shown.close();
    };
    shown.addEventListener('click', pressBeside);
    return () => shown.removeEventListener('click', pressBeside);
  }, [isAlert]);
  return (
    <dialog
      ref={dialog}
      className={isAlert ? 'sheet sheet-alert' : 'sheet'}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className="sheet-head">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="tool"
          aria-label={words('close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <div className="sheet-body">{children}</div>
      {foot && <div className="sheet-foot">{foot}</div>}
    </dialog>
  );
}
