import { reasonOf, type Told } from '@marquee/contract/command-reasons.ts';
import type { FieldFault } from '@marquee/contract/envelope.ts';
import { operateRefusals, type OperateRefusal } from '@marquee/contract/operate-refusals.ts';
import { refusals, type Refusal } from '@marquee/contract/refusals.ts';
import { faultOf } from '@marquee/contract/validation.ts';

/** Every refusal of the player API and of the console, by its statusMessage. */
const everyRefusal = { ...refusals, ...operateRefusals };
export type AnyRefusal = Refusal | OperateRefusal;

/** The code, HTTP status and sentence of a refusal. */
export function describeRefusal(refusal: AnyRefusal): { code: number; http: number; detail: string } {
  return everyRefusal[refusal];
}

/**
 * A refusal, thrown by commands and guards and returned to the client in the envelope. Any other error is a fault of
 * the server.
 */
export class RefusalError extends Error {
  readonly refusal: AnyRefusal;
  readonly detail: string | FieldFault[];

  constructor(refusal: AnyRefusal, detail: string | FieldFault[] = everyRefusal[refusal].detail) {
    super(`${refusal}: ${typeof detail === 'string' ? detail : JSON.stringify(detail)}`);
    this.name = 'RefusalError';
    this.refusal = refusal;
    this.detail = detail;
  }
}

/** `throw refuse('amountBelowMinimum')`, with the documented sentence or a more specific `detail`. */
export function refuse(
  refusal: Exclude<AnyRefusal, 'commandRefused'>,
  detail?: string | FieldFault[],
): RefusalError {
  return new RefusalError(refusal, detail);
}

/** `throw refuseCommand('This deposit was already credited.')`, for a command of the console that cannot be done now. */
export function refuseCommand(...told: Told): RefusalError {
  return refuseFor(reasonOf(...told));
}

/** The same for a reason that is known already. */
export function refuseFor(reason: FieldFault): RefusalError {
  return new RefusalError('commandRefused', [reason]);
}

/** A refusal as the reason of another command: what an operator is told who did it for a player. */
export function reasonOfRefusal({ refusal, detail }: RefusalError): FieldFault {
  if (typeof detail !== 'string' && detail[0]) return { ...detail[0], field: '' };
  const expected = typeof detail === 'string' ? detail : describeRefusal(refusal).detail;
  return { field: '', expected, key: `errors.${refusal}`, values: {} };
}

/** `throw refuseField('birth_date', 'a date in the past')`, for an invalid field that only a command can detect. */
export function refuseField(field: string, expected: string): RefusalError {
  return new RefusalError('invalidInput', [faultOf(field, expected)]);
}
