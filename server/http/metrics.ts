import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../kernel/app.ts';
import { sameSecret } from '../players/secrets.ts';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Figures for Prometheus at `/metrics`: the process, the requests by route, the sockets. */
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
    const allowed = token
      ? sameSecret(Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`))
      : isThisMachine(request);
    if (!allowed) return reply.code(404).send();
    reply.header('content-type', registry.contentType);
    return registry.metrics();
  });
}

/** Whether the connection itself is from this machine, and no proxy on it speaks for somebody else. */
function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  return loopback.has(socket.remoteAddress ?? '') && !Object.keys(headers).some(isOfProxy);
}

function isOfProxy(header: string): boolean {
  return header.startsWith('x-forwarded-') || ['forwarded', 'x-real-ip', 'via'].includes(header);
}
