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

/** What letting go of connections needs of one, and of a server of Node. */
type Connection = {
  readonly bytesRead: number;
  destroy: () => unknown;
  once: (event: 'close', listener: () => void) => unknown;
};
type Listening = {
  readonly listening: boolean;
  on: (event: 'connection', listener: (connection: Connection) => void) => unknown;
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
};

/** How often a server that closes looks for connections that have nothing under way, and how long it waits for the others. */
const look_ms = 20;
const patience_ms = 30_000;

/**
 * Lets a server close as soon as what was asked of it is answered. Node closes the connections that are idle when it begins to close:
 * one whose request is answered a moment later, or that has not said anything yet, would hold it until it has been silent for too long.
 * @returns what is to be called when the server begins to close.
 */
export function releaseOnClose(server: Listening): () => void {
  const connections = new Set<Connection>();
  server.on('connection', (connection) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return () => {
    let waited_ms = 0;
    const looking = setInterval(() => {
      waited_ms += look_ms;
      server.closeIdleConnections();
      for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
      if (waited_ms >= patience_ms) server.closeAllConnections();
      if (!server.listening && connections.size === 0) clearInterval(looking);
    }, look_ms);
  };
}
