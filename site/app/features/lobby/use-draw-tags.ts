import { useEffect } from 'react';
import { doWithout } from '../../shell/reload-guard.ts';

/** Count down to the next draw on the cards of lotteries while a lobby is open. It comes after the page: first pages do without it. */
export function useDrawTags(): void {
  useEffect(() => {
    let isOver = false;
    let stop: (() => void) | undefined;
    async function start(): Promise<void> {
      const { keepDrawTags } = await import('./draw-tags.ts');
      if (!isOver) stop = keepDrawTags();
    }
    start().catch(doWithout);
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);
}
