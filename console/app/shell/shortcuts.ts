import { useEffect, useRef } from 'react';

/** How long after `g` the second key is waited for. */
const chordPatience_ms = 1200;

/** Whether a key that was pressed here is text that is being written, or an answer to a dialog. */
function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

/**
 * The keys of the whole console. `keys` holds single keys (`?`) and chords (`g p`). Ctrl-K, or Command-K, works while writing too.
 */
export function useShortcuts(keys: Readonly<Record<string, () => void>>, palette: () => void): void {
  const current = useRef({ keys, palette });
  useEffect(() => {
    current.current = { keys, palette };
  });
  useEffect(() => {
    let begun_ms = -Infinity;
    function onKeyDown(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        current.current.palette();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
      const inChord = event.timeStamp - begun_ms < chordPatience_ms;
      begun_ms = event.key === 'g' && !inChord ? event.timeStamp : -Infinity;
      const act = current.current.keys[inChord ? `g ${event.key}` : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
