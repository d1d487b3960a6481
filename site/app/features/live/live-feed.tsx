import type { LiveData } from '@marquee/themes/shell/live-feed.ts';
import { usePageSettled } from '@marquee/ui/sections/page-settled.ts';
import type { ReactNode } from 'react';
import { useOwnBets } from './use-own-bets.ts';
import { useSiteWins } from './use-site-wins.ts';

/** The wins of the site and the rounds of the player as they happen, in the look that the layout gives them. */
export default function LiveFeed({ render }: { render: (data: LiveData) => ReactNode }): ReactNode {
  const isSettled = usePageSettled();
  const { wins, paidOut, hasFailed, retry } = useSiteWins(isSettled);
  const bets = useOwnBets(isSettled);
  return render({ wins, paidOut, hasFailed, retry, bets });
}
