import type { HomeTold } from '@marquee/themes/home/section.ts';
import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, useCallback, type Dispatch, type ReactNode, type SetStateAction } from 'react';
import { QueryScope } from '../../session/query-scope.tsx';
import { OwnMissions } from './own-missions.tsx';
import { OwnPlayer } from './own-player.tsx';

const OwnGift = lazy(() => import('./own-gift.tsx'));

/** Shows nothing: tells the home page what its template needs of the signed-in player. */
export default function OwnTold({
  needs,
  onKnown,
}: {
  needs: readonly (keyof HomeTold)[];
  onKnown: Dispatch<SetStateAction<HomeTold | undefined>>;
}): ReactNode {
  const tell = useCallback((known: HomeTold) => onKnown((before) => ({ ...before, ...known })), [onKnown]);
  return (
    <QueryScope>
      {needs.includes('missions') && <OwnMissions onKnown={(missions) => tell({ missions })} />}
      {needs.includes('player') && <OwnPlayer onKnown={(player) => tell({ player })} />}
      {needs.includes('gift') && (
        <Contained>
          <Suspense>
            <OwnGift onKnown={tell} />
          </Suspense>
        </Contained>
      )}
    </QueryScope>
  );
}
