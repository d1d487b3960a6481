import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localName = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[?::1\]?$/i;

/**
 * Whether somebody on this machine asks: the connection is from here, no proxy says that it speaks for another, and the
 * page was asked for by a local name. The name stops a proxy that adds no header, and a foreign page whose own name was
 * made to point here (DNS rebinding).
 */
export function isThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  if (!loopback.has(socket.remoteAddress ?? '')) return false;
  return !Object.keys(headers).some(isOfProxy) && isLocalName(hostname);
}

/** Whether a host's name always leads to the machine that asks: `localhost` and what is below it, or a loopback address. */
export function isLocalName(hostname: string): boolean {
  return localName.test(hostname);
}

function isOfProxy(header: string): boolean {
  return header.startsWith('x-forwarded-') || ['forwarded', 'x-real-ip', 'via'].includes(header);
}
