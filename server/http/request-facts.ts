import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { readHost, type RequestHost } from './host-header.ts';

const noHost: RequestHost = { name: '', withPort: '' };

/** What a command may know of the request that it serves. */
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

/** The host of a request; empty if it has none, which HTTP/1.0 allows. */
export function hostOf(request: FastifyRequest): RequestHost {
  return readHost(request.host) ?? noHost;
}

/** How the browser reached us. A proxy may say anything else; only these two make an address. */
export function schemeOf(request: FastifyRequest): 'http' | 'https' {
  return request.protocol === 'https' ? 'https' : 'http';
}

/** Refuse requests whose Host cannot be read, before anything is looked up by it. */
export function refuseUnreadableHosts(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    if (hostHeaders(request.raw.rawHeaders) <= 1 && (request.host === '' || readHost(request.host))) {
      done();
      return;
    }
    reply.code(400).type('text/plain; charset=utf-8').send('The Host header names no host.');
  });
}

/** RFC 9112 §3.2: of two Host headers, each server in the way may believe another. */
function hostHeaders(rawHeaders: readonly string[]): number {
  let found = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') found += 1;
  }
  return found;
}
