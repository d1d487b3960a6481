import { Contained } from '@marquee/ui/states/contained.tsx';
import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useMatches } from 'react-router';
import { useRest } from '../session/rest.ts';
import { addCatalogues } from '../words/load.ts';

const RestPage = lazy(async () => {
  const [page] = await Promise.all([import('../features/safety/rest-page.tsx'), addCatalogues(['general'])]);
  return page;
});

/** The routes that are about playing or that invite to it. */
const playRoute =
  /^(category\/|routes\/(home|playnow|minigame|spin|mission|leaderboard|referral|promotions?|providers?|vip)$)/;

/** Whether a calm page stands in place of this one, because the player takes a break from play. */
export function useIsAtRest(): boolean {
  const rests = useRest();
  const isPlay = useMatches().some(({ id }) => playRoute.test(id));
  return rests && isPlay;
}

/** What a player in a break sees where there would be games, rewards or promotions. */
export function RestPlace(): ReactNode {
  const place = <Skeleton height="24rem" radius="var(--radius-panel)" />;
  return (
    <Contained fallback={place}>
      <Suspense fallback={place}>
        <RestPage />
      </Suspense>
    </Contained>
  );
}
