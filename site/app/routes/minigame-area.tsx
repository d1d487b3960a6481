import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { MinigameLayout } from '../features/minigames/minigame-layout.tsx';
import { TokenWallet } from '../features/minigames/token-wallet.tsx';
import { QueryScope } from '../session/query-scope.tsx';
import { requirePlayer } from '../session/require-player.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { withCatalogues } from '../words/load.ts';
import type { Route } from './+types/minigame-area.ts';

export const handle = { catalogues: ['general', 'errors'], layout: 'minigame' } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requirePlayer,
  withCatalogues('general', 'errors'),
];

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      shell: matches[0].loaderData,
      title: titleOf(matches[0].loaderData, 'minigame.title'),
      pathname: location.pathname,
    }),
    { name: 'robots', content: 'noindex' },
  ];
}

/** A loader in the browser, so that the middleware also stands before the first page of a visit. */
export function clientLoader(): null {
  return null;
}
clientLoader.hydrate = true as const;

/** What the server renders: the layout, with nothing personal in it. */
export function HydrateFallback(): ReactNode {
  return (
    <MinigameLayout>
      <Skeleton width="14rem" height="2.2rem" />
      <Skeleton height="28rem" radius="var(--radius-panel)" />
    </MinigameLayout>
  );
}

/** The minigames in their own layout, for players only. */
export default function MinigameArea(): ReactNode {
  return (
    <QueryScope>
      <MinigameLayout wallet={<TokenWallet />}>
        <Outlet />
      </MinigameLayout>
    </QueryScope>
  );
}
