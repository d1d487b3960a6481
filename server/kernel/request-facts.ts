/** Where a request came from. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The host that the request was sent to, without the port. */
  readonly host: string;
  /** Protocol, host and port as the browser sees them, such as `http://localhost:3000`. */
  readonly origin: string;
}
