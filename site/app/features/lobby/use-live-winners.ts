import type { topTenSchema } from '@marquee/contract/entities.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { useLate } from '../../shell/late.ts';
import { useShell } from '../../shell/shell-context.ts';

export type ApiWinner = z.infer<typeof topTenSchema>['winner'][number];

/** How many winners are shown at most, as the API tells. */
const most = 10;

/** The winners that came with the page, and before them those who have won since, as it happens. */
export function useLiveWinners(known: readonly ApiWinner[]): readonly ApiWinner[] {
  const { domainName } = useShell();
  const [since, setSince] = useState<readonly ApiWinner[]>([]);
  const isLate = useLate();
  useEffect(() => {
    if (!isLate) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    async function watch(): Promise<void> {
      const { watchWinners } = await import('./live-winners.ts');
      if (isOver) return;
      stop = watchWinners(domainName, (winner) => setSince((before) => [winner, ...before].slice(0, most)));
    }
    void watch();
    return () => {
      isOver = true;
      stop?.();
    };
  }, [isLate, domainName]);
  if (since.length === 0) return known;
  const isNew = (winner: ApiWinner): boolean =>
    !since.some((other) => other.at === winner.at && other.account === winner.account);
  return [...since, ...known.filter(isNew)].slice(0, most);
}
