import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import { hostOf } from './request-facts.ts';
import { RefusalError } from '../kernel/errors.ts';

/**
 * Serves the web app manifest of the brand at the request's host, which browsers need to install the site as an app.
 */
export function mountWebApp(server: FastifyInstance, app: App): void {
  server.get('/site.webmanifest', async (request, reply) => {
    try {
      const site = await app.sites.byDomain(hostOf(request).name);
      return await reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(
          JSON.stringify({
            id: '/',
            name: site.shown.site_name,
            short_name: site.shown.logo_text,
            start_url: '/',
            scope: '/',
            display: 'standalone',
            background_color: '#0b0b0f',
            theme_color: '#0b0b0f',
            icons: [
              { src: site.shown.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
              { src: site.shown.logo3, sizes: '180x180', type: 'image/png', purpose: 'any' },
            ],
          }),
        );
    } catch (error) {
      if (error instanceof RefusalError) return reply.code(404).send();
      throw error;
    }
  });
}
