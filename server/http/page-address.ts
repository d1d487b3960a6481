import { categories } from '@marquee/contract/categories.ts';
import type { Site } from '../sites/site.ts';
import { isLocalName } from './this-machine.ts';

const code = /^[A-Za-z0-9_-]{1,64}$/;
/** The names in a query that make another page that is worth keeping, and the values that they can have. */
const keptQueries: Readonly<Record<string, (value: string) => boolean>> = {
  provider_code: (value) => code.test(value),
  game_code: (value) => code.test(value),
  sort: (value) => /^[a-z_-]{1,20}$/.test(value),
  category: (value) => Object.hasOwn(categories, value),
};
/** What advertisements and mail add to links. No page reads it on the server. */
const tracking =
  /^(utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|twclid|yclid|mc_cid|mc_eid|_ga)$/;

/**
 * The address of a page on its own site. Only the path and the query are the visitor's: `//evil.example/slots`, or an
 * address with a host of its own, would otherwise be rendered, and kept, as a page of another site. Undefined if the
 * target is no address of a page. Queries that mean the same are written the same.
 */
export function pageUrl(origin: string, target: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(origin)) return undefined;
  const query = target.indexOf('?');
  const url = new URL(origin);
  url.pathname = query === -1 ? target : target.slice(0, query);
  url.search = query === -1 ? '' : target.slice(query);
  // `/.//host` becomes `//host` here, which a redirect would take for an address of another site.
  if (url.pathname.startsWith('//')) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.some((name) => tracking.test(name))) {
    for (const name of names) if (tracking.test(name)) url.searchParams.delete(name);
  }
  if (names.length > 1 && isKept(url)) url.searchParams.sort();
  return url;
}

/** Whether a page is kept: it has no query but those with known names and values, each once. */
export function isKept(url: URL): boolean {
  const entries = [...url.searchParams];
  return (
    new Set(url.searchParams.keys()).size === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(keptQueries, name) && keptQueries[name]?.(value))
  );
}

/**
 * Under which address a site is to be found, for canonical links and site maps: that of its row and never the Host of a
 * request, which anybody can invent and which is kept for everybody. Only on one's own machine the port is the request's.
 */
export function siteOrigin({ primaryDomain }: Pick<Site, 'primaryDomain'>, requestOrigin: string): string {
  if (!isLocalName(primaryDomain)) return `https://${primaryDomain}`;
  const asked = URL.parse(requestOrigin);
  const port = asked?.port ? `:${asked.port}` : '';
  return `${asked?.protocol ?? 'http:'}//${primaryDomain}${port}`;
}
