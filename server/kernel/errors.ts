import type { FieldFault } from '@marquee/contract/envelope.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';

/** A refusal on its way to the envelope. Thrown by commands and guards; everything else thrown is a fault of ours. */
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

/** `throw refuse('amountBelowMinimum')`: the documented sentence, or one that says more. */
export function refuse(refusal: Refusal, detail?: string | FieldFault[]): RefusalError {
  return new RefusalError(refusal, detail);
}

/** `throw refuseField('birth_date', 'a date in the past')`: a malformed field that only a command can see. */
export function refuseField(field: string, expected: string): RefusalError {
  return new RefusalError('invalidInput', [{ field, expected }]);
}
