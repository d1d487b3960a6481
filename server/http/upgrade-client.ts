import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import type { Config } from '../kernel/config.ts';
import { readHost } from './host-header.ts';

/** Who asks for a WebSocket. */
export interface UpgradeClient {
  readonly ip: string;
  /** The host that was called, as `readHost` spells it. */
  readonly host: string;
}

/**
 * Reads who asks for an upgrade, by the same trust in proxies as Fastify's requests, which an upgrade never becomes.
 * The function answers undefined if the Host cannot be read.
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
