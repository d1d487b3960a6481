import { categories } from '@marquee/contract/categories.ts';
import type { Site } from '../sites/site.ts';
import { isLocalName } from './this-machine.ts';

const code = /^[A-Za-z0-9_-]{1,64}$/;
/** The query parameters that select a page worth caching, each with a check of its value. */
const keptQueries: Readonly<Record<string, (value: string) => boolean>> = {
  provider_code: (value) => code.test(value),
  game_code: (value) => code.test(value),
  sort: (value) => /^[a-z_-]{1,20}$/.test(value),
  category: (value) => Object.hasOwn(categories, value),
};
/** Parameters that advertisements and mailings add to links. No page reads them on the server. */
const tracking =
  /^(utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|twclid|yclid|mc_cid|mc_eid|_ga)$/;

/**
 * The URL of a requested page on its own site. Only the path and query come from the request. A target such as
 * `//evil.example/slots` would otherwise be rendered, and cached, as a page of another site. Equivalent queries get the
 * same spelling. Returns undefined if the target is not a valid page address.
 */
export function pageUrl(origin: string, target: string): URL | undefined {
  if (!/^\/(?![/\\])/.test(target) || !URL.canParse(origin)) return undefined;
  const query = target.indexOf('?');
  const url = new URL(origin);
  url.pathname = query === -1 ? target : target.slice(0, query);
  url.search = query === -1 ? '' : target.slice(query);
  // `/.//host` becomes `//host` here, and a redirect would treat that as another site's address.
  if (url.pathname.startsWith('//')) return undefined;
  const names = [...url.searchParams.keys()];
  if (names.some((name) => tracking.test(name))) {
    for (const name of names) if (tracking.test(name)) url.searchParams.delete(name);
  }
  if (names.length > 1 && isKept(url)) url.searchParams.sort();
  return url;
}

/**
 * Where a redirect of the requested address leads, with the tracking parameters of the request: those who measure an
 * advertisement find them on the page that is shown. Redirects to other sites are left as they are.
 */
export function withTracking(location: string, requested: string): string {
  const query = requested.indexOf('?');
  if (query === -1 || !location.startsWith('/')) return location;
  const kept = [...new URLSearchParams(requested.slice(query))].filter(([name]) => tracking.test(name));
  if (kept.length === 0) return location;
  const [path = '', search = ''] = location.split('?');
  return `${path}?${new URLSearchParams([...new URLSearchParams(search), ...kept]).toString()}`;
}

/** True if the page may be cached: each query parameter is known, valid and given once. */
export function isKept(url: URL): boolean {
  const entries = [...url.searchParams];
  return (
    new Set(url.searchParams.keys()).size === entries.length &&
    entries.every(([name, value]) => Object.hasOwn(keptQueries, name) && keptQueries[name]?.(value))
  );
}

/**
 * The public origin of a site, for canonical links and site maps. It comes from the site's row, not from the Host
 * header, because anyone can send any Host and the page is cached for everyone. Only a local site takes the request's
 * scheme and port.
 */
export function siteOrigin({ primaryDomain }: Pick<Site, 'primaryDomain'>, requestOrigin: string): string {
  if (!isLocalName(primaryDomain)) return `https://${primaryDomain}`;
  const asked = URL.parse(requestOrigin);
  const port = asked?.port ? `:${asked.port}` : '';
  return `${asked?.protocol ?? 'http:'}//${primaryDomain}${port}`;
}
