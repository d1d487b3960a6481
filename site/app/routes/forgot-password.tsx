import type { ReactNode } from 'react';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ForgotPasswordFlow } from '../features/auth/forgot-password-flow.tsx';
import { requireVisitor } from '../session/require-visitor.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { titleOf } from '../shell/page-titles.ts';
import type { RouteHandle } from '../shell/route-handle.ts';
import { withCatalogues } from '../words/load.ts';
import { useWords } from '../words/use-words.ts';
import type { Route } from './+types/forgot-password.ts';

export const handle = { catalogues: ['general', 'validation', 'errors'] } satisfies RouteHandle;
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  requireVisitor,
  withCatalogues('general', 'validation', 'errors'),
];

export function meta({ matches, location }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    ...pageMeta({
      shell: matches[0].loaderData,
      title: titleOf(matches[0].loaderData, 'forgot.title'),
      pathname: location.pathname,
    }),
    { name: 'robots', content: 'noindex' },
  ];
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

/** A new password by a code; for guests only. */
export default function ForgotPassword(): ReactNode {
  const t = useWords();
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.lead')}>
      <ForgotPasswordFlow />
    </AuthFrame>
  );
}
