import type { FastifyInstance } from 'fastify';
import { refusals } from '@marquee/contract/refusals.ts';
import { servedCalls } from '../api/handlers.ts';
import type { App } from '../kernel/app.ts';
import { requestFacts } from './request-facts.ts';

/** How many calls a minute one address may make of a call that declares nothing else. */
const defaultRatePerMinute = 240;

/** Mount every call of the player API, and the answer to paths that are none. */
export async function mountApi(server: FastifyInstance, app: App): Promise<void> {
  for (const served of servedCalls) {
    server.route({
      method: 'POST',
      url: served.call.path,
      bodyLimit: served.call.bodyLimit_bytes,
      config: {
        rateLimit: { max: served.call.ratePerMinute ?? defaultRatePerMinute, timeWindow: '1 minute' },
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return served.run(app, request.body, requestFacts(request));
      },
    });
  }
  server.all('/api/*', async (_request, reply) => {
    const { code, http, detail } = refusals.notFound;
    return reply.code(http).send({ statusCode: code, statusMessage: 'notFound', statusDetail: detail });
  });
}
