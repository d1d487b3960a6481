import { Contained } from '@marquee/ui/states/contained.tsx';
import { lazy, Suspense, type ReactNode } from 'react';
import { addCatalogues } from '../../words/load.ts';

const Asked = lazy(async () => {
  const [module] = await Promise.all([import('./asked-stake-weights.tsx'), addCatalogues(['misc'])]);
  return module;
});

/** How much of a stake counts towards rewards, below what it is for on a player's page. */
export function LateStakeWeights({ className }: { className: string | undefined }): ReactNode {
  return (
    <Contained>
      <Suspense>
        <Asked className={className} />
      </Suspense>
    </Contained>
  );
}
