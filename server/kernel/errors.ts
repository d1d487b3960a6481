import type { FieldFault } from '@marquee/contract/envelope.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import { faultOf } from '@marquee/contract/validation.ts';

/**
 * A refusal, thrown by commands and guards and returned to the client in the envelope. Any other error is a fault of
 * the server.
 */
export class RefusalError extends Error {
  readonly refusal: Refusal;
  readonly detail: string | FieldFault[];

  constructor(refusal: Refusal, detail: string | FieldFault[] = refusals[refusal].detail) {
    super(`${refusal}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`);
    this.name = 'RefusalError';
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** `throw refuse('amountBelowMinimum')`, with the documented sentence or a more specific `detail`. */
export function refuse(refusal: Refusal, detail?: string | FieldFault[]): RefusalError {
  return new RefusalError(refusal, detail);
}

/** `throw refuseField('birth_date', 'a date in the past')`, for an invalid field that only a command can detect. */
export function refuseField(field: string, expected: string): RefusalError {
  return new RefusalError('invalidInput', [faultOf(field, expected)]);
}
