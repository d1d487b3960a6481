import type { FastifyInstance } from 'fastify';
import { refusals } from '@marquee/contract/refusals.ts';
import type { App } from './app.ts';
import type { RateLimits } from './rate-limits.ts';
import { requestFacts } from './request-facts.ts';
import type { ServedCall } from './serve.ts';

/** Mount every call of the player API, within `limits` if there are any, and the answer to paths that are none. */
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
      // Before the body is read: what is refused costs no more than its headers.
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
