import { redirect } from 'react-router';
import { pageContext } from '../page-input.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { shellOf } from '../shell/shell-data.ts';
import { languageOfPrefix } from '../words/languages.ts';
import type { Route } from './+types/in-language.ts';

function isPage({ language }: Route.LoaderArgs['params']): boolean {
  return language === undefined || languageOfPrefix(language) !== undefined;
}

/**
 * A first segment that is no language is no page either; it is refused before any loader runs. A site with a root path of
 * its own leads there from its bare address.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, request, context }) => {
    const { root_path } = context.get(pageContext);
    if (root_path && new URL(request.url).pathname === '/') throw redirect(root_path);
    if (isPage(params)) return;
    throw pageNotFound(request.url, shellOf(context.get(pageContext)));
  },
];

/** In the browser such an address is left to the server, which answers it with the status that it has. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ params, request }) => {
    // What `redirectDocument` does, which would be a further function in the files of every first page.
    if (!isPage(params)) throw redirect(request.url, { headers: { 'X-Remix-Reload-Document': 'true' } });
  },
];

/** A loader, so that the middleware also runs where nothing below has one. */
export function loader(): null {
  return null;
}

export { Outlet as default } from 'react-router';
