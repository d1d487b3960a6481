/** The limits on sockets in one process. */
export interface RealtimeLimits {
  readonly connections: number;
  /** High, because a mobile carrier may have hundreds of players behind one address. */
  readonly connectionsPerAddress: number;
  /** How many sockets may sign in with one session. */
  readonly connectionsPerSession: number;
  /** A socket that has neither signed in nor watched a site by then is closed. */
  readonly introduction_ms: number;
  readonly messagesPerSecond: number;
  /** How many sign-ins query the database at once. The others wait, so that sockets do not slow down API calls. */
  readonly signInsAtOnce: number;
  /** How often silent sockets are closed and sessions checked. */
  readonly sweep_ms: number;
}

export const realtimeLimits: RealtimeLimits = {
  connections: 20_000,
  connectionsPerAddress: 2_000,
  connectionsPerSession: 12,
  introduction_ms: 10_000,
  messagesPerSecond: 10,
  signInsAtOnce: 4,
  sweep_ms: 30_000,
};

/** The close codes of the server, from the range that WebSocket reserves for applications. */
export const closeCodes = {
  /**
   * Too many messages in a second, a second sign-in before the first was answered, or too many sockets of one session.
   */
  tooManyMessages: 4429,
  /** The sign-in or the watched site was refused. */
  refused: 4401,
  /** The socket did not sign in or watch a site in time. */
  notIntroduced: 4408,
  /** The site is closed. */
  siteClosed: 4503,
} as const;
