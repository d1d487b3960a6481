import type { AnswerOf, Call, RequestInput } from '@marquee/contract/call.ts';
import type { Envelope } from '@marquee/contract/envelope.ts';
import type { PageCall } from '@marquee/contract/page.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { App } from './app.ts';
import { RefusalError } from '../kernel/errors.ts';
import { presentRefusal, type ServedCall } from './serve.ts';

/**
 * Lets page loaders make player API calls without the network. A call is validated, authorized and presented as over
 * HTTP: a refusal becomes an envelope. Any other error is thrown.
 */
export function createPageCall(
  app: App,
  servedCalls: readonly ServedCall[],
  request: RequestFacts,
): PageCall {
  async function pageCall<C extends Call>(
    call: C,
    input: RequestInput<C>,
  ): Promise<Envelope & Partial<AnswerOf<C>>>;
  async function pageCall(call: Call, input: unknown): Promise<Envelope & Record<string, unknown>> {
    const served = servedCalls.find((candidate) => candidate.call.path === call.path);
    if (!served) throw new Error(`No handler serves ${call.path}`);
    try {
      return await served.run(app, input, request);
    } catch (error) {
      if (error instanceof RefusalError) return presentRefusal(error).envelope;
      throw error;
    }
  }
  return pageCall;
}
