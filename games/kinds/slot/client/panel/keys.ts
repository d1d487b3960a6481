import { isOtherButton } from './panel.ts';

type Keys = {
  onSpace: () => void;
  /** Whether the space bar is held down. */
  onHeld: (isHeld: boolean) => void;
  onMute: () => void;
  onInfo: () => void;
};

/** Hears the keys of the game: the space bar, m and i. Dialogs and fields have theirs for themselves. */
export function listenToKeys({ onSpace, onHeld, onMute, onInfo }: Keys): void {
  const isInDialog = (): boolean => document.querySelector('dialog[open]') !== null;
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isInDialog() || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.code === 'Space' && !isOtherButton(event.target)) {
      event.preventDefault();
      if (event.repeat) onHeld(true);
      else onSpace();
    }
    if (event.key === 'm') onMute();
    if (event.key === 'i') onInfo();
  });
  document.addEventListener('keyup', (event) => {
    // The space bar would otherwise also press the button that has the focus.
    if (event.code !== 'Space' || isOtherButton(event.target)) return;
    onHeld(false);
    if (!isInDialog()) event.preventDefault();
  });
}
