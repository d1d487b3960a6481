import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import { pageContext } from '../page-input.ts';
import { brandPages } from '../shell/brand-pages.ts';
import { languageCodes, languages } from '../words/languages.ts';
import type { Route } from './+types/sitemap.ts';

/** Every public page of the site in each of its languages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const { cms } = await page.call(siteInfoDetail, { domain_name: page.domain_name });
  const spoken = languageCodes.filter((code) =>
    page.startup.language?.some((language) => language.code === code),
  );
  const menu = (page.startup.content?.menu ?? [])
    .map((item) => item.href)
    .filter((href) => !href.includes('?'));
  const words = brandPages
    .filter((brandPage) => cms?.[`${brandPage.field}_status`])
    .map((brandPage) => brandPage.path);
  const paths = [...new Set(['/', ...menu, ...words, '/register', '/login'])];
  const address = (prefix: string, path: string): string =>
    `${page.origin}${prefix}${path === '/' && prefix ? '' : path}`;
  const entries = paths.map((path) => {
    const alternates = spoken.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${languages[code].locale}" href="${address(`/${languages[code].prefix}`, path)}"/>`,
    );
    return `<url><loc>${address('', path)}</loc>${alternates.join('')}</url>`;
  });
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>\n`;
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
