import type { FastifyInstance } from 'fastify';
import type { Logger } from '../kernel/log.ts';

/**
 * One line of the log for every request that was answered: what was asked, by whom, what came of it, and how long it took.
 * Routes with a log level of their own write none.
 */
export function logRequests(server: FastifyInstance, parent: Logger): void {
  // Nothing in the line is to be taken out, and looking for it costs more than the line.
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
