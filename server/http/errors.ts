import type { FastifyError, FastifyInstance } from 'fastify';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import { RefusalError } from '../kernel/errors.ts';
import { TooManyRequests } from './rate-limit-store.ts';
import { presentRefusal } from './serve.ts';

/** What Fastify refuses before a handler is reached, in our own words. */
const refusalByCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
};

/**
 * Every error becomes an envelope. A refusal is answered as it is documented; a body that cannot be read is malformed;
 * whatever else was thrown is a fault of ours, is logged whole, and tells the caller nothing but that.
 */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError | RefusalError | TooManyRequests>((error, request, reply) => {
    if (error instanceof RefusalError) {
      const { http, envelope } = presentRefusal(error);
      return reply.code(http).send(envelope);
    }
    const status = error.statusCode ?? 500;
    if (status === 429) {
      if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter_s);
      return reply.code(429).send(envelopeOf('tooManyRequests'));
    }
    const known = 'code' in error ? refusalByCode[error.code] : undefined;
    if (known) return reply.code(refusals[known].http).send(envelopeOf(known));
    if (status >= 400 && status < 500) {
      const detail = [{ field: '', expected: 'a JSON object' }];
      return reply.code(400).send({ ...envelopeOf('invalidInput'), statusDetail: detail });
    }
    request.log.error({ err: error }, 'a request failed');
    return reply.code(500).send(envelopeOf('internalServerError'));
  });
}

function envelopeOf(refusal: Refusal) {
  const { code, detail } = refusals[refusal];
  return { statusCode: code, statusMessage: refusal, statusDetail: detail };
}
