import type { topTenSchema } from '@marquee/contract/entities.ts';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import { useEffect, useState } from 'react';
import { doWithout } from '../../shell/reload-guard.ts';
import type { z } from 'zod';

export type ApiWinner = z.infer<typeof topTenSchema>['winner'][number];

/** The winners that came with the page, and before them those who have won since, as it happens. */
export function useLiveWinners(known: readonly ApiWinner[]): readonly ApiWinner[] {
  const [winners, setWinners] = useState(known);
  const isSettled = usePageSettled();
  useEffect(() => {
    if (!isSettled) return;
    const over = new AbortController();
    import('./live-winners.ts').then((live) => live.watchWinners(setWinners, over.signal)).catch(doWithout);
    return () => over.abort();
  }, [isSettled]);
  return winners;
}
