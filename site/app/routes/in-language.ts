import { redirect } from 'react-router';
import { pageContext } from '../page-input.ts';
import { pageNotFound } from '../shell/page-error.ts';
import { shellOf } from '../shell/shell-data.ts';
import { languageOfPrefix } from '../words/languages.ts';
import type { Route } from './+types/in-language.ts';

/**
 * A first segment that is no language is no page either; it is refused before any loader runs. A site with a root path of
 * its own leads there from its bare address.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, request, context }) => {
    const { root_path } = context.get(pageContext);
    if (root_path && new URL(request.url).pathname === '/') throw redirect(root_path);
    if (params.language === undefined || languageOfPrefix(params.language)) return;
    throw pageNotFound(request.url, shellOf(context.get(pageContext)));
  },
];

/** A loader, so that the middleware also runs where nothing below has one. */
export function loader(): null {
  return null;
}

export { Outlet as default } from 'react-router';
