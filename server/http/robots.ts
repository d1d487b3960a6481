import type { FastifyInstance } from 'fastify';
import type { App } from '../kernel/app.ts';
import { RefusalError } from '../kernel/errors.ts';

/** Pages that anyone may see and find, in the order of the site map. */
const publicPages = [
  '/',
  '/slots',
  '/register',
  '/login',
  '/promotions',
  '/vip',
  '/news',
  '/about',
  '/faqs',
  '/banking',
  '/responsible-gaming',
  '/privacy-policy',
];
/** Languages by the prefix of their pages, and what search engines call them. */
const alternates = [
  ['', 'x-default'],
  ['/en', 'en'],
  ['/php', 'fil'],
  ['/cn', 'zh'],
] as const;

/** `robots.txt` and `sitemap.xml` of the site behind the host. */
export function mountRobots(server: FastifyInstance, app: App): void {
  server.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      'Disallow: /api/',
      'Disallow: /playnow',
      'Disallow: /_dev/',
      '',
      `Sitemap: ${request.protocol}://${request.host}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  server.get('/sitemap.xml', async (request, reply) => {
    try {
      await app.sites.byDomain(request.hostname.toLowerCase());
    } catch (error) {
      if (error instanceof RefusalError) return reply.code(404).send();
      throw error;
    }
    const origin = `${request.protocol}://${request.host}`;
    const urls = publicPages.map((page) => {
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
