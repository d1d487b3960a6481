/** What one process grants to sockets. */
export interface RealtimeLimits {
  readonly connections: number;
  /** Behind one address: a carrier has hundreds of players behind each of its own. */
  readonly connectionsPerAddress: number;
  /** The tabs in which one session is signed in. */
  readonly connectionsPerSession: number;
  /** Who has neither signed in nor watched a site by then is closed. */
  readonly introduction_ms: number;
  readonly messagesPerSecond: number;
  /** Sign-ins that are looked up at once; the others wait, so that sockets leave the database to the calls. */
  readonly signInsAtOnce: number;
  /** How often sockets are looked after. */
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

/** Why the server closes a socket, in the range that WebSockets leave to applications. */
export const closeCodes = {
  /** More messages than a tab has to send, or a second sign-in before the first was answered. */
  tooManyMessages: 4429,
  /** The sign-in was refused. */
  refused: 4401,
  /** Nobody signed in or watched a site in time. */
  notIntroduced: 4408,
  /** The site is closed. */
  siteClosed: 4503,
} as const;
