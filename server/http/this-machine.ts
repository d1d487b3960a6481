import type { FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const localName = /^(?:[a-z0-9-]+\.)*localhost$|^127(?:\.\d{1,3}){3}$|^\[?::1\]?$/i;

/**
 * True if the request comes from this machine: the connection is local, no header shows a proxy, and the host name is
 * local. The host name also stops proxies that add no header and foreign pages whose name resolves to this machine (DNS
 * rebinding).
 */
export function isThisMachine({ socket, headers, hostname }: FastifyRequest): boolean {
  if (!loopback.has(socket.remoteAddress ?? '')) return false;
  return !Object.keys(headers).some(isOfProxy) && isLocalName(hostname);
}

/** True if the name always means the local machine: `localhost`, its subdomains, or a loopback address. */
export function isLocalName(hostname: string): boolean {
  return localName.test(hostname);
}

function isOfProxy(header: string): boolean {
  return header.startsWith('x-forwarded-') || ['forwarded', 'x-real-ip', 'via'].includes(header);
}
