import type { jackpotWins } from '@marquee/contract/api/settings/jackpot_wins.ts';
import { CountingMoney } from '@marquee/ui/data/money.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { callApi, siteInput } from '../../api/client.ts';
import type { Endpoint } from '../../api/endpoint.ts';
import { realtime, watchThisSite } from '../../realtime/realtime.ts';
import type { KnownJackpot } from './jackpot-amount.tsx';

/** Alone: the list of all endpoints would come to a home page for this one. */
const wins: Endpoint<typeof jackpotWins> = { path: '/api/settings/jackpot_wins' };

/** The server reads what was won every ten seconds; asking more often would change nothing. */
const interval_ms = 10_000;

/**
 * The counter, counting up to each new figure. A pot is told over the realtime channel as it grows, and asked for once, because the
 * page may have been kept for a while. What was won is asked for again while the page is looked at. The library of queries weighs ten
 * times what this does, and a visitor's home page does without it.
 */
export function LiveJackpot({ known }: { known: KnownJackpot }): ReactNode {
  const [shown, setShown] = useState<{ amount: string; currency: string }>(known);
  const { isPot } = known;
  useEffect(() => {
    const over = new AbortController();
    async function look(): Promise<void> {
      if (document.hidden) return;
      const result = await callApi(wins, siteInput(), { signal: over.signal });
      if (!result.ok) return;
      const next = isPot ? result.answer.pot : result.answer;
      if (next) setShown(next);
    }
    const safely = (): void => void look().catch(() => undefined);
    // Leaving the page ends the question under way, and nobody waits for its answer.
    if (!isPot) {
      const timer = setInterval(safely, interval_ms);
      return () => {
        clearInterval(timer);
        over.abort();
      };
    }
    safely();
    const unsubscribe = realtime().subscribe((event) => {
      if (event.type === 'jackpot') setShown(event);
    });
    const leave = watchThisSite();
    return () => {
      unsubscribe();
      leave();
      over.abort();
    };
  }, [isPot]);
  return <CountingMoney amount={shown.amount} currency={shown.currency} />;
}
