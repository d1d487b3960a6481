import { CountingMoney } from '@marquee/ui/data/money.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { callApi, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import type { KnownJackpot } from './jackpot-amount.tsx';

/** The server reads the figure every ten seconds; asking more often would change nothing. */
const interval_ms = 10_000;

/**
 * The counter, asked for again while the page is looked at, and counting up to each new figure. The library of queries
 * weighs ten times what this does, and a visitor's home page does without it.
 */
export default function LiveJackpot({ known }: { known: KnownJackpot }): ReactNode {
  const [shown, setShown] = useState(known);
  useEffect(() => {
    const over = new AbortController();
    async function look(): Promise<void> {
      if (document.hidden) return;
      const result = await callApi(endpoints.jackpotWins, siteInput(), { signal: over.signal });
      if (result.ok) setShown(result.answer);
    }
    // Leaving the page ends the question under way, and nobody waits for its answer.
    const timer = setInterval(() => void look().catch(() => undefined), interval_ms);
    return () => {
      clearInterval(timer);
      over.abort();
    };
  }, []);
  return <CountingMoney amount={shown.amount} currency={shown.currency} />;
}
