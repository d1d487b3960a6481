import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from './app.ts';
import { sameSecret } from '../players/secrets.ts';

/**
 * Prometheus metrics at `/metrics`: the process, requests by route, open sockets. Access needs the bearer token. The
 * client's address proves nothing, because a proxy on this machine makes everyone look local.
 */
export function mountMetrics(server: FastifyInstance, app: App): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'marquee_' });
  const durations = new Histogram({
    name: 'marquee_http_request_duration_seconds',
    help: 'How long requests took, by route and status',
    labelNames: ['route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  registry.registerMetric(
    new Gauge({
      name: 'marquee_realtime_connections',
      help: 'Open realtime connections of this process',
      registers: [],
      collect() {
        this.set(app.realtime.connections());
      },
    }),
  );
  server.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    done();
  });
  const token = app.config.METRICS_TOKEN;
  server.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (token === undefined || !sameSecret(given, Buffer.from(`Bearer ${token}`))) {
      return reply.code(404).send();
    }
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}
