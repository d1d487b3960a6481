import { isIP } from 'node:net';
import type { Config } from '../kernel/config.ts';

/**
 * The address of a push service that may be sent to, or undefined: https, the usual port, and a name instead of an
 * address. Whether the name leads to a public address is checked by each connection. In a demo the push service among its
 * services may be used too.
 */
export function pushAddress(endpoint: string, config: Pick<Config, 'SERVICES_URL'>): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (isStandIn(url, config)) return url;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isNamed = isIP(name) === 0 && name.includes('.');
  const isPlain = url.port === '' && url.username === '' && url.password === '';
  return url.protocol === 'https:' && isNamed && isPlain ? url : undefined;
}

/** True for the demo's own push service. Production refuses to start with it. */
export function isStandIn(url: URL, { SERVICES_URL }: Pick<Config, 'SERVICES_URL'>): boolean {
  return SERVICES_URL !== undefined && url.origin === new URL(SERVICES_URL).origin;
}
