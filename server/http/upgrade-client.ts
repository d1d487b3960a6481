import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../kernel/config.ts';
import { readHost } from './host-header.ts';

/** The client that requests a WebSocket. */
export interface UpgradeClient {
  readonly ip: string;
  /** The requested host, as `readHost` spells it. */
  readonly host: string;
}

/**
 * Returns a function that identifies the client of an upgrade. It trusts proxies in the same way as Fastify, whose
 * requests an upgrade bypasses. The function returns undefined if the Host header is invalid.
 */
export function createUpgradeClients(
  trusted: Config['TRUST_PROXY'],
): (request: IncomingMessage) => UpgradeClient | undefined {
  const isTrusted = proxyAddr.compile(trusted === false ? [] : [...trusted]);
  return (request) => {
    const { remoteAddress = '' } = request.socket;
    const forwarded = isTrusted(remoteAddress, 0) ? request.headers['x-forwarded-host'] : undefined;
    const hosts = Array.isArray(forwarded) ? forwarded.join(',') : forwarded;
    const host = readHost(hosts?.split(',').at(-1)?.trim() ?? request.headers.host ?? '');
    return host && { ip: proxyAddr(request, isTrusted), host: host.name };
  };
}
