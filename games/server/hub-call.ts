/** What the operator's calls have in common. */
import type { Socket } from 'node:net';
import type { z } from 'zod';

/** An answer outside the happy path: `{"error"}` on an HTTP status. */
export class HubError extends Error {
  readonly statusCode: 400 | 401 | 403 | 404 | 409;
  constructor(statusCode: 400 | 401 | 403 | 404 | 409, message: string) {
    super(message);
    this.name = 'HubError';
    this.statusCode = statusCode;
  }
}

/** Adds a call whose body has been verified and then parsed. `socket` is the connection that it came on. */
export type AddHubCall = <Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  handle: (request: z.infer<Schema>, socket: Socket) => Promise<unknown>,
) => void;
