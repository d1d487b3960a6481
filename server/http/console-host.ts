import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../kernel/config.ts';
import { createUpgradeClients } from './upgrade-client.ts';

/** What a route of the console declares, so that it answers on the console's host only. */
export const onConsoleHost = { console: 'yes' } as const;

/** The host of the console: the configured one, or in a demo one of this machine. Undefined if it is not served. */
export function consoleHost(config: Config): string | undefined {
  return config.OPERATE_HOST ?? (config.MARQUEE_ENV === 'production' ? undefined : 'operate.localhost');
}

/** Where the console is opened. Undefined if it is not served. */
export function consoleOrigin(config: Config): string | undefined {
  const host = consoleHost(config);
  if (host === undefined) return undefined;
  return config.MARQUEE_ENV === 'production' ? `https://${host}` : `http://${host}:${config.PORT}`;
}

/**
 * Keep the console's host apart: there only routes that declare `onConsoleHost` exist, and elsewhere they do not. Call it
 * before any route is added.
 */
export function separateConsoleHost(server: FastifyInstance, config: Config): void {
  const host = consoleHost(config);
  const clientOf = createUpgradeClients(config.TRUST_PROXY);
  const isConsole = (request: IncomingMessage): boolean => {
    const { headers } = request;
    // Most requests are for sites, and this runs for each of them.
    if (host === undefined) return false;
    if (!headers.host?.toLowerCase().startsWith(host) && headers['x-forwarded-host'] === undefined)
      return false;
    return clientOf(request)?.host === host;
  };
  server.addConstraintStrategy({
    name: 'console',
    mustMatchWhenDerived: true,
    storage: handlerStore,
    validate: () => undefined,
    deriveConstraint: (request) => (isConsole(request) ? 'yes' : undefined),
  });
}

/** What the router keeps the routes of a path by. */
function handlerStore<Handler>(): {
  get: (value: unknown) => Handler | null;
  set: (value: unknown, handler: Handler) => void;
} {
  const handlers = new Map<unknown, Handler>();
  return {
    get: (value) => handlers.get(value) ?? null,
    set: (value, handler) => {
      handlers.set(value, handler);
    },
  };
}
