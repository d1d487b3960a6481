import type { FastifyRequest } from 'fastify';
import type { RequestFacts } from '../kernel/app.ts';

/** What a command may know of the request that it serves. */
export function requestFacts(request: FastifyRequest): RequestFacts {
  return {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 400),
    host: request.hostname.toLowerCase(),
    origin: `${request.protocol}://${request.host.toLowerCase()}`,
  };
}
