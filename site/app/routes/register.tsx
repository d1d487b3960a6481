import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { RegisterFlow } from '../features/auth/register-flow.tsx';
import { requireVisitor } from '../session/require-visitor.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { withCatalogues } from '../words/load.ts';
import type { Route } from './+types/register.ts';

export const handle = { catalogues: ['general', 'validation', 'errors'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireVisitor,
  withCatalogues('general', 'validation', 'errors'),
];

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta({
    shell: matches[0].loaderData,
    title: titleOf(matches[0].loaderData, 'account.register'),
    pathname: location.pathname,
  });
}

/** There is nothing to load; with a loader on both sides the page is rendered on the server too. */
export function loader(): null {
  return null;
}

/** A loader in the browser, so that the middleware also stands before the first page of a visit. */
export function clientLoader(): null {
  return null;
}
clientLoader.hydrate = true as const;

export default function Register(): ReactNode {
  const [query] = useSearchParams();
  const verifyAccount = query.get('verify') ?? '';
  return <RegisterFlow key={verifyAccount} verifyAccount={verifyAccount} />;
}
