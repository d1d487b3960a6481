import { categories } from '@marquee/contract/categories.ts';
import { languages } from '@marquee/contract/languages.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { listCategories, listProviders } from '../catalog/games.ts';
import type { App } from './app.ts';
import { RefusalError } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { siteOrigin } from './page-address.ts';
import { siteLanguages } from './page-language.ts';
import { hostOf, requestFacts } from './request-facts.ts';

/** Pages that are public on every site, in the order of the site map. */
const publicPages = [
  '/providers',
  '/promotions',
  '/vip',
  '/news',
  '/register',
  '/login',
  '/about',
  '/banking',
  '/faqs',
  '/contact-us',
  '/download',
  '/fairness',
  '/responsible-gaming',
  '/term-condition',
  '/privacy-policy',
];
/** `robots.txt` and `sitemap.xml` of the site at the request's host. */
export function mountRobots(server: FastifyInstance, app: App): void {
  server.get('/robots.txt', async (request, reply) => {
    const site = await siteOf(app, request);
    const lines = ['User-agent: *', 'Disallow: /api/', 'Disallow: /playnow', 'Disallow: /_dev/', ''];
    if (site) lines.push(`Sitemap: ${siteOrigin(site, requestFacts(request).origin)}/sitemap.xml`, '');
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const site = await siteOf(app, request);
    if (!site) return reply.code(404).send();
    const pages = await pagesOf(app, site);
    const origin = siteOrigin(site, requestFacts(request).origin);
    const alternates = alternatesOf(site);
    const urls = pages.map((page) => {
      const links = alternates.map(
        ([prefix, language]) =>
          `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${prefix}${page === '/' && prefix ? '' : page}"/>`,
      );
      return `<url><loc>${origin}${page}</loc>${links.join('')}</url>`;
    });
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`,
      );
  });
}

/** The path prefix of each language that a site offers, and its hreflang code. */
function alternatesOf(site: Site): readonly (readonly [string, string])[] {
  const { offered } = siteLanguages(
    site.languages.map(({ code }) => code),
    site.defaultLanguage,
  );
  return [
    ['', 'x-default'],
    ...offered.map((code) => [`/${languages[code].prefix}`, languages[code].locale] as const),
  ];
}

/** The site at the request's host, or undefined if there is none. */
async function siteOf(app: App, request: FastifyRequest): Promise<Site | undefined> {
  try {
    return await app.sites.byDomain(hostOf(request).name);
  } catch (error) {
    if (error instanceof RefusalError) return undefined;
    throw error;
  }
}

/** The pages of a site: home, the categories in which it has games, the pages that every site has, and its providers. */
async function pagesOf(app: App, site: Site): Promise<string[]> {
  const withGames = new Set((await listCategories(app.db, site.siteId)).map(({ category }) => category));
  const lobbies = Object.entries(categories)
    .filter(([category]) => withGames.has(category) || (category === 'hot' && withGames.size > 0))
    .map(([, { path }]) => path);
  const providers = (await listProviders(app.db, site.siteId, '')).map(({ slug }) => `/providers/${slug}`);
  return ['/', ...lobbies, ...publicPages, ...providers];
}
