import type { FastifyInstance } from 'fastify';
import type { Logger } from '../kernel/log.ts';

/**
 * Log one line for each answered request: what was asked, by whom, the status and the duration. Routes with their own
 * log level are not logged.
 */
export function logRequests(server: FastifyInstance, parent: Logger): void {
  // The line holds no secrets, and searching it for them would cost more than writing it.
  const log = parent.child({}, { redact: [] });
  server.addHook('onResponse', (request, reply, done) => {
    if (!request.routeOptions.logLevel) {
      log.info(
        {
          reqId: request.id,
          method: request.method,
          host: request.host.slice(0, 255),
          url: request.url,
          ip: request.ip,
          status: reply.statusCode,
          duration_ms: Math.round(reply.elapsedTime * 100) / 100,
        },
        'request',
      );
    }
    done();
  });
}
