import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { readHost, type RequestHost } from './host-header.ts';

const noHost: RequestHost = { name: '', withPort: '' };

/** The facts about a request that commands may use. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  const host = hostOf(request);
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    host: host.name,
    origin: `${schemeOf(request)}://${host.withPort}`,
  };
}

/** The host of a request. Empty if it has none, which HTTP/1.0 allows. */
export function hostOf(request: FastifyRequest): RequestHost {
  return readHost(request.host) ?? noHost;
}

/** The scheme that the browser used. A proxy could send any value, so anything but https counts as http. */
export function schemeOf(request: FastifyRequest): 'http' | 'https' {
  return request.protocol === 'https' ? 'https' : 'http';
}

/** Reject requests with an invalid Host before anything is looked up by it. */
export function refuseUnreadableHosts(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hostHeaders(request.raw.rawHeaders) <= 1 && (request.host === '' || readHost(request.host))) {
      done();
      return;
    }
    reply.code(400).type('text/plain; charset=utf-8').send('Invalid Host header.');
  });
}

/** RFC 9112 §3.2: with two Host headers, different servers on the way may each use another one. */
function hostHeaders(rawHeaders: readonly string[]): number {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found;
}
