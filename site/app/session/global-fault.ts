import type { Envelope } from '@marquee/contract/envelope.ts';

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

/** Hand such a refusal to the browser's global error handler, the `error` event of the window. `what` was refused. */
export function raiseGlobally(what: string, refusal: Pick<Envelope, 'statusCode' | 'statusMessage'>): void {
  globalThis.reportError(new UnattendedRefusal(what, refusal));
}
