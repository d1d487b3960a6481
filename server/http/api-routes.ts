import type { FastifyInstance } from 'fastify';
import { refusals } from '@marquee/contract/refusals.ts';
import type { App } from './app.ts';
import type { RateLimits } from './rate-limits.ts';
import { requestFacts } from './request-facts.ts';
import type { ServedCall } from './serve.ts';

/** Mount all calls of the player API, with rate limits if given, and a `notFound` answer for unknown paths. */
export async function mountApi(
  server: FastifyInstance,
  app: App,
  servedCalls: readonly ServedCall[],
  limits: RateLimits | undefined,
): Promise<void> {
  for (const served of servedCalls) {
    server.route({
      method: 'POST',
      url: served.call.path,
      bodyLimit: served.call.bodyLimit_bytes,
      // The check runs before the body is read, so a refused request costs no more than its headers.
      ...(limits && { onRequest: (request) => limits.arrive(served.call, request.ip) }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const facts = requestFacts(request);
        if (!limits) return served.run(app, request.body, facts);
        const caller = { ip: request.ip, body: request.body };
        return limits.around(served.call, caller, (onSession) =>
          served.run(app, request.body, facts, onSession),
        );
      },
    });
  }
  server.all('/api/*', async (_request, reply) => {
    const { code, http, detail } = refusals.notFound;
    return reply.code(http).send({ statusCode: code, statusMessage: 'notFound', statusDetail: detail });
  });
}
