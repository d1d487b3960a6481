/** Where a call came from. */
export interface RequestFacts {
  readonly id: string;
  readonly ip: string;
  readonly userAgent: string;
  /** The host that the call was made to, without its port. */
  readonly host: string;
  /** Protocol, host and port as the browser sees them, e.g. `http://localhost:3000`. */
  readonly origin: string;
}
