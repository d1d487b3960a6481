import { isSpoken, languages, languageOfPrefix as languageNamed } from '@marquee/contract/languages.ts';
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
 * A first segment that is no language of the site is no page either; it is refused before any loader runs. One in capital
 * letters, or of a language that has no words, leads to the page itself. A site with a root path of its own leads there from
 * its bare address.
 */
export const middleware: Route.MiddlewareFunction[] = [
  ({ params, request, context }) => {
    const page = context.get(pageContext);
    const { pathname, search } = new URL(request.url);
    const { language } = params;
    const isRoot = pathname.split('/').filter(Boolean).length === (language === undefined ? 0 : 1);
    if (language !== undefined) {
      const known = languageNamed(language);
      const isOffered = page.startup.language?.some(({ code }) => code === known) === true;
      if (known === undefined || !isOffered) throw pageNotFound(request.url, shellOf(page));
      const prefix = isSpoken(known) ? `/${languages[known].prefix}` : '';
      if (prefix !== `/${language}`) {
        throw redirect((prefix + pathname.slice(language.length + 1) || '/') + search);
      }
    }
    if (page.root_path && isRoot) throw redirect(withSearch(pathname, page.root_path, search));
  },
];

/** The root path below a language's prefix, with the query of the address that leads there beside its own. */
function withSearch(pathname: string, rootPath: string, search: string): string {
  const [path = '', own = ''] = rootPath.split('?');
  const query = new URLSearchParams([...new URLSearchParams(own), ...new URLSearchParams(search)]).toString();
  return `${pathname === '/' ? '' : pathname}${path}${query && `?${query}`}`;
}

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
