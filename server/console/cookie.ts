import type { FastifyReply, FastifyRequest } from 'fastify';
import { schemeOf } from '../http/request-facts.ts';
import { absoluteLimit_ms } from '../operators/session.ts';
import type { SessionCookie } from './serve-operation.ts';

const tokenPattern = /^[A-Za-z0-9_-]{20,100}$/;

/**
 * The session's cookie: no script reads it, no other site's page sends it, and over https it is bound to this host.
 * Browsers accept `__Host-` only with Secure, and a demo on this machine has no https.
 */
export function sessionCookie(request: FastifyRequest, reply: FastifyReply): SessionCookie {
  const isSecure = schemeOf(request) === 'https';
  const name = isSecure ? '__Host-marquee_operator' : 'marquee_operator';
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    read: () => {
      const found = (request.headers.cookie ?? '')
        .split(';')
        .map((pair) => pair.trim())
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1);
      return found !== undefined && tokenPattern.test(found) ? found : undefined;
    },
    write: (token) => {
      const life_s = token === null ? 0 : absoluteLimit_ms / 1000;
      reply.header('set-cookie', `${name}=${token ?? ''}; Max-Age=${life_s}; ${attributes}`);
    },
  };
}
