import '@marquee/ui/base.css';
import { themeFacts } from '@marquee/themes/registry.ts';
import { currencySymbol } from '@marquee/ui/data/decimal.ts';
import { use, useEffect, useMemo, type ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root.ts';
import { ViewportKeeper } from './device/viewport-keeper.tsx';
import { pageContext } from './page-input.ts';
import { PlayerProviders } from './session/player-providers.tsx';
import { sessionMarkScript } from './session/session-mark.ts';
import { markRest } from './session/rest.ts';
import { Alive } from './shell/alive.ts';
import { Arrivals } from './shell/arrivals.tsx';
import { arrangementLine } from './shell/arrangement-line.ts';
import { ErrorPlace } from './shell/error-place.tsx';
import { FavouritesProvider } from './shell/favourites-provider.tsx';
import { LateFloatingArea } from './shell/late-floating-area.tsx';
import { LatePopups } from './shell/late-popups.tsx';
import { LinkClicks } from './shell/link-clicks.tsx';
import { isPageFault, siteFault } from './shell/page-error.ts';
import { NonceContext } from './shell/nonce-context.ts';
import { RestPlace, useIsAtRest } from './shell/rest-gate.tsx';
import { previewedArrangements } from './shell/previewed.ts';
import { routeHandleOf } from './shell/route-handle.ts';
import { storageStandIn } from './shell/storage-stand-in.ts';
import { visitScript } from './shell/visit-script.ts';
import { zodWithoutEval } from './shell/zod-without-eval.ts';
import { ShellContext } from './shell/shell-context.ts';
import { pageTitles } from './shell/page-titles.ts';
import { openedShell, sentShell, shellOf, type SentShell } from './shell/shell-data.ts';
import { SiteLayout } from './shell/site-layout.tsx';
import { SiteScripts } from './shell/site-scripts.tsx';
import { languages } from './words/languages.ts';

/** Runs from the document alone: in the files of the browser it would weigh without ever being read. */
const headScript = import.meta.env.SSR
  ? `${storageStandIn};${sessionMarkScript};${zodWithoutEval};${visitScript}`
  : '';

/** A site that is closed shows that and nothing else: no loader of a page runs. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    const shell = shellOf(context.get(pageContext));
    if (shell.refused || shell.maintenance) throw siteFault(shell);
  },
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<SentShell> {
  const page = context.get(pageContext);
  const shell = shellOf(page, await pageTitles(page.language));
  if (!page.previews) return sentShell(shell);
  const asked = new URL(request.url).searchParams.get('arrange');
  const pages = previewedArrangements(themeFacts[shell.theme.template].pages, asked);
  return sentShell({ ...shell, theme: { ...shell.theme, pages: arrangementLine(pages) } });
}

/** The shell is the same on every page of a visit. */
export function shouldRevalidate(): boolean {
  return false;
}

export function Layout({ children }: { children: ReactNode }): ReactNode {
  const nonce = use(NonceContext);
  const loaded = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const fault = isRouteErrorResponse(error) && isPageFault(error.data) ? error.data : undefined;
  const opened = useMemo(() => loaded && openedShell(loaded), [loaded]);
  const shell = opened ?? fault?.shell;
  const handles = useMatches().map((match) => routeHandleOf(match.handle));
  const catalogues = new Set(['interface', ...handles.flatMap((handle) => handle.catalogues ?? [])]);
  if (error) {
    catalogues.add('errors');
    catalogues.add('misc');
  }
  const currency = shell?.site?.currency;
  const viewport =
    handles.findLast((handle) => handle.viewport)?.viewport ??
    'width=device-width, initial-scale=1, viewport-fit=cover';
  return (
    <html
      lang={shell ? languages[shell.language].locale : 'en'}
      // Here and not on the body: the palette's scheme is also that of the window's own scrollbar.
      className={shell && `template-${shell.theme.template} theme-${shell.theme.palette}`}
      data-language={shell?.language}
      // The script below marks the element before React sees it.
      suppressHydrationWarning
      data-template={shell?.theme.template}
      data-catalogues={[...catalogues].join(' ')}
      data-currency={currency}
      data-symbol={currency && currencySymbol(currency)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={viewport} />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        {shell?.site && <link rel="icon" href={shell.site.favicon} />}
        {shell?.site && <link rel="manifest" href="/site.webmanifest" />}
        <Meta />
        <Links />
        <SiteScripts section="HEAD" scripts={shell?.scripts} />
      </head>
      <body>
        {shell ? (
          <ShellContext value={shell}>
            <PlayerProviders>{children}</PlayerProviders>
          </ShellContext>
        ) : (
          children
        )}
        <ScrollRestoration />
        <SiteScripts section="BODY" scripts={shell?.scripts} />
        <Scripts />
        <Alive />
      </body>
    </html>
  );
}

export default function App(): ReactNode {
  // A route's own layout wins; the site template's is for all others.
  const layout = useMatches()
    .map((match) => routeHandleOf(match.handle).layout)
    .findLast((own) => own !== undefined);
  const isAtRest = useIsAtRest();
  useEffect(markRest, []);
  return (
    <>
      <LinkClicks />
      <ViewportKeeper />
      <Arrivals />
      {layout && layout !== 'template' && !isAtRest ? (
        <Outlet />
      ) : (
        <FavouritesProvider>
          <SiteLayout>
            {isAtRest ? <RestPlace /> : <Outlet />}
            <LateFloatingArea />
            {!isAtRest && <LatePopups />}
          </SiteLayout>
        </FavouritesProvider>
      )}
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps): ReactNode {
  return <ErrorPlace error={error} />;
}
