import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLate } from './late.ts';
import { useShell } from './shell-context.ts';

const Popups = lazy(() => import('../features/popups/popups.tsx'));

/** What the site says over its pages by itself comes when the page has settled; where it says nothing, no code comes. */
export function LatePopups(): ReactNode {
  const { hasPopups } = useShell();
  return useLate() && hasPopups ? (
    <Contained>
      <Suspense>
        <Popups />
      </Suspense>
    </Contained>
  ) : null;
}
