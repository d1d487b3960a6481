import type { topTenSchema } from '@marquee/contract/entities.ts';
import { whenPageSettled } from '@marquee/ui/sections/page-settled.ts';
import { useEffect, useState } from 'react';
import { doWithout } from '../../shell/reload-guard.ts';
import type { z } from 'zod';

export type ApiWinner = z.infer<typeof topTenSchema>['winner'][number];

/** The winners that came with the page, and before them those who have won since, as it happens. */
export function useLiveWinners(known: readonly ApiWinner[]): readonly ApiWinner[] {
  const [winners, setWinners] = useState(known);
  // Without a state of its own: whatever shows winners is rendered again when there is another one.
  useEffect(() => {
    const over = new AbortController();
    const forget = whenPageSettled(() => {
      import('../../shell/visit.ts')
        .then((visit) => visit.watchWinners(setWinners, over.signal))
        .catch(doWithout);
    });
    return () => {
      forget();
      over.abort();
    };
  }, []);
  return winners;
}
