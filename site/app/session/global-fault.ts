import type { Envelope } from '@marquee/contract/envelope.ts';
import { endsSession } from './refusal-reaction.ts';
import { endSession } from './session-end.ts';

/** A refusal of a call that no page made for itself, so that none shows it. */
class UnattendedRefusal extends Error {
  readonly statusCode: number;
  readonly statusMessage: string;

  constructor(what: string, { statusCode, statusMessage }: Pick<Envelope, 'statusCode' | 'statusMessage'>) {
    super(`${what}: ${statusCode} ${statusMessage}`);
    this.name = 'UnattendedRefusal';
    this.statusCode = statusCode;
    this.statusMessage = statusMessage;
  }
}

/**
 * Hand such a refusal to the browser's global error handler, the `error` event of the window. `what` was refused. One that
 * says that the session is over ends it here too.
 */
export function raiseGlobally(what: string, refusal: Pick<Envelope, 'statusCode' | 'statusMessage'>): void {
  if (endsSession(refusal.statusMessage)) endSession();
  globalThis.reportError(new UnattendedRefusal(what, refusal));
}
