import { CountingMoney } from '@marquee/ui/data/money.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callOrThrow, siteInput } from '../../api/client.ts';
import { endpoints } from '../../api/endpoints.ts';
import { QueryScope } from '../../session/query-scope.tsx';
import type { KnownJackpot } from './jackpot-amount.tsx';

/** The server reads the figure every ten seconds; asking more often would change nothing. */
const interval_ms = 10_000;

/** The counter, asked for again while the page is looked at, and counting up to each new figure. */
export default function LiveJackpot({ known }: { known: KnownJackpot }): ReactNode {
  return (
    <QueryScope>
      <Counter known={known} />
    </QueryScope>
  );
}

function Counter({ known }: { known: KnownJackpot }): ReactNode {
  const { data } = useQuery({
    queryKey: ['jackpot_wins'],
    queryFn: ({ signal }) => callOrThrow(endpoints.jackpotWins, siteInput(), { signal }),
    refetchInterval: interval_ms,
  });
  return <CountingMoney amount={data?.amount ?? known.amount} currency={data?.currency ?? known.currency} />;
}
