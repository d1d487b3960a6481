import type { FastifyError, FastifyInstance } from 'fastify';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import { faultOf } from '@marquee/contract/validation.ts';
import { RefusalError } from '../kernel/errors.ts';
import { TooManyRequests } from './rate-limit-store.ts';
import { presentRefusal } from './serve.ts';

/** Fastify's own errors that have a refusal of the contract. */
const refusalByCode: Readonly<Record<string, Refusal>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupportedMediaType',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payloadTooLarge',
};

/**
 * Turn every error into an envelope. A refusal gets its documented answer, and a request that Fastify rejects is
 * `invalidInput`. Any other error is logged in full, and the caller only learns that the server failed.
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
      const detail = [faultOf('', 'a JSON object')];
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
