import { randomUUID } from 'node:crypto';
import swaggerUi from '@fastify/swagger-ui';
import swagger from '@fastify/swagger';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { boundConnections, connectionOptions, releaseOnClose } from '@marquee/contract/connection-limits.ts';
import { realtimePath } from '@marquee/contract/realtime.ts';
import type { App } from './app.ts';
import { mountApi } from './api-routes.ts';
import { separateConsoleHost } from './console-host.ts';
import { hasDevOutbox, mountDevOutbox } from './dev-outbox.ts';
import { answerErrors } from './errors.ts';
import { mountMetrics } from './metrics.ts';
import { openApiDocument } from './openapi.ts';
import { createRateLimits } from './rate-limits.ts';
import { createTokenGuard, type TokenGuard } from './token-guard.ts';
import { logRequests } from './request-log.ts';
import { mountRobots } from './robots.ts';
import { mountWebApp } from './web-app.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { ServedCall } from './serve.ts';
import { createUpgradeClients } from './upgrade-client.ts';
import { refuseUnreadableHosts } from './request-facts.ts';

/** The default limit for a call's body. */
const bodyLimit_bytes = 64 * 1024;

/**
 * The platform's HTTP server: the player API and its documentation, health, metrics, and the realtime channel. Pages,
 * providers and gateways are mounted later by their own rooms. `tokens` is shared with the realtime channel.
 */
export async function createHttpServer(
  app: App,
  servedCalls: readonly ServedCall[],
  tokens: TokenGuard = createTokenGuard(),
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = app.log;
  const server: FastifyInstance = fastify({
    ...connectionOptions(),
    loggerInstance,
    // Fastify logs two lines per request, with less information than the one line of `logRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    // Twenty times cheaper than a UUIDv7, which matters on every bet. Request ids do not need to sort.
    genReqId: () => randomUUID(),
    trustProxy: app.config.TRUST_PROXY,
    bodyLimit: bodyLimit_bytes,
    routerOptions: { ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
  });
  separateConsoleHost(server, app.config);
  boundConnections(server.server);
  const release = releaseOnClose(server.server);
  server.addHook('preClose', async () => release());
  answerErrors(server);
  // Calls are JSON only. Fastify would also read plain text.
  server.removeContentTypeParser('text/plain');
  refuseUnreadableHosts(server);
  addSecurityHeaders(server);
  mountMetrics(server, app);
  logRequests(server, app.log);

  server.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    await app.pool.query('select 1');
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  const document = openApiDocument();
  server.get('/api/openapi.json', async () => document);
  await server.register(swagger, {
    mode: 'static',
    specification: { document: JSON.parse(JSON.stringify(document)) },
  });
  await server.register(swaggerUi, { routePrefix: '/api/docs' });
  await mountApi(server, app, servedCalls, app.config.RATE_LIMITS ? createRateLimits(tokens) : undefined);
  mountRobots(server, app);
  mountWebApp(server, app);
  if (hasDevOutbox(app.config)) mountDevOutbox(server, app);

  const clientOf = createUpgradeClients(app.config.TRUST_PROXY);
  server.server.on('upgrade', (request, socket, head) => {
    const path = (request.url ?? '').split('?')[0];
    if (path === realtimePath) {
      const client = clientOf(request);
      if (client) app.realtime.upgrade(request, socket, head, client);
      else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    } else if (server.server.listenerCount('upgrade') === 1) socket.destroy();
  });
  return server;
}
