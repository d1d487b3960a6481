/** How long a connection to one of our servers may take, and how many there may be. */
export interface ConnectionLimits {
  /** From the first byte of a request to its headers' end. */
  readonly headers_ms: number;
  /** From the first byte of a request to its body's end: the largest upload on a slow telephone, and no more. */
  readonly request_ms: number;
  /** Without a byte in either direction, also from who does not read the answer. WebSockets have rules of their own. */
  readonly silence_ms: number;
  /** How often requests that take too long are looked for. */
  readonly check_ms: number;
  readonly connections: number;
}

const defaults: ConnectionLimits = {
  headers_ms: 10_000,
  request_ms: 60_000,
  silence_ms: 75_000,
  check_ms: 2_000,
  connections: 25_000,
};

/**
 * What every server of ours is made with, as Fastify's options. Node's own limits are five minutes for a request and none
 * for silence, looked after every half minute.
 */
export function connectionOptions(changes: Partial<ConnectionLimits> = {}) {
  const limits = { ...defaults, ...changes };
  return {
    connectionTimeout: limits.silence_ms,
    requestTimeout: limits.request_ms,
    http: { headersTimeout: limits.headers_ms, connectionsCheckingInterval: limits.check_ms },
  } as const;
}

/** Bound how many connections a server keeps; more are closed when they come. */
export function boundConnections(
  server: { maxConnections?: number },
  connections = defaults.connections,
): void {
  server.maxConnections = connections;
}
