import type { PageCall } from '@marquee/contract/page.ts';
import type { RequestFacts, App } from '../kernel/app.ts';
import { RefusalError } from '../kernel/errors.ts';
import { servedCalls } from '../api/handlers.ts';
import { presentRefusal } from './serve.ts';

/**
 * Calls of the player API without the way over the network, for the loaders of pages. They are validated, guarded and
 * presented as if they had come by HTTP. A fault of ours is thrown.
 */
export function createPageCall(app: App, request: RequestFacts): PageCall {
  return async (call, input) => {
    const served = servedCalls.find((candidate) => candidate.call.path === call.path);
    if (!served) throw new Error(`No handler serves ${call.path}`);
    try {
      const { statusCode, statusMessage, statusDetail, ...answer } = await served.run(app, input, request);
      return { statusCode, statusMessage, statusDetail, ...call.answer.partial().parse(answer) };
    } catch (error) {
      if (error instanceof RefusalError) return presentRefusal(error).envelope;
      throw error;
    }
  };
}
