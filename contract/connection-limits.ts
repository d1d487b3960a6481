/** How long a connection to one of our servers may take, and how many there may be. */
export interface ConnectionLimits {
  /** From the first byte of a request to the end of its headers. */
  readonly headers_ms: number;
  /** From the first byte of a request to the end of its body. Long enough for the largest upload from a slow phone. */
  readonly request_ms: number;
  /**
   * Without a byte in either direction, including a client that does not read the answer. WebSockets have their own
   * rules.
   */
  readonly silence_ms: number;
  /** How often to look for requests that take too long. */
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
 * The Fastify options of all our servers. Node's own limits are five minutes for a request and none for silence,
 * checked every 30 seconds.
 */
export function connectionOptions(changes: Partial<ConnectionLimits> = {}) {
  const limits = { ...defaults, ...changes };
  return {
    connectionTimeout: limits.silence_ms,
    requestTimeout: limits.request_ms,
    http: { headersTimeout: limits.headers_ms, connectionsCheckingInterval: limits.check_ms },
  } as const;
}

/** Limit how many connections a server keeps. Further ones are closed on arrival. */
export function boundConnections(
  server: { maxConnections?: number },
  connections = defaults.connections,
): void {
  server.maxConnections = connections;
}
