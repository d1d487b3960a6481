import { useEffect, useState } from 'react';

/**
 * Calls back when the page has loaded and the browser has time: what nobody sees yet, such as the pictures of the next slides, waits for
 * it, so that it takes nothing from the first screen.
 * @returns what takes the wish back.
 */
export function whenPageSettled(act: () => void): () => void {
  let idle: number | undefined;
  function settle(): void {
    // Safari has no idle callback; a moment after loading does as well.
    if ('requestIdleCallback' in globalThis) idle = requestIdleCallback(act);
    else act();
  }
  if (document.readyState === 'complete') settle();
  else addEventListener('load', settle, { once: true });
  return () => {
    removeEventListener('load', settle);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}

/** Whether that has come. */
export function usePageSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => whenPageSettled(() => setSettled(true)), []);
  return settled;
}
