import { envelopeOf } from '../api/client.ts';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { reactionTo } from './refusal-reaction.ts';
import { endSession } from './session-end.ts';

/** How often a question is asked again before its failure is shown. */
const retries = 2;

/**
 * What the browser remembers of the API's answers. A refusal of the domain is an answer and is not asked again; what failed
 * on the way is. A refusal that ends the session is acted upon here, whoever asked.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        const envelope = envelopeOf(error);
        const reaction = reactionTo(envelope);
        if (reaction === 'sign_out') endSession();
        if (reaction === 'log') console.warn(envelope.statusMessage, envelope.statusDetail);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isPassing(envelopeOf(error).statusMessage),
        staleTime: 15_000,
      },
    },
  });
}

/** Whether the same question may well be answered in a moment. */
function isPassing(statusMessage: string): boolean {
  return ['internalServerError', 'serviceUnavailable', 'disconnect', 'tooManyRequests'].includes(
    statusMessage,
  );
}
