import { Skeleton } from '@marquee/ui/states/skeleton.tsx';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { AccountFrame } from '../features/account/account-frame.tsx';
import { QueryScope } from '../session/query-scope.tsx';
import { requirePlayer } from '../session/require-player.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { withCatalogues } from '../words/load.ts';
import type { Route } from './+types/player-area.ts';

export const handle = { catalogues: ['general', 'validation', 'errors'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requirePlayer,
  withCatalogues('general', 'validation', 'errors'),
];

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      shell: matches[0].loaderData,
      title: titleOf(matches[0].loaderData, 'account.pages'),
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

/** What the server renders of every page of a player: its frame, with nothing personal in it. */
export function HydrateFallback(): ReactNode {
  return (
    <AccountFrame>
      <Skeleton width="14rem" height="2.2rem" />
      <Skeleton height="24rem" radius="var(--radius-panel)" />
    </AccountFrame>
  );
}

/** The pages that only a player may see. */
export default function PlayerArea(): ReactNode {
  return (
    <QueryScope>
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    </QueryScope>
  );
}
