import type { z } from 'zod';

/** A player or an operator is waiting, so a slower answer counts as an outage. */
const timeout_ms = 15_000;

export interface PaymongoClient {
  /** Throws if there is no answer, the status is not 2xx, or the body does not match the schema. */
  ask<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    request?: { body?: object; idempotencyKey?: string },
  ): Promise<z.output<Schema>>;
}

/** PayMongo answered with an error status, as opposed to not answering. With a 4xx status nothing was done. */
export class PaymongoRefusal extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, detail: string) {
    super(`PayMongo answered HTTP ${httpStatus}: ${detail}`);
    this.name = 'PaymongoRefusal';
    this.httpStatus = httpStatus;
  }
}

/** Calls PayMongo with HTTP Basic authentication: the secret key is the user name and the password is empty. */
export function createPaymongoClient(options: { url: string; secretKey: string }): PaymongoClient {
  const authorization = `Basic ${Buffer.from(`${options.secretKey}:`).toString('base64')}`;
  return {
    ask: async (path, schema, request = {}) => {
      const isPost = request.body !== undefined || request.idempotencyKey !== undefined;
      const response = await fetch(`${options.url}${path}`, {
        method: isPost ? 'POST' : 'GET',
        headers: {
          accept: 'application/json',
          authorization,
          ...(isPost ? { 'content-type': 'application/json' } : {}),
          ...(request.idempotencyKey === undefined ? {} : { 'idempotency-key': request.idempotencyKey }),
        },
        body: isPost ? JSON.stringify(request.body ?? {}) : null,
        signal: AbortSignal.timeout(timeout_ms),
      });
      const text = await response.text();
      if (!response.ok) throw new PaymongoRefusal(response.status, text.slice(0, 500));
      return schema.parse(JSON.parse(text));
    },
  };
}
