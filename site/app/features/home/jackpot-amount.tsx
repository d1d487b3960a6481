import { formatMoney } from '@marquee/ui/data/decimal.ts';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';

const LiveJackpot = lazy(() =>
  import('../../shell/visit.ts').then((visit) => ({ default: visit.LiveJackpot })),
);

export interface KnownJackpot {
  readonly amount: string;
  readonly currency: string;
  /** A progressive jackpot; otherwise what was won since the month began. */
  readonly isPot: boolean;
}

/** A jackpot, or what is won on the games with one: as the page came with it, and once that is settled as it grows. */
export function JackpotAmount({ known }: { known: KnownJackpot }): ReactNode {
  const isSettled = usePageSettled();
  const written = formatMoney(known.amount, known.currency);
  if (!isSettled) return written;
  return (
    <Contained fallback={written}>
      <Suspense fallback={written}>
        <LiveJackpot known={known} />
      </Suspense>
    </Contained>
  );
}
