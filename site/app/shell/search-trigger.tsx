import { useEffect } from 'react';
import { closeModal, openModal, readModals } from '../session/modal-stack.ts';

/**
 * Opens the search by Ctrl-K (or ⌘K) and by what is marked with `data-search`: links to the lobby's own search, which is
 * where they lead while the page is not alive.
 */
export function SearchTrigger(): null {
  useEffect(() => {
    function onClick(event: MouseEvent): void {
      const { target } = event;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (!(target instanceof Element && target.closest('[data-search]'))) return;
      event.preventDefault();
      openModal({ kind: 'search' });
    }
    function onKeyDown(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const top = readModals().at(-1);
      if (top?.modal.kind === 'search') closeModal(top.id);
      else openModal({ kind: 'search' });
    }
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return null;
}
