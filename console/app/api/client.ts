import type { Envelope } from '@marquee/contract/envelope.ts';
import type { Operation, OperationAnswer, OperationInput } from '@marquee/contract/operation.ts';
import type { Endpoint } from './endpoint.ts';

/** What a call came to: its answer, or the envelope of a refusal. */
export type Result<O extends Operation> =
  | { readonly ok: true; readonly answer: OperationAnswer<O> }
  | { readonly ok: false; readonly refusal: Envelope };

/** A refusal as an error, for those who work with rejected promises. */
export class Refused extends Error {
  readonly envelope: Envelope;
  constructor(envelope: Envelope) {
    super(envelope.statusMessage);
    this.name = 'Refused';
    this.envelope = envelope;
  }
}

const patience_ms = 30_000;
const unreachable: Envelope = { statusCode: 0, statusMessage: 'unreachable', statusDetail: '' };

/** What the shell does when calls are answered in these ways. It is set once, before the first call. */
interface Reactions {
  /** Asks for the second factor; whether it was given. */
  readonly confirmSecondFactor: () => Promise<boolean>;
  readonly sessionEnded: () => void;
}
let reactions: Reactions = {
  confirmSecondFactor: () => Promise.resolve(false),
  sessionEnded: () => undefined,
};
export function reactWith(given: Reactions): void {
  reactions = given;
}

/**
 * Make a call. Never rejects, but for an abort by the given signal. A call for which the second factor is due is made again once
 * the operator has entered it.
 */
export async function operate<O extends Operation>(
  endpoint: Endpoint<O>,
  input: OperationInput<O>,
  options: { signal?: AbortSignal } = {},
): Promise<Result<O>> {
  const result = await send(endpoint, input, options);
  if (result.ok) return result;
  if (result.refusal.statusMessage === 'sessionExpired') reactions.sessionEnded();
  if (result.refusal.statusMessage !== 'secondFactorDue') return result;
  return (await reactions.confirmSecondFactor()) ? send(endpoint, input, options) : result;
}

/** As `operate`, and throws `Refused` where it is refused. */
export async function operateOrThrow<O extends Operation>(
  endpoint: Endpoint<O>,
  input: OperationInput<O>,
  options: { signal?: AbortSignal } = {},
): Promise<OperationAnswer<O>> {
  const result = await operate(endpoint, input, options);
  if (!result.ok) throw new Refused(result.refusal);
  return result.answer;
}

async function send<O extends Operation>(
  endpoint: Endpoint<O>,
  input: OperationInput<O>,
  options: { signal?: AbortSignal },
): Promise<Result<O>> {
  const deadline = AbortSignal.timeout(patience_ms);
  let body: unknown;
  try {
    const response = await fetch(endpoint.path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(input),
      signal: options.signal ? AbortSignal.any([options.signal, deadline]) : deadline,
    });
    body = await response.json();
  } catch (error) {
    if (options.signal?.aborted) throw error;
    return { ok: false, refusal: unreachable };
  }
  if (!isEnvelope(body)) return { ok: false, refusal: unreachable };
  return isSuccess<O>(body) ? { ok: true, answer: body } : { ok: false, refusal: body };
}

function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === 'object' &&
    body !== null &&
    'statusCode' in body &&
    typeof body.statusCode === 'number' &&
    'statusMessage' in body &&
    typeof body.statusMessage === 'string'
  );
}

/** Server and console are built from one contract, so the shape of a success is taken at its word. */
function isSuccess<O extends Operation>(body: Envelope): body is Envelope & OperationAnswer<O> {
  return body.statusCode === 1;
}
